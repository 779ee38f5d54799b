import { randomUUID } from "node:crypto";
import { choosePage } from "./choose-page.ts";
import type { MoyasarState } from "./moyasar-state.ts";
import { type Answer, json, page, redirect, type Route, type SimulatorRequest } from "./wire.ts";

/** Test cards; the behaviour depends on the last four digits. */
export const simulatedCards = {
  good: "4111111111111111",
  /** The card can be saved, and every charge is declined. */
  declined: "4000000000000002",
  /** The bank requires a confirmation of every charge. */
  confirmed: "4000000000003220",
} as const;

const textOf = (value: unknown, otherwise = ""): string => (typeof value === "string" ? value : otherwise);
const lastFourOf = (number: string) => number.slice(-4);

type CardPayment = MoyasarState["cardPayments"][number];

interface Options {
  state: MoyasarState;
  account: { secretKey: string; publishableKey: string };
  base: () => string;
  now: () => number;
  tell: (type: string, payment: object) => void;
}

const failure = (status: number, message: string, errors: unknown = null): Answer =>
  json({ type: status === 401 ? "authentication_error" : "invalid_request_error", message, errors }, status);
const notFound = () => failure(404, "Object not found");

/** Browsers on other origins may create tokens with the publishable key, and nothing else. */
const allowAnyOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "authorization, content-type",
  "access-control-allow-methods": "POST",
};

