import { randomUUID } from "node:crypto";
import { choosePage } from "./choose-page.ts";
import type { MoyasarState } from "./moyasar-state.ts";
import { type SimulatorResponse, json, page, redirect, type Route, type SimulatorRequest } from "./wire.ts";

/** Test cards; the behaviour depends on the last four digits. */
export const simulatedCards = {
  approved: "4111111111111111",
  /** The card can be saved, and every charge is declined. */
  declined: "4000000000000002",
  /** The bank challenges every charge: the cardholder has to confirm it (3-D Secure). */
  challenged: "4000000000003220",
} as const;

const stringOf = (value: unknown, otherwise = ""): string => (typeof value === "string" ? value : otherwise);
const lastFourOf = (number: string) => number.slice(-4);

type CardPayment = MoyasarState["cardPayments"][number];

/** The account whose cards are simulated; `notify` sends an event to the account's webhook. */
interface CardOptions {
  state: MoyasarState;
  account: { secretKey: string; publishableKey: string };
  base: () => string;
  now: () => number;
  notify: (type: string, payment: object) => void;
}

const failure = (status: number, message: string, errors: unknown = null): SimulatorResponse =>
  json({ type: status === 401 ? "authentication_error" : "invalid_request_error", message, errors }, status);
const notFound = () => failure(404, "Object not found");

/** Browsers on other origins may create tokens with the publishable key, and nothing else. */
const allowAnyOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
  "access-control-allow-methods": "POST",
};

/** Whether a request is authenticated with this key. */
const isUser = (request: SimulatorRequest, key: string): boolean =>
  request.headers.authorization === `Basic ${Buffer.from(`${key}:`).toString("base64")}`;

/** Returns a function that wraps the handler of a call that needs the secret key. */
const secretAccess =
  ({ account }: CardOptions) =>
  (handler: (request: SimulatorRequest) => SimulatorResponse) =>
  (request: SimulatorRequest) =>
    isUser(request, account.secretKey) ? handler(request) : failure(401, "Invalid authorization credentials");

const findToken = (state: MoyasarState, id = "") => state.tokens.find((token) => token.id === id);
const findPayment = (state: MoyasarState, id = "") => state.cardPayments.find((payment) => payment.id === id);

/** Moyasar's tokens and the payments with them: the API, and the pages where a cardholder confirms. */
export const moyasarCardRoutes = (options: CardOptions): Route[] => [
  ...tokenRoutes(options),
  ...paymentRoutes(options),
  ...confirmationRoutes(options),
];

/** Tokens of cards: creating, reading, deleting. */
function tokenRoutes(options: CardOptions): Route[] {
  const { state, account, base, now } = options;
  const withSecret = secretAccess(options);
  return [
    ["OPTIONS", "/v1/tokens", () => ({ status: 204, headers: allowAnyOrigin, body: "" })],
    [
      "POST",
      "/v1/tokens",
      (request) => {
        if (!isUser(request, account.publishableKey))
          return failure(401, "Invalid authorization credentials");
        const number = stringOf(request.body["number"]);
        const errors: Record<string, string[]> = {};
        if (!/^\d{15,19}$/.test(number) || !isLuhn(number)) errors["number"] = ["is invalid"];
        if (!/^\d{3,4}$/.test(stringOf(request.body["cvc"]))) errors["cvc"] = ["is invalid"];
        if (!/\S+ \S+/.test(stringOf(request.body["name"]))) errors["name"] = ["is invalid"];
        if (Object.keys(errors).length > 0)
          return { ...failure(400, "Validation Failed", errors), headers: jsonHeaders };
        const created = {
          id: `token_${randomUUID().replaceAll("-", "")}`,
          status: "initiated" as const,
          lastFour: lastFourOf(number),
          month: stringOf(request.body["month"]),
          year: stringOf(request.body["year"]),
          name: stringOf(request.body["name"]),
          callbackUrl: stringOf(request.body["callback_url"], "/"),
          at: now(),
        };
        state.tokens.push(created);
        return { ...json(tokenView(base(), created), 201), headers: jsonHeaders };
      },
    ],
    [
      "GET",
      "/v1/tokens/:id",
      withSecret(({ params }) => {
        const token = findToken(state, params["id"]);
        return token ? json(tokenView(base(), token)) : notFound();
      }),
    ],
    [
      "DELETE",
      "/v1/tokens/:id",
      withSecret(({ params }) => {
        const token = findToken(state, params["id"]);
        if (!token) return notFound();
        state.tokens.splice(state.tokens.indexOf(token), 1);
        return { status: 204, body: "" };
      }),
    ],
  ];
}

