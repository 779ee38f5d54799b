import { randomUUID } from "node:crypto";
import type { Context } from "#server/context.ts";
import { mintOrganizationId } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import {
  type CardProvider,
  CardRefusedError,
  type ChargeOrder,
  type ProviderCharge,
} from "#server/payments/card-provider.ts";
import { cardProvider } from "#server/payments/moyasar-settings.ts";
import { PaymentProviderError } from "#server/payments/payment-provider.ts";
import { type Tenant, type TenantDb, tenantOf } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import { type CardChargeEvent, next } from "./card-charge-state.ts";
import { openCardToken } from "./card-token.ts";
import { mailRenewal } from "./renewal-mails.ts";
import { type ChargeProblem, maxConfirmMs, nextStep, type RenewalFacts } from "./renewal-rules.ts";
import * as store from "./store/saved-cards.ts";
import { closeRequest, readRequest } from "./store/subscription-requests.ts";
import { readSubscription, saveSubscription } from "./store/subscriptions.ts";
import { activateWithin, queueClosingPage } from "./subscription-requests.ts";
import { statusWithoutRequest } from "./subscription-rules.ts";
import { addRequest, change, priceAsShown, statusAfter } from "./subscriptions.ts";

/** Maximum number of renewals that are queued at once. */
const maxDue = 500;

/** Reads the facts that decide about an organisation's renewal. */
export async function readFacts(
  db: TenantDb,
): Promise<{ facts: RenewalFacts; card: store.SavedCardRow | null; charges: store.ChargeRow[] }> {
  const stored = await readSubscription(db);
  const term = stored.terms.at(-1) ?? null;
  const card = await store.readCard(db);
  const charges = await store.listCharges(db, term?.endsAt ?? null);
  return {
    facts: {
      term,
      hasActiveCard: card?.state === "active",
      hasOpenRequest: stored.status === "subscription_in_progress",
      charges,
    },
    card,
    charges,
  };
}

/** Queues, every few minutes, the organisations whose card may have to be charged or whose charge may be decided. */
export async function queueDueRenewals(context: Context): Promise<string> {
  if (!cardProvider(context)) return "Skipped: nobody keeps cards";
  const due = await store.listDueRenewals(context.db, context.clock(), maxDue);
  for (const id of due) await queueStep(tenantOf(context, mintOrganizationId(id)));
  return due.length === 0 ? "Skipped: nothing is due" : `${due.length} due`;
}

async function queueStep(tenant: Tenant): Promise<void> {
  await tenant.transaction((db) => enqueue(db, "renewals.step", {}, { key: `renewals.step:${tenant.id}` }));
}

/** Reads a payment that a webhook names if it is a charge of a card. Returns whether it is one. */
export async function queueChargeCheck(context: Context, paymentId: string): Promise<boolean> {
  const found = await store.findOrganizationOfCharge(context.db, paymentId);
  if (found) await queueStep(tenantOf(context, mintOrganizationId(found)));
  return found !== null;
}

/**
 * Does the next step of the organisation's renewal. When the provider does not respond, the next sweep tries again.
 */
export async function stepQueuedRenewal(tenant: Tenant): Promise<string> {
  const provider = cardProvider(tenant);
  if (!provider) return "Skipped: nobody keeps cards";
  try {
    return await stepRenewal(tenant, provider);
  } catch (problem) {
    if (!(problem instanceof PaymentProviderError)) throw problem;
    tenant.log.warn({ why: problem.message }, "the payment provider did not answer about a card");
    return `The provider did not answer: ${problem.message}`;
  }
}

/**
 * Charges the card. The charge is stored before the provider is called, with the id that it has there. Whatever is
 * lost afterwards, the next step reads that id from the provider and orders again only when there is certainly no
 * such payment.
 */
export async function stepRenewal(tenant: Tenant, provider: CardProvider): Promise<string> {
  const now = tenant.clock();
  const newCharge = await tenant.transaction(
    async (db) => {
      const { facts, card, charges } = await readFacts(db);
      const step = nextStep(facts, now);
      if (step.does === "read") {
        const charge = charges.find(({ id }) => id === step.chargeId);
        return charge ? { charge, card, isNew: false } : null;
      }
      if (step.does !== "charge" || !card || !facts.term) return null;
      return { charge: await beginCharge(db, facts.term, card, step.attempt, now), card, isNew: true };
    },
    { lock: "subscription" },
  );
  if (!newCharge) return "Skipped: nothing to do";
  const { charge, card, isNew } = newCharge;
  if (charge.state === "failed") return `Not charged: ${charge.problem}`;
  const known = isNew ? null : await provider.readCharge(charge.id);
  const event = known ? eventOf(known, charge, now) : await order(tenant, provider, charge, card);
  return saveEvent(tenant, charge.id, event);
}

/**
 * Stores a new charge. When the owner did not agree to a changed price, nothing is charged and the owner decides.
 */
async function beginCharge(
  db: TenantDb,
  { endsAt, plan, period, price }: NonNullable<RenewalFacts["term"]>,
  card: store.SavedCardRow,
  attempt: number,
  now: Date,
): Promise<store.ChargeRow> {
  const isSamePrice = (await priceAsShown(db.tenant, { plan, period }, card.language)) === price;
  const charge = {
    id: randomUUID(),
    term_ends_at: endsAt,
    attempt,
    plan,
    period,
    price: price as number,
    state: isSamePrice ? "asked" : "failed",
    problem: isSamePrice ? null : "price_changed",
  } as const;
  await store.insertCharge(db, charge, now);
  if (!isSamePrice) await mailRenewal(db, { kind: "stopped", problem: "price_changed" }, card);
  return { ...charge, confirm_url: null, created_at: now };
}

