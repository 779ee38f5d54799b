import type { OperatorSubscriptionRequest, SubscriptionStatus } from "#shared/contract/subscriptions.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import * as store from "./store/subscription-requests.ts";
import { addTerm, readSubscription, saveSubscription } from "./store/subscriptions.ts";
import {
  dayMs,
  daysLeft,
  endOf,
  isActive,
  maxActivationHours,
  statusAt,
  statusWithoutRequest,
  type StoredSubscription,
  termAt,
  termOf,
  trialPlan,
} from "./subscription-rules.ts";
import { change, statusAfter } from "./subscriptions.ts";

export async function listRequests(
  context: Context,
  state: store.RequestRow["state"],
): Promise<OperatorSubscriptionRequest[]> {
  const now = context.clock();
  const rows = await store.listRequests(context.db, state);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    plan: row.plan,
    period: row.period,
    price: row.price,
    language: row.language,
    state: row.state,
    note: row.note,
    organization: { id: row.organization_id, name: row.organization_name, phone: row.phone },
    requested_by:
      row.requested_by_name === null || row.requested_by_email === null
        ? null
        : { name: row.requested_by_name, email: row.requested_by_email },
    requested_at: row.requested_at.toISOString(),
    age_minutes: Math.max(
      0,
      Math.floor(((row.decided_at ?? now).getTime() - row.requested_at.getTime()) / 60_000),
    ),
    due_at: new Date(row.requested_at.getTime() + maxActivationHours * 3_600_000).toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}

/** One click activates what was asked for; a second one, or another operator's, meets `request_decided`. */
export async function activateRequest(
  context: Context,
  id: string,
  operatorId: string,
): Promise<{ organization_id: string; starts_at: string; ends_at: string }> {
  const now = context.clock();
  const organizationId = await organizationOf(context, id);
  let term = { startsAt: now, endsAt: now };
  await change(context, organizationId, async (db) => {
    const { request, stored } = await openRequest(db, organizationId, id);
    const status = statusAfter(stored, { kind: "activated" }, now);
    term = termOf(stored, request, now);
    const { plan, period, price } = request;
    await addTerm(db, organizationId, { requestId: id, plan, period, price, ...term });
    await store.closeRequest(db, organizationId, id, { state: "activated", operatorId, note: "", at: now });
    await saveSubscription(db, organizationId, { ...stored, status }, now);
  });
  return {
    organization_id: organizationId,
    starts_at: term.startsAt.toISOString(),
    ends_at: term.endsAt.toISOString(),
  };
}

/** What ran before the request goes on, and the business reads why. */
export async function declineRequest(
  context: Context,
  id: string,
  operatorId: string,
  note: string,
): Promise<{ organization_id: string }> {
  const now = context.clock();
  const organizationId = await organizationOf(context, id);
  await change(context, organizationId, async (db) => {
    const { stored } = await openRequest(db, organizationId, id);
    const status = statusAfter(
      stored,
      { kind: "declined", returnsTo: statusWithoutRequest(stored, now) },
      now,
    );
    await store.closeRequest(db, organizationId, id, { state: "declined", operatorId, note, at: now });
    await saveSubscription(db, organizationId, { ...stored, status }, now);
  });
  return { organization_id: organizationId };
}

async function organizationOf(context: Context, id: string): Promise<OrganizationId> {
  const found = await store.requestOrganization(context.db, id);
  if (!found) throw new Failure("not_found");
  return mintOrganizationId(found);
}

async function openRequest(db: TenantDb, organizationId: OrganizationId, id: string) {
  const request = await store.readRequest(db, organizationId, id);
  if (!request) throw new Failure("not_found");
  if (request.state !== "open") throw new Failure("request_decided");
  return { request, stored: await readSubscription(db, organizationId) };
}

/** Where every organisation's subscription stands, for the operator. */
export async function listSubscriptions(context: Context) {
  const now = context.clock();
  const rows = await store.listSubscriptions(context.db, new Date(now.getTime() - 30 * dayMs));
  return rows.map((row) => {
    const stored: StoredSubscription = {
      status: row.status as SubscriptionStatus,
      trialStartedAt: null,
      trialEndsAt: row.trial_ends_at,
      terms: row.terms.map(({ starts_at, ends_at, ...term }) => ({
        ...term,
        startsAt: new Date(starts_at),
        endsAt: new Date(ends_at),
      })),
    };
    const term = termAt(stored, now) ?? stored.terms.at(-1) ?? null;
    return {
      organization: { id: row.organization_id, name: row.organization_name },
      subscription_status: statusAt(stored, now),
      subscription_active: isActive(stored, now),
      expire_at_days: daysLeft(stored, now),
      ends_at: endOf(stored)?.toISOString() ?? null,
      plan: term?.plan ?? (stored.trialEndsAt ? trialPlan : null),
      period: term?.period ?? null,
      interactions_30_days: row.interactions,
    };
  });
}
