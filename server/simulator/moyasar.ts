import { randomUUID } from "node:crypto";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Faults, noFaults } from "./faults.ts";
import type { Identities } from "./identities.ts";
import { moyasarCardRoutes, refundCardPayment } from "./moyasar-cards.ts";
import { amountText, payerPage } from "./moyasar-payer-page.ts";
import { freshMoyasar, type MoyasarInvoice, type MoyasarState } from "./moyasar-state.ts";
import type { PlatformClock } from "./platform.ts";
import { type Answer, answerBy, json, redirect, type Route, type SimulatorRequest } from "./wire.ts";

export interface Moyasar {
  state: MoyasarState;
  faults: Faults;
  deliveries: Deliveries;
  answer: (asked: SimulatorRequest) => Promise<Answer>;
  /** Registers a webhook for all events, as in the dashboard. */
  setWebhook: (url: string) => void;
  /** Actions of the payer on the page, and actions on an invoice in the dashboard. */
  pay: (id: string, options?: { declined?: boolean; amount?: number; currency?: string }) => void;
  refund: (id: string) => void;
  cancel: (id: string) => void;
}

/** Number of invoices on a page of the list. */
const pageSize = 25;
const minAmount = 100;
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
  const invoiceAt = (id: string) => state.invoices.find((invoice) => invoice.id === id);
  const known = (id: string): MoyasarInvoice => {
    const invoice = invoiceAt(id);
    if (!invoice) throw new Error(`no invoice ${id}`);
    return invoice;
  };
  const view = (invoice: MoyasarInvoice) => invoiceView(invoice, base(), now());

  /** The secret is part of the body, as at Moyasar. */
  const tell = (type: string, invoice: MoyasarInvoice) => send(type, view(invoice).payments.at(-1));
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

  const pay: Moyasar["pay"] = (id, { declined = false, amount, currency } = {}) => {
    const invoice = known(id);
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
    tell(declined ? "payment_failed" : "payment_paid", invoice);
  };

  const isOurs = (asked: SimulatorRequest) =>
    asked.headers.authorization === `Basic ${Buffer.from(`${account.secretKey}:`).toString("base64")}`;
  const api = (handler: (asked: SimulatorRequest) => Answer) => (asked: SimulatorRequest) =>
    isOurs(asked) ? handler(asked) : unauthorized();

  const routes: Route[] = [
    ...moyasarCardRoutes({ state, account, base, now, tell: send }),
    [
      "POST",
      "/v1/invoices",
      api(({ body }) => {
        const problems = problemsOf(body);
        if (problems) return invalid(problems);
        const made = invoiceOf(body, now());
        state.invoices.push(made);
        return json(view(made), 201);
      }),
    ],
    [
      "GET",
      "/v1/invoices",
      api(({ query }) => {
        const from = Date.parse(query.get("created[gt]") ?? "") || 0;
        const current = Math.max(1, Number(query.get("page")) || 1);
        const all = state.invoices.filter(({ createdAt }) => createdAt > from).toReversed();
        const pages = Math.max(1, Math.ceil(all.length / pageSize));
        return json({
          invoices: all.slice((current - 1) * pageSize, current * pageSize).map(view),
          meta: {
            current_page: current,
            next_page: current < pages ? current + 1 : null,
            prev_page: current > 1 ? current - 1 : null,
            total_pages: pages,
            total_count: all.length,
          },
        });
      }),
    ],
    [
      "GET",
      "/v1/invoices/:id",
      api(({ params }) => {
        const invoice = invoiceAt(params["id"] ?? "");
        return invoice ? json(view(invoice)) : notFound();
      }),
    ],
    [
      "PUT",
      "/v1/invoices/:id/cancel",
      api(({ params }) => {
        const invoice = invoiceAt(params["id"] ?? "");
        if (!invoice) return notFound();
        if (statusOf(invoice, now()) !== "initiated") return invalid({ status: ["can't be canceled"] });
        invoice.canceled = true;
        invoice.updatedAt = now();
        return json(view(invoice));
      }),
    ],
    [
      "POST",
      "/v1/payments/:id/refund",
      api(({ params, body }) => {
        const ofCard = state.cardPayments.find(({ id }) => id === params["id"]);
        if (ofCard) return refundCardPayment(ofCard, body["amount"], send);
        const invoice = state.invoices.find(({ payments }) => payments.some(({ id }) => id === params["id"]));
        const payment = invoice?.payments.find(({ id }) => id === params["id"]);
        if (!invoice || !payment) return notFound();
        const left = payment.amount - payment.refunded;
        const amount = body["amount"] ?? left;
        if (payment.status === "failed" || typeof amount !== "number" || !(amount > 0 && amount <= left))
          return invalid({ amount: ["is not refundable"] });
        payment.status = "refunded";
        payment.refunded += amount;
        invoice.updatedAt = now();
        tell("payment_refunded", invoice);
        return json(view(invoice).payments.find(({ id }) => id === payment.id));
      }),
    ],
    [
      "GET",
      "/invoices/:id",
      ({ params }) => {
        const invoice = invoiceAt(params["id"] ?? "");
        return invoice ? payerPage(invoice, statusOf(invoice, now()) === "initiated") : notFound();
      },
    ],
    [
      "GET",
      "/invoices/:id/pay",
      ({ params, query }) => {
        const invoice = invoiceAt(params["id"] ?? "");
        if (!invoice) return notFound();
        const declined = query.get("card") === "declined";
        pay(invoice.id, { declined });
        const isPaid = statusOf(invoice, now()) === "paid";
        // After a declined card the page stays open for another one.
        return redirect(isPaid ? (invoice.successUrl ?? "../") : `../${invoice.id}?declined=1`);
      },
    ],
  ];

  return {
    state,
    faults,
    deliveries,
    answer: async (asked) => (await answerBy(routes, asked)) ?? notFound(),
    setWebhook: (url) => (state.webhook = url),
    pay,
    refund(id) {
      const invoice = known(id);
      for (const payment of invoice.payments.filter(({ status }) => status === "paid")) {
        payment.status = "refunded";
        payment.refunded = payment.amount;
      }
      invoice.updatedAt = now();
      tell("payment_refunded", invoice);
    },
    cancel(id) {
      known(id).canceled = true;
    },
  };
}

