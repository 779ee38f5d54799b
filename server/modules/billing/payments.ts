import type { Payment } from "#shared/contract/payments.ts";
import type { BillingPeriod } from "#shared/contract/billing-period.ts";
import type { PlanId } from "#shared/contract/plans.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { Failure } from "#server/http/failure.ts";
import { paymentProvider } from "#server/payments/moyasar-settings.ts";
import {
  type InvoiceOrder,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderInvoice,
} from "#server/payments/payment-provider.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import { saveReading } from "./payment-readings.ts";
import { askingMs, pageLifeMs } from "./payment-rules.ts";
import * as store from "./store/payments.ts";
import { readRequest } from "./store/subscription-requests.ts";
import { addRequest, change, priceAsShown } from "./subscriptions.ts";

export const paymentView = (row: store.PaymentRow): Payment => ({
  id: row.id,
  state: row.state,
  attention: row.attention,
  plan: row.plan,
  period: row.period,
  price: row.price,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
  expires_at: row.expires_at?.toISOString() ?? null,
});

/** Returns the provider of online payments; throws `not_found` without one. */
export function providerOf(context: Context): PaymentProvider {
  const provider = paymentProvider(context);
  if (!provider) throw new Failure("not_found");
  return provider;
}

/** Returns the organisation's latest payment. */
export async function getPayment(tenant: Tenant): Promise<Payment | null> {
  providerOf(tenant);
  const row = await tenant.transaction((db) => store.readLatestPayment(db));
  return row && paymentView(row);
}

/**
 * Requests a plan and returns the address of its payment page. The request is stored first, so that the account
 * manager knows of it whatever the result of the payment; a payment activates it in the same way as they would.
 */
export async function startPayment(
  tenant: Tenant,
  order: { plan: PlanId; period: BillingPeriod; price: number },
  by: { memberId: string; language: Language },
): Promise<{ id: string; url: string }> {
  const provider = providerOf(tenant);
  const now = tenant.clock();
  const shown = await priceAsShown(tenant, order, by.language);
  let payment: store.PaymentRow | undefined;
  await change(tenant, async (db) => {
    payment = await claimPayment(db, order, shown, by, now);
  });
  if (!payment) throw new Error("a payment that was just stored is gone");
  if (payment.provider_url) return { id: payment.id, url: payment.provider_url };
  const invoice = await askForInvoice(tenant, provider, payment);
  await saveReading(tenant, payment.id, invoice);
  return { id: payment.id, url: invoice.url };
}

/**
 * Claims the one payment of the open request. While its invoice is not known yet, only this call may request it
 * until `asking_until`, which is stored before the provider is called.
 */
async function claimPayment(
  db: TenantDb,
  order: { plan: PlanId; period: BillingPeriod; price: number },
  shown: number | null,
  by: { memberId: string; language: Language },
  now: Date,
): Promise<store.PaymentRow> {
  const last = await readRequest(db);
  const open = last?.state === "open" ? last : null;
  if (open && (open.plan !== order.plan || open.period !== order.period))
    throw new Failure("subscription_requested");
  if (order.price !== (open ? open.price : shown)) throw new Failure("price_changed");
  const requestId = open?.id ?? (await addRequest(db, order, by, now));
  const known = await store.readPayablePayment(db, requestId);
  const isOver = known?.expires_at && known.expires_at <= now;
  if (known && isOver)
    // The payment page has closed. If it was paid nevertheless, the next reading finds that.
    await store.updatePayment(db, known.id, { state: "expired", next_check_at: now }, now);
  if (known?.provider_url && !isOver) return known;
  if (known && !isOver && known.asking_until && known.asking_until > now)
    throw new Failure("payment_preparing", {}, Math.ceil(askingMs / 1000));
  const id =
    known && !isOver
      ? known.id
      : await store.insertPayment(db, {
          requestId,
          totalHalalas: order.price * 100,
          memberId: by.memberId,
          at: now,
        });
  const payment = await store.readPayment(db, id);
  if (!payment) throw new Error("a payment that was just stored is gone");
  const askingUntil = new Date(now.getTime() + askingMs);
  await store.updatePayment(
    db,
    id,
    { asking_until: askingUntil, was_asked: true, next_check_at: askingUntil },
    now,
  );
  // The state before this call shows whether an earlier call may have left an invoice.
  return payment;
}

/**
 * Returns the provider's invoice of a payment: one of an earlier call whose response was lost, otherwise a new one.
 */
async function askForInvoice(
  tenant: Tenant,
  provider: PaymentProvider,
  payment: store.PaymentRow,
): Promise<ProviderInvoice> {
  try {
    const found = payment.was_asked ? await provider.findInvoice(payment.id, payment.created_at) : null;
    return found ?? (await provider.createInvoice(orderOf(tenant, payment)));
  } catch (problem) {
    if (!(problem instanceof PaymentProviderError)) throw problem;
    tenant.log.warn({ payment: payment.id, why: problem.message }, "the payment provider gave no invoice");
    const now = tenant.clock();
    await tenant.transaction((db) => store.updatePayment(db, payment.id, { asking_until: null }, now));
    throw new Failure("payment_unavailable", {}, problem.retryAfter);
  }
}

const orderOf = (context: Context, payment: store.PaymentRow): InvoiceOrder => ({
  paymentId: payment.id,
  halalas: payment.total_halalas,
  description: text(payment.language, "invoice:plan", {
    plan: text(payment.language, `pricing:${payment.plan}.name`),
    period: text(payment.language, `invoice:period.${payment.period}`),
  }),
  language: payment.language,
  returnUrl: `${context.addresses.public}/subscription/confirmation?payment=1`,
  expiresAt: new Date(context.clock().getTime() + pageLifeMs),
});
