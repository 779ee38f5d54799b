import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser } from "@playwright/test";
import { previewBudget, previewSize } from "./formats.ts";
import type { Preview } from "./previews.ts";

const readBesideThis = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const fonts = createRequire(import.meta.url);

/** The page is self-contained, so that only the drawing determines the result. */
function font(script: "arabic" | "latin", range: string): string {
  const file = fonts.resolve(`@fontsource-variable/readex-pro/files/readex-pro-${script}-wght-normal.woff2`);
  return `@font-face{font-family:"Readex Pro Variable";font-weight:160 700;unicode-range:${range};src:url(data:font/woff2;base64,${readFileSync(file).toString("base64")})}`;
}

const styles = () =>
  [
    font("arabic", "U+0600-06FF,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC"),
    font("latin", "U+0000-00FF,U+2000-200B,U+200F-206F,U+20AC"),
    readBesideThis("../../web/styles/tokens.css"),
    readBesideThis("preview.css"),
  ].join("\n");

/** Draws JPEGs of 1200 by 630 pixels, at the highest quality within the size limit. */
export async function drawPreviews(
  browser: Browser,
  previews: readonly Preview[],
  keep: (preview: Preview, jpeg: Buffer) => void,
): Promise<void> {
  const css = styles();
  const context = await browser.newContext({ viewport: previewSize, deviceScaleFactor: 1 });
  const page = await context.newPage();
  for (const preview of previews) {
    await page.setContent(
      `<!doctype html><html lang="${preview.language}" data-theme="light"><head><meta charset="utf-8"><style>${css}</style></head><body>${preview.body}</body></html>`,
    );
    await page.evaluate(() => document.fonts.ready);
    const over = await page.evaluate(() => {
      const title = document.querySelector("h1")!.getBoundingClientRect();
      const brand = document.querySelector(".brand")!.getBoundingClientRect();
      return title.top < 0 || (title.top < brand.bottom && title.bottom > brand.bottom + 60);
    });
    if (over) throw new Error(`the title of ${preview.key} is too long for its picture`);
    for (let quality = 88; ; quality -= 4) {
      const jpeg = await page.screenshot({ type: "jpeg", quality });
      if (jpeg.length > previewBudget && quality > 40) continue;
      if (jpeg.length > previewBudget) throw new Error(`${preview.key} weighs ${jpeg.length} bytes`);
      keep(preview, jpeg);
      break;
    }
  }
  await context.close();
}
