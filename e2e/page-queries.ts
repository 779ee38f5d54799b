import type { Locator, Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** A short message at the top right. */
export const locateToast = (page: Page, text: string): Locator =>
  page.locator("[data-sonner-toast]", { hasText: text });

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

/** At which of the widths the open page is wider than its screen, each in a line. */
export async function findOverflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What a page draws by its width it has drawn a frame later.
    await page.evaluate(
      () => new Promise((give) => requestAnimationFrame(() => requestAnimationFrame(give))),
    );
    const over = await horizontalOverflow(page);
    if (over > 0) found.push(`${over} pixels wider than ${width}`);
  }
  return found;
}
