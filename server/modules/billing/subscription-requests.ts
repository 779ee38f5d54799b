import type { OperatorSubscriptionRequest } from "#shared/contract/subscriptions.ts";
import type { Config } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { type Tenant, type TenantDb, tenantOf } from "#server/tenant.ts";
import { issueInvoice } from "./invoices.ts";
import { latestPayments } from "./operator-payment-view.ts";
import { readPayablePayment } from "./store/payments.ts";
import * as store from "./store/subscription-requests.ts";
import { addTerm, readSubscription, saveSubscription } from "./store/subscriptions.ts";
import { tellOwners } from "./subscription-notices.ts";
import { statusWithoutRequest, termOf } from "./subscription-rules.ts";
import { change, requestView, statusAfter } from "./subscriptions.ts";

export async function listRequests(
  context: Context,
  { state, page, page_size }: { state: store.RequestRow["state"]; page: number; page_size: number },
): Promise<{
  data: OperatorSubscriptionRequest[];
  meta: { page: number; page_size: number; total: number };
}> {
  const now = context.clock();
  const rows = await store.listRequests(context.db, state, {
    limit: page_size,
    offset: (page - 1) * page_size,
  });
  const payments = await latestPayments(
    context,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map((row) => ({
      ...requestView(row),
      language: row.language,
      state: row.state,
      note: row.note,
      organization: { id: row.organization_id, name: row.organization_name, phone: row.phone },
      requested_by:
        row.requested_by_name === null || row.requested_by_email === null
          ? null
          : { name: row.requested_by_name, email: row.requested_by_email },
      age_minutes: Math.max(
        0,
        Math.floor(((row.decided_at ?? now).getTime() - row.requested_at.getTime()) / 60_000),
      ),
      decided_at: row.decided_at?.toISOString() ?? null,
      payment: payments.get(row.id) ?? null,
    })),
    meta: { page, page_size, total: await store.countRequests(context.db, state) },
  };
}

/** Activates a request. A second call, or another operator's, fails with `request_decided`. */
export async function activateRequest(
  context: Context,
  id: string,
  operatorId: string,
): Promise<{ organization_id: string; starts_at: string; ends_at: string }> {
  const now = context.clock();
  const organizationId = await organizationOf(context, id);
  let term = { startsAt: now, endsAt: now };
  await change(tenantOf(context, organizationId), async (db) => {
    term = await activateWithin(db, context.config, { requestId: id, operatorId }, now);
    await queueClosingPage(db, id);
  });
  return {
    organization_id: organizationId,
    starts_at: term.startsAt.toISOString(),
    ends_at: term.endsAt.toISOString(),
  };
}

/**
 * Activates an open request in the caller's transaction, which holds the subscription's lock: it adds the term and
 * the invoice, closes the request, sets the status and notifies the owners. `operatorId` is null when a payment
 * activates the request.
 */
export async function activateWithin(
  db: TenantDb,
  config: Config,
  {
    requestId,
    operatorId,
    isMailed = true,
  }: { requestId: string; operatorId: string | null; isMailed?: boolean },
  now: Date,
): Promise<{ startsAt: Date; endsAt: Date }> {
  const { request, stored } = await openRequest(db, requestId);
  const status = statusAfter(stored, { kind: "activated" }, now);
  const term = { requestId, ...termOf(stored, request, now) };
  const { plan, period, price } = request;
  await addTerm(db, { plan, period, price, ...term });
  await issueInvoice(db, config, { plan, period, price, ...term }, now);
  const decision = { state: "activated", operatorId, note: "", at: now } as const;
  await store.closeRequest(db, requestId, decision);
  await saveSubscription(db, { ...stored, status }, now);
  await tellOwners(db, "activated", { until: term.endsAt, isMailed });
  return term;
}

/** Declines a request. The former state of the subscription continues, and the business reads the reason. */
export async function declineRequest(
  context: Context,
  id: string,
  operatorId: string,
  note: string,
): Promise<{ organization_id: string }> {
  const now = context.clock();
  const organizationId = await organizationOf(context, id);
  await change(tenantOf(context, organizationId), async (db) => {
    const { stored } = await openRequest(db, id);
    const status = statusAfter(
      stored,
      { kind: "declined", returnsTo: statusWithoutRequest(stored, now) },
      now,
    );
    await store.closeRequest(db, id, { state: "declined", operatorId, note, at: now });
    await queueClosingPage(db, id);
    await saveSubscription(db, { ...stored, status }, now);
  });
  return { organization_id: organizationId };
}

/**
 * Withdraws the business's open request, so that it can request another plan. An open payment page is closed at the
 * provider; a payment before that waits for a person, as after any other decision (0042).
 */
export async function withdrawRequest(tenant: Tenant): Promise<void> {
  const now = tenant.clock();
  await change(tenant, async (db) => {
    const last = await store.readRequest(db);
    if (!last) throw new Failure("not_found");
    const { stored } = await openRequest(db, last.id);
    const event = { kind: "withdrawn", returnsTo: statusWithoutRequest(stored, now) } as const;
    const status = statusAfter(stored, event, now);
    await store.closeRequest(db, last.id, { state: "withdrawn", operatorId: null, note: "", at: now });
    await queueClosingPage(db, last.id);
    await saveSubscription(db, { ...stored, status }, now);
  });
}

/** Queues the reading of a request's online payment, which closes its page. */
export async function queueClosingPage(db: TenantDb, requestId: string): Promise<void> {
  const payment = await readPayablePayment(db, requestId);
  if (payment)
    await enqueue(db, "payments.check", { paymentId: payment.id }, { key: `payments.check:${payment.id}` });
}

async function organizationOf(context: Context, id: string): Promise<OrganizationId> {
  const found = await store.requestOrganization(context.db, id);
  if (!found) throw new Failure("not_found");
  return mintOrganizationId(found);
}

async function openRequest(db: TenantDb, id: string) {
  const request = await store.readRequest(db, id);
  if (!request) throw new Failure("not_found");
  if (request.state !== "open") throw new Failure("request_decided");
  return { request, stored: await readSubscription(db) };
}
