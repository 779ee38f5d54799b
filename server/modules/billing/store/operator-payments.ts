import { sql } from "kysely";
import type { PaymentAttention, PaymentState } from "#shared/contract/payments.ts";
import type { Db } from "#server/db/organization.ts";

export interface OperatorPaymentRow {
  id: string;
  request_id: string;
  organization_id: string;
  organization_name: string;
  state: PaymentState;
  attention: PaymentAttention | null;
  total_halalas: number;
  provider_invoice: string | null;
  created_at: Date;
  paid_at: Date | null;
}

const maxPayments = 100;

/** Payments of an organisation, otherwise those that need a review; latest first. */
export async function listPayments(db: Db, organizationId: string | null): Promise<OperatorPaymentRow[]> {
  const { rows } = await sql<OperatorPaymentRow>`
    select * from gate.operator_payments(${organizationId}::uuid, null, ${maxPayments})`.execute(db);
  return rows;
}

/** Payments of requests, latest first. */
export async function listPaymentsOf(db: Db, requestIds: string[]): Promise<OperatorPaymentRow[]> {
  if (requestIds.length === 0) return [];
  const { rows } = await sql<OperatorPaymentRow>`
    select * from gate.operator_payments(null, ${requestIds}::uuid[], ${requestIds.length * maxPayments})`.execute(
    db,
  );
  return rows;
}

/** Returns the organisation of a payment; null when there is no such payment. */
export async function paymentOrganization(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ organization_id: string | null }>`
    select gate.payment_organization(${id}::uuid) as organization_id`.execute(db);
  return rows[0]?.organization_id ?? null;
}
