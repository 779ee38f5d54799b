import { randomUUID } from "node:crypto";
import type { Identities } from "./identities.ts";
import { refundCardPayment } from "./moyasar-cards.ts";
import { amountText, renderPayerPage } from "./moyasar-payer-page.ts";
import type { MoyasarInvoice, MoyasarState } from "./moyasar-state.ts";
import { type SimulatorResponse, json, redirect, type Route, type SimulatorRequest } from "./wire.ts";

/** Number of invoices on a page of the list. */
const pageSize = 25;
const minAmount = 100;

/** Pays an invoice with a card; the amount is in halalas and is the invoice's own by default. */
export type PayInvoice = (
  id: string,
  options?: { declined?: boolean; amount?: number; currency?: string },
) => void;

/** A merchant's account at Moyasar, for the routes of its API and its payers' pages. */
export interface Merchant {
  state: MoyasarState;
  account: Identities["moyasar"];
  base: () => string;
  now: () => number;
  /** Sends an event about a payment to the webhook. */
  send: (type: string, payment: object | undefined) => void;
  /** Sends an event about the last payment of an invoice to the webhook. */
  notify: (type: string, invoice: MoyasarInvoice) => void;
  pay: PayInvoice;
}

export const findInvoice = ({ state }: Pick<Merchant, "state">, id = "") =>
  state.invoices.find((invoice) => invoice.id === id);

/** Returns a function that wraps the handler of a call that needs the secret key. */
const secretAccess =
  ({ account }: Merchant) =>
  (handler: (request: SimulatorRequest) => SimulatorResponse) =>
  (request: SimulatorRequest) =>
    request.headers.authorization === `Basic ${Buffer.from(`${account.secretKey}:`).toString("base64")}`
      ? handler(request)
      : unauthorized();

/** Invoices: creating, listing, reading, cancelling. */
export function invoiceRoutes(merchant: Merchant): Route[] {
  const { state, base, now } = merchant;
  const withSecret = secretAccess(merchant);
  const view = (invoice: MoyasarInvoice) => invoiceView(invoice, base(), now());
  return [
    [
      "POST",
      "/v1/invoices",
      withSecret(({ body }) => {
        const problems = problemsOf(body);
        if (problems) return invalid(problems);
        const created = invoiceOf(body, now());
        state.invoices.push(created);
        return json(view(created), 201);
      }),
    ],
    [
      "GET",
      "/v1/invoices",
      withSecret(({ query }) => {
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
      withSecret(({ params }) => {
        const invoice = findInvoice(merchant, params["id"]);
        return invoice ? json(view(invoice)) : notFound();
      }),
    ],
    [
      "PUT",
      "/v1/invoices/:id/cancel",
      withSecret(({ params }) => {
        const invoice = findInvoice(merchant, params["id"]);
        if (!invoice) return notFound();
        if (statusOf(invoice, now()) !== "initiated") return invalid({ status: ["can't be canceled"] });
        invoice.canceled = true;
        invoice.updatedAt = now();
        return json(view(invoice));
      }),
    ],
  ];
}

export const refundRoute = (merchant: Merchant): Route => [
  "POST",
  "/v1/payments/:id/refund",
  secretAccess(merchant)(({ params, body }) => {
    const { state, base, now, send, notify } = merchant;
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
    notify("payment_refunded", invoice);
    return json(invoiceView(invoice, base(), now()).payments.find(({ id }) => id === payment.id));
  }),
];

/** The page on which a payer pays an invoice with a card. */
export function payerRoutes(merchant: Merchant): Route[] {
  const { now, pay } = merchant;
  return [
    [
      "GET",
      "/invoices/:id",
      ({ params }) => {
        const invoice = findInvoice(merchant, params["id"]);
        return invoice ? renderPayerPage(invoice, statusOf(invoice, now()) === "initiated") : notFound();
      },
    ],
    [
      "GET",
      "/invoices/:id/pay",
      ({ params, query }) => {
        const invoice = findInvoice(merchant, params["id"]);
        if (!invoice) return notFound();
        const declined = query.get("card") === "declined";
        pay(invoice.id, { declined });
        const isPaid = statusOf(invoice, now()) === "paid";
        // After a declined card the page stays open for another one.
        return redirect(isPaid ? (invoice.successUrl ?? "../") : `../${invoice.id}?declined=1`);
      },
    ],
  ];
}

export function statusOf(invoice: MoyasarInvoice, at: number): string {
  if (invoice.payments.some(({ status }) => status === "refunded")) return "refunded";
  if (invoice.payments.some(({ status }) => status === "paid")) return "paid";
  if (invoice.canceled) return "canceled";
  return invoice.expiredAt !== null && invoice.expiredAt <= at ? "expired" : "initiated";
}

const instant = (at: number) => new Date(at).toISOString();

export function invoiceView(invoice: MoyasarInvoice, base: string, at: number) {
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

const failure = (status: number, type: string, message: string, errors: unknown = null): SimulatorResponse =>
  json({ type, message, errors }, status);
const unauthorized = () => failure(401, "authentication_error", "Invalid authorization credentials");
const invalid = (errors: unknown) => failure(400, "invalid_request_error", "Validation Failed", errors);
export const notFound = () => failure(404, "invalid_request_error", "Object not found");
