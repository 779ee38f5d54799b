import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Subscription, SubscriptionStatus } from "#shared/contract/subscriptions.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import { cardSettings, moyasarSettings } from "#server/payments/moyasar-settings.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { listPlans } from "./plans.ts";
import { insertRequest, readRequest, type RequestRow } from "./store/subscription-requests.ts";
import { readCardNotice } from "./store/saved-cards.ts";
import * as store from "./store/subscriptions.ts";
import {
  dayMs,
  daysLeft,
  dueAt,
  endOf,
  graceEnd,
  isActive,
  shareUsed,
  statusAt,
  type StoredSubscription,
  termAt,
  trialDays,
  trialPlan,
  usageMonth,
  usageNotice,
  withheldBy,
} from "./subscription-rules.ts";
import { next, type SubscriptionEvent } from "./subscription-state.ts";

/** Returns the current subscription. */
export async function getSubscription(tenant: Tenant): Promise<Subscription> {
  const now = tenant.clock();
  const plans = await listPlans(tenant, "ar");
  return tenant.transaction(async (db) => {
    const stored = await store.readSubscription(db);
    const month = usageMonth(stored, now);
    const last = await readRequest(db);
    const term = termAt(stored, now) ?? stored.terms.at(-1) ?? null;
    const used = month ? await store.countInteractions(db, month.from) : 0;
    const limit = plans.find(({ id }) => id === month?.plan)?.interactions ?? null;
    return {
      subscription_status: statusAt(stored, now),
      subscription_active: isActive(stored, now),
      expire_at_days: daysLeft(stored, now),
      ends_at: endOf(stored)?.toISOString() ?? null,
      grace_ends_at: graceEnd(stored, now)?.toISOString() ?? null,
      plan: term?.plan ?? (stored.trialStartedAt ? trialPlan : null),
      period: term?.period ?? null,
      request: last?.state === "open" ? requestView(last) : null,
      online_payment: moyasarSettings(tenant) !== null,
      card_renewal: cardSettings(tenant) !== null,
      card_notice: await readCardNotice(db, stored.terms.at(-1)?.endsAt ?? null),
      declined_note: last?.state === "declined" ? last.note : null,
      withheld: withheldBy(stored, now, used, limit),
      usage: month && usageView(used, limit, month),
    };
  });
}

/** Returns a request as the business and operators see it. */
export const requestView = (row: RequestRow) => ({
  id: row.id,
  kind: row.kind,
  plan: row.plan,
  period: row.period,
  price: row.price,
  requested_at: row.requested_at.toISOString(),
  due_at: dueAt(row.requested_at).toISOString(),
});

/** Returns the replies of a month with the plan's limit. */
export const usageView = (used: number, limit: number | null, month: { from: Date; until: Date }) => ({
  used,
  limit,
  share: shareUsed(used, limit),
  notice: usageNotice(used, limit),
  from: month.from.toISOString(),
  until: month.until.toISOString(),
});

/** Returns the status after an event; throws the state machine's failure. */
export function statusAfter(
  stored: StoredSubscription,
  event: SubscriptionEvent,
  now: Date,
): SubscriptionStatus {
  const outcome = next(statusAt(stored, now), event);
  if (!("refused" in outcome)) return outcome.status;
  if (outcome.refused === "not_running") throw new Error(`nothing runs that ${event.kind} could end`);
  throw new Failure(outcome.refused);
}

/** C259. Starts the trial, once for each organisation. */
export async function startTrial(tenant: Tenant): Promise<Subscription> {
  const now = tenant.clock();
  await change(tenant, async (db) => {
    const stored = await store.readSubscription(db);
    if (stored.trialStartedAt) throw new Failure("trial_used");
    const status = statusAfter(stored, { kind: "trial_started" }, now);
    const trialEndsAt = new Date(now.getTime() + trialDays * dayMs);
    await store.saveSubscription(db, { ...stored, status, trialStartedAt: now, trialEndsAt }, now);
  });
  return getSubscription(tenant);
}

/** C251, D07. Requests a plan; the running term continues until an operator activates the request. */
export async function requestSubscription(
  tenant: Tenant,
  wish: { plan: PlanId; period: BillingPeriod; price: number | null },
  by: { memberId: string; language: Language },
): Promise<Subscription> {
  const now = tenant.clock();
  if ((await priceAsShown(tenant, wish, by.language)) !== wish.price) throw new Failure("price_changed");
  await change(tenant, async (db) => {
    await addRequest(db, wish, by, now);
  });
  return getSubscription(tenant);
}

/** Returns the price of a plan for a period in this language (D01). */
export async function priceAsShown(
  context: Context,
  { plan, period }: { plan: PlanId; period: BillingPeriod },
  language: Language,
): Promise<number | null> {
  const found = (await listPlans(context, language)).find(({ id }) => id === plan);
  return (period === "year" ? found?.price_year : found?.price_month) ?? null;
}

/** Stores an open request and returns its id. */
export async function addRequest(
  db: TenantDb,
  { plan, period, price }: { plan: PlanId; period: BillingPeriod; price: number | null },
  by: { memberId: string | null; language: Language },
  now: Date,
): Promise<string> {
  const stored = await store.readSubscription(db);
  const status = statusAfter(stored, { kind: "requested" }, now);
  await store.saveSubscription(db, { ...stored, status }, now);
  return insertRequest(db, {
    kind: stored.terms.length > 0 ? "renew" : "subscribe",
    plan,
    period,
    price,
    language: by.language,
    memberId: by.memberId,
    at: now,
  });
}

/** Changes a subscription under its lock and notifies the open pages of the portal. */
export async function change(tenant: Tenant, work: (db: TenantDb) => Promise<void>): Promise<void> {
  await tenant.transaction(
    async (db) => {
      await work(db);
      db.publish({ kind: "subscription", id: tenant.id });
    },
    { lock: "subscription" },
  );
}
