import { EventSourceParserStream } from "eventsource-parser/stream";

/** One server-sent event. */
export interface ServerEvent {
  event: string;
  data: string;
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Hands over the events of a response, each as it comes, until it ends. */
export async function readEvents(response: Response, onEvent: (event: ServerEvent) => void): Promise<void> {
  const reader = response
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read())
    onEvent({ event: next.value.event ?? "message", data: next.value.data });
}

/**
 * Listens until `signal` aborts, and reconnects with a growing pause when the connection ends.
 * EventSource cannot send the Authorization header, so this reads the stream of a fetch.
 * `onReconnect` runs after every gap: what happened meanwhile has to be fetched.
 */
export async function listen(
  open: (signal: AbortSignal) => Promise<Response>,
  handlers: { onEvent: (event: ServerEvent) => void; onReconnect?: () => void },
  signal: AbortSignal,
): Promise<void> {
  let pause = 1000;
  let gap = false;
  while (!signal.aborted) {
    try {
      const response = await open(signal);
      if (gap) handlers.onReconnect?.();
      gap = true;
      pause = 1000;
      await readEvents(response, handlers.onEvent);
    } catch {
      gap = true;
      // The server restarts or the network is away: try again below.
    }
    await wait(pause, signal);
    pause = Math.min(pause * 2, 30_000);
  }
}
