import { send } from "./call.ts";
import { listen } from "./events.ts";

/** Listens to an endpoint of the main API with the session's token. */
export function listenToEndpoint(
  endpoint: { method: string; path: string },
  handlers: Parameters<typeof listen>[1],
  signal: AbortSignal,
): Promise<void> {
  return listen((aborted) => send(endpoint, { signal: aborted }), handlers, signal);
}
