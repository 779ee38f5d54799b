import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Violations of the rules of accessibility on a page whose fonts are there, each in a line: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.flatMap((rule) =>
    rule.nodes.map(
      (node) => `${rule.id}: ${node.target.join(" ")} ${node.failureSummary?.split("\n")[1]?.trim() ?? ""}`,
    ),
  );
}
