import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Page, test } from "@playwright/test";
import type axe from "axe-core";

/** The script of axe. Its minified form costs a page half the processor time to load, and follows the same rules. */
const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules that check colours. All other rules have the same results in both themes. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Waits until elements that React Aria opens are visible. On a phone it keeps a dialog invisible for about half a
 * second, so that the on-screen keyboard does not cover it; until then axe finds neither the dialog nor the page
 * behind it.
 */
const waitUntilShown = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => document.querySelector('[data-rac][style*="opacity: 0"][style*="clip-path"]') === null,
  );
  await finishAnimations(page);
};

/** Waits for animations to end, because intermediate colours have less contrast than the final ones. */
const finishAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

/** Loads axe into the page. `page.evaluate` would pass the script on as an argument, which takes half as long again. */
async function loadAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: axeScript });
  await session.detach();
}

/**
 * Returns the violations of accessibility rules on a page after its fonts have loaded, one per line: the rule, and
 * the element.
 */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await waitUntilShown(page);
  // axe is half a megabyte of script, so it is loaded once for each loaded page and not for each check.
  if (!(await page.evaluate(() => "axe" in window))) await loadAxe(page);
  return page.evaluate(async (only) => {
    await document.fonts.ready;
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations: found } = await run(document, {
      resultTypes: ["violations"],
      ...(only && { runOnly: only }),
    });
    // The contrast of a message that is fading away decreases at any moment of the check (`leaving` in Toasts). The
    // same is true for its contents, which may already be gone. A target of several parts is in a frame.
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

/** Shows the page in a theme. Themes differ only in their colours (`data-theme` in tokens.css). */
async function chooseTheme(page: Page, theme: "light" | "dark"): Promise<void> {
  await page.evaluate((chosen) => void (document.documentElement.dataset["theme"] = chosen), theme);
}

/**
 * Returns the violations of the page in both themes. Themes know no language, so the test's run in Arabic is the one
 * that looks at the dark theme.
 */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  await chooseTheme(page, "light");
  const inLight = await violations(page);
  if (test.info().project.name === "en") return inLight;
  await chooseTheme(page, "dark");
  const inDark = await violations(page, colorRules);
  return [...inLight, ...inDark.map((line) => `in the dark theme ${line}`)];
}
