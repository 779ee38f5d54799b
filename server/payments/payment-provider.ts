/** State of an invoice at the payment provider, in the product's terms. */
export type InvoiceStatus = "unpaid" | "attempt_failed" | "paid" | "expired" | "refunded";

/** An amount in the currency's smallest unit: halalas for SAR. */
interface Money {
  amount: number;
  currency: string;
}

/** An invoice in the state that the provider's API currently reports. */
export interface ProviderInvoice {
  id: string;
  /** The page where the invoice is paid. */
  url: string;
  standing: InvoiceStatus;
  /** The amount of the invoice. */
  total: Money;
  /**
   * The paid amount, even if it was refunded later. Null before the payment, and when the provider does not report
   * it separately.
   */
  paid: Money | null;
  /** The refunded amount, in the currency's smallest unit. */
  refunded: number;
  /** Time until which the invoice's page accepts a payment; null when the provider does not report it. */
  expiresAt: Date | null;
  /** The id of our payment for which the invoice was created; null for an invoice of another program. */
  paymentId: string | null;
}

export interface InvoiceOrder {
  /** The id of our payment. An invoice whose response was lost is found again by this id. */
  paymentId: string;
  halalas: number;
  description: string;
  language: "ar" | "en";
  /** The page to which the provider sends people after they paid or cancelled. */
  returnUrl: string;
  expiresAt: Date;
}

/** A provider that takes payments on its own page, so that no card number ever reaches this program. */
export interface PaymentProvider {
  createInvoice: (order: InvoiceOrder) => Promise<ProviderInvoice>;
  /** Finds the invoice that was created for a payment after `since`; null when there definitely is none. */
  findInvoice: (paymentId: string, since: Date) => Promise<ProviderInvoice | null>;
  readInvoice: (id: string) => Promise<ProviderInvoice>;
  /** Closes the page of an unpaid invoice and returns the invoice's new state, which may be paid by now. */
  cancelInvoice: (id: string) => Promise<ProviderInvoice>;
  /**
   * Refunds an invoice until the refunded sum is `total`, and returns the invoice's new state. Because the order
   * names the total and not the difference, repeating it has no further effect. Throws RefundRefusedError when
   * nothing is refunded.
   */
  refundUpTo: (id: string, total: number) => Promise<ProviderInvoice>;
  /**
   * Returns the ids that a webhook's body mentions, each null when the body concerns no such object. Throws when
   * the secret in the body is not ours.
   */
  readHint: (body: Buffer) => { invoice: string | null; payment: string | null };
}

/**
 * The provider did not carry out the request, or its outcome is unknown. The request can be repeated safely later.
 */
export class PaymentProviderError extends Error {
  /** Seconds after which the provider accepts the next request. */
  readonly retryAfter: number | undefined;

  constructor(why: string, retryAfter?: number) {
    super(why);
    this.retryAfter = retryAfter;
  }
}

/** The provider refused a refund, and nothing was refunded. */
export class RefundRefusedError extends Error {}

/** A webhook request did not come from the provider. */
export class WrongHintSecretError extends Error {}
