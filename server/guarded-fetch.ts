import { Agent, type Dispatcher, fetch as send } from "undici";
import { publicOnlyAgent } from "#server/documents/safe-connect.ts";

/** The reason why the guard refuses a request or its response. */
export type FetchProblem = "blocked_address" | "redirect" | "too_large";

let publicAgent: Dispatcher | undefined;
let anyAgent: Dispatcher | undefined;

/**
 * Returns the agent that connects this process to addresses which users typed in. It reaches only the public
 * internet, or any address when `privateAddresses` is true.
 */
export const guardedAgent = (privateAddresses: boolean): Dispatcher =>
  privateAddresses ? (anyAgent ??= new Agent()) : (publicAgent ??= publicOnlyAgent());

/**
 * Creates a `fetch` for addresses that users type into a form, such as the address of a language model or an
 * identity provider. It connects only to the public internet, by the same guard as for pages of the knowledge base,
 * and never over plain HTTP, which would expose the secret on the way. It does not follow redirects, because they
 * could send the secret anywhere. It cuts the response off at `maxBytes`. It throws the error that `refuse` creates
 * for a refusal.
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
  const fetchGuarded = async (input: string | URL | Request, init?: RequestInit) => {
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
  return fetchGuarded as typeof globalThis.fetch;
}

/** Limits the size of a response, so that a server that never stops sending cannot fill our memory. */
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
