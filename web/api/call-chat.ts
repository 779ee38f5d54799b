import type { Endpoint, ResultOf } from "#shared/contract/endpoint.ts";
import type { ErrorBody } from "#shared/contract/errors.ts";
import { addressOf } from "./address.ts";
import { ApiError } from "./api-error.ts";
import type { ClientEndpoint } from "./endpoint.ts";

interface ChatRequest {
  /** The session id, which every call sends as X-Session-ID (C175). */
  sessionId: string;
  params?: Record<string, string>;
  /** The form-encoded body (C177). */
  form?: Record<string, string>;
  /** The accepted response types besides JSON. */
  accept?: string;
  signal?: AbortSignal;
}

/**
 * Sends a request to the chat server. Requests are form-encoded and have no log-in, and a failure never ends a
 * session (C269). The page can name another host in `<meta name="chat-base">` (D06); the default is its own.
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

/**
 * Calls one endpoint of the chat server. An ApiError without a message means that the page must choose its own text.
 */
export async function callChat<E extends Endpoint>(
  endpoint: ClientEndpoint<E>,
  request: ChatRequest,
): Promise<ResultOf<E>> {
  const response = await sendChatRequest(endpoint, request);
  return (await response.json()) as ResultOf<E>;
}
