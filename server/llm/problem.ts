import { BlockedAddress } from "#server/documents/safe-connect.ts";

/** Kinds of failures of model calls. Each has a text in both languages for the owner. */
export type ModelProblemKind =
  | "unauthorized"
  | "no_credit"
  | "unknown_model"
  | "refused_request"
  | "rate_limited"
  | "overloaded"
  | "provider_error"
  | "too_slow"
  | "unreachable"
  | "blocked_address"
  | "broken_answer"
  | "empty_answer";

/** A failed call. It contains no text of the provider, which could include the key or a customer's message. */
export class ModelProblem extends Error {
  readonly kind: ModelProblemKind;
  /** Milliseconds for which the provider asked us to wait. */
  readonly retryAfterMs: number | null;

  constructor(kind: ModelProblemKind, retryAfterMs: number | null = null) {
    super(`the language model: ${kind}`);
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether another attempt may succeed. */
  get isPassing(): boolean {
    return ["rate_limited", "overloaded", "provider_error", "unreachable"].includes(this.kind);
  }

  /** Whether the failure concerns the provider's health. A wrong key is none, because waiting does not resolve it. */
  get isOutage(): boolean {
    return this.isPassing || ["too_slow", "broken_answer"].includes(this.kind);
  }
}

interface CallError {
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  responseBody?: string;
}

/** Converts any error of a model call to a `ModelProblem`. */
export function problemOf(error: unknown): ModelProblem {
  for (let at = error; typeof at === "object" && at !== null; at = (at as { cause?: unknown }).cause) {
    if (at instanceof ModelProblem) return at;
    if (at instanceof BlockedAddress) return new ModelProblem("blocked_address");
    const { statusCode, responseHeaders, responseBody } = at as CallError;
    if (typeof statusCode === "number" && statusCode >= 300)
      return new ModelProblem(kindOfStatus(statusCode, responseBody), retryAfter(responseHeaders));
    const streamed = kindOfStreamed(at);
    if (streamed) return new ModelProblem(streamed);
    const { name, code } = at as { name?: string; code?: string };
    if (name === "TimeoutError") return new ModelProblem("too_slow");
    if (code && /^(ECONN|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|EHOST|UND_ERR|CERT_|ERR_TLS|DEPTH_)/.test(code))
      return new ModelProblem("unreachable");
    if (
      name === "AI_JSONParseError" ||
      name === "AI_TypeValidationError" ||
      name === "AI_InvalidResponseDataError"
    )
      return new ModelProblem("broken_answer");
  }
  return new ModelProblem("broken_answer");
}

function kindOfStatus(status: number, body = ""): ModelProblemKind {
  if (status === 402 || /insufficient_quota|credit balance/i.test(body)) return "no_credit";
  if (status === 401 || status === 403) return "unauthorized";
  if (status === 404) return "unknown_model";
  if (status === 429) return "rate_limited";
  if (status === 503 || status === 529) return "overloaded";
  if (status === 408) return "too_slow";
  return status >= 500 ? "provider_error" : "refused_request";
}

/** Returns the kind of an error inside a stream that began normally: `{"type":"overloaded_error"}`. */
function kindOfStreamed(part: object): ModelProblemKind | null {
  const inner = (part as { error?: unknown }).error;
  const type = (part as { type?: unknown }).type ?? (inner as { type?: unknown } | undefined)?.type;
  if (type === "overloaded_error") return "overloaded";
  if (type === "rate_limit_error" || type === "rate_limit_exceeded") return "rate_limited";
  if (type === "authentication_error" || type === "permission_error") return "unauthorized";
  if (type === "api_error" || type === "server_error") return "provider_error";
  return null;
}

function retryAfter(headers: Record<string, string> = {}): number | null {
  const exact = Number.parseFloat(headers["retry-after-ms"] ?? "");
  if (exact >= 0) return exact;
  const given = headers["retry-after"] ?? "";
  const seconds = Number.parseFloat(given);
  if (seconds >= 0) return seconds * 1000;
  const at = Date.parse(given);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}
