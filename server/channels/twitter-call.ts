import type { Context } from "#server/context.ts";
import type { SendOutcome } from "./channel.ts";
import {
  PlatformUnreachableError,
  OutcomeUnknownError,
  type PlatformAnswer,
  platformFetch,
  type PlatformRequest,
} from "./platform-fetch.ts";
import { twitterPlatform } from "./platforms.ts";

/** An error response of X. `waitMs` is how long X asks us to wait. */
export class XError extends Error {
  readonly status: number;
  readonly waitMs: number | null;
  constructor(status: number, why: string, waitMs: number | null) {
    super(`${status}: ${why}`);
    this.status = status;
    this.waitMs = waitMs;
  }
}

export interface XCall extends PlatformRequest {
  path: string;
  query?: Record<string, string>;
}

/**
 * Calls X's API and returns the response. Throws `XError` for a refusal, `PlatformUnreachableError` or
 * `OutcomeUnknownError` without a complete response.
 */
export async function callX(context: Context, token: string, call: XCall): Promise<PlatformAnswer> {
  const query = call.query ? `?${new URLSearchParams(call.query).toString()}` : "";
  const answer = await platformFetch(`${twitterPlatform(context)?.apiUrl ?? ""}${call.path}${query}`, {
    ...call,
    headers: { authorization: `Bearer ${token}` },
  });
  const { status, body } = answer;
  if (status >= 200 && status < 300) {
    if (body === null && status !== 204) throw new OutcomeUnknownError(`answer ${status} that is no JSON`);
    return answer;
  }
  // X responds with 503 before it executes a request, a gateway after it, so the outcome is unknown.
  if (status >= 500) throw new OutcomeUnknownError(`answer ${status}`);
  const reset = Number(answer.headers["x-rate-limit-reset"]);
  const waitMs = Number.isFinite(reset) ? Math.max(0, reset * 1000 - context.clock().getTime()) : null;
  throw new XError(status, String(body?.detail ?? body?.title ?? "refused"), waitMs);
}

const minute = 60_000;

/** Returns the outcome of a message whose request threw an error. `expired` says that our token has ended. */
export function outcomeOf(problem: unknown, expired: boolean): SendOutcome {
  if (problem instanceof PlatformUnreachableError)
    return { kind: "later", why: problem.message, isPlatformFailure: true };
  if (problem instanceof OutcomeUnknownError) return { kind: "uncertain", why: problem.message };
  if (!(problem instanceof XError)) throw problem;
  const { status, message: why } = problem;
  if (status === 429) return { kind: "later", why, pace: "account", afterMs: problem.waitMs ?? minute };
  // The next poll renews the token.
  if (status === 401) return expired ? { kind: "later", why, afterMs: minute } : { kind: "reconnect", why };
  if (status === 403) return { kind: "failed", code: "blocked", why };
  if (status === 404) return { kind: "failed", code: "unknown_contact", why };
  return { kind: "failed", code: "rejected", why };
}
