import type { Locator, Page } from "@playwright/test";

/** A short message at the top right. */
export const locateToast = (page: Page, text: string): Locator =>
  page.locator("[data-sonner-toast]", { hasText: text });

/** Everything the browser has stored for the product under this origin. */
export const readLocalStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** By how many pixels the page is wider than its screen. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
