import type { CreditNote } from "#shared/contract/refunds.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { paymentProvider } from "#server/payments/moyasar-settings.ts";
import { PaymentProviderError, RefundRefusedError } from "#server/payments/payment-provider.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { creditNoteView } from "./credit-notes.ts";
import { saveReading } from "./payment-readings.ts";
import { providerOf } from "./payments.ts";
import { settleRefund } from "./refund-settlement.ts";
import { readInvoice } from "./store/invoices.ts";
import * as store from "./store/refunds.ts";

const sumOf = (refunds: store.RefundRow[]): number => refunds.reduce((sum, { halalas }) => sum + halalas, 0);

/**
 * Refunds an invoice in full or in part. What was paid online goes back by the provider, and the credit note is issued once
 * the provider's API says that it did; what was paid otherwise is paid back by the company, and the note is issued at once.
 * A refund whose answer was lost stays asked for: the same order again, or the next reading of the payment, finishes it.
 */
export async function refundInvoice(
  context: Context,
  { organizationId, invoiceId }: { organizationId: string; invoiceId: string },
  order: { halalas: number; reason: string },
): Promise<{ credit_note: CreditNote; went_back_online: boolean }> {
  const tenant = tenantOf(context, mintOrganizationId(organizationId));
  const { refund, providerInvoice, total } = await claimRefund(tenant, invoiceId, order);
  if (providerInvoice !== null && refund.payment_id !== null)
    await returnMoney(tenant, { ...refund, payment_id: refund.payment_id }, providerInvoice, total);
  const credit_note = await tenant.transaction(async (db) => {
    const row = (await store.listCreditNotes(db)).find(({ refund_id }) => refund_id === refund.id);
    const invoice = await readInvoice(db, invoiceId);
    if (!row || !invoice) throw new Failure("payment_unavailable");
    return creditNoteView(row, invoice.number);
  });
  return { credit_note, went_back_online: providerInvoice !== null };
}

/** The refund that is asked for, stored before the provider hears of it, and what will have gone back in all with it. */
async function claimRefund(
  tenant: Tenant,
  invoiceId: string,
  { halalas, reason }: { halalas: number; reason: string },
): Promise<{ refund: store.RefundRow; providerInvoice: string | null; total: number }> {
  const now = tenant.clock();
  return tenant.transaction(
    async (db) => {
      const invoice = await readInvoice(db, invoiceId);
      if (!invoice) throw new Failure("not_found");
      const before = await store.listInvoiceRefunds(db, invoiceId);
      // Where nobody takes online payments any more, the company pays back by itself.
      const payment = paymentProvider(tenant) && (await store.findPaidPayment(db, invoiceId));
      const asked = before.find(({ state }) => state === "asked");
      if (asked && asked.halalas !== halalas) throw new Failure("refund_under_way");
      if (!asked && sumOf(before) + halalas > invoice.total_halalas) throw new Failure("refund_too_large");
      const refund =
        asked ??
        (await store.insertRefund(
          db,
          { invoice_id: invoiceId, payment_id: payment?.id ?? null, halalas, reason },
          now,
        ));
      if (!payment) await settleRefund(db, refund, "returned", now);
      const total = sumOf(before.filter(({ id }) => id !== refund.id)) + halalas;
      return { refund, providerInvoice: payment?.provider_invoice ?? null, total };
    },
    { lock: "subscription" },
  );
}

async function returnMoney(
  tenant: Tenant,
  refund: store.RefundRow & { payment_id: string },
  providerInvoice: string,
  total: number,
): Promise<void> {
  try {
    const invoice = await providerOf(tenant).refundUpTo(providerInvoice, total);
    // Storing the reading finishes the refund that it shows.
    await saveReading(tenant, refund.payment_id, invoice);
  } catch (problem) {
    if (problem instanceof RefundRefusedError) {
      tenant.log.warn({ refund: refund.id, why: problem.message }, "the payment provider refused a refund");
      const now = tenant.clock();
      await tenant.transaction((db) => settleRefund(db, refund, "refused", now), { lock: "subscription" });
      throw new Failure("refund_refused");
    }
    if (!(problem instanceof PaymentProviderError)) throw problem;
    tenant.log.warn(
      { refund: refund.id, why: problem.message },
      "nobody knows yet whether a refund was made",
    );
    throw new Failure("payment_unavailable", {}, problem.retryAfter);
  }
}
