import type { z } from "zod";
import type {
  getOrganizationSubscription as getCall,
  OperatorSubscription,
  SubscriptionStatus,
} from "#shared/contract/subscriptions.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { searchWords } from "#server/db/search.ts";
import { Failure } from "#server/http/failure.ts";
import { tenantOf } from "#server/tenant.ts";
import { getCardForOperator } from "./saved-cards.ts";
import * as store from "./store/operator-subscriptions.ts";
import { getHistory } from "./subscription-history.ts";
import {
  dayMs,
  daysLeft,
  endOf,
  isActive,
  noSubscription,
  statusAt,
  type StoredSubscription,
  termAt,
  trialPlan,
  usageMonth,
} from "./subscription-rules.ts";
import { listPlans } from "./store/plans.ts";
import { getSubscription, usageView } from "./subscriptions.ts";

/** Lists subscriptions for operators, in pages and in the order of the organisations' list. */
export async function listSubscriptions(
  context: Context,
  { q, page, page_size }: { q?: string | undefined; page: number; page_size: number },
): Promise<{ data: OperatorSubscription[]; meta: { page: number; page_size: number; total: number } }> {
  const now = context.clock();
  const words = searchWords(q);
  const rows = await store.listSubscriptions(context.db, words, new Date(now.getTime() - 30 * dayMs), {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  const plans = await listPlans(context.db);
  const months = rows.flatMap((row) => {
    const month = usageMonth(storedOf(row), now);
    return month ? [{ organizationId: row.organization_id, ...month }] : [];
  });
  const used = await store.countUsage(context.db, months);
  const usages = new Map(
    months.map(({ organizationId, plan, ...month }) => {
      const limit = plans.find(({ id }) => id === plan)?.interactions ?? null;
      return [organizationId, usageView(used.get(organizationId) ?? 0, limit, month)];
    }),
  );
  return {
    data: rows.map((row) => ({
      ...summaryView(row, now),
      usage: usages.get(row.organization_id) ?? null,
    })),
    meta: { page, page_size, total: await store.countSubscriptions(context.db, words) },
  };
}

/** Returns one organisation's subscription as its members see it, with all requests and terms. */
export async function getOrganizationSubscription(
  context: Context,
  id: string,
): Promise<z.infer<(typeof getCall)["result"]>["data"]> {
  if (!(await store.hasOrganization(context.db, id))) throw new Failure("not_found");
  const tenant = tenantOf(context, mintOrganizationId(id));
  return {
    ...(await getSubscription(tenant)),
    ...(await getHistory(tenant)),
    saved_card: await getCardForOperator(tenant),
  };
}

const storedOf = (row: store.OperatorSubscriptionRow): StoredSubscription => ({
  status: (row.status as SubscriptionStatus | null) ?? noSubscription.status,
  trialStartedAt: row.trial_started_at,
  trialEndsAt: row.trial_ends_at,
  terms: row.terms.map(({ starts_at, ends_at, ...term }) => ({
    ...term,
    startsAt: new Date(starts_at),
    endsAt: new Date(ends_at),
  })),
});

function summaryView(row: store.OperatorSubscriptionRow, now: Date): Omit<OperatorSubscription, "usage"> {
  const stored = storedOf(row);
  const term = termAt(stored, now) ?? stored.terms.at(-1) ?? null;
  return {
    organization: { id: row.organization_id, name: row.organization_name },
    subscription_status: statusAt(stored, now),
    subscription_active: isActive(stored, now),
    expire_at_days: daysLeft(stored, now),
    ends_at: endOf(stored)?.toISOString() ?? null,
    plan: term?.plan ?? (stored.trialEndsAt ? trialPlan : null),
    period: term?.period ?? null,
    interactions_30_days: row.interactions,
  };
}
