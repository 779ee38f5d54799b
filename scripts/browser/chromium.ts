import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** What every browser of ours starts with: no first-run pages, no traffic of its own, and root may run it. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** Path of the Chromium to test with, or undefined: the environment's, else the first on the PATH. */
function findChromium(): string | undefined {
  const said = process.env["CHROMIUM"];
  if (said) return said;
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin"];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

const advice = `wakil: the browser tests need Chromium, and none was found.
  Debian, Ubuntu   sudo apt-get install chromium
  elsewhere        install Chromium or Google Chrome and name it: CHROMIUM=/path/to/chromium npm test`;

/** Path of a Chromium, fetched with apt-get when that is allowed without asking anyone; otherwise undefined and said why. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found && existsSync(found)) return found;
  if (found) {
    console.error(`wakil: CHROMIUM names ${found}, and no such file exists.`);
    return undefined;
  }
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    console.error(advice);
    return undefined;
  }
  console.log("wakil: no Chromium on this machine; installing it with apt-get, once");
  const apt = (...args: string[]) =>
    spawnSync("apt-get", args, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  const installed =
    apt("update", "-qq") && apt("install", "-y", "-qq", "--no-install-recommends", "chromium");
  const path = installed ? findChromium() : undefined;
  if (!path) console.error(advice);
  return path;
}
