import { sql } from "kysely";
import type { z } from "zod";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { requestKind, requestState } from "#shared/contract/subscriptions.ts";
import type { Language } from "#shared/language.ts";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface RequestRow {
  id: string;
  kind: z.infer<typeof requestKind>;
  plan: PlanId;
  period: BillingPeriod;
  price: number | null;
  state: z.infer<typeof requestState>;
  requested_at: Date;
  decided_at: Date | null;
  note: string;
}

const columns = [
  "id",
  "kind",
  "plan",
  "period",
  "price",
  "state",
  "requested_at",
  "decided_at",
  "note",
] as const;

/** Reads the organisation's latest request, or the one with this id. */
export async function readRequest(db: TenantDb, id?: string): Promise<RequestRow | null> {
  let query = db
    .selectFrom("subscription_requests")
    .select(columns)
    .where("organization_id", "=", db.tenant.id);
  if (id !== undefined) query = query.where("id", "=", id);
  const row = await query.orderBy("requested_at", "desc").limit(1).executeTakeFirst();
  return row ? (row as RequestRow) : null;
}

/** Lists the requests of the organisation, latest first. */
export async function listOwnRequests(db: TenantDb, limit: number): Promise<RequestRow[]> {
  const rows = await db
    .selectFrom("subscription_requests")
    .select(columns)
    .where("organization_id", "=", db.tenant.id)
    .orderBy("requested_at", "desc")
    .limit(limit)
    .execute();
  return rows as RequestRow[];
}

export async function insertRequest(
  db: TenantDb,
  request: {
    kind: RequestRow["kind"];
    plan: PlanId;
    period: BillingPeriod;
    price: number | null;
    language: Language;
    /** Null when the member who agreed to renewals has left. */
    memberId: string | null;
    at: Date;
  },
): Promise<string> {
  const { memberId, at, ...columns } = request;
  const { id } = await db
    .insertInto("subscription_requests")
    .values({ organization_id: db.tenant.id, ...columns, requested_by: memberId, requested_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function closeRequest(
  db: TenantDb,
  id: string,
  /** `operatorId` is null when a payment or the business itself decided. */
  decision: {
    state: "activated" | "declined" | "withdrawn";
    operatorId: string | null;
    note: string;
    at: Date;
  },
): Promise<void> {
  await db
    .updateTable("subscription_requests")
    .set({
      state: decision.state,
      decided_by: decision.operatorId,
      decided_at: decision.at,
      note: decision.note,
    })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Returns the organisation of a request; null when there is no such request. */
export async function requestOrganization(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ organization_id: string | null }>`
    select gate.subscription_request_organization(${id}::uuid) as organization_id`.execute(db);
  return rows[0]?.organization_id ?? null;
}

export interface OperatorRequestRow extends RequestRow {
  organization_id: string;
  organization_name: string;
  phone: string;
  requested_by_name: string | null;
  requested_by_email: string | null;
  language: Language;
}

export async function listRequests(
  db: Db,
  state: RequestRow["state"],
  page: { limit: number; offset: number },
): Promise<OperatorRequestRow[]> {
  const { rows } = await sql<OperatorRequestRow>`
    select * from gate.operator_subscription_requests(${state}, ${page.limit}, ${page.offset})`.execute(db);
  return rows;
}

export async function countRequests(db: Db, state: RequestRow["state"]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select gate.count_subscription_requests(${state}) as total`.execute(db);
  return rows[0]?.total ?? 0;
}