/** Moyasar's tokens and the payments with them: the API, and the pages where a cardholder confirms. */
export function moyasarCardRoutes({ state, account, base, now, tell }: Options): Route[] {
  const isUser = (asked: SimulatorRequest, key: string) =>
    asked.headers.authorization === `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
  const withSecret = (handler: (asked: SimulatorRequest) => Answer) => (asked: SimulatorRequest) =>
    isUser(asked, account.secretKey) ? handler(asked) : failure(401, "Invalid authorization credentials");
  const tokenAt = (id = "") => state.tokens.find((token) => token.id === id);
  const paymentAt = (id = "") => state.cardPayments.find((payment) => payment.id === id);

  function tokenView(token: MoyasarState["tokens"][number]) {
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
      verification_url: status === "initiated" ? `${base()}/tokens/${id}/verify` : null,
      created_at: new Date(token.at).toISOString(),
      updated_at: new Date(token.at).toISOString(),
    };
  }

  const paymentView = (payment: CardPayment) => viewOf(payment, base());

  return [
    ["OPTIONS", "/v1/tokens", () => ({ status: 204, headers: allowAnyOrigin, body: "" })],
    [
      "POST",
      "/v1/tokens",
      (asked) => {
        if (!isUser(asked, account.publishableKey)) return failure(401, "Invalid authorization credentials");
        const number = textOf(asked.body["number"]);
        const errors: Record<string, string[]> = {};
        if (!/^\d{15,19}$/.test(number) || !isLuhn(number)) errors["number"] = ["is invalid"];
        if (!/^\d{3,4}$/.test(textOf(asked.body["cvc"]))) errors["cvc"] = ["is invalid"];
        if (!/\S+ \S+/.test(textOf(asked.body["name"]))) errors["name"] = ["is invalid"];
        if (Object.keys(errors).length > 0)
          return { ...failure(400, "Validation Failed", errors), headers: jsonHeaders };
        const made = {
          id: `token_${randomUUID().replaceAll("-", "")}`,
          status: "initiated" as const,
          lastFour: lastFourOf(number),
          month: textOf(asked.body["month"]),
          year: textOf(asked.body["year"]),
          name: textOf(asked.body["name"]),
          callbackUrl: textOf(asked.body["callback_url"], "/"),
          at: now(),
        };
        state.tokens.push(made);
        return { ...json(tokenView(made), 201), headers: jsonHeaders };
      },
    ],
    [
      "GET",
      "/v1/tokens/:id",
      withSecret(({ params }) => {
        const token = tokenAt(params["id"]);
        return token ? json(tokenView(token)) : notFound();
      }),
    ],
    [
      "DELETE",
      "/v1/tokens/:id",
      withSecret(({ params }) => {
        const token = tokenAt(params["id"]);
        if (!token) return notFound();
        state.tokens.splice(state.tokens.indexOf(token), 1);
        return { status: 204, body: "" };
      }),
    ],
    [
      "POST",
      "/v1/payments",
      withSecret(({ body }) => {
        const source = (body["source"] ?? {}) as Record<string, unknown>;
        const given = textOf(body["given_id"], randomUUID());
        if (paymentAt(given))
          return failure(400, "Validation Failed", { given_id: ["has already been taken"] });
        const token = tokenAt(textOf(source["token"]));
        if (source["type"] !== "token" || token?.status !== "active")
          return failure(400, "Validation Failed", { source: ["token is not active"] });
        if (typeof body["amount"] !== "number" || body["amount"] < 100)
          return failure(400, "Validation Failed", { amount: ["is invalid"] });
        const isDeclined = token.lastFour === lastFourOf(simulatedCards.declined);
        const isConfirmed = token.lastFour === lastFourOf(simulatedCards.confirmed);
        const made = {
          id: given,
          status: isDeclined ? ("failed" as const) : isConfirmed ? ("initiated" as const) : ("paid" as const),
          amount: body["amount"],
          currency: textOf(body["currency"], "SAR"),
          description: textOf(body["description"]),
          callbackUrl: textOf(body["callback_url"], "/"),
          lastFour: token.lastFour,
          metadata: (body["metadata"] as Record<string, string> | undefined) ?? null,
          at: now(),
        };
        state.cardPayments.push(made);
        if (made.status !== "initiated") tell(`payment_${made.status}`, paymentView(made));
        return json(paymentView(made), 201);
      }),
    ],
    [
      "GET",
      "/v1/payments/:id",
      withSecret(({ params }) => {
        const payment = paymentAt(params["id"]);
        return payment ? json(paymentView(payment)) : notFound();
      }),
    ],
    [
      "GET",
      "/tokens/:id/verify",
      ({ params, query }) => {
        const token = tokenAt(params["id"]);
        if (!token) return notFound();
        const answer = query.get("answer");
        if (!answer) return confirmPage(`Visa •••• ${token.lastFour}`);
        token.status = answer === "yes" ? "active" : "inactive";
        return redirect(token.callbackUrl);
      },
    ],
    [
      "GET",
      "/payments/:id/confirm",
      ({ params, query }) => {
        const payment = paymentAt(params["id"]);
        if (!payment) return notFound();
        const answer = query.get("answer");
        if (!answer) return confirmPage(`${(payment.amount / 100).toFixed(2)} ${payment.currency}`);
        if (payment.status === "initiated") {
          payment.status = answer === "yes" ? "paid" : "failed";
          tell(`payment_${payment.status}`, paymentView(payment));
        }
        return redirect(payment.callbackUrl);
      },
    ],
  ];
}

/** Refunds an amount of a payment with a token. */
export function refundCardPayment(
  payment: CardPayment,
  amount: unknown,
  tell: (type: string, payment: object) => void,
): Answer {
  const left = payment.amount - (payment.refunded ?? 0);
  const asked = amount ?? left;
  const isTaken = payment.status === "paid" || payment.status === "refunded";
  if (!isTaken || typeof asked !== "number" || !(asked > 0 && asked <= left))
    return failure(400, "Validation Failed", { amount: ["is not refundable"] });
  payment.status = "refunded";
  payment.refunded = (payment.refunded ?? 0) + asked;
  tell("payment_refunded", viewOf(payment, ""));
  return json(viewOf(payment, ""));
}

function viewOf(payment: CardPayment, base: string) {
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
function confirmPage(what: string): Answer {
  const choices = [
    { label: "أكّد", detail: "Confirm", href: "?answer=yes" },
    { label: "لا تؤكّد", detail: "Do not confirm", href: "?answer=no" },
  ];
  const task = { ar: `أكّد لدى بنكك: \u2068${what}\u2069.`, en: `confirm with your bank: ${what}.` };
  return page(choosePage("Moyasar · 3-D Secure", choices, "?answer=no", task));
}

/** Verifies the check digit of a card number. */
function isLuhn(number: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...number].reverse().entries()) {
    const value = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
