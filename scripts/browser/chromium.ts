import { existsSync } from "node:fs";
import { findProgram, installPackage } from "../debian-packages.ts";

/** Flags of every browser that we start: no first-run pages, no traffic of its own, and permission to run as root. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * The supported programs, the cheapest first. Chromium's headless shell renders pages with the same engine but
 * without a window, which takes less processor time.
 */
const headlessShell = "chromium-headless-shell";
const withWindows = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const advice = `wakil: the browser tests need Chromium, and none was found.
  Debian, Ubuntu   sudo apt-get install chromium-headless-shell (or chromium)
  elsewhere        install Chromium or Google Chrome and name it: CHROMIUM=/path/to/chromium npm test`;

/**
 * Returns the path of the Chromium for tests: the one in CHROMIUM, otherwise the headless shell, otherwise any other.
 * A missing one is installed when that is allowed; undefined, with the reason on stderr, when there is none.
 */
export function ensureChromium(): string | undefined {
  const named = process.env["CHROMIUM"];
  if (named) {
    if (existsSync(named)) return named;
    console.error(`wakil: CHROMIUM names ${named}, and no such file exists.`);
    return undefined;
  }
  const shell = () => findProgram([headlessShell]);
  const path =
    shell() ??
    (installPackage(headlessShell) ? shell() : undefined) ??
    findProgram(withWindows) ??
    (installPackage("chromium") ? findProgram(withWindows) : undefined);
  if (!path) console.error(advice);
  return path;
}
