import type { CreditNote } from "#shared/contract/refunds.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { cardProvider, paymentProvider } from "#server/payments/moyasar-settings.ts";
import { PaymentProviderError, RefundRefusedError } from "#server/payments/payment-provider.ts";
import { type Tenant, type TenantDb, tenantOf } from "#server/tenant.ts";
import { creditNoteView } from "./credit-notes.ts";
import { saveReading } from "./payment-readings.ts";
import { providerOf } from "./payments.ts";
import { settleRefund, settleRefunds } from "./refund-settlement.ts";
import { cardProviderOf } from "./saved-cards.ts";
import { readInvoice } from "./store/invoices.ts";
import * as store from "./store/refunds.ts";

const sumOf = (refunds: store.RefundRow[]): number => refunds.reduce((sum, { halalas }) => sum + halalas, 0);

/** The way in which the money of an invoice is refunded; null when the company refunds it manually. */
type Way =
  | { kind: "payment"; id: string; providerInvoice: string }
  | { kind: "charge"; id: string; total: number };

/**
 * Refunds an invoice in full or in part. Online payments and charges of saved cards are refunded by the provider, and the
 * credit note is issued once the provider's API confirms it; other payments are refunded by the company, and the note is
 * issued at once. A refund whose response was lost stays pending: repeating the order completes it, and so does the next
 * reading of an online payment.
 */
export async function refundInvoice(
  context: Context,
  { organizationId, invoiceId }: { organizationId: string; invoiceId: string },
  order: { halalas: number; reason: string },
): Promise<{ credit_note: CreditNote; went_back_online: boolean }> {
  const tenant = tenantOf(context, mintOrganizationId(organizationId));
  const { refund, way, total } = await claimRefund(tenant, invoiceId, order);
  if (way) await returnMoney(tenant, refund, way, total);
  const credit_note = await tenant.transaction(async (db) => {
    const row = (await store.listCreditNotes(db)).find(({ refund_id }) => refund_id === refund.id);
    const invoice = await readInvoice(db, invoiceId);
    if (!row || !invoice) throw new Failure("payment_unavailable");
    return creditNoteView(row, invoice.number);
  });
  return { credit_note, went_back_online: way !== null };
}

/** Finds the way to refund an invoice. Without a payment provider the company refunds manually. */
async function findWay(db: TenantDb, invoiceId: string): Promise<Way | null> {
  const payment = paymentProvider(db.tenant) && (await store.findPaidPayment(db, invoiceId));
  if (payment) return { kind: "payment", id: payment.id, providerInvoice: payment.provider_invoice };
  const charge = cardProvider(db.tenant) && (await store.findPaidCharge(db, invoiceId));
  return charge ? { kind: "charge", id: charge.id, total: charge.total_halalas } : null;
}

/**
 * Stores the pending refund before the provider is called. Returns it with the total refunded amount including this
 * one.
 */
async function claimRefund(
  tenant: Tenant,
  invoiceId: string,
  { halalas, reason }: { halalas: number; reason: string },
): Promise<{ refund: store.RefundRow; way: Way | null; total: number }> {
  const now = tenant.clock();
  return tenant.transaction(
    async (db) => {
      const invoice = await readInvoice(db, invoiceId);
      if (!invoice) throw new Failure("not_found");
      const before = await store.listInvoiceRefunds(db, invoiceId);
      const way = await findWay(db, invoiceId);
      const requested = before.find(({ state }) => state === "asked");
      if (requested && requested.halalas !== halalas) throw new Failure("refund_under_way");
      if (!requested && sumOf(before) + halalas > invoice.total_halalas)
        throw new Failure("refund_too_large");
      const refund =
        requested ??
        (await store.insertRefund(
          db,
          {
            invoice_id: invoiceId,
            payment_id: way?.kind === "payment" ? way.id : null,
            charge_id: way?.kind === "charge" ? way.id : null,
            halalas,
            reason,
          },
          now,
        ));
      if (!way) await settleRefund(db, refund, "returned", now);
      const total = sumOf(before.filter(({ id }) => id !== refund.id)) + halalas;
      return { refund, way, total };
    },
    { lock: "subscription" },
  );
}

async function returnMoney(tenant: Tenant, refund: store.RefundRow, way: Way, total: number): Promise<void> {
  const now = tenant.clock();
  try {
    if (way.kind === "payment") {
      const invoice = await providerOf(tenant).refundUpTo(way.providerInvoice, total);
      // Storing the reading completes the refund that it contains.
      await saveReading(tenant, way.id, invoice);
      return;
    }
    const { refunded } = await cardProviderOf(tenant).refundChargeUpTo(way.id, total);
    await tenant.transaction((db) => settleRefunds(db, { charge_id: way.id }, way.total, refunded, now), {
      lock: "subscription",
    });
  } catch (problem) {
    if (problem instanceof RefundRefusedError) {
      tenant.log.warn({ refund: refund.id, why: problem.message }, "the payment provider refused a refund");
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
