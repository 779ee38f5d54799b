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
  credited_halalas: number;
  paid_online: boolean;
}

const columns = [
  "invoices.id",
  "invoices.number",
  "invoices.issued_at",
  "invoices.seller",
  "invoices.buyer",
  "invoices.plan",
  "invoices.period",
  "invoices.starts_at",
  "invoices.ends_at",
  "invoices.total_halalas",
  "invoices.vat_halalas",
] as const;

const rowsOf = (db: TenantDb) =>
  db
    .selectFrom("invoices")
    .select(columns)
    .select((eb) => [
      eb
        .selectFrom("credit_notes")
        .select((note) =>
          sql<number>`coalesce(${note.fn.sum("credit_notes.total_halalas")}, 0)::integer`.as("sum"),
        )
        .whereRef("credit_notes.invoice_id", "=", "invoices.id")
        .as("credited_halalas"),
      eb
        .or([
          eb.exists(
            eb
              .selectFrom("payments")
              .select("payments.id")
              .whereRef("payments.organization_id", "=", "invoices.organization_id")
              .whereRef("payments.request_id", "=", "invoices.request_id")
              .where("payments.paid_at", "is not", null),
          ),
          eb.exists(
            eb
              .selectFrom("card_charges")
              .select("card_charges.id")
              .whereRef("card_charges.organization_id", "=", "invoices.organization_id")
              .whereRef("card_charges.request_id", "=", "invoices.request_id")
              .where("card_charges.state", "=", "paid"),
          ),
        ])
        .as("paid_online"),
    ])
    .where("invoices.organization_id", "=", db.tenant.id);

/** Issues an invoice under the next number, unless the request has one already. */
export async function insertInvoice(
  db: TenantDb,
  invoice: Omit<InvoiceRow, "id" | "number" | "credited_halalas" | "paid_online"> & { request_id: string },
): Promise<void> {
  await sql`
    select gate.issue_invoice(${invoice.request_id}, ${invoice.issued_at}, ${JSON.stringify(invoice.seller)}::jsonb,
      ${JSON.stringify(invoice.buyer)}::jsonb, ${invoice.plan}, ${invoice.period}, ${invoice.starts_at},
      ${invoice.ends_at}, ${invoice.total_halalas}, ${invoice.vat_halalas})`.execute(db);
}

/** Lists the invoices of the organisation, latest first. There is one for each activation, so there are few. */
export async function listInvoices(db: TenantDb): Promise<InvoiceRow[]> {
  const rows = await rowsOf(db).orderBy("invoices.number", "desc").execute();
  return rows as unknown as InvoiceRow[];
}

export async function readInvoice(db: TenantDb, id: string): Promise<InvoiceRow | null> {
  const row = await rowsOf(db).where("invoices.id", "=", id).executeTakeFirst();
  return row ? (row as unknown as InvoiceRow) : null;
}
