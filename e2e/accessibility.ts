import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Rules that look at colours. All others find the same in both themes. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Violations of the rules of accessibility on a page whose fonts are there, each in a line: the rule, and where. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // Our pages have no frames; outside of its legacy mode axe opens another page for each analysis.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze();
  return found.flatMap((rule) =>
    rule.nodes.map(
      (node) => `${rule.id}: ${node.target.join(" ")} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`,
    ),
  );
}

/** The violations of the page in both themes; themes differ in nothing but colours (`data-theme` in tokens.css). */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const choose = (theme: string) =>
    page.evaluate(async (chosen) => {
      document.documentElement.dataset["theme"] = chosen;
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    }, theme);
  await choose("light");
  const inLight = await violations(page);
  await choose("dark");
  const inDark = await violations(page, colorRules);
  return [...inLight, ...inDark.map((line) => `in the dark theme ${line}`)];
}
