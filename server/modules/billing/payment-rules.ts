import type { PaymentState } from "#shared/contract/payments.ts";
import type { ProviderInvoice } from "#server/payments/payment-provider.ts";
import { isPayable, type PaymentEvent } from "./payment-state.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Time in which the provider's page can be paid. */
export const pageLifeMs = dayMs;
/** Time in which only one call requests the provider's invoice; longer than the request's timeout. */
export const askingMs = 30_000;
/** Time after which a payment for which no invoice was found is treated as never invoiced. */
const maxAskedMs = 2 * hourMs;
/** Time after the page's closing in which a payment is still read, because cards are settled late. */
const lateMs = 2 * dayMs;
/** Time in which a paid payment is checked for refunds. */
const refundMs = 60 * dayMs;

/** Returns the event that the provider's invoice means for our payment. */
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

/** Whether a payment without an invoice is abandoned, because no customer can have seen a page of it. */
export const isAbandoned = (createdAt: Date, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > maxAskedMs;

/**
 * Returns the time of the next reading without a webhook, because the webhook may be lost and the customer may
 * close the tab.
 */
export function nextCheckAt(
  state: PaymentState,
  { created_at, expires_at, paid_at }: { created_at: Date; expires_at: Date | null; paid_at: Date | null },
  now: Date,
): Date | null {
  const timeAfter = (ms: number) => new Date(now.getTime() + ms);
  const age = now.getTime() - created_at.getTime();
  if (isPayable(state)) {
    if (age < 15 * minuteMs) return timeAfter(minuteMs);
    return timeAfter(age < 3 * hourMs ? 5 * minuteMs : 30 * minuteMs);
  }
  if (state === "expired")
    return expires_at && now.getTime() - expires_at.getTime() < lateMs ? timeAfter(2 * hourMs) : null;
  if (state === "paid")
    return paid_at && now.getTime() - paid_at.getTime() < refundMs ? timeAfter(dayMs) : null;
  return null;
}
