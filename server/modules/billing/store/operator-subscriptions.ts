import { sql } from "kysely";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Db } from "#server/db/organization.ts";

export interface OperatorSubscriptionRow {
  organization_id: string;
  organization_name: string;
  /** Null for an organisation that never had a subscription. */
  status: string | null;
  trial_started_at: Date | null;
  trial_ends_at: Date | null;
  terms: { plan: PlanId; period: BillingPeriod; price: number | null; starts_at: string; ends_at: string }[];
  interactions: number;
}

/** Each of `words` is in the organisation's name, its phone number or a member's address. */
export async function listSubscriptions(
  db: Db,
  words: string[],
  countedSince: Date,
  page: { limit: number; offset: number },
): Promise<OperatorSubscriptionRow[]> {
  const { rows } = await sql<OperatorSubscriptionRow>`
    select * from gate.operator_subscriptions(${words}, null, ${countedSince}, ${page.limit}, ${page.offset})`.execute(
    db,
  );
  return rows;
}

/** Counts the agent's replies for each organisation since that organisation's own start time. */
export async function countUsage(
  db: Db,
  since: readonly { organizationId: string; from: Date }[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ organization_id: string; replies: number }>`
    select * from gate.operator_usage(${since.map((each) => each.organizationId)}::uuid[],
      ${since.map((each) => each.from)}::timestamptz[])`.execute(db);
  return new Map(rows.map((row) => [row.organization_id, row.replies]));
}

/** Counts the organisations, with or without a subscription. */
export async function countSubscriptions(db: Db, words: string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select gate.count_operator_organizations(${words}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function hasOrganization(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from gate.operator_subscriptions('{}', ${id}, now(), 1, 0)`.execute(db);
  return rows.length > 0;
}
