import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { languages } from "#shared/language.ts";

/** Maximum size in bytes, because README is also read on phones. */
const budget = 120 * 1024;

/** Takes the screenshots of the landing page in both languages for README. */
export async function photographReadme(browser: Browser, url: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 872 },
      reducedMotion: "reduce",
      timezoneId: "Asia/Riyadh",
    });
    await context.addCookies([
      { name: "lang", value: language, url },
      { name: "theme", value: "light", url },
    ]);
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    for (let quality = 86; ; quality -= 4) {
      const jpeg = await page.screenshot({ type: "jpeg", quality });
      if (jpeg.length > budget && quality > 40) continue;
      writeFileSync(`${folder}landing.${language}.jpg`, jpeg);
      break;
    }
    await context.close();
  }
  console.log("README: the landing page in both languages");
}
