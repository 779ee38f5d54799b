import { Agent, type Dispatcher, fetch as send } from "undici";
import { publicOnlyAgent } from "#server/documents/safe-connect.ts";

/** Why the guard refuses a request or its answer. */
export type FetchProblem = "blocked_address" | "redirect" | "too_large";

let publicAgent: Dispatcher | undefined;
let anyAgent: Dispatcher | undefined;

/** The connections of one process to addresses that somebody typed: to the public internet, or to any where that is allowed. */
export const guardedAgent = (privateAddresses: boolean): Dispatcher =>
  privateAddresses ? (anyAgent ??= new Agent()) : (publicAgent ??= publicOnlyAgent());

/**
 * A `fetch` for addresses that somebody typed into a form, such as a language model's or an identity provider's. They are
 * only connected to on the public internet, by the same guard as pages of the knowledge base, and never over plain http,
 * which would show the secret on the way. Redirects are not followed: they could lead anywhere, with the secret. What
 * comes back is cut off at `maxBytes`. A refusal is thrown as the error that `refuse` makes of it.
 */
export function createGuardedFetch({
  privateAddresses,
  maxBytes,
  refuse,
}: {
  privateAddresses: boolean;
  maxBytes: number;
  refuse: (why: FetchProblem) => Error;
}): typeof globalThis.fetch {
  const dispatcher = guardedAgent(privateAddresses);
  const guarded = async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== "https:" && !privateAddresses) throw refuse("blocked_address");
    const response = await send(url, { ...(init as object), dispatcher, redirect: "manual" });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw refuse("redirect");
    }
    const body = response.body as ReadableStream<Uint8Array> | null;
    return new Response(body?.pipeThrough(atMost(maxBytes, refuse)) as BodyInit | null, {
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
    });
  };
  return guarded as typeof globalThis.fetch;
}

/** A server that never stops talking must not fill our memory. */
function atMost(
  maxBytes: number,
  refuse: (why: FetchProblem) => Error,
): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes) controller.error(refuse("too_large"));
      else controller.enqueue(chunk);
    },
  });
}
