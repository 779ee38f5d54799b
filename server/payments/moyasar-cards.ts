import { z } from "zod";
import { type PlatformAnswer, platformFetch } from "#server/channels/platform-fetch.ts";
import {
  type CardProvider,
  CardRefusedError,
  type ChargeStatus,
  type ProviderCard,
  type ProviderCharge,
} from "./card-provider.ts";
import { orderRefund } from "./moyasar.ts";
import { PaymentProviderError } from "./payment-provider.ts";

const timeoutMs = 20_000;

const token = z.object({
  id: z.string().min(1).max(100),
  status: z.string(),
  brand: z.string().max(40).nullish(),
  last_four: z.string().regex(/^\d{4}$/),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int(),
  verification_url: z.url({ protocol: /^https?$/ }).nullish(),
});
const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  refunded: z.number().nullish(),
  source: z.object({ transaction_url: z.url({ protocol: /^https?$/ }).nullish() }).nullish(),
});

/** Statuses with which Moyasar refuses an order permanently. After 401, 403 and 429 a later attempt can succeed. */
const refusals = new Set([400, 404, 405, 422]);

/**
 * Uses Moyasar's tokens and payments (docs.moyasar.com, guides/tokenization and api/idempotency). A charge is
 * ordered and read under our own id (`given_id`), so an order whose response was lost never becomes a second
 * charge.
 */
export function moyasarCards({ apiUrl, secretKey }: { apiUrl: string; secretKey: string }): CardProvider {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;

  async function ask(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: unknown,
  ): Promise<PlatformAnswer> {
    try {
      return await platformFetch(`${apiUrl}/v1${path}`, {
        method,
        headers: { authorization, accept: "application/json" },
        timeoutMs,
        ...(body !== undefined && { json: body }),
      });
    } catch (problem) {
      throw new PaymentProviderError((problem as Error).message);
    }
  }

  return {
    async readCard(id) {
      const answer = await ask("GET", `/tokens/${encodeURIComponent(id)}`);
      return answer.status === 404 ? null : cardOf(parseAnswer(token, answer));
    },
    async deleteCard(id) {
      const answer = await ask("DELETE", `/tokens/${encodeURIComponent(id)}`);
      if (answer.status !== 404 && answer.status >= 300) throw failureOf(answer);
    },
    async charge({ chargeId, cardId, halalas, description, language, returnUrl }) {
      const answer = await ask("POST", "/payments", {
        given_id: chargeId,
        amount: halalas,
        currency: "SAR",
        description,
        callback_url: returnUrl,
        source: { type: "token", token: cardId, "3ds": false, manual: false },
        metadata: { charge_id: chargeId, language },
      });
      if (refusals.has(answer.status)) throw new CardRefusedError(failureOf(answer).message);
      return chargeOf(parseAnswer(payment, answer));
    },
    async readCharge(chargeId) {
      const answer = await ask("GET", `/payments/${encodeURIComponent(chargeId)}`);
      return answer.status === 404 ? null : chargeOf(parseAnswer(payment, answer));
    },
    async refundChargeUpTo(chargeId, total) {
      const path = `/payments/${encodeURIComponent(chargeId)}`;
      const before = chargeOf(parseAnswer(payment, await ask("GET", path)));
      if (before.refunded >= total) return before;
      await orderRefund((to, method, json) => ask(method, to, json), chargeId, total - before.refunded);
      return chargeOf(parseAnswer(payment, await ask("GET", path)));
    },
  };
}

function failureOf({ status, body, retryAfter }: PlatformAnswer): PaymentProviderError {
  const { type, message } = (body ?? {}) as { type?: unknown; message?: unknown };
  return new PaymentProviderError(
    `status ${status}: ${String(type)}, ${String(message)}`,
    retryAfter ?? undefined,
  );
}

function parseAnswer<S extends z.ZodType>(schema: S, answer: PlatformAnswer): z.output<S> {
  if (answer.status < 200 || answer.status >= 300) throw failureOf(answer);
  const read = schema.safeParse(answer.body);
  if (read.success) return read.data;
  throw new PaymentProviderError(`an answer in another form: ${read.error.issues[0]?.path.join(".")}`);
}

const cardStatuses: Record<string, ProviderCard["standing"]> = { initiated: "verifying", active: "active" };

function cardOf(said: z.output<typeof token>): ProviderCard {
  const year = said.year < 100 ? 2000 + said.year : said.year;
  return {
    id: said.id,
    // The statuses `inactive` and `expired`, and any status that Moyasar may add, mean that nothing is charged to
    // the card.
    standing: cardStatuses[said.status] ?? "unusable",
    brand: said.brand ?? "",
    lastFour: said.last_four,
    expiresOn: `${year}-${String(said.month).padStart(2, "0")}`,
    verificationUrl: said.verification_url ?? null,
  };
}

const chargeStatuses: Record<string, ChargeStatus> = {
  paid: "paid",
  captured: "paid",
  failed: "declined",
  initiated: "confirming",
};

const chargeOf = ({
  status,
  amount,
  currency,
  refunded,
  source,
}: z.output<typeof payment>): ProviderCharge => ({
  standing: chargeStatuses[status] ?? "differs",
  amount,
  currency,
  refunded: refunded ?? 0,
  confirmUrl: source?.transaction_url ?? null,
});
