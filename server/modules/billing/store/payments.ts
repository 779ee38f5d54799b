import { sql } from "kysely";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PaymentAttention, PaymentState } from "#shared/contract/payments.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Language } from "#shared/language.ts";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";
import type { RequestRow } from "./subscription-requests.ts";

export interface PaymentRow {
  id: string;
  request_id: string;
  total_halalas: number;
  state: PaymentState;
  attention: PaymentAttention | null;
  provider_invoice: string | null;
  provider_url: string | null;
  expires_at: Date | null;
  asking_until: Date | null;
  was_asked: boolean;
  created_at: Date;
  paid_at: Date | null;
  plan: PlanId;
  period: BillingPeriod;
  price: number;
  language: Language;
  request_state: RequestRow["state"];
}

const columns = [
  "payments.id",
  "payments.request_id",
  "payments.total_halalas",
  "payments.state",
  "payments.attention",
  "payments.provider_invoice",
  "payments.provider_url",
  "payments.expires_at",
  "payments.asking_until",
  "payments.was_asked",
  "payments.created_at",
  "payments.paid_at",
  "subscription_requests.plan",
  "subscription_requests.period",
  "subscription_requests.price",
  "subscription_requests.language",
  "subscription_requests.state as request_state",
] as const;

const rowsOf = (db: TenantDb) =>
  db
    .selectFrom("payments")
    .innerJoin("subscription_requests", (join) =>
      join
        .onRef("subscription_requests.organization_id", "=", "payments.organization_id")
        .onRef("subscription_requests.id", "=", "payments.request_id"),
    )
    .select(columns)
    .where("payments.organization_id", "=", db.tenant.id);

export async function readPayment(db: TenantDb, id: string): Promise<PaymentRow | null> {
  const row = await rowsOf(db).where("payments.id", "=", id).executeTakeFirst();
  return row ? (row as PaymentRow) : null;
}

export async function readLatestPayment(db: TenantDb): Promise<PaymentRow | null> {
  const row = await rowsOf(db).orderBy("payments.created_at", "desc").limit(1).executeTakeFirst();
  return row ? (row as PaymentRow) : null;
}

/** Reads the payment of a request that can still be paid, of which there is at most one. */
export async function readPayablePayment(db: TenantDb, requestId: string): Promise<PaymentRow | null> {
  const row = await rowsOf(db)
    .where("payments.request_id", "=", requestId)
    .where("payments.state", "in", ["created", "pending", "failed"])
    .executeTakeFirst();
  return row ? (row as PaymentRow) : null;
}

export async function insertPayment(
  db: TenantDb,
  payment: { requestId: string; totalHalalas: number; memberId: string; at: Date },
): Promise<string> {
  const { id } = await db
    .insertInto("payments")
    .values({
      organization_id: db.tenant.id,
      request_id: payment.requestId,
      total_halalas: payment.totalHalalas,
      created_by: payment.memberId,
      created_at: payment.at,
      updated_at: payment.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePayment(
  db: TenantDb,
  id: string,
  changes: Partial<
    Pick<
      PaymentRow,
      | "state"
      | "attention"
      | "provider_invoice"
      | "provider_url"
      | "expires_at"
      | "asking_until"
      | "was_asked"
      | "paid_at"
    >
  > & { next_check_at?: Date | null },
  at: Date,
): Promise<void> {
  await db
    .updateTable("payments")
    .set({ ...changes, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

interface PaymentAddress {
  organization_id: string;
  id: string;
}

/** Lists the payments of all organisations that are due to be read again. */
export async function listDuePayments(db: Db, at: Date, maxPayments: number): Promise<PaymentAddress[]> {
  const { rows } = await sql<PaymentAddress>`
    select * from gate.due_payments(${at}::timestamptz, ${maxPayments})`.execute(db);
  return rows;
}

/** Finds the payment of a provider's invoice. */
export async function findPaymentOfInvoice(db: Db, invoice: string): Promise<PaymentAddress | null> {
  const { rows } = await sql<PaymentAddress>`select * from gate.payment_of_invoice(${invoice})`.execute(db);
  return rows[0] ?? null;
}
