import { Failure } from "#server/http/failure.ts";
import type { TenantDb } from "#server/tenant.ts";
import { vatOfCredit } from "./credit-notes.ts";
import { next, type RefundEvent } from "./refund-state.ts";
import { readInvoice } from "./store/invoices.ts";
import * as store from "./store/refunds.ts";

/** Stores the result of a refund in the caller's transaction, which holds the subscription's lock. */
export async function settleRefund(
  db: TenantDb,
  { id }: store.RefundRow,
  event: RefundEvent,
  now: Date,
): Promise<void> {
  const refund = await store.readRefund(db, id);
  if (!refund) throw new Failure("not_found");
  const { state, issues } = next(refund.state, event);
  if (state !== refund.state) await store.updateRefund(db, id, state, now);
  if (!issues) return;
  const invoice = await readInvoice(db, refund.invoice_id);
  if (!invoice) throw new Failure("not_found");
  const credited = (await store.listCreditNotes(db)).filter(({ invoice_id }) => invoice_id === invoice.id);
  await store.insertCreditNote(db, {
    invoiceId: invoice.id,
    refundId: id,
    at: now,
    total: refund.halalas,
    vat: vatOfCredit(invoice, credited, refund.halalas),
    reason: refund.reason,
  });
  db.publish({ kind: "subscription", id: db.tenant.id });
}

/**
 * Applies a reading of a payment or a charge to our refunds, in the transaction that stores the reading: confirmed
 * refunds are completed. Null when more was refunded at the provider than here.
 */
export async function settleRefunds(
  db: TenantDb,
  source: Parameters<typeof store.listRefundsOf>[1],
  total: number,
  refunded: number,
  now: Date,
): Promise<"refunded_here" | "part_refunded_here" | null> {
  let left = refunded;
  for (const refund of await store.listRefundsOf(db, source)) {
    if (refund.halalas > left) continue;
    left -= refund.halalas;
    if (refund.state === "asked") await settleRefund(db, refund, "returned", now);
  }
  if (left > 0) return null;
  return refunded >= total ? "refunded_here" : "part_refunded_here";
}
