import type { FastifyReply, FastifyRequest } from "fastify";
import type { StreamResult } from "./serve.ts";

/** Proxies close silent connections after about 30 s; a comment line keeps ours open. */
const keepAliveMs = 15_000;

/** Maximum number of bytes that wait for a client to read them. */
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
  /** Returns true after the first event, when a failure can no longer be reported as a status. */
  isOpen: () => boolean;
  end: (event: string, data: unknown) => void;
}

/**
 * Streams events on the way to a result. The stream begins with the first event, so that an earlier failure is an
 * ordinary one. When the caller disconnects, the result is created and stored nevertheless. A closing server does
 * not end the stream but waits for it, as for any other response.
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

/** Sends a handler's live stream as server-sent events until the caller disconnects or the handler ends it. */
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
    // A client that does not read must not fill our memory, so its connection is destroyed and it connects again.
    // An orderly end would wait for it to read the rest.
    end();
    raw.destroy();
  }, end);
  if (ended) leave();
}
