import type { Language } from "#shared/language.ts";

/** A card that the provider keeps for us. Its number never reaches this program. */
export interface ProviderCard {
  id: string;
  /** `verifying` means that the cardholder has not confirmed the card yet. */
  standing: "verifying" | "active" | "unusable";
  brand: string;
  lastFour: string;
  /** Year and month of expiry, such as 2030-12. */
  expiresOn: string;
  /** The page where the cardholder confirms the card; null when nothing has to be confirmed. */
  verificationUrl: string | null;
}

export type ChargeStatus = "paid" | "declined" | "confirming" | "differs";

export interface ProviderCharge {
  standing: ChargeStatus;
  amount: number;
  currency: string;
  /** The refunded amount, in the currency's smallest unit. */
  refunded: number;
  /** The page where the cardholder confirms the payment with their bank. */
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

/** A provider that keeps cards and charges them without the cardholder being present. */
export interface CardProvider {
  /** Returns null when the provider has no such card. */
  readCard: (id: string) => Promise<ProviderCard | null>;
  deleteCard: (id: string) => Promise<void>;
  /** Throws CardRefusedError when the provider refuses the order and charged nothing. */
  charge: (order: ChargeOrder) => Promise<ProviderCharge>;
  /** Null where the provider certainly has no such charge. */
  readCharge: (chargeId: string) => Promise<ProviderCharge | null>;
  /** Refunds a charge until the refunded sum is `total`, like `refundUpTo` for an invoice. */
  refundChargeUpTo: (chargeId: string, total: number) => Promise<ProviderCharge>;
}

/** The provider does not accept the order, and repeating it would not change that. */
export class CardRefusedError extends Error {}
