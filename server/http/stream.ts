import type { FastifyReply, FastifyRequest } from "fastify";
import type { StreamResult } from "./serve.ts";

/** Proxies cut silent connections after about 30 s; a comment line keeps ours open. */
const keepAliveMs = 15_000;

/** Sends a handler's live stream as server-sent events until the caller leaves or the handler ends it. */
export function sendStream(
  request: FastifyRequest,
  reply: FastifyReply,
  stream: StreamResult,
  open: Set<() => void>,
): void {
  reply.hijack();
  const raw = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  raw.write(": open\n\n");
  let leave: (() => void) | undefined;
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    clearInterval(beat);
    open.delete(end);
    leave?.();
    raw.end();
  };
  const beat = setInterval(() => raw.write(": still here\n\n"), keepAliveMs);
  open.add(end);
  request.raw.on("close", end);
  raw.on("error", end);
  leave = stream((event, data) => {
    if (ended) return;
    // A listener that does not read must not fill our memory: it is cut off and connects again.
    if (raw.writableLength > 1_000_000) end();
    else raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }, end);
  if (ended) leave();
}
