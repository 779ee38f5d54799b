import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant, nothing } from "./envelope.ts";

/**
 * `verifying`: the cardholder has not confirmed the card with their bank. `unusable`: the card was refused or has
 * expired.
 */
export const savedCardState = z.enum(["verifying", "active", "unusable"]);
export const cardChargeProblem = z.enum(["declined", "not_confirmed", "card_unusable", "price_changed"]);

const savedCard = z.object({
  state: savedCardState,
  brand: z.string(),
  last_four: z.string(),
  /** The year and month of expiry, such as 2030-12. */
  expires_on: z.string(),
  consented_at: instant,
});

const standing = z.object({
  card: savedCard.nullable(),
  /** The latest unpaid charge for the term to renew. Null when there is none. */
  charge: z
    .object({
      state: z.enum(["asked", "confirming", "failed"]),
      problem: cardChargeProblem.nullable(),
      /** The page on which the cardholder confirms the payment with their bank. */
      confirm_url: z.url().nullable(),
    })
    .nullable(),
  /** The time of the next charge. Null when none is planned. */
  next_charge_at: instant.nullable(),
  /** The provider's address and key with which the browser creates the card's token. */
  token_request: z.object({ url: z.url(), publishable_key: z.string(), callback_url: z.url() }),
});
export type SavedCardStanding = z.infer<typeof standing>;

/** The card as operators see it, without data that would allow a charge. */
export const operatorSavedCard = savedCard.omit({ consented_at: true }).extend({
  next_charge_at: instant.nullable(),
  /** The latest charge if it failed. Null otherwise. */
  last_failure: z.object({ problem: cardChargeProblem.nullable(), at: instant }).nullable(),
});
export type OperatorSavedCard = z.infer<typeof operatorSavedCard>;

export const getSavedCard = endpoint({
  name: "savedCard.get",
  method: "GET",
  path: "/api/subscription/card/",
  access: "owner",
  summary: "Get the card that renews the subscription; 404 where saving cards is not set up",
  result: dataOf(standing),
});

export const saveCard = endpoint({
  name: "savedCard.save",
  method: "POST",
  path: "/api/subscription/card/",
  access: "owner",
  summary:
    "Save a card by its token for renewals; the response contains the address where the cardholder confirms it",
  body: z.strictObject({
    /** The provider's token of the card. The browser creates it with the publishable key. */
    token: z.string().regex(/^token_\w{8,90}$/),
    /** The owner's consent to charge every renewal until the card is removed. */
    consents: z.literal(true),
  }),
  result: dataOf(z.object({ verification_url: z.url().nullable() })),
  limit: { max: 10, seconds: 300 },
});

export const checkSavedCard = endpoint({
  name: "savedCard.check",
  method: "POST",
  path: "/api/subscription/card/check/",
  access: "owner",
  summary: "Read the card and a pending charge again from the provider",
  result: dataOf(standing),
  limit: { max: 60, seconds: 60 },
});

export const removeCard = endpoint({
  name: "savedCard.remove",
  method: "DELETE",
  path: "/api/subscription/card/",
  access: "owner",
  summary: "Remove the card; it is no longer charged",
  result: nothing,
});
