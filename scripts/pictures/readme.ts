import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { demoOwner } from "#server/demo/business.ts";
import { languages } from "#shared/language.ts";

/** In bytes; README is read on phones too. */
const budget = 120 * 1024;

/** The landing page and the dashboard of the demo, in both languages, for README. */
export async function photographReadme(browser: Browser, url: string, folder: string): Promise<void> {
  const answer = await fetch(`${url}/auth/login/`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: demoOwner.email, password: demoOwner.password }),
  });
  const { token } = ((await answer.json()) as { data: { token: string } }).data;
  mkdirSync(folder, { recursive: true });
  for (const language of languages) {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 880 },
      reducedMotion: "reduce",
      timezoneId: "Asia/Riyadh",
    });
    await context.addCookies([
      { name: "lang", value: language, url },
      { name: "theme", value: "light", url },
    ]);
    const page = await context.newPage();
    for (const [name, path] of [
      ["landing", "/"],
      ["dashboard", "/dashboard"],
    ] as const) {
      if (name === "dashboard") await page.evaluate((value) => localStorage.setItem("token", value), token);
      await page.goto(url + path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.locator("main [aria-busy=true]").first().waitFor({ state: "detached" });
      await page.evaluate(() => document.fonts.ready);
      for (let quality = 86; ; quality -= 4) {
        const jpeg = await page.screenshot({ type: "jpeg", quality });
        if (jpeg.length > budget && quality > 40) continue;
        writeFileSync(`${folder}${name}.${language}.jpg`, jpeg);
        break;
      }
    }
    await context.close();
  }
  console.log("README: the landing page and the dashboard in both languages");
}
