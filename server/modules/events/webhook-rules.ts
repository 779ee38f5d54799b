import { createHmac, randomBytes } from "node:crypto";
import type { WebhookDelivery } from "#shared/contract/webhooks.ts";

const secretStart = "whsec_";
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** The delays between attempts that Standard Webhooks proposes: ten attempts over three days. */
const waitsMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];
const maxWaitMs = 24 * hour;
/** Time without a successful delivery after which an endpoint is switched off. */
const maxFailingMs = 5 * 24 * hour;
export const secretOverlapMs = 24 * hour;

export const newWebhookSecret = (): string => secretStart + randomBytes(32).toString("base64");

/**
 * Returns the headers of one attempt as Standard Webhooks defines them, signed with every secret that is currently
 * valid.
 */
export function signWebhook(
  id: string,
  at: Date,
  body: string,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / second));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretStart.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}

/** The result of one attempt. */
export interface WebhookAnswer {
  /** Null after a success. */
  problem: Exclude<WebhookDelivery["last_problem"], "disabled">;
  status: number | null;
  ms: number;
  /** Seconds that a receiver requested with Retry-After. */
  retryAfter?: number | undefined;
}

/**
 * Returns the time of the next attempt after so many attempts, or null when there is none. `random` from 0 to 1
 * spreads the attempts, so that receivers are not flooded.
 */
export function nextAttemptAt(
  attempts: number,
  { retryAfter = 0 }: Pick<WebhookAnswer, "retryAfter">,
  at: Date,
  random: number,
): Date | null {
  const wait = waitsMs[attempts - 1];
  if (wait === undefined) return null;
  const requestedMs = Math.min(retryAfter * second, maxWaitMs);
  return new Date(at.getTime() + Math.max(wait, requestedMs) * (1 + random / 10));
}

/** Returns the reason to switch an endpoint off after a failure, if there is one. */
export function reasonToDisable(
  { status }: WebhookAnswer,
  failingSince: Date,
  at: Date,
): "gone" | "failing" | null {
  if (status === 410) return "gone";
  return at.getTime() - failingSince.getTime() >= maxFailingMs ? "failing" : null;
}

/**
 * Returns the address as it is stored, or null for one that is never called: it must not contain a user name, nor a
 * port other than that of HTTPS.
 */
export function webhookUrl(typed: string, allowsPrivate: boolean): string | null {
  const url = URL.parse(typed.trim());
  if (!url || url.username || url.password || url.hash) return null;
  const isOpen = url.protocol === "https:" && url.port === "";
  return isOpen || (allowsPrivate && /^https?:$/.test(url.protocol)) ? url.href : null;
}
