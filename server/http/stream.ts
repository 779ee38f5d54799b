import type { FastifyReply, FastifyRequest } from "fastify";
import type { StreamResult } from "./serve.ts";

/** Proxies cut silent connections after about 30 s; a comment line keeps ours open. */
const keepAliveMs = 15_000;

/** What may wait for a listener to read it. */
const maxWaitingBytes = 1_000_000;

/** Takes the connection over for events. */
function begin(reply: FastifyReply): FastifyReply["raw"] {
  reply.hijack();
  const raw = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  return raw;
}

const eventOf = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

export interface ResultStream {
  say: (event: string, data: unknown) => void;
  /** Something was said: a failure can no longer be a status. */
  isOpen: () => boolean;
  end: (event: string, data: unknown) => void;
}

/**
 * Events on the way to a result. Begins with the first of them, so that what fails before is an ordinary failure. A
 * caller who leaves stops nothing: the result is made and stored all the same. Not ended by a server that closes,
 * which waits for it as for any other answer.
 */
export function resultStream(reply: FastifyReply): ResultStream {
  let raw: FastifyReply["raw"] | undefined;
  const write = (event: string, data: unknown) => {
    raw ??= begin(reply);
    if (!raw.destroyed) raw.write(eventOf(event, data));
  };
  reply.raw.on("error", () => {});
  return {
    say: write,
    isOpen: () => raw !== undefined,
    end(event, data) {
      write(event, data);
      raw?.end();
    },
  };
}

/** Sends a handler's live stream as server-sent events until the caller leaves or the handler ends it. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: StreamResult,
  open: Set<() => void>,
  onEnd: () => void,
): void {
  const raw = begin(reply);
  raw.write(": open\n\n");
  let leave: (() => void) | undefined;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    clearInterval(beat);
    open.delete(end);
    onEnd();
    leave?.();
    raw.end();
  };
  const beat = setInterval(() => raw.write(": still here\n\n"), keepAliveMs);
  open.add(end);
  request.raw.on("close", end);
  raw.on("error", end);
  leave = stream((event, data) => {
    if (ended) return;
    if (raw.writableLength <= maxWaitingBytes) {
      raw.write(eventOf(event, data));
      return;
    }
    // A listener that does not read must not fill our memory: it is cut off and connects again. An orderly end would
    // wait for it to read the rest.
    end();
    raw.destroy();
  }, end);
  if (ended) leave();
}
