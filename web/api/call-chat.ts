import type { Endpoint, ResultOf } from "#shared/contract/endpoint.ts";
import type { ErrorBody } from "#shared/contract/errors.ts";
import { addressOf } from "./address.ts";
import { ApiError } from "./api-error.ts";
import type { ClientEndpoint } from "./endpoint.ts";

interface ChatRequest {
  /** Sent as X-Session-ID on every call (C175). */
  sessionId: string;
  params?: Record<string, string>;
  /** Sent form-encoded (C177). */
  form?: Record<string, string>;
  /** What may come back, beside JSON. */
  accept?: string;
  signal?: AbortSignal;
}

/**
 * The chat base: form-encoded, no log-in, and a failure is never the end of a session (C269).
 * The shell may name a host of its own in `<meta name="chat-base">` (D06); by default it is this one.
 */
export async function sendChatRequest(
  endpoint: { method: string; path: string },
  { sessionId, params, form, accept, signal }: ChatRequest,
): Promise<Response> {
  const base = document.querySelector<HTMLMetaElement>('meta[name="chat-base"]')?.content ?? "";
  const address = base + addressOf(endpoint.path, params);
  let response: Response;
  try {
    response = await fetch(address, {
      method: endpoint.method,
      headers: {
        "X-Session-ID": sessionId,
        "Accept-Language": document.documentElement.lang,
        ...(accept && { Accept: accept }),
      },
      body: form ? new URLSearchParams(form) : null,
      signal: signal ?? null,
      credentials: "omit",
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(0, {}, "");
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  throw new ApiError(response.status, problem, "");
}

/** Calls one endpoint of the chat base; an ApiError without a message means the page has to find its own words. */
export async function callChat<E extends Endpoint>(
  endpoint: ClientEndpoint<E>,
  request: ChatRequest,
): Promise<ResultOf<E>> {
  const response = await sendChatRequest(endpoint, request);
  return (await response.json()) as ResultOf<E>;
}
