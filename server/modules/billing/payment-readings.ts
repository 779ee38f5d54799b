import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import {
  type PaymentProvider,
  PaymentProviderError,
  type ProviderInvoice,
} from "#server/payments/payment-provider.ts";
import { eventOf, isAbandoned, nextCheckAt, pageLifeMs } from "./payment-rules.ts";
import { next, type PaymentEvent, type PaymentTransition } from "./payment-state.ts";
import * as store from "./store/payments.ts";
import { activateWithin } from "./subscription-requests.ts";

/** When a payment is read again after the provider did not answer. */
const unavailableMs = 2 * 60_000;

/**
 * Reads a payment from the provider's API and stores what it says. Webhook, return page, the jobs and the operator all
 * come here: what any of them was told beside the API is never believed. Throws PaymentProviderError.
 */
export async function refreshPayment(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  provider: PaymentProvider,
): Promise<store.PaymentRow> {
  const row = await read(context, organizationId, id);
  try {
    const invoice = row.provider_invoice
      ? await provider.readInvoice(row.provider_invoice)
      : row.was_asked
        ? await provider.findInvoice(id, row.created_at)
        : null;
    if (invoice) return await saveReading(context, organizationId, id, invoice);
    if (isAbandoned(row.created_at, context.clock()))
      return await saveEvent(context, organizationId, id, "expired");
    await checkLater(context, organizationId, row);
    return row;
  } catch (problem) {
    if (problem instanceof PaymentProviderError) {
      context.log.warn({ payment: id, why: problem.message }, "the payment provider could not be read");
      const wait = Math.max(unavailableMs, (problem.retryAfter ?? 0) * 1000);
      await checkLater(context, organizationId, row, wait);
    }
    throw problem;
  }
}

async function read(context: Context, organizationId: OrganizationId, id: string): Promise<store.PaymentRow> {
  const row = await inOrganization(context.db, organizationId, (db) =>
    store.readPayment(db, organizationId, id),
  );
  if (!row) throw new Failure("not_found");
  return row;
}

async function checkLater(
  context: Context,
  organizationId: OrganizationId,
  row: store.PaymentRow,
  wait?: number,
): Promise<void> {
  const now = context.clock();
  const at = wait === undefined ? nextCheckAt(row.state, row, now) : new Date(now.getTime() + wait);
  await inOrganization(context.db, organizationId, (db) =>
    store.updatePayment(db, organizationId, row.id, { next_check_at: at }, now),
  );
}

/** Stores what the provider says about a payment's invoice. */
export const saveReading = (
  context: Context,
  organizationId: OrganizationId,
  id: string,
  invoice: ProviderInvoice,
): Promise<store.PaymentRow> => saveEvent(context, organizationId, id, invoice);

/**
 * One reading after the other, in the order in which they are stored, under the lock of the subscription: of two that
 * say "paid" at once the second finds the payment paid, and activates nothing.
 */
async function saveEvent(
  context: Context,
  organizationId: OrganizationId,
  id: string,
  learnt: ProviderInvoice | PaymentEvent,
): Promise<store.PaymentRow> {
  const now = context.clock();
  let isNews = false;
  const row = await inOrganization(
    context.db,
    organizationId,
    async (db) => {
      const before = await store.readPayment(db, organizationId, id);
      if (!before) throw new Failure("not_found");
      const event = typeof learnt === "string" ? learnt : eventOf(learnt, before);
      const transition = next(before.state, event);
      isNews = transition.state !== before.state || transition.attention !== null;
      const isDecided =
        transition.activates && !(await activatePaid(db, organizationId, context, before.request_id, now));
      await store.updatePayment(
        db,
        organizationId,
        id,
        changesOf(
          before,
          learnt,
          isDecided ? { ...transition, attention: "request_decided" } : transition,
          now,
        ),
        now,
      );
      return store.readPayment(db, organizationId, id);
    },
    { lock: "subscription" },
  );
  if (!row) throw new Failure("not_found");
  if (isNews) context.events.publish({ organizationId, kind: "subscription", id: organizationId });
  return row;
}

function changesOf(
  before: store.PaymentRow,
  learnt: ProviderInvoice | PaymentEvent,
  { state, attention }: PaymentTransition,
  now: Date,
): Parameters<typeof store.updatePayment>[3] {
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

/** False where the request was decided meanwhile: then a person has to say what becomes of the money. */
async function activatePaid(
  db: TenantDb,
  organizationId: OrganizationId,
  context: Context,
  requestId: string,
  now: Date,
): Promise<boolean> {
  try {
    await activateWithin(db, organizationId, context.config, { requestId, operatorId: null }, now);
    return true;
  } catch (problem) {
    if (problem instanceof Failure && problem.code === "request_decided") return false;
    throw problem;
  }
}
