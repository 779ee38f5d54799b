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
  /** What was set by hand; the clock and the payments say the rest. */
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

export interface MoyasarState {
  /** The oldest first. */
  invoices: MoyasarInvoice[];
  webhook: string | null;
}

export const freshMoyasar = (): MoyasarState => ({ invoices: [], webhook: null });
