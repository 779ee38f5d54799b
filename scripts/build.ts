import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { oldestBrowsers } from "./bundle/browsers.ts";
import { findOverBudget } from "./bundle/budget.ts";
import { compressAssets } from "./bundle/compress.ts";
import { listPageAssets } from "./bundle/page-assets.ts";
import { weighBuild } from "./bundle/weight.ts";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outDir = join(root, "dist", "web");
const serverDir = join(root, "dist", "server");
const stampFile = join(outDir, ".stamp");

function* filesIn(path: string): Generator<string> {
  if (statSync(path).isFile()) return void (yield path);
  for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

/** Returns a fingerprint of the inputs of the browser's bundle. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const part of [
    "web",
    "shared",
    "vite.config.ts",
    "scripts/build.ts",
    "scripts/bundle",
    "package-lock.json",
  ]) {
    for (const file of filesIn(join(root, part)))
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  }
  return hash.digest("hex");
}

/** Whether dist was built from the current sources. */
export function isWebBuilt(stamp = fingerprint()): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
}

/**
 * Builds the browser's side into dist/web when it is outdated: hashed assets and Vite's manifest. Also builds into
 * dist/server the renderer of public pages, with the list of the assets that each page needs. Resolves to a sentence
 * that says what was done.
 */
async function buildWeb({ force = false } = {}): Promise<string> {
  const stamp = fingerprint();
  if (!force && isWebBuilt(stamp)) return "web is up to date";
  const started = performance.now();
  // Vite is imported here, so that checking a finished build does not load the bundler.
  const { build } = await import("vite");
  const options = { root, configFile: join(root, "vite.config.ts"), logLevel: "warn" } as const;
  await build(options);
  await build({ ...options, build: { ssr: true } });
  await build({
    configFile: false,
    root,
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: oldestBrowsers,
      lib: {
        entry: "web/widget/loader.ts",
        formats: ["iife"],
        name: "wakilLoader",
        fileName: () => "widget.js",
      },
    },
  });
  await checkWeight();
  writeFileSync(join(serverDir, "assets.json"), JSON.stringify(listPageAssets(outDir)));
  await compressAssets(outDir);
  writeFileSync(stampFile, stamp);
  return `web built in ${Math.round(performance.now() - started)} ms`;
}

async function checkWeight(): Promise<void> {
  const over = findOverBudget(await weighBuild(outDir, serverDir));
  if (over.length > 0) throw new Error(`the build is heavier than its budgets\n${over.join("\n")}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await buildWeb({ force: process.argv.includes("--force") }));
}
