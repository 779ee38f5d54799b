/** State of an invoice at the payment provider, in the product's terms. */
export type InvoiceStanding = "unpaid" | "attempt_failed" | "paid" | "expired" | "refunded";

/** `amount` in the currency's smallest unit: halalas for SAR. */
interface Money {
  amount: number;
  currency: string;
}

/** An invoice as the provider's API says that it is now. */
export interface ProviderInvoice {
  id: string;
  /** The page where it is paid. */
  url: string;
  standing: InvoiceStanding;
  /** What it asks for. */
  total: Money;
  /** What was paid, also where it went back since; null before that, and where the provider does not say it apart. */
  paid: Money | null;
  /** What went back of it, in the currency's smallest unit. */
  refunded: number;
  /** Until when its page takes a payment; null when it says nothing of it. */
  expiresAt: Date | null;
  /** The id of our payment that it was made for; null for an invoice of another program. */
  paymentId: string | null;
}

export interface InvoiceOrder {
  /** The id of our payment. Under it an invoice is found again whose answer was lost. */
  paymentId: string;
  halalas: number;
  description: string;
  language: "ar" | "en";
  /** Where the provider leads people after paying, and when they turn back. */
  returnUrl: string;
  expiresAt: Date;
}

/** Takes money for us on a page of its own: no card number ever reaches this program. */
export interface PaymentProvider {
  createInvoice: (order: InvoiceOrder) => Promise<ProviderInvoice>;
  /** The invoice that was made for a payment since a time; null when there surely is none. */
  findInvoice: (paymentId: string, since: Date) => Promise<ProviderInvoice | null>;
  readInvoice: (id: string) => Promise<ProviderInvoice>;
  /** Closes the page of an invoice that nobody has paid, and gives the invoice as it is then: it may be paid by now. */
  cancelInvoice: (id: string) => Promise<ProviderInvoice>;
  /**
   * Sends money of an invoice back until `total` has gone back of it in all, and gives the invoice as it is then. Saying
   * the total instead of the amount makes a repeated order one order. Throws RefundRefusedError where nothing goes back.
   */
  refundUpTo: (id: string, total: number) => Promise<ProviderInvoice>;
  /** What a webhook's body hints at, null where it is about no such thing; throws where the body's secret is not ours. */
  readHint: (body: Buffer) => { invoice: string | null; payment: string | null };
}

/** The provider did not do what was asked, or nobody knows whether it has. It is safe to ask again later. */
export class PaymentProviderError extends Error {
  /** Seconds after which the provider wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(why: string, retryAfter?: number) {
    super(why);
    this.retryAfter = retryAfter;
  }
}

/** The provider refuses a refund, and nothing went back. */
export class RefundRefusedError extends Error {}

/** A webhook that does not come from the provider. */
export class WrongHintSecretError extends Error {}
