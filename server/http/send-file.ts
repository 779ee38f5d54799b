import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import type { FileResult } from "./serve.ts";

/** Sends a file that no cache may keep, because its content belongs to the caller alone. */
export function sendFile(reply: FastifyReply, file: FileResult): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header(
      "content-disposition",
      `${file.inline ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    )
    .type(file.type)
    .send(
      file.bytes instanceof Uint8Array
        ? Buffer.from(file.bytes)
        : Readable.from(file.bytes, { objectMode: false }),
    );
}
