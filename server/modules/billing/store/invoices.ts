import { sql } from "kysely";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { InvoiceBuyer, InvoiceSeller } from "#server/modules/billing/invoice-rules.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface InvoiceRow {
  id: string;
  number: number;
  issued_at: Date;
  seller: InvoiceSeller;
  buyer: InvoiceBuyer;
  plan: PlanId;
  period: BillingPeriod;
  starts_at: Date;
  ends_at: Date;
  total_halalas: number;
  vat_halalas: number | null;
}

const columns = [
  "id",
  "number",
  "issued_at",
  "seller",
  "buyer",
  "plan",
  "period",
  "starts_at",
  "ends_at",
  "total_halalas",
  "vat_halalas",
] as const;

/** Issues an invoice under the next number; one that the request has already stays the only one. */
export async function insertInvoice(
  db: TenantDb,
  invoice: Omit<InvoiceRow, "id" | "number"> & { request_id: string },
): Promise<void> {
  await sql`
    select gate.issue_invoice(${invoice.request_id}, ${invoice.issued_at}, ${JSON.stringify(invoice.seller)}::jsonb,
      ${JSON.stringify(invoice.buyer)}::jsonb, ${invoice.plan}, ${invoice.period}, ${invoice.starts_at},
      ${invoice.ends_at}, ${invoice.total_halalas}, ${invoice.vat_halalas})`.execute(db);
}

/** The organisation's invoices, the latest first: one for each activation, so there are few. */
export async function listInvoices(db: TenantDb): Promise<InvoiceRow[]> {
  const rows = await db
    .selectFrom("invoices")
    .select(columns)
    .where("organization_id", "=", db.tenant.id)
    .orderBy("number", "desc")
    .execute();
  return rows as unknown as InvoiceRow[];
}

export async function readInvoice(db: TenantDb, id: string): Promise<InvoiceRow | null> {
  const row = await db
    .selectFrom("invoices")
    .select(columns)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return row ? (row as unknown as InvoiceRow) : null;
}
