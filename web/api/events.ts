/** One server-sent event. */
export interface ServerEvent {
  event: string;
  data: string;
}

/** Cuts a text of server-sent events into whole events and the unfinished rest. */
export function cutEvents(text: string): { events: ServerEvent[]; rest: string } {
  const parts = text.replaceAll("\r\n", "\n").split("\n\n");
  const rest = parts.pop() ?? "";
  const events: ServerEvent[] = [];
  for (const part of parts) {
    let event = "message";
    const data: string[] = [];
    for (const line of part.split("\n")) {
      if (line.startsWith("event:")) event = line.slice(6).trim();
      else if (line.startsWith("data:")) data.push(line.slice(5).replace(/^ /, ""));
    }
    if (data.length > 0) events.push({ event, data: data.join("\n") });
  }
  return { events, rest };
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });

/** Hands over the events of a response, each as it comes, until it ends. */
export async function readEvents(response: Response, onEvent: (event: ServerEvent) => void): Promise<void> {
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const { events, rest } = cutEvents(text + chunk.value);
    text = rest;
    events.forEach(onEvent);
  }
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
