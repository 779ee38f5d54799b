import { brandName } from "#shared/brand.ts";
import type { Invoice } from "#shared/contract/invoices.ts";
import type { Config } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import type { FileResult } from "#server/http/serve.ts";
import { type Tenant, type TenantDb, tenantOf } from "#server/tenant.ts";
import { drawInvoice } from "./invoice-document.ts";
import { invoiceKindOf, invoiceNumberText, type InvoiceSeller, splitVat } from "./invoice-rules.ts";
import { readBillingDetails, readOrganizationName } from "./store/billing-details.ts";
import { insertInvoice, type InvoiceRow, readInvoice } from "./store/invoices.ts";
import type { Term } from "./subscription-rules.ts";

/** Returns the seller from the configuration. Invoices leave missing settings out. */
function sellerOf({ seller, companyRegistration }: Config): InvoiceSeller {
  const { addressAr, addressEn } = seller;
  return {
    name: { ar: seller.nameAr ?? brandName.ar, en: seller.nameEn ?? brandName.en },
    address: addressAr && addressEn ? { ar: addressAr, en: addressEn } : null,
    vat_number: seller.vatNumber ?? null,
    registration: companyRegistration ?? null,
  };
}

/**
 * Issues the invoice of an activation, once, in the activation's transaction. A price by agreement is not known
 * here, so it is invoiced outside the product.
 */
export async function issueInvoice(
  db: TenantDb,
  config: Config,
  { requestId, plan, period, price, startsAt, endsAt }: Term & { requestId: string },
  now: Date,
): Promise<void> {
  if (price === null || price === 0) return;
  const seller = sellerOf(config);
  const { legal_name, ...details } = await readBillingDetails(db);
  const total = price * 100;
  await insertInvoice(db, {
    request_id: requestId,
    issued_at: now,
    seller,
    buyer: { name: legal_name || (await readOrganizationName(db)), ...details },
    plan,
    period,
    starts_at: startsAt,
    ends_at: endsAt,
    total_halalas: total,
    vat_halalas: seller.vat_number === null ? null : splitVat(total).vat,
  });
}

export const invoiceView = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: invoiceNumberText(row.number),
  kind: invoiceKindOf(row.seller, row.buyer),
  issued_at: row.issued_at.toISOString(),
  plan: row.plan,
  period: row.period,
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at.toISOString(),
  total_halalas: row.total_halalas,
  vat_halalas: row.vat_halalas,
  credited_halalas: row.credited_halalas,
  paid_online: row.paid_online,
});

export async function downloadInvoice(tenant: Tenant, id: string): Promise<FileResult> {
  return { type: "application/pdf", ...(await tenant.transaction((db) => drawStoredInvoice(db, id))) };
}

/** Draws the PDF of a stored invoice and names it after the invoice's number. */
export async function drawStoredInvoice(
  db: TenantDb,
  id: string,
): Promise<{ filename: string; bytes: Uint8Array }> {
  const row = await readInvoice(db, id);
  if (!row) throw new Failure("not_found");
  const { seller, buyer } = row;
  const view = invoiceView(row);
  return { filename: `${view.number}.pdf`, bytes: await drawInvoice({ ...view, seller, buyer }) };
}

/** Returns the file of an invoice for operators, who name the organisation. */
export const downloadOrganizationInvoice = (
  context: Context,
  organizationId: string,
  id: string,
): Promise<FileResult> => downloadInvoice(tenantOf(context, mintOrganizationId(organizationId)), id);
