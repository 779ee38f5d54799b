import axe from "axe-core";
import type { Page } from "@playwright/test";

/** Rules that look at colours. All others find the same in both themes. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Waits until what React Aria opens is shown. On a phone it keeps a dialog invisible for about half a second, so that
 * the keyboard of the screen does not cover it; until then axe finds neither the dialog nor the page behind it.
 */
const waitUntilShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector('[data-rac][style*="opacity: 0"][style*="clip-path"]') === null,
  );
  await finishAnimations(page);
};

/** Waits for the animations that end: colours in between have less contrast than those meant. */
const finishAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

/** Violations of the rules of accessibility on a page whose fonts are there, each in a line: the rule, and where. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await waitUntilShown(page);
  // axe itself is half a megabyte of script: once for each page that is loaded, not for each look at it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    await document.fonts.ready;
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations: found } = await run(document, {
      resultTypes: ["violations"],
      ...(only && { runOnly: only }),
    });
    // A message that is fading away has less and less contrast, whenever the look falls on it (`leaving` in Toasts);
    // what is inside of it has as little, and may be gone by now. A target of more parts is in a frame.
    const isFading = ([selector, ...inFrame]: readonly unknown[]) =>
      typeof selector === "string" &&
      inFrame.length === 0 &&
      document.querySelector(selector)?.closest('[class*="_leaving_"]') !== null;
    return found.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !isFading(target))
        .map(
          ({ target, failureSummary }) =>
            `${id}: ${target.join(" ")} ${failureSummary?.split("\n")[1]?.trim() ?? ""}`,
        ),
    );
  }, rules);
}

/** Shows the page in a theme; themes differ in nothing but colours (`data-theme` in tokens.css). */
async function chooseTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((chosen) => void (document.documentElement.dataset["theme"] = chosen), theme);
}

/** The violations of the page in both themes. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await chooseTheme(page, "light");
  const inLight = await violations(page);
  await chooseTheme(page, "dark");
  const inDark = await violations(page, colorRules);
  return [...inLight, ...inDark.map((line) => `in the dark theme ${line}`)];
}
