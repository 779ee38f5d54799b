import type { TenantDb } from "#server/tenant.ts";
import { listPlans } from "./store/plans.ts";
import { countInteractions, insertInteraction, readSubscription } from "./store/subscriptions.ts";
import { usageMonth, type Withheld, withheldBy } from "./subscription-rules.ts";

/** Why the agent may not answer a customer now; null when it may. */
export async function readWithheld(db: TenantDb, now: Date): Promise<Withheld | null> {
  const stored = await readSubscription(db);
  const month = usageMonth(stored, now);
  const limit = month
    ? ((await listPlans(db)).find(({ id }) => id === month.plan)?.interactions ?? null)
    : null;
  const used = month && limit !== null ? await countInteractions(db, month.from) : 0;
  return withheldBy(stored, now, used, limit);
}

/** Counts a reply that the agent sent, in the transaction that stores it. */
export const recordInteraction = insertInteraction;