type Learnt = { event: CardChargeEvent; confirmUrl: string | null };

async function order(
  tenant: Tenant,
  provider: CardProvider,
  charge: store.ChargeRow,
  card: store.SavedCardRow | null,
): Promise<Learnt> {
  const token = card?.state === "active" ? openCardToken(tenant, card.sealed_token) : null;
  // The card was removed before the order arrived, so nothing was charged.
  if (!card || token === null) return { event: "card_unusable", confirmUrl: null };
  try {
    return eventOf(await provider.charge(orderOf(tenant, charge, card, token)), charge, tenant.clock());
  } catch (problem) {
    if (!(problem instanceof CardRefusedError)) throw problem;
    tenant.log.warn({ charge: charge.id, why: problem.message }, "the payment provider refused a charge");
    // A used id is refused as well, which means that an earlier order has arrived.
    const known = await provider.readCharge(charge.id);
    return known ? eventOf(known, charge, tenant.clock()) : { event: "card_unusable", confirmUrl: null };
  }
}

function eventOf(providerCharge: ProviderCharge, charge: store.ChargeRow, now: Date): Learnt {
  const isExact = providerCharge.amount === charge.price * 100 && providerCharge.currency === "SAR";
  const { confirmUrl } = providerCharge;
  if (providerCharge.standing === "confirming")
    return {
      event: now.getTime() - charge.created_at.getTime() > maxConfirmMs ? "not_confirmed" : "confirming",
      confirmUrl,
    };
  return {
    event: providerCharge.standing === "paid" && !isExact ? "differs" : providerCharge.standing,
    confirmUrl: null,
  };
}

const orderOf = (
  tenant: Tenant,
  charge: store.ChargeRow,
  { language }: store.SavedCardRow,
  cardId: string,
): ChargeOrder => ({
  chargeId: charge.id,
  cardId,
  halalas: charge.price * 100,
  description: text(language, "invoice:plan", {
    plan: text(language, `pricing:${charge.plan}.name`),
    period: text(language, `invoice:period.${charge.period}`),
  }),
  language,
  returnUrl: `${tenant.addresses.public}/subscription?card=1`,
});

const problemOfEvent: Partial<Record<CardChargeEvent, ChargeProblem>> = {
  declined: "declined",
  not_confirmed: "not_confirmed",
  card_unusable: "card_unusable",
};

/** Stores the state of a charge, renews a paid term and notifies the owners; each once, under the lock. */
async function saveEvent(tenant: Tenant, id: string, { event, confirmUrl }: Learnt): Promise<string> {
  const now = tenant.clock();
  let state = "gone";
  await change(tenant, async (db) => {
    const charge = await store.readCharge(db, id);
    if (!charge) return;
    const transition = next(charge.state, event);
    state = transition.state;
    if (event === "differs") tenant.log.error({ charge: id }, "a charge of a card is not what was ordered");
    if (transition.state === charge.state) return;
    const problem = transition.state === "failed" ? (problemOfEvent[event] ?? null) : null;
    await store.changeCharge(db, id, { state: transition.state, problem, confirm_url: confirmUrl }, now);
    const card = await store.readCard(db);
    if (card && event === "card_unusable")
      await store.changeCard(db, card.token_hash, { state: "unusable" }, now);
    if (transition.renews) await renew(db, charge, card, now);
    if (!card) return;
    if (transition.state === "confirming") await mailRenewal(db, { kind: "confirm" }, card);
    if (transition.state === "failed" && problem) {
      const step = nextStep((await readFacts(db)).facts, now);
      const until = step.does === "wait" ? step.until : null;
      await mailRenewal(db, until ? { kind: "failed", until } : { kind: "stopped", problem }, card);
    }
    if (transition.renews) await mailRenewal(db, { kind: "renewed" }, card);
  });
  return `The charge is ${state}`;
}

/**
 * Activates the paid term as an operator would. A request that was opened in the meantime is activated when it asks
 * for the same term; otherwise it is closed, because this term is paid.
 */
async function renew(
  db: TenantDb,
  charge: store.ChargeRow,
  card: store.SavedCardRow | null,
  now: Date,
): Promise<void> {
  const { plan, period, price } = charge;
  const last = await readRequest(db);
  const open = last?.state === "open" ? last : null;
  const isSame = open?.plan === plan && open.period === period && open.price === price;
  if (open && !isSame) {
    const stored = await readSubscription(db);
    const event = { kind: "withdrawn", returnsTo: statusWithoutRequest(stored, now) } as const;
    await closeRequest(db, open.id, { state: "withdrawn", operatorId: null, note: "", at: now });
    await saveSubscription(db, { ...stored, status: statusAfter(stored, event, now) }, now);
  }
  const requestId =
    open && isSame
      ? open.id
      : await addRequest(
          db,
          { plan, period, price },
          { memberId: card?.consented_by ?? null, language: card?.language ?? "ar" },
          now,
        );
  // If the card is still saved, the mail about the charge is sent instead.
  await activateWithin(db, db.tenant.config, { requestId, operatorId: null, isMailed: card === null }, now);
  if (open) await queueClosingPage(db, open.id);
  await store.linkCharge(db, charge.id, requestId);
}
