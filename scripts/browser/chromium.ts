import { existsSync } from "node:fs";
import { findProgram, installPackage } from "../debian-packages.ts";

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

/**
 * The programs that the tests can drive, the cheapest first. Chromium's headless shell draws pages with the same
 * engine and has no window around them, which takes less of the processor's time.
 */
const headlessShell = "chromium-headless-shell";
const withWindows = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const advice = `wakil: the browser tests need Chromium, and none was found.
  Debian, Ubuntu   sudo apt-get install chromium-headless-shell (or chromium)
  elsewhere        install Chromium or Google Chrome and name it: CHROMIUM=/path/to/chromium npm test`;

/**
 * Path of the Chromium to test with: the one CHROMIUM names, else the headless shell, else any other. What is missing is
 * installed where that is allowed; undefined, with the reason on stderr, when there is none in the end.
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
