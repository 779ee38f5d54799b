// `npm run supply-chain`: licences of all packages, without a network. `-- sbom FILE` writes what is shipped as CycloneDX;
// `-- audit` asks the registry for known vulnerabilities of it, which needs a network.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findOtherLicences, findRefusedLicences, type LockedPackage } from "./supply-chain/licences.ts";
import { nameLicences, type Sbom, withoutDevelopment } from "./supply-chain/sbom.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (name: string) => JSON.parse(readFileSync(join(root, name), "utf8")) as Record<string, unknown>;

function npm(args: string[], stdout: "inherit" | "pipe", cwd = root): { status: number; text: string } {
  const entry = process.env["npm_execpath"];
  const [command, first] = entry ? [process.execPath, [entry]] : ["npm", []];
  const done = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", stdout, "inherit"],
  });
  return { status: done.status ?? 1, text: done.stdout ?? "" };
}

const lockedPackages = () => read("package-lock.json")["packages"] as Record<string, LockedPackage>;

function licences(): number {
  const packages = lockedPackages();
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
  // Development packages are removed from package.json, because --omit=dev would also leave out packages that are both
  // shipped and used in development.
  const folder = mkdtempSync(join(tmpdir(), "wakil-sbom-"));
  const { manifest, lock } = withoutDevelopment(read("package.json"), read("package-lock.json"));
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
  const { status, text } = npm(args, "pipe", folder);
  rmSync(folder, { recursive: true });
  if (status !== 0) {
    console.error(text);
    return status;
  }
  const list = nameLicences(JSON.parse(text) as Sbom);
  // npm names the component after its folder.
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
