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

/** Reads the events of a response and passes each to `onEvent` as it arrives, until the response ends. */
export async function readEvents(response: Response, onEvent: (event: ServerEvent) => void): Promise<void> {
  const reader = response
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read())
    onEvent({ event: next.value.event ?? "message", data: next.value.data });
}

/**
 * Listens to events until `signal` aborts, and reconnects after growing delays when the connection ends. It reads the
 * stream of a fetch, because EventSource cannot send the Authorization header. `onReconnect` runs after every
 * interruption, so that missed changes can be fetched.
 */
export async function listen(
  open: (signal: AbortSignal) => Promise<Response>,
  handlers: { onEvent: (event: ServerEvent) => void; onReconnect?: () => void },
  signal: AbortSignal,
): Promise<void> {
  let pause = 1000;
  let hasMissedEvents = false;
  while (!signal.aborted) {
    try {
      const response = await open(signal);
      if (hasMissedEvents) handlers.onReconnect?.();
      hasMissedEvents = true;
      pause = 1000;
      await readEvents(response, handlers.onEvent);
    } catch {
      hasMissedEvents = true;
      // The server restarts or the network is interrupted. The loop tries again.
    }
    await wait(pause, signal);
    pause = Math.min(pause * 2, 30_000);
  }
}