function statusOf(invoice: MoyasarInvoice, at: number): string {
  if (invoice.payments.some(({ status }) => status === "refunded")) return "refunded";
  if (invoice.payments.some(({ status }) => status === "paid")) return "paid";
  if (invoice.canceled) return "canceled";
  return invoice.expiredAt !== null && invoice.expiredAt <= at ? "expired" : "initiated";
}

const instant = (at: number) => new Date(at).toISOString();

function invoiceView(invoice: MoyasarInvoice, base: string, at: number) {
  return {
    id: invoice.id,
    status: statusOf(invoice, at),
    amount: invoice.amount,
    currency: invoice.currency,
    description: invoice.description,
    logo_url: null,
    amount_format: amountText(invoice.amount, invoice.currency),
    url: `${base}/invoices/${invoice.id}?lang=en`,
    callback_url: null,
    expired_at: invoice.expiredAt === null ? null : instant(invoice.expiredAt),
    created_at: instant(invoice.createdAt),
    updated_at: instant(invoice.updatedAt),
    back_url: invoice.backUrl,
    success_url: invoice.successUrl,
    metadata: invoice.metadata,
    payments: invoice.payments.map((payment) => ({
      id: payment.id,
      status: payment.status,
      amount: payment.amount,
      fee: 0,
      currency: payment.currency,
      refunded: payment.refunded,
      refunded_at: payment.refunded > 0 ? instant(invoice.updatedAt) : null,
      captured: 0,
      amount_format: amountText(payment.amount, payment.currency),
      description: invoice.description,
      invoice_id: invoice.id,
      created_at: instant(payment.at),
      updated_at: instant(payment.at),
      metadata: null,
      source: {
        type: "creditcard",
        company: "mada",
        number: "XXXX-XXXX-XXXX-1111",
        message: payment.message,
      },
    })),
  };
}

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function invoiceOf(body: Record<string, unknown>, at: number): MoyasarInvoice {
  const expires = Date.parse(text(body["expired_at"]) ?? "");
  return {
    id: randomUUID(),
    canceled: false,
    amount: body["amount"] as number,
    currency: text(body["currency"]) ?? "SAR",
    description: body["description"] as string,
    successUrl: text(body["success_url"]),
    backUrl: text(body["back_url"]),
    expiredAt: Number.isNaN(expires) ? null : expires,
    metadata: (body["metadata"] as Record<string, string> | undefined) ?? null,
    payments: [],
    createdAt: at,
    updatedAt: at,
  };
}

function problemsOf(body: Record<string, unknown>): Record<string, string[]> | null {
  const { amount } = body;
  const problems: Record<string, string[]> = {};
  if (typeof amount !== "number" || !Number.isInteger(amount)) problems["amount"] = ["is not a number"];
  else if (amount < minAmount) problems["amount"] = [`must be greater than or equal to ${minAmount}`];
  if (!text(body["description"])) problems["description"] = ["can't be blank"];
  return Object.keys(problems).length > 0 ? problems : null;
}

const failure = (status: number, type: string, message: string, errors: unknown = null): Answer =>
  json({ type, message, errors }, status);
const unauthorized = () => failure(401, "authentication_error", "Invalid authorization credentials");
const invalid = (errors: unknown) => failure(400, "invalid_request_error", "Validation Failed", errors);
const notFound = () => failure(404, "invalid_request_error", "Object not found");
