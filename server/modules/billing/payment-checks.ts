import { z } from "zod";
import type { Payment } from "#shared/contract/payments.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { paymentProvider } from "#server/payments/moyasar-settings.ts";
import { PaymentProviderError, WrongHintSecretError } from "#server/payments/payment-provider.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { refreshPayment } from "./payment-readings.ts";
import { paymentView, providerOf } from "./payments.ts";
import { queueChargeCheck } from "./renewals.ts";
import { findPaymentOfInvoice, listDuePayments } from "./store/payments.ts";

const isUuid = (text: string): boolean => z.uuid().safeParse(text).success;

/** Maximum number of payments that are queued at once. */
const maxDue = 200;

/** Reads a payment now, on a person's request. */
export async function checkPayment(tenant: Tenant, id: string): Promise<Payment> {
  try {
    return paymentView(await refreshPayment(tenant, id, providerOf(tenant)));
  } catch (problem) {
    if (problem instanceof PaymentProviderError)
      throw new Failure("payment_unavailable", {}, problem.retryAfter);
    throw problem;
  }
}

/**
 * Handles a webhook of the provider. Its secret is in the body, which every server on the way can read, so the
 * webhook is only a hint: a job reads the payment from the API. The sweep finds an invoice that is not known yet.
 */
export async function acceptPaymentHint(context: Context, body: Buffer): Promise<{ queued: number }> {
  const provider = providerOf(context);
  const { invoice, payment } = hintOf(provider, body);
  // Charges of saved cards have no invoice, and their ids at the provider are our own.
  if (invoice === null && payment !== null && isUuid(payment))
    return { queued: (await queueChargeCheck(context, payment)) ? 1 : 0 };
  const found = invoice === null ? null : await findPaymentOfInvoice(context.db, invoice);
  if (!found) return { queued: 0 };
  await queueCheck(context, found);
  return { queued: 1 };
}

function hintOf(provider: ReturnType<typeof providerOf>, body: Buffer): ReturnType<typeof provider.readHint> {
  try {
    return provider.readHint(body);
  } catch (problem) {
    if (problem instanceof WrongHintSecretError) throw new Failure("signature_wrong");
    throw problem;
  }
}

async function queueCheck(context: Context, payment: { organization_id: string; id: string }): Promise<void> {
  const tenant = tenantOf(context, mintOrganizationId(payment.organization_id));
  await tenant.transaction((db) =>
    enqueue(db, "payments.check", { paymentId: payment.id }, { key: `payments.check:${payment.id}` }),
  );
}

/** Queues, every minute, the payments whose webhook may be lost and those that may have been refunded. */
export async function queueDuePayments(context: Context): Promise<string> {
  if (!paymentProvider(context)) return "Skipped: nobody takes online payments";
  const due = await listDuePayments(context.db, context.clock(), maxDue);
  for (const payment of due) await queueCheck(context, payment);
  return due.length === 0 ? "Skipped: nothing is due" : `${due.length} due`;
}

/** Reads one payment. When the provider does not respond, the next sweep tries again. */
export async function checkQueuedPayment(tenant: Tenant, id: string): Promise<string> {
  const provider = paymentProvider(tenant);
  if (!provider) return "Skipped: nobody takes online payments";
  try {
    const { state } = await refreshPayment(tenant, id, provider);
    return `The payment is ${state}`;
  } catch (problem) {
    if (problem instanceof PaymentProviderError) return `The provider did not answer: ${problem.message}`;
    if (problem instanceof Failure && problem.code === "not_found") return "Skipped: the payment is gone";
    throw problem;
  }
}
