import { z } from "zod";
import { type PlatformAnswer, platformFetch } from "#server/channels/platform-fetch.ts";
import { isSame } from "#server/channels/signature.ts";
import {
  type InvoiceStatus,
  type PaymentProvider,
  PaymentProviderError,
  type ProviderInvoice,
  RefundRefusedError,
  WrongHintSecretError,
} from "./payment-provider.ts";

export interface MoyasarSettings {
  apiUrl: string;
  secretKey: string;
  /** The key for browsers, which can only create tokens of cards. */
  publishableKey: string | null;
  webhookSecret: string;
}

const timeoutMs = 10_000;
/** Maximum pages of invoices that are read when an invoice's response was lost. */
const maxPages = 20;
/** Maximum difference between the clocks of both sides. */
const maxClockDifferenceMs = 10 * 60_000;

const attempt = z.object({
  id: z.string().min(1).max(100),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  refunded: z.number().nullish(),
  created_at: z.string().nullish(),
});
const invoice = z.object({
  id: z.string().min(1).max(100),
  status: z.string(),
  amount: z.number(),
  currency: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  expired_at: z.string().nullish(),
  // Older responses contain only the id of the one payment.
  payments: z.array(attempt).nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});
const invoiceList = z.object({
  invoices: z.array(invoice),
  meta: z.object({ next_page: z.number().nullish() }).nullish(),
});
/** An id in a hint. One of another form is none of ours, and the database would refuse some of its characters. */
const hintedId = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .nullish()
  .catch(null);
const hint = z.object({
  secret_token: z.string(),
  data: z.object({ id: hintedId, invoice_id: hintedId }).nullish().catch(null),
});

