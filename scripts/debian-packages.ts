// Programs of other packages that tests run against, found or installed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Path of the first of the named programs that is installed. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/sbin"];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** A package server that cannot be reached must not hold the tests up. */
const maxInstallMs = 180_000;

/** Installs a Debian package where that is allowed without asking anyone; false when it could not. */
export function installPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`wakil: installing ${name} with apt-get, once`);
  const apt = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: "ignore",
      timeout: maxInstallMs,
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const options = ["-y", "-qq", "--no-remove", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"];
  const install = () => apt("install", ...options, name);
  return install() || (apt("update", "-qq") && install());
}
