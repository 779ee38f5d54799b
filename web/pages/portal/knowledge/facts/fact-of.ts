import type { BusinessFactsView } from "#shared/contract/business-facts.ts";
import { type FactTopic, factTopics, type StatedFact } from "#shared/rules/business-facts.ts";

/** What holds of a topic, or with `read` what files say of it; null: nothing is known. */
export function factOf(
  facts: BusinessFactsView,
  topic: FactTopic,
  which: "value" | "read" = "value",
): StatedFact | null {
  const value = facts[topic][which];
  return value === null ? null : ({ topic, value } as StatedFact);
}

/** How many of the six are known, and of how many the owner's word waits for training. */
export const countFacts = (facts: BusinessFactsView) => ({
  all: factTopics.length,
  known: factTopics.filter((topic) => facts[topic].value !== null).length,
  stated: factTopics.filter((topic) => facts[topic].stated).length,
  pending: factTopics.filter((topic) => facts[topic].pending).length,
});
