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

/** Whether Debian packages can be installed without a question. */
const isInstaller = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs a Debian package when that is possible without a question; returns false when it failed. */
export function installPackage(name: string): boolean {
  if (!isInstaller()) return false;
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

/** Finds a program or installs its package. Without the program, `check` is left out or fails. */
export function ensureProgram(name: string, packageName: string, check: string): string | undefined {
  const find = () => findProgram([name]);
  const found = find() ?? (installPackage(packageName) ? find() : undefined);
  const why = `${name} is not installed: apt-get install ${packageName}`;
  if (!found) reportMissing(check, why, { isObtainable: isInstaller() });
  return found;
}

/**
 * Says that a check is left out because its program is missing. In CI this throws where the program could have been
 * obtained, because nobody reads the output of a run that succeeded.
 */
export function reportMissing(
  check: string,
  why: string,
  { isObtainable, isCi = Boolean(process.env["CI"]) }: { isObtainable: boolean; isCi?: boolean },
): void {
  if (isCi && isObtainable) throw new Error(`${check} cannot be left out in CI. ${why}`);
  console.log(`skipped: ${check}. ${why}`);
}