/** Payments with a token. */
function paymentRoutes(options: CardOptions): Route[] {
  const { state, base, now, notify } = options;
  const withSecret = secretAccess(options);
  return [
    [
      "POST",
      "/v1/payments",
      withSecret(({ body }) => {
        const source = (body["source"] ?? {}) as Record<string, unknown>;
        const paymentId = stringOf(body["given_id"], randomUUID());
        if (findPayment(state, paymentId))
          return failure(400, "Validation Failed", { given_id: ["has already been taken"] });
        const token = findToken(state, stringOf(source["token"]));
        if (source["type"] !== "token" || token?.status !== "active")
          return failure(400, "Validation Failed", { source: ["token is not active"] });
        if (typeof body["amount"] !== "number" || body["amount"] < 100)
          return failure(400, "Validation Failed", { amount: ["is invalid"] });
        const isDeclined = token.lastFour === lastFourOf(simulatedCards.declined);
        const isChallenged = token.lastFour === lastFourOf(simulatedCards.challenged);
        const created = {
          id: paymentId,
          status: isDeclined
            ? ("failed" as const)
            : isChallenged
              ? ("initiated" as const)
              : ("paid" as const),
          amount: body["amount"],
          currency: stringOf(body["currency"], "SAR"),
          description: stringOf(body["description"]),
          callbackUrl: stringOf(body["callback_url"], "/"),
          lastFour: token.lastFour,
          metadata: (body["metadata"] as Record<string, string> | undefined) ?? null,
          at: now(),
        };
        state.cardPayments.push(created);
        if (created.status !== "initiated") notify(`payment_${created.status}`, paymentView(base(), created));
        return json(paymentView(base(), created), 201);
      }),
    ],
    [
      "GET",
      "/v1/payments/:id",
      withSecret(({ params }) => {
        const payment = findPayment(state, params["id"]);
        return payment ? json(paymentView(base(), payment)) : notFound();
      }),
    ],
  ];
}

/** The bank's pages on which a cardholder confirms a token or a payment. */
function confirmationRoutes({ state, base, notify }: CardOptions): Route[] {
  return [
    [
      "GET",
      "/tokens/:id/verify",
      ({ params, query }) => {
        const token = findToken(state, params["id"]);
        if (!token) return notFound();
        const answer = query.get("answer");
        if (!answer) return confirmationPage(`Visa •••• ${token.lastFour}`);
        token.status = answer === "yes" ? "active" : "inactive";
        return redirect(token.callbackUrl);
      },
    ],
    [
      "GET",
      "/payments/:id/confirm",
      ({ params, query }) => {
        const payment = findPayment(state, params["id"]);
        if (!payment) return notFound();
        const answer = query.get("answer");
        if (!answer) return confirmationPage(`${(payment.amount / 100).toFixed(2)} ${payment.currency}`);
        if (payment.status === "initiated") {
          payment.status = answer === "yes" ? "paid" : "failed";
          notify(`payment_${payment.status}`, paymentView(base(), payment));
        }
        return redirect(payment.callbackUrl);
      },
    ],
  ];
}

function tokenView(base: string, token: MoyasarState["tokens"][number]) {
  const { id, status, lastFour, month, year, name } = token;
  return {
    id,
    status,
    brand: "visa",
    funding: "credit",
    country: "SA",
    month,
    year,
    name,
    last_four: lastFour,
    metadata: null,
    message: null,
    verification_url: status === "initiated" ? `${base}/tokens/${id}/verify` : null,
    created_at: new Date(token.at).toISOString(),
    updated_at: new Date(token.at).toISOString(),
  };
}

/** Refunds an amount of a payment with a token. */
export function refundCardPayment(
  payment: CardPayment,
  amount: unknown,
  notify: (type: string, payment: object) => void,
): SimulatorResponse {
  const left = payment.amount - (payment.refunded ?? 0);
  const wanted = amount ?? left;
  const isCaptured = payment.status === "paid" || payment.status === "refunded";
  if (!isCaptured || typeof wanted !== "number" || !(wanted > 0 && wanted <= left))
    return failure(400, "Validation Failed", { amount: ["is not refundable"] });
  payment.status = "refunded";
  payment.refunded = (payment.refunded ?? 0) + wanted;
  notify("payment_refunded", paymentView("", payment));
  return json(paymentView("", payment));
}

function paymentView(base: string, payment: CardPayment) {
  const { id, status, amount, currency, refunded = 0, description, lastFour, metadata } = payment;
  return {
    id,
    status,
    amount,
    fee: 0,
    currency,
    refunded,
    captured: 0,
    description,
    invoice_id: null,
    metadata,
    created_at: new Date(payment.at).toISOString(),
    updated_at: new Date(payment.at).toISOString(),
    source: {
      type: "token",
      company: "visa",
      number: `XXXX-XXXX-XXXX-${lastFour}`,
      message: status === "failed" ? "DECLINED" : "APPROVED",
      transaction_url: status === "initiated" ? `${base}/payments/${id}/confirm` : null,
    },
  };
}

const jsonHeaders = { "content-type": "application/json; charset=UTF-8", ...allowAnyOrigin };

/** Renders the bank's page of 3-D Secure with a button that confirms and one that does not. */
function confirmationPage(subject: string): SimulatorResponse {
  const choices = [
    { label: "أكّد", detail: "Confirm", href: "?answer=yes" },
    { label: "لا تؤكّد", detail: "Do not confirm", href: "?answer=no" },
  ];
  const task = { ar: `أكّد لدى بنكك: \u2068${subject}\u2069.`, en: `confirm with your bank: ${subject}.` };
  return page(choosePage("Moyasar · 3-D Secure", choices, "?answer=no", task));
}

/** Verifies the check digit of a card number. */
function isLuhn(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...number].reverse().entries()) {
    const value = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
