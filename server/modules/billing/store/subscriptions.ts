import { sql } from "kysely";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { SubscriptionStatus } from "#shared/contract/subscriptions.ts";
import { noSubscription, type StoredSubscription } from "#server/modules/billing/subscription-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

export async function readSubscription(db: TenantDb): Promise<StoredSubscription> {
  const row = await db
    .selectFrom("subscriptions")
    .select(["status", "trial_started_at", "trial_ends_at"])
    .where("organization_id", "=", db.tenant.id)
    .executeTakeFirst();
  if (!row) return noSubscription;
  const terms = await db
    .selectFrom("subscription_terms")
    .select(["plan", "period", "price", "starts_at", "ends_at"])
    .where("organization_id", "=", db.tenant.id)
    // A term that had not begun has no duration after an upgrade.
    .whereRef("ends_at", ">", "starts_at")
    .orderBy("starts_at")
    .execute();
  return {
    status: row.status as SubscriptionStatus,
    trialStartedAt: row.trial_started_at,
    trialEndsAt: row.trial_ends_at,
    terms: terms.map((term) => ({
      plan: term.plan as PlanId,
      period: term.period as BillingPeriod,
      price: term.price,
      startsAt: term.starts_at,
      endsAt: term.ends_at,
    })),
  };
}

export async function saveSubscription(
  db: TenantDb,
  { status, trialStartedAt, trialEndsAt }: StoredSubscription,
  at: Date,
): Promise<void> {
  const row = {
    status,
    trial_started_at: trialStartedAt,
    trial_ends_at: trialEndsAt,
    updated_at: at,
  };
  await db
    .insertInto("subscriptions")
    .values({ organization_id: db.tenant.id, ...row })
    .onConflict((conflict) => conflict.column("organization_id").doUpdateSet(row))
    .execute();
}

export async function addTerm(
  db: TenantDb,
  term: {
    requestId: string;
    plan: PlanId;
    period: BillingPeriod;
    price: number | null;
    startsAt: Date;
    endsAt: Date;
  },
): Promise<void> {
  // An upgrade begins at once and ends the running term, so that one term runs at a time.
  await db
    .updateTable("subscription_terms")
    .set({ ends_at: sql`greatest(starts_at, ${term.startsAt}::timestamptz)` })
    .where("organization_id", "=", db.tenant.id)
    .where("ends_at", ">", term.startsAt)
    .execute();
  await db
    .insertInto("subscription_terms")
    .values({
      organization_id: db.tenant.id,
      request_id: term.requestId,
      plan: term.plan,
      period: term.period,
      price: term.price,
      starts_at: term.startsAt,
      ends_at: term.endsAt,
    })
    .execute();
}

/** Counts a reply once, however often it is recorded. */
export async function insertInteraction(db: TenantDb, messageId: string, at: Date): Promise<void> {
  await db
    .insertInto("interactions")
    .values({ organization_id: db.tenant.id, message_id: messageId, sent_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the number of counted replies since a time. */
export async function countInteractions(db: TenantDb, from: Date): Promise<number> {
  const { count } = await db
    .selectFrom("interactions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("organization_id", "=", db.tenant.id)
    .where("sent_at", ">=", from)
    .executeTakeFirstOrThrow();
  return count;
}
