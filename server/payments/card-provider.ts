import type { Language } from "#shared/language.ts";

/** A card that the provider keeps for us. Its number never reaches this program. */
export interface ProviderCard {
  id: string;
  /** `verifying`: the cardholder has not confirmed yet that it is theirs. */
  standing: "verifying" | "active" | "unusable";
  brand: string;
  lastFour: string;
  /** Year and month, such as 2030-12. */
  expiresOn: string;
  /** Where the cardholder confirms the card; null where nothing is to be confirmed. */
  verificationUrl: string | null;
}

export type ChargeStanding = "paid" | "declined" | "confirming" | "differs";

export interface ProviderCharge {
  standing: ChargeStanding;
  amount: number;
  currency: string;
  /** What went back of it, in the currency's smallest unit. */
  refunded: number;
  /** Where the cardholder confirms the payment with their bank. */
  confirmUrl: string | null;
}

export interface ChargeOrder {
  /** Becomes the payment's id at the provider. */
  chargeId: string;
  cardId: string;
  halalas: number;
  description: string;
  language: Language;
  returnUrl: string;
}

/** Keeps cards and charges them without the cardholder. */
export interface CardProvider {
  /** Null where the provider has no such card. */
  readCard: (id: string) => Promise<ProviderCard | null>;
  deleteCard: (id: string) => Promise<void>;
  /** Throws CardRefusedError where the provider refuses the order and nothing was charged. */
  charge: (order: ChargeOrder) => Promise<ProviderCharge>;
  /** Null where the provider certainly has no such charge. */
  readCharge: (chargeId: string) => Promise<ProviderCharge | null>;
  /** Sends money of a charge back until `total` has gone back in all, as `refundUpTo` of an invoice does. */
  refundChargeUpTo: (chargeId: string, total: number) => Promise<ProviderCharge>;
}

/** The provider does not take the order; asking again would not change that. */
export class CardRefusedError extends Error {}