/** Calls of Moyasar's API with the secret key. */
function createClient({ apiUrl, secretKey }: MoyasarSettings) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString("base64")}`;

  async function request(
    path: string,
    method: "GET" | "POST" | "PUT",
    json?: unknown,
  ): Promise<PlatformAnswer> {
    try {
      return await platformFetch(`${apiUrl}/v1${path}`, {
        method,
        headers: { authorization, accept: "application/json" },
        timeoutMs,
        ...(json !== undefined && { json }),
      });
    } catch (problem) {
      throw new PaymentProviderError((problem as Error).message);
    }
  }

  async function ask(path: string, json?: unknown): Promise<unknown> {
    const answer = await request(path, json === undefined ? "GET" : "POST", json);
    if (isDone(answer)) return answer.body;
    throw failureOf(answer);
  }

  const readInvoice = async (id: string) =>
    parseBody(invoice, await ask(`/invoices/${encodeURIComponent(id)}`));
  return { request, ask, readInvoice };
}

/**
 * Moyasar's hosted invoices. Their API has no key under which a repeated order would be one (`given_id` is for payments
 * alone), so each invoice carries our payment's id as metadata and is looked for before it is ordered again (0042).
 */
export function moyasarProvider(settings: MoyasarSettings): PaymentProvider {
  const { request, ask, readInvoice } = createClient(settings);

  return {
    async createInvoice({ paymentId, halalas, description, language, returnUrl, expiresAt }) {
      const created = parseBody(
        invoice,
        await ask("/invoices", {
          amount: halalas,
          currency: "SAR",
          description,
          success_url: returnUrl,
          back_url: returnUrl,
          expired_at: expiresAt.toISOString(),
          metadata: { payment_id: paymentId, language },
        }),
      );
      return invoiceOf(created);
    },
    async findInvoice(paymentId, since) {
      const from = new Date(since.getTime() - maxClockDifferenceMs).toISOString();
      for (let page = 1; page <= maxPages; page += 1) {
        // The filters only shorten the list; the code below decides which invoice is ours.
        const query = new URLSearchParams({
          page: String(page),
          "created[gt]": from,
          "metadata[payment_id]": paymentId,
        });
        const list = parseBody(invoiceList, await ask(`/invoices?${query}`));
        const found = list.invoices.find(({ metadata }) => metadata?.["payment_id"] === paymentId);
        if (found) return invoiceOf(found);
        if (!list.meta?.next_page) return null;
      }
      throw new PaymentProviderError(`more than ${maxPages} pages of invoices`);
    },
    readInvoice: async (id) => invoiceOf(await readInvoice(id)),
    async cancelInvoice(id) {
      const answer = await request(`/invoices/${encodeURIComponent(id)}/cancel`, "PUT");
      // An invoice that was paid in the meantime is not cancelled; the reading below shows its state.
      if (!isDone(answer) && !isRefusal(answer)) throw failureOf(answer);
      return invoiceOf(await readInvoice(id));
    },
    async refundUpTo(id, total) {
      const before = await readInvoice(id);
      const takenPayment = before.payments?.find(({ status }) => takenStatuses.has(status));
      if (!takenPayment) throw new RefundRefusedError("nothing was paid");
      const amount = total - refundedOf(takenPayment);
      if (amount <= 0) return invoiceOf(before);
      await orderRefund(request, takenPayment.id, amount);
      return invoiceOf(await readInvoice(id));
    },
    readHint(body) {
      const read = hint.safeParse(jsonOf(body));
      if (!read.success || !isSame(read.data.secret_token, settings.webhookSecret))
        throw new WrongHintSecretError();
      return { invoice: read.data.data?.invoice_id ?? null, payment: read.data.data?.id ?? null };
    },
  };
}

export type MoyasarRequest = (
  path: string,
  method: "GET" | "POST" | "PUT",
  json?: unknown,
) => Promise<PlatformAnswer>;

/** Refunds an amount of a payment. Throws RefundRefusedError when Moyasar refuses it and refunded nothing. */
export async function orderRefund(request: MoyasarRequest, payment: string, amount: number): Promise<void> {
  const answer = await request(`/payments/${encodeURIComponent(payment)}/refund`, "POST", { amount });
  if (isDone(answer)) return;
  const failure = failureOf(answer);
  throw isRefusal(answer) ? new RefundRefusedError(failure.message) : failure;
}

const isDone = ({ status }: PlatformAnswer): boolean => status >= 200 && status < 300;

/**
 * Whether Moyasar refuses the request. A response of "too many requests" is not a refusal of this request in
 * particular.
 */
const isRefusal = ({ status }: PlatformAnswer): boolean => status >= 400 && status < 500 && status !== 429;

/** Returns Moyasar's error for the log; it contains names of fields, never a card. */
function failureOf({ status, body, retryAfter }: PlatformAnswer): PaymentProviderError {
  const { type, message } = (body ?? {}) as { type?: unknown; message?: unknown };
  const why = `status ${status}: ${String(type)}, ${String(message)}`;
  return new PaymentProviderError(why, retryAfter ?? undefined);
}

function invoiceOf(said: z.output<typeof invoice>): ProviderInvoice {
  const attempts = said.payments ?? [];
  const takenPayment = attempts.find(({ status }) => takenStatuses.has(status));
  const paymentId = said.metadata?.["payment_id"];
  const language = said.metadata?.["language"];
  const url = new URL(said.url);
  if (language === "ar" || language === "en") url.searchParams.set("lang", language);
  const expiresAt = new Date(said.expired_at ?? Number.NaN);
  return {
    id: said.id,
    url: url.href,
    expiresAt: Number.isNaN(expiresAt.getTime()) ? null : expiresAt,
    standing: statusOf(said.status, attempts),
    total: { amount: said.amount, currency: said.currency },
    paid: takenPayment ? { amount: takenPayment.amount, currency: takenPayment.currency } : null,
    refunded: takenPayment ? refundedOf(takenPayment) : 0,
    paymentId: typeof paymentId === "string" ? paymentId : null,
  };
}

/** Returns the refunded amount in halalas; a voided payment was refunded in full. */
const refundedOf = ({ status, amount, refunded }: z.output<typeof attempt>): number =>
  refunded && refunded > 0 ? refunded : status === "refunded" || status === "voided" ? amount : 0;

const takenStatuses = new Set(["paid", "captured", "refunded", "voided"]);

function statusOf(status: string, attempts: z.output<typeof attempt>[]): InvoiceStatus {
  switch (status) {
    case "paid":
      return attempts.some(({ refunded }) => (refunded ?? 0) > 0) ? "refunded" : "paid";
    case "refunded":
    case "voided":
      return "refunded";
    case "expired":
    case "canceled":
      return "expired";
    case "failed":
      return "attempt_failed";
    // The status `initiated`, `on_hold`, or any status that Moyasar may add does not mean that the invoice is paid.
    default:
      return latest(attempts)?.status === "failed" ? "attempt_failed" : "unpaid";
  }
}

/** Returns the latest attempt. Moyasar does not document the order of the attempts. */
const latest = (attempts: z.output<typeof attempt>[]) =>
  attempts.toSorted((one, other) => (one.created_at ?? "").localeCompare(other.created_at ?? "")).at(-1);

function parseBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  throw new PaymentProviderError(`an answer in another form: ${read.error.issues[0]?.path.join(".")}`);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    return null;
  }
}
