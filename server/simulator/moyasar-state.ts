interface MoyasarPayment {
  id: string;
  status: "paid" | "failed" | "refunded";
  amount: number;
  currency: string;
  refunded: number;
  message: string;
  at: number;
}

export interface MoyasarInvoice {
  id: string;
  /** Whether the invoice was cancelled; its other states follow from the clock and the payments. */
  canceled: boolean;
  amount: number;
  currency: string;
  description: string;
  successUrl: string | null;
  backUrl: string | null;
  expiredAt: number | null;
  metadata: Record<string, string> | null;
  payments: MoyasarPayment[];
  createdAt: number;
  updatedAt: number;
}

/** A saved card. */
interface MoyasarToken {
  id: string;
  status: "initiated" | "active" | "inactive" | "expired";
  lastFour: string;
  month: string;
  year: string;
  name: string;
  callbackUrl: string;
  at: number;
}

/** A payment with a token. */
interface MoyasarCardPayment {
  id: string;
  status: "initiated" | "paid" | "failed" | "refunded";
  /** Missing in states that were stored before refunds were supported. */
  refunded?: number;
  amount: number;
  currency: string;
  description: string;
  callbackUrl: string;
  lastFour: string;
  metadata: Record<string, string> | null;
  at: number;
}

export interface MoyasarState {
  tokens: MoyasarToken[];
  cardPayments: MoyasarCardPayment[];
  /** The invoices, oldest first. */
  invoices: MoyasarInvoice[];
  webhook: string | null;
}

export const freshMoyasar = (): MoyasarState => ({
  tokens: [],
  cardPayments: [],
  invoices: [],
  webhook: null,
});
