import { fetch } from "undici";
import { BlockedAddress } from "#server/documents/safe-connect.ts";
import { guardedAgent } from "#server/guarded-fetch.ts";
import type { WebhookAnswer } from "./webhook-rules.ts";

const maxAnswerMs = 15_000;

/**
 * Sends one webhook, to the public internet only. The check applies to the address to which the connection is
 * opened, so a name that changes its address gains nothing. A redirect counts as a failure, because it could lead
 * anywhere. Only the status of the response matters; its body is not read.
 */
export async function sendWebhook(
  url: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  { allowsPrivate, maxMs = maxAnswerMs }: { allowsPrivate: boolean; maxMs?: number },
): Promise<WebhookAnswer> {
  const startedAt = performance.now();
  const ms = () => Math.round(performance.now() - startedAt);
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: { ...headers, "content-type": "application/json", "user-agent": "Wakil-Webhooks/1" },
      dispatcher: guardedAgent(allowsPrivate),
      redirect: "manual",
      credentials: "omit",
      signal: AbortSignal.timeout(maxMs),
    });
    const took = ms();
    await response.body?.cancel();
    const { status } = response;
    const retryAfter = Number(response.headers.get("retry-after")) || undefined;
    const problem = response.ok ? null : status >= 300 && status < 400 ? "redirect" : "status";
    return { problem, status, ms: took, retryAfter };
  } catch (problem) {
    return { problem: problemOf(problem), status: null, ms: ms() };
  }
}

function problemOf(problem: unknown): "timeout" | "unreachable" | "blocked_address" {
  for (let at = problem; at instanceof Error; at = at.cause) {
    if (at instanceof BlockedAddress) return "blocked_address";
    if (at.name === "TimeoutError") return "timeout";
  }
  return "unreachable";
}
