import { expect, type Locator, type Page } from "@playwright/test";
import type { Texts } from "./texts.ts";

/** Finds a toast, a short message at the top right. */
export const locateToast = (page: Page, text: string): Locator =>
  page.locator("[data-toast]", { hasText: text });

/** Opens the menu of the account, which closes when something in it is pressed. */
export async function openAccountMenu(page: Page, t: Texts): Promise<Locator> {
  await page.getByRole("button", { name: t("portal:menu.account") }).click();
  return page.getByRole("dialog", { name: t("portal:menu.account") });
}

/**
 * Waits until the menu that the keyboard opened shows the focus on its first entry. React Aria focuses the entry in an
 * effect after the menu is painted, so that an arrow key pressed as soon as the entries are visible can be lost.
 */
export const waitForMenuFocus = (page: Page): Promise<void> =>
  expect(page.getByRole("menuitem").first()).toBeFocused();

/** Returns everything that the browser has stored for the product under this origin. */
export const readLocalStorage = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({ ...localStorage }));

/** Returns by how many pixels the page is wider than its screen. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Sets the width of the page's window and waits a frame, because the page draws parts that depend on the width one
 * frame later.
 */
export async function resizePage(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Returns the widths at which the open page is wider than its screen, one per line. */
export async function findOverflows(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await resizePage(page, width);
    const over = await horizontalOverflow(page);
    if (over > 0) found.push(`${over} pixels wider than ${width}`);
  }
  return found;
}

/**
 * Waits for the scripts that load behind a page. Without them a page cannot lose its connection: a part that is
 * missing shows the error page.
 */
export async function waitForLateScripts(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js")).length,
    );
  let before = -1;
  await expect
    .poll(
      async () => {
        const now = await count();
        const isStill = now === before;
        before = now;
        return isStill;
      },
      { intervals: [500] },
    )
    .toBe(true);
}
