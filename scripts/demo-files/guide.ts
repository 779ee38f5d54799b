import { chromium } from "playwright-core";

/**
 * Prints the brewing guide with Chromium and returns the PDF's bytes (`CHROMIUM` names another binary than the
 * system's).
 */
export async function printGuide(): Promise<Buffer> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(new URL("brewing-guide/guide.html", import.meta.url).href);
    await page.evaluate(() => document.fonts.ready);
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true });
  } finally {
    await browser.close();
  }
}
