import type { PaymentState } from "#shared/contract/payments.ts";
import type { ProviderInvoice } from "#server/payments/payment-provider.ts";
import { isPayable, type PaymentEvent } from "./payment-state.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** So long the provider's page takes a payment. */
export const pageLifeMs = dayMs;
/** So long one call alone asks the provider for an invoice: longer than the request may last. */
export const askingMs = 30_000;
/** After so long a payment whose invoice nobody has found never had one. */
const maxAskedMs = 2 * hourMs;
/** So long after its page closed a payment is still read: cards are settled late. */
const lateMs = 2 * dayMs;
/** So long what was paid is watched for a refund. */
const refundMs = 60 * dayMs;

/** What the provider's invoice says about our payment. */
export function eventOf(
  invoice: ProviderInvoice,
  { id, total_halalas }: { id: string; total_halalas: number },
): PaymentEvent {
  if (invoice.standing !== "paid") return invoice.standing;
  const isExact = [invoice.total, invoice.paid ?? invoice.total].every(
    ({ amount, currency }) => amount === total_halalas && currency === "SAR",
  );
  return isExact && invoice.paymentId === id ? "paid" : "amount_differs";
}

/** Whether a payment that has no invoice is given up: nobody was ever led to a page of it. */
export const isAbandoned = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > maxAskedMs;

/** When a payment is read again without a hint: a webhook may be lost, and a tab closed before it leads back. */
export function nextCheckAt(
  state: PaymentState,
  { created_at, expires_at, paid_at }: { created_at: Date; expires_at: Date | null; paid_at: Date | null },
  now: Date,
): Date | null {
  const after = (ms: number) => new Date(now.getTime() + ms);
  const age = now.getTime() - created_at.getTime();
  if (isPayable(state)) {
    if (age < 15 * minuteMs) return after(minuteMs);
    return after(age < 3 * hourMs ? 5 * minuteMs : 30 * minuteMs);
  }
  if (state === "expired")
    return expires_at && now.getTime() - expires_at.getTime() < lateMs ? after(2 * hourMs) : null;
  if (state === "paid") return paid_at && now.getTime() - paid_at.getTime() < refundMs ? after(dayMs) : null;
  return null;
}
