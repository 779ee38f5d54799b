import { sql } from "kysely";
import type { RefundState } from "#shared/contract/refunds.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface RefundRow {
  id: string;
  invoice_id: string;
  payment_id: string | null;
  charge_id: string | null;
  halalas: number;
  reason: string;
  state: RefundState;
}

const columns = ["id", "invoice_id", "payment_id", "charge_id", "halalas", "reason", "state"] as const;

/** Lists the completed and pending refunds of an invoice, oldest first. */
export async function listInvoiceRefunds(db: TenantDb, invoiceId: string): Promise<RefundRow[]> {
  const rows = await db
    .selectFrom("refunds")
    .select(columns)
    .where("organization_id", "=", db.tenant.id)
    .where("invoice_id", "=", invoiceId)
    .where("state", "<>", "refused")
    .orderBy("created_at")
    .execute();
  return rows as RefundRow[];
}

/** Lists the completed and pending refunds of an online payment or a charge of a saved card, oldest first. */
export async function listRefundsOf(
  db: TenantDb,
  source: { payment_id: string } | { charge_id: string },
): Promise<RefundRow[]> {
  const rows = await db
    .selectFrom("refunds")
    .select(columns)
    .where("organization_id", "=", db.tenant.id)
    .$if("payment_id" in source, (query) =>
      query.where("payment_id", "=", "payment_id" in source ? source.payment_id : ""),
    )
    .$if("charge_id" in source, (query) =>
      query.where("charge_id", "=", "charge_id" in source ? source.charge_id : ""),
    )
    .where("state", "<>", "refused")
    .orderBy("created_at")
    .execute();
  return rows as RefundRow[];
}

export async function readRefund(db: TenantDb, id: string): Promise<RefundRow | null> {
  const row = await db
    .selectFrom("refunds")
    .select(columns)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? (row as RefundRow) : null;
}

export async function insertRefund(
  db: TenantDb,
  refund: Omit<RefundRow, "id" | "state">,
  at: Date,
): Promise<RefundRow> {
  const row = await db
    .insertInto("refunds")
    .values({ organization_id: db.tenant.id, ...refund, state: "asked", created_at: at, updated_at: at })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as RefundRow;
}

export async function updateRefund(db: TenantDb, id: string, state: RefundState, at: Date): Promise<void> {
  await db
    .updateTable("refunds")
    .set({ state, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

/** Finds the online payment by which an invoice's request was paid, with the provider's invoice. */
export async function findPaidPayment(
  db: TenantDb,
  invoiceId: string,
): Promise<{ id: string; provider_invoice: string } | null> {
  const row = await db
    .selectFrom("payments")
    .innerJoin("invoices", (join) =>
      join
        .onRef("invoices.organization_id", "=", "payments.organization_id")
        .onRef("invoices.request_id", "=", "payments.request_id"),
    )
    .select(["payments.id", "payments.provider_invoice"])
    .where("payments.organization_id", "=", db.tenant.id)
    .where("invoices.id", "=", invoiceId)
    .where("payments.state", "in", ["paid", "refunded"])
    .where("payments.paid_at", "is not", null)
    .executeTakeFirst();
  return row?.provider_invoice ? { id: row.id, provider_invoice: row.provider_invoice } : null;
}

/** Finds the charge of a saved card by which an invoice's request was paid. */
export async function findPaidCharge(
  db: TenantDb,
  invoiceId: string,
): Promise<{ id: string; total_halalas: number } | null> {
  const row = await db
    .selectFrom("card_charges")
    .innerJoin("invoices", (join) =>
      join
        .onRef("invoices.organization_id", "=", "card_charges.organization_id")
        .onRef("invoices.request_id", "=", "card_charges.request_id"),
    )
    .select(["card_charges.id", "card_charges.price"])
    .where("card_charges.organization_id", "=", db.tenant.id)
    .where("invoices.id", "=", invoiceId)
    .where("card_charges.state", "=", "paid")
    .executeTakeFirst();
  return row ? { id: row.id, total_halalas: row.price * 100 } : null;
}

export interface CreditNoteRow {
  id: string;
  number: number;
  invoice_id: string;
  refund_id: string;
  issued_at: Date;
  total_halalas: number;
  vat_halalas: number | null;
  reason: string;
}

/** Issues a refund's credit note under the next number; a second call has no effect. */
export async function insertCreditNote(
  db: TenantDb,
  note: { invoiceId: string; refundId: string; at: Date; total: number; vat: number | null; reason: string },
): Promise<void> {
  await sql`select gate.issue_credit_note(${note.invoiceId}, ${note.refundId}, ${note.at}, ${note.total}, ${note.vat},
    ${note.reason})`.execute(db);
}

/** Lists the credit notes of the organisation, latest first. */
export async function listCreditNotes(db: TenantDb): Promise<CreditNoteRow[]> {
  return db
    .selectFrom("credit_notes")
    .select([
      "id",
      "number",
      "invoice_id",
      "refund_id",
      "issued_at",
      "total_halalas",
      "vat_halalas",
      "reason",
    ])
    .where("organization_id", "=", db.tenant.id)
    .orderBy("number", "desc")
    .execute();
}
