import { Agent, type Dispatcher, fetch as send } from "undici";
import { publicOnlyAgent } from "#server/documents/safe-connect.ts";
import { ModelProblem } from "./problem.ts";

let publicAgent: Dispatcher | undefined;
let anyAgent: Dispatcher | undefined;

/**
 * The `fetch` that providers are called with. An address that somebody typed into a form is only connected to on the
 * public internet, by the same guard as pages of the knowledge base, and never over plain http, which would show the
 * key on the way. Redirects are not followed: they could lead anywhere, with the key. What comes back is cut off
 * at `maxBytes`.
 */
export function fetchGuarded(privateAddresses: boolean, maxBytes: number): typeof globalThis.fetch {
  const dispatcher = privateAddresses ? (anyAgent ??= new Agent()) : (publicAgent ??= publicOnlyAgent());
  const guarded = async (input: string | URL | Request, init?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.protocol !== "https:" && !privateAddresses) throw new ModelProblem("blocked_address");
    const response = await send(url, { ...(init as object), dispatcher, redirect: "manual" });
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ModelProblem("unreachable");
    }
    const body = response.body as ReadableStream<Uint8Array> | null;
    return new Response(body?.pipeThrough(atMost(maxBytes)) as BodyInit | null, {
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
    });
  };
  return guarded as typeof globalThis.fetch;
}

/** A server that never stops talking must not fill our memory. */
function atMost(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let seen = 0;
  return new TransformStream({
    transform(chunk, controller) {
      seen += chunk.byteLength;
      if (seen > maxBytes) controller.error(new ModelProblem("broken_answer"));
      else controller.enqueue(chunk);
    },
  });
}
