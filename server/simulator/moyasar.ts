import { randomUUID } from "node:crypto";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Faults, noFaults } from "./faults.ts";
import type { Identities } from "./identities.ts";
import { moyasarCardRoutes } from "./moyasar-cards.ts";
import {
  findInvoice,
  invoiceRoutes,
  invoiceView,
  type Merchant,
  notFound,
  type PayInvoice,
  payerRoutes,
  refundRoute,
  statusOf,
} from "./moyasar-invoices.ts";
import { freshMoyasar, type MoyasarInvoice, type MoyasarState } from "./moyasar-state.ts";
import type { PlatformClock } from "./platform.ts";
import { type SimulatorResponse, answerWithRoutes, type Route, type SimulatorRequest } from "./wire.ts";

export interface Moyasar {
  state: MoyasarState;
  faults: Faults;
  deliveries: Deliveries;
  answer: (request: SimulatorRequest) => Promise<SimulatorResponse>;
  /** Registers a webhook for all events, as in the dashboard. */
  setWebhook: (url: string) => void;
  /** Actions of the payer on the page, and actions on an invoice in the dashboard. */
  pay: PayInvoice;
  refund: (id: string) => void;
  cancel: (id: string) => void;
}

/** Pauses between attempts in milliseconds. Moyasar's are 1 minute and longer; they are shorter here. */
const retryMs = [1_000, 5_000, 15_000];

/** Simulates Moyasar's hosted invoices: the API under /v1, the payer's page under /invoices. */
export function createMoyasar(options: {
  clock: PlatformClock;
  account: Identities["moyasar"];
  base: () => string;
  state?: MoyasarState | undefined;
}): Moyasar {
  const { account, base } = options;
  const state = Object.assign(freshMoyasar(), options.state);
  const faults = noFaults();
  const deliveries = createDeliveries(faults, retryMs);
  const now = () => options.clock().getTime();
  const requireInvoice = (id: string): MoyasarInvoice => {
    const invoice = findInvoice({ state }, id);
    if (!invoice) throw new Error(`no invoice ${id}`);
    return invoice;
  };

  /** The secret is part of the body, as at Moyasar. */
  const notify = (type: string, invoice: MoyasarInvoice) =>
    send(type, invoiceView(invoice, base(), now()).payments.at(-1));
  function send(type: string, data: object | undefined): void {
    if (!state.webhook) return;
    const body = {
      id: randomUUID(),
      type,
      created_at: new Date(now()).toISOString(),
      secret_token: account.webhookSecret,
      account_name: null,
      live: false,
      data,
    };
    deliveries.send({ url: state.webhook, headers: {}, body: JSON.stringify(body) });
  }

  const pay: PayInvoice = (id, options = {}) => payInvoice(requireInvoice(id), options, now, notify);
  const merchant: Merchant = { ...options, state, now, send, notify, pay };
  const routes: Route[] = [
    ...moyasarCardRoutes({ state, account, base, now, notify: send }),
    ...invoiceRoutes(merchant),
    refundRoute(merchant),
    ...payerRoutes(merchant),
  ];

  return {
    state,
    faults,
    deliveries,
    answer: async (request) => (await answerWithRoutes(routes, request)) ?? notFound(),
    setWebhook: (url) => (state.webhook = url),
    pay,
    refund(id) {
      const invoice = requireInvoice(id);
      for (const payment of invoice.payments.filter(({ status }) => status === "paid")) {
        payment.status = "refunded";
        payment.refunded = payment.amount;
      }
      invoice.updatedAt = now();
      notify("payment_refunded", invoice);
    },
    cancel(id) {
      requireInvoice(id).canceled = true;
    },
  };
}

function payInvoice(
  invoice: MoyasarInvoice,
  { declined = false, amount, currency }: NonNullable<Parameters<PayInvoice>[1]>,
  now: () => number,
  notify: Merchant["notify"],
): void {
  if (statusOf(invoice, now()) !== "initiated") return;
  invoice.payments.push({
    id: randomUUID(),
    status: declined ? "failed" : "paid",
    amount: amount ?? invoice.amount,
    currency: currency ?? invoice.currency,
    refunded: 0,
    message: declined ? "DECLINED" : "APPROVED",
    at: now(),
  });
  invoice.updatedAt = now();
  notify(declined ? "payment_failed" : "payment_paid", invoice);
}
