// `npm run supply-chain`: licences of all packages, without a network. `-- sbom FILE` writes what is shipped as CycloneDX;
// `-- audit` asks the registry for known vulnerabilities of it, which needs a network.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findOtherLicences, findRefusedLicences, type LockedPackage } from "./supply-chain/licences.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8")) as Record<string, unknown>;

function npm(args: string[], stdout: "inherit" | "pipe"): { status: number; text: string } {
  const entry = process.env["npm_execpath"];
  const [command, first] = entry ? [process.execPath, [entry]] : ["npm", []];
  const done = spawnSync(command, [...first, ...args], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", stdout, "inherit"],
  });
  return { status: done.status ?? 1, text: done.stdout ?? "" };
}

function licences(): number {
  const packages = read("package-lock.json")["packages"] as Record<string, LockedPackage>;
  const refused = [...findRefusedLicences(packages), ...findOtherLicences(root, packages)];
  for (const line of refused) console.log(line);
  console.log(
    `${Object.keys(packages).length - 1} packages, ${refused.length} under a licence that is not allowed`,
  );
  return refused.length > 0 ? 1 : 0;
}

function sbom(file: string | undefined): number {
  if (!file) {
    console.error("usage: npm run supply-chain -- sbom FILE");
    return 2;
  }
  const args = [
    "sbom",
    "--sbom-format=cyclonedx",
    "--sbom-type=application",
    "--package-lock-only",
    "--omit=dev",
  ];
  const { status, text } = npm(args, "pipe");
  if (status !== 0) return status;
  const list = JSON.parse(text) as { metadata: { component: { name: string } }; components: unknown[] };
  // npm names it after the folder that it lies in.
  list.metadata.component.name = String(read("package.json")["name"]);
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${file}: ${list.components.length} packages`);
  return 0;
}

const [command, file] = process.argv.slice(2);
if (command === "sbom") process.exitCode = sbom(file);
else if (command === "audit")
  process.exitCode = npm(["audit", "--omit=dev", "--audit-level=high"], "inherit").status;
else process.exitCode = licences();
