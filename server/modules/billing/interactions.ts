import type { TenantDb } from "#server/tenant.ts";
import { listPlans } from "./store/plans.ts";
import { countInteractions, insertInteraction, readSubscription } from "./store/subscriptions.ts";
import {
  type StoredSubscription,
  type UsageMonth,
  usageMonth,
  type Withheld,
  withheldBy,
} from "./subscription-rules.ts";

/** Returns the counted month with its limit and its replies, which are only counted when there is a limit. */
export async function readUsage(
  db: TenantDb,
  stored: StoredSubscription,
  now: Date,
): Promise<{ month: UsageMonth | null; used: number; limit: number | null }> {
  const month = usageMonth(stored, now);
  const limit = month
    ? ((await listPlans(db)).find(({ id }) => id === month.plan)?.interactions ?? null)
    : null;
  return { month, used: month && limit !== null ? await countInteractions(db, month.from) : 0, limit };
}

/** Returns the reason why the agent may not answer customers now; null when it may. */
export async function readWithheld(db: TenantDb, now: Date): Promise<Withheld | null> {
  const stored = await readSubscription(db);
  const { used, limit } = await readUsage(db, stored, now);
  return withheldBy(stored, now, used, limit);
}

/** Counts a reply that the agent sent, in the transaction that stores it. */
export const recordInteraction = insertInteraction;
