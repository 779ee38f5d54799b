import type { OperatorSavedCard, SavedCardStanding } from "#shared/contract/saved-cards.ts";
import type { Language } from "#shared/language.ts";
import type { Context } from "#server/context.ts";
import { findViolatedConstraint } from "#server/db/violation.ts";
import { Failure } from "#server/http/failure.ts";
import type { CardProvider, ProviderCard } from "#server/payments/card-provider.ts";
import { cardProvider, cardSettings } from "#server/payments/moyasar-settings.ts";
import { PaymentProviderError } from "#server/payments/payment-provider.ts";
import type { Tenant } from "#server/tenant.ts";
import { isUndecided } from "./card-charge-state.ts";
import { hashCardToken, openCardToken, encryptCardToken } from "./card-token.ts";
import { attemptAt, nextStep } from "./renewal-rules.ts";
import { readFacts, stepRenewal } from "./renewals.ts";
import * as store from "./store/saved-cards.ts";
import { change } from "./subscriptions.ts";

/** Returns the provider of saved cards; throws `not_found` without one. */
export function cardProviderOf(context: Context): CardProvider {
  const provider = cardProvider(context);
  if (!provider) throw new Failure("not_found");
  return provider;
}

export async function getSavedCard(tenant: Tenant): Promise<SavedCardStanding> {
  const settings = cardSettings(tenant);
  if (!settings) throw new Failure("not_found");
  const now = tenant.clock();
  return tenant.transaction(async (db) => {
    const { facts, card, charges } = await readFacts(db);
    const step = nextStep(facts, now);
    const last = charges.at(-1);
    const due =
      step.does === "wait"
        ? step.until
        : step.does === "charge" && facts.term
          ? attemptAt(facts.term.endsAt, step.attempt)
          : null;
    return {
      card: card && {
        state: card.state,
        brand: card.brand,
        last_four: card.last_four,
        expires_on: card.expires_on,
        consented_at: card.consented_at.toISOString(),
      },
      charge:
        last && last.state !== "paid"
          ? {
              state: last.state,
              problem: last.problem,
              confirm_url: isUndecided(last.state) ? last.confirm_url : null,
            }
          : null,
      next_charge_at: due?.toISOString() ?? null,
      token_request: {
        url: `${settings.apiUrl}/v1/tokens`,
        publishable_key: settings.publishableKey,
        callback_url: `${tenant.addresses.public}/subscription?card=1`,
      },
    };
  });
}

/** Returns the card as operators see it; null without a card or a provider. */
export async function getCardForOperator(tenant: Tenant): Promise<OperatorSavedCard | null> {
  if (!cardSettings(tenant)) return null;
  const { card, next_charge_at } = await getSavedCard(tenant);
  if (!card) return null;
  const failure = await tenant.transaction((db) => store.readLastFailure(db));
  const { state, brand, last_four, expires_on } = card;
  return {
    state,
    brand,
    last_four,
    expires_on,
    next_charge_at,
    last_failure: failure && { problem: failure.problem, at: failure.at.toISOString() },
  };
}

/**
 * Saves the card of a token after reading it from the provider; the browser's data about it is ignored. The former card is
 * deleted at the provider.
 */
export async function saveCard(
  tenant: Tenant,
  { token }: { token: string },
  by: { memberId: string; language: Language },
): Promise<{ verification_url: string | null }> {
  const provider = cardProviderOf(tenant);
  const found = await askProvider(() => provider.readCard(token));
  if (!found || found.standing === "unusable") throw new Failure("card_refused");
  const now = tenant.clock();
  const before = await tenant.transaction((db) => store.readCard(db));
  try {
    await change(tenant, async (db) => {
      await store.saveCard(
        db,
        {
          sealed_token: encryptCardToken(tenant, token),
          token_hash: hashCardToken(token),
          state: found.standing,
          brand: found.brand,
          last_four: found.lastFour,
          expires_on: found.expiresOn,
          consented_by: by.memberId,
          consented_at: now,
          language: by.language,
        },
        now,
      );
    });
  } catch (problem) {
    // The card belongs to another business.
    if (findViolatedConstraint(problem) === "saved_cards_token_hash_key") throw new Failure("card_refused");
    throw problem;
  }
  if (before) await forget(tenant, provider, before, token);
  return { verification_url: found.verificationUrl };
}

/**
 * Deletes a card at the provider. If that fails, the card cannot be charged nevertheless, because its token is
 * deleted here.
 */
async function forget(
  tenant: Tenant,
  provider: CardProvider,
  row: store.SavedCardRow,
  keep?: string,
): Promise<void> {
  const token = openCardToken(tenant, row.sealed_token);
  if (token === null || token === keep) return;
  try {
    await provider.deleteCard(token);
  } catch (problem) {
    if (!(problem instanceof PaymentProviderError)) throw problem;
    tenant.log.warn({ why: problem.message }, "the payment provider did not delete a card");
  }
}

/** Reads from the provider whether the card was confirmed and the state of its charge. */
export async function checkSavedCard(tenant: Tenant): Promise<SavedCardStanding> {
  const provider = cardProviderOf(tenant);
  const row = await tenant.transaction((db) => store.readCard(db));
  const token = row && openCardToken(tenant, row.sealed_token);
  if (row && token && row.state !== "unusable") {
    const found = await askProvider(() => provider.readCard(token));
    await tenant.transaction(async (db) => {
      await store.changeCard(db, row.token_hash, changeOf(found), tenant.clock());
      db.publish({ kind: "subscription", id: tenant.id });
    });
  }
  await askProvider(() => stepRenewal(tenant, provider));
  return getSavedCard(tenant);
}

const changeOf = (found: ProviderCard | null): Parameters<typeof store.changeCard>[2] =>
  found ? { state: found.standing, expires_on: found.expiresOn } : { state: "unusable" };

export async function removeCard(tenant: Tenant): Promise<void> {
  const provider = cardProviderOf(tenant);
  const before = await tenant.transaction((db) => store.readCard(db));
  await change(tenant, async (db) => {
    if (!(await store.removeCard(db))) throw new Failure("not_found");
  });
  if (before) await forget(tenant, provider, before);
}

/** Calls the provider for a person, who gets an error when it does not respond. */
async function askProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    if (problem instanceof PaymentProviderError)
      throw new Failure("payment_unavailable", {}, problem.retryAfter);
    throw problem;
  }
}
