// Finds or installs programs of other packages that tests run against.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the path of the first of the named programs that is installed. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin", "/usr/sbin"];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Time limit in milliseconds, so that an unreachable package server does not delay the tests. */
const maxInstallMs = 180_000;

/** Installs a Debian package when that is possible without a question; returns false when it failed. */
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
