import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { takeFault } from "./faults.ts";
import type { Mounted } from "./platforms.ts";
import { readBody } from "./wire.ts";

/** Lets a platform answer one request, with its faults. `raw` is the request's body. */
export async function respond(
  platform: Mounted,
  request: IncomingMessage,
  raw: Buffer,
  response: ServerResponse,
  /** The part of the path before the platform's own. */
  prefix: string,
): Promise<void> {
  const address = new URL(request.url ?? "/", "http://platforms");
  const path = address.pathname.slice(prefix.length).replace(/(?<=.)\/$/, "");
  const fault = takeFault(platform.faults, path + address.search, raw);
  if (platform.faults.latencyMs) await sleep(platform.faults.latencyMs);
  if (fault?.kind === "cut") return void response.destroy();
  if (fault?.kind === "hang") return;
  const answer =
    fault?.kind === "answer"
      ? fault.answer
      : await platform.answer({
          method: request.method ?? "GET",
          path,
          params: {},
          query: address.searchParams,
          headers: request.headers,
          raw,
          ...(await readBody(request.headers["content-type"] ?? "", raw)),
        });
  if (fault?.kind === "lost") return void response.destroy();
  if (fault?.kind === "mute") return;
  const body = Buffer.from(answer.body as string);
  response.writeHead(answer.status, { ...answer.headers, "content-length": body.length });
  if (fault?.kind !== "half") return void response.end(body);
  // The written part must be sent before the connection breaks.
  response.write(body.subarray(0, Math.floor(body.length / 2)), () =>
    setTimeout(() => response.destroy(), 20),
  );
}

const maxBytes = 30 * 1024 * 1024;

/** Reads the whole body of a request; null when it is too long. */
export async function readAll(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}
