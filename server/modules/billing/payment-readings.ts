import { Failure } from "#server/http/failure.ts";
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderInvoice,
} from "#server/payments/payment-provider.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { eventOf, isAbandoned, nextCheckAt, pageLifeMs } from "./payment-rules.ts";
import { next, type PaymentEvent, type PaymentTransition } from "./payment-state.ts";
import * as store from "./store/payments.ts";
import { settleRefunds } from "./refund-settlement.ts";
import { activateWithin } from "./subscription-requests.ts";

/** Delay before a payment is read again when the provider did not respond. */
const unavailableMs = 2 * 60_000;

/**
 * Reads a payment from the provider's API and stores its state. The webhook, the return page, the jobs and the operator all
 * use this function and trust no other information. Throws PaymentProviderError.
 */
export async function refreshPayment(
  tenant: Tenant,
  id: string,
  provider: PaymentProvider,
): Promise<store.PaymentRow> {
  const row = await read(tenant, id);
  try {
    const invoice = row.provider_invoice
      ? await provider.readInvoice(row.provider_invoice)
      : row.was_asked
        ? await provider.findInvoice(id, row.created_at)
        : null;
    if (invoice) return await saveReading(tenant, id, await closePage(provider, row, invoice));
    if (isAbandoned(row.created_at, tenant.clock())) return await saveEvent(tenant, id, "expired");
    await checkLater(tenant, row);
    return row;
  } catch (problem) {
    if (problem instanceof PaymentProviderError) {
      tenant.log.warn({ payment: id, why: problem.message }, "the payment provider could not be read");
      const wait = Math.max(unavailableMs, (problem.retryAfter ?? 0) * 1000);
      await checkLater(tenant, row, wait);
    }
    throw problem;
  }
}

/** Closes the payment page of a request that was decided or withdrawn. */
async function closePage(
  provider: PaymentProvider,
  { request_state }: store.PaymentRow,
  invoice: ProviderInvoice,
): Promise<ProviderInvoice> {
  const isOpen = invoice.standing === "unpaid" || invoice.standing === "attempt_failed";
  return request_state !== "open" && isOpen ? provider.cancelInvoice(invoice.id) : invoice;
}

async function read(tenant: Tenant, id: string): Promise<store.PaymentRow> {
  const row = await tenant.transaction((db) => store.readPayment(db, id));
  if (!row) throw new Failure("not_found");
  return row;
}

async function checkLater(tenant: Tenant, row: store.PaymentRow, wait?: number): Promise<void> {
  const now = tenant.clock();
  const at = wait === undefined ? nextCheckAt(row.state, row, now) : new Date(now.getTime() + wait);
  await tenant.transaction((db) => store.updatePayment(db, row.id, { next_check_at: at }, now));
}

/** Stores the state of a payment's invoice at the provider. */
export const saveReading = (
  tenant: Tenant,
  id: string,
  invoice: ProviderInvoice,
): Promise<store.PaymentRow> => saveEvent(tenant, id, invoice);

/**
 * Stores readings one after the other under the subscription's lock. Of two concurrent readings that say "paid",
 * the second one finds the payment paid and activates nothing.
 */
async function saveEvent(
  tenant: Tenant,
  id: string,
  learnt: ProviderInvoice | PaymentEvent,
): Promise<store.PaymentRow> {
  const now = tenant.clock();
  const row = await tenant.transaction(
    async (db) => {
      const before = await store.readPayment(db, id);
      if (!before) throw new Failure("not_found");
      const read = typeof learnt === "string" ? learnt : eventOf(learnt, before);
      const event =
        read === "refunded" && typeof learnt !== "string"
          ? ((await settleRefunds(db, { payment_id: id }, before.total_halalas, learnt.refunded, now)) ??
            read)
          : read;
      const transition = next(before.state, event);
      if (transition.state !== before.state || transition.attention !== null)
        db.publish({ kind: "subscription", id: tenant.id });
      const isDecided = transition.activates && !(await activatePaid(db, before.request_id, now));
      await store.updatePayment(
        db,
        id,
        changesOf(
          before,
          learnt,
          isDecided ? { ...transition, attention: "request_decided" } : transition,
          now,
        ),
        now,
      );
      return store.readPayment(db, id);
    },
    { lock: "subscription" },
  );
  if (!row) throw new Failure("not_found");
  return row;
}

function changesOf(
  before: store.PaymentRow,
  learnt: ProviderInvoice | PaymentEvent,
  { state, attention }: PaymentTransition,
  now: Date,
): Parameters<typeof store.updatePayment>[2] {
  const paid_at = before.paid_at ?? (state === "paid" ? now : null);
  const invoice =
    typeof learnt === "string" || before.provider_invoice
      ? {}
      : {
          provider_invoice: learnt.id,
          provider_url: learnt.url,
          expires_at: learnt.expiresAt ?? new Date(now.getTime() + pageLifeMs),
        };
  return {
    ...invoice,
    state,
    attention: attention ?? before.attention,
    paid_at,
    asking_until: null,
    next_check_at: nextCheckAt(
      state,
      { created_at: before.created_at, expires_at: invoice.expires_at ?? before.expires_at, paid_at },
      now,
    ),
  };
}

/**
 * Activates the paid request. Returns false when the request was decided in the meantime, so that a person must
 * decide about the money.
 */
async function activatePaid(db: TenantDb, requestId: string, now: Date): Promise<boolean> {
  try {
    await activateWithin(db, db.tenant.config, { requestId, operatorId: null }, now);
    return true;
  } catch (problem) {
    if (problem instanceof Failure && problem.code === "request_decided") return false;
    throw problem;
  }
}
