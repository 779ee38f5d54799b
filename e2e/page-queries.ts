import type { Locator, Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** A short message at the top right. */
export const locateToast = (page: Page, text: string): Locator =>
  page.locator("[data-toast]", { hasText: text });

/** The menu of the account, opened; it closes when something in it is pressed. */
export async function openAccountMenu(page: Page, t: Texts): Promise<Locator> {
  await page.getByRole("button", { name: t("portal:menu.account") }).click();
  return page.getByRole("dialog", { name: t("portal:menu.account") });
}

/** Everything the browser has stored for the product under this origin. */
export const readLocalStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** By how many pixels the page is wider than its screen. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Gives the page's window a width. What the page draws by its width it has drawn a frame later. */
export async function resizePage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((give) => requestAnimationFrame(() => requestAnimationFrame(give)));
  });
}

/** At which of the widths the open page is wider than its screen, each in a line. */
export async function findOverflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resizePage(page, width);
    const over = await horizontalOverflow(page);
    if (over > 0) found.push(`${over} pixels wider than ${width}`);
  }
  return found;
}
