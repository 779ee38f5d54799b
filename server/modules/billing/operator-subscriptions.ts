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
} from "./subscription-rules.ts";
import { getSubscription, getUsage } from "./subscriptions.ts";

/** Subscriptions for operators, in pages and in the order of the organisations' list. */
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
  const data: OperatorSubscription[] = [];
  for (const row of rows) {
    const usage = await getUsage(tenantOf(context, mintOrganizationId(row.organization_id)));
    data.push({ ...summaryView(row, now), usage });
  }
  return {
    data,
    meta: { page, page_size, total: await store.countSubscriptions(context.db, words) },
  };
}

/** One organisation's subscription as its members see it, with all requests and terms. */
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

function summaryView(row: store.OperatorSubscriptionRow, now: Date): Omit<OperatorSubscription, "usage"> {
  const stored: StoredSubscription = {
    status: (row.status as SubscriptionStatus | null) ?? noSubscription.status,
    trialStartedAt: null,
    trialEndsAt: row.trial_ends_at,
    terms: row.terms.map(({ starts_at, ends_at, ...term }) => ({
      ...term,
      startsAt: new Date(starts_at),
      endsAt: new Date(ends_at),
    })),
  };
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
