// The pictures that are kept with the sources: covers of the demo's news, what a shared link shows, and what README
// shows. `--previews` leaves README's out, which need the product itself (E2E_URL: one that runs already).
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import { chromiumFlags, ensureChromium } from "./browser/chromium.ts";
import { startProduct } from "./browser/product.ts";
import { covers } from "./pictures/covers.ts";
import { drawPreviews } from "./pictures/draw.ts";
import { previews } from "./pictures/previews.ts";
import { photographReadme } from "./pictures/readme.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = `${root}web/public/pictures/`;

async function drawAll(browser: Browser): Promise<void> {
  mkdirSync(`${folder}news`, { recursive: true });
  mkdirSync(`${folder}previews`, { recursive: true });
  for (const [name, draw] of Object.entries(covers)) writeFileSync(`${folder}news/${name}.svg`, draw());
  const manifest: Record<string, { title: string; made: string }> = {};
  await drawPreviews(browser, previews(), ({ key, title, made }, jpeg) => {
    writeFileSync(`${folder}previews/${key}.jpg`, jpeg);
    manifest[key] = { title, made };
  });
  writeFileSync(`${root}web/head/previews.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`${Object.keys(covers).length} covers, ${Object.keys(manifest).length} previews`);
}

async function photograph(browser: Browser): Promise<void> {
  const running = process.env["E2E_URL"];
  const product = running ? undefined : await startProduct();
  try {
    await photographReadme(browser, product?.url ?? running ?? "", `${root}docs/pictures/`);
  } finally {
    await product?.stop();
  }
}

const executablePath = ensureChromium();
if (!executablePath) process.exit(1);
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  await drawAll(browser);
  if (!process.argv.includes("--previews")) await photograph(browser);
} finally {
  await browser.close();
}
