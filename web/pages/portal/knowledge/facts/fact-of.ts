import type { BusinessFactsView } from "#shared/contract/business-facts.ts";
import { type FactTopic, factTopics, type StatedFact } from "#shared/rules/business-facts.ts";

/** Returns the value of a topic in force, or with `read` the one that files state. Null when unknown. */
export function factOf(
  facts: BusinessFactsView,
  topic: FactTopic,
  which: "value" | "read" = "value",
): StatedFact | null {
  const value = facts[topic][which];
  return value === null ? null : ({ topic, value } as StatedFact);
}

/** Returns the number of known topics, and of those whose change waits for training. */
export const countFacts = (facts: BusinessFactsView) => ({
  all: factTopics.length,
  known: factTopics.filter((topic) => facts[topic].value !== null).length,
  stated: factTopics.filter((topic) => facts[topic].stated).length,
  pending: factTopics.filter((topic) => facts[topic].pending).length,
});
