import type { FactTopic } from "#shared/rules/business-facts.ts";
import type { Tenant } from "#server/tenant.ts";
import { readBusinessFacts } from "./business-facts.ts";

/** The topics with which a customer may start, the most frequently asked first. */
const topics = ["delivery", "hours", "returns", "payments", "branches", "contacts"] as const;
const maxStarters = 3;

/** Returns the topics that the live version answers, as starting points for a customer who has not written yet. */
export async function listStarters(tenant: Tenant): Promise<FactTopic[]> {
  // The language is that of the labels of sources, which are not used here.
  const facts = await readBusinessFacts(tenant, "ar");
  return topics
    .filter((topic) => facts[topic].value && !facts[topic].pending)
    .filter((topic) => topic !== "delivery" || facts.delivery.value?.delivers)
    .slice(0, maxStarters);
}
