import {
  PlatformUnreachableError,
  OutcomeUnknownError,
  platformFetch,
  type PlatformAnswer,
  type PlatformRequest,
} from "./platform-fetch.ts";
import { ReconnectError, type SendFailure, type SendOutcome } from "./channel.ts";

/** Error part of a response. */
interface GraphErrorBody {
  code?: number;
  message?: string;
  error_subcode?: number;
  error_user_msg?: string;
}

/** An error of Meta's Graph API. */
export class GraphError extends Error {
  readonly status: number;
  readonly code: number;
  readonly subcode: number;
  /** Meta's message for users, in English. */
  readonly userMessage: string;
  readonly retryAfter: number | null;

  constructor(status: number, error: GraphErrorBody, retryAfter: number | null) {
    super(`${error.code ?? status}: ${error.message ?? "no message"}`);
    this.status = status;
    this.code = error.code ?? 0;
    this.subcode = error.error_subcode ?? 0;
    this.userMessage = error.error_user_msg ?? "";
    this.retryAfter = retryAfter;
  }
}

export interface GraphCall extends PlatformRequest {
  /** Base address with the version: https://graph.facebook.com/v24.0 */
  base: string;
  path: string;
  token?: string | undefined;
  query?: Record<string, string>;
}

/**
 * Calls the API and returns the response's body. Throws `GraphError` for a refusal, `PlatformUnreachableError` or
 * `OutcomeUnknownError` without a complete response.
 */
export async function callGraph(call: GraphCall): Promise<Record<string, unknown>> {
  const query = call.query ? `?${new URLSearchParams(call.query).toString()}` : "";
  const answer = await platformFetch(`${call.base}${call.path}${query}`, {
    ...call,
    headers: { ...(call.token && { authorization: `Bearer ${call.token}` }), ...call.headers },
  });
  return bodyOf(answer);
}

function bodyOf({ status, body, retryAfter }: PlatformAnswer): Record<string, unknown> {
  if (status >= 200 && status < 300 && body !== null && typeof body === "object") return body;
  if (body?.error) throw new GraphError(status, body.error, retryAfter);
  // A gateway responded instead of the platform, or the response was cut off, so the outcome is unknown.
  if (status >= 500 || status < 400)
    throw new OutcomeUnknownError(`answer ${status} that is no Graph answer`);
  throw new GraphError(status, { code: status, message: "refused without a reason" }, retryAfter);
}

/** Whether the token is expired, revoked or has lost permissions. */
export const isTokenProblem = ({ code, status }: GraphError): boolean =>
  code === 190 ||
  code === 102 ||
  code === 10 ||
  (code >= 200 && code <= 299) ||
  (status === 401 && code === 401);

/** Runs calls of the Graph API; throws ReconnectError when the access token is no longer accepted. */
export async function callOrReconnect<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (problem) {
    if (problem instanceof GraphError && isTokenProblem(problem)) throw new ReconnectError(problem.message);
    throw problem;
  }
}

/** Whether an error is temporary: a rate limit or a failure of Meta's. */
const transient = new Set([
  1, 2, 4, 17, 32, 341, 613, 80007, 130429, 131000, 131016, 131048, 131056, 131057, 133004, 133016,
]);
const ofAccount = new Set([4, 17, 32, 613, 80007, 130429, 131048, 131057]);
const failures: Record<number, SendFailure> = {
  131047: "window_closed",
  131026: "unknown_contact",
  131030: "unknown_contact",
  131045: "not_connected",
  133010: "not_connected",
  131050: "opted_out",
  131049: "marketing_limit",
  368: "account_restricted",
  131031: "account_restricted",
  551: "blocked",
  132000: "template_values",
  132012: "template_values",
  132001: "template_unknown",
  132007: "template_paused",
  132015: "template_paused",
  132016: "template_paused",
  131052: "too_large",
  131053: "picture_refused",
};

/** Outcome of a message whose request threw an error. */
export function outcomeOf(problem: unknown): SendOutcome {
  if (problem instanceof PlatformUnreachableError)
    return { kind: "later", why: problem.message, isPlatformFailure: true };
  if (problem instanceof OutcomeUnknownError) return { kind: "uncertain", why: problem.message };
  if (!(problem instanceof GraphError)) throw problem;
  const why = problem.message;
  const after = problem.retryAfter === null ? {} : { afterMs: problem.retryAfter * 1000 };
  // Code 10 is a missing permission, but with this subcode the window of 24 hours is closed (Instagram).
  if (problem.code === 10 && problem.subcode === 2534022)
    return { kind: "failed", code: "window_closed", why };
  if (isTokenProblem(problem)) return { kind: "reconnect", why };
  if (problem.code === 131056) return { kind: "later", why, pace: "contact", afterMs: 6_000, ...after };
  if (ofAccount.has(problem.code)) return { kind: "later", why, pace: "account", afterMs: 5_000, ...after };
  if (problem.status === 429) return { kind: "later", why, pace: "account", afterMs: 5_000, ...after };
  if (transient.has(problem.code))
    return { kind: "later", why, ...after, ...(problem.status >= 500 && { isPlatformFailure: true }) };
  return { kind: "failed", code: failures[problem.code] ?? "rejected", why };
}

/** The same for an error that a webhook reports of a sent message. */
export const failureOfCode = (code: number): SendFailure => failures[code] ?? "rejected";
