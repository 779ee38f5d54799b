import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import { listPlans } from "./store/plans.ts";
import { countInteractions, insertInteraction, readSubscription } from "./store/subscriptions.ts";
import { hasBegun, isActive, usageMonth, type Withheld } from "./subscription-rules.ts";

/** Why the agent may not answer a customer now; null when it may. */
export async function readWithheld(
  db: TenantDb,
  organizationId: OrganizationId,
  now: Date,
): Promise<Withheld | null> {
  const stored = await readSubscription(db, organizationId);
  if (!hasBegun(stored)) return null;
  const month = usageMonth(stored, now);
  if (!isActive(stored, now) || !month) return "subscription_ended";
  const plan = (await listPlans(db)).find(({ id }) => id === month.plan);
  if (!plan || plan.interactions === null) return null;
  const used = await countInteractions(db, organizationId, month.from);
  return used >= plan.interactions ? "limit_reached" : null;
}

/** Counts a reply that the agent sent, in the transaction that stores it. */
export const recordInteraction = insertInteraction;
