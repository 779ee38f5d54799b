import type { FastifyReply } from "fastify";
import type { FileResult } from "./serve.ts";

/** Answers with a file. Nothing keeps a copy of it: what it holds belongs to whoever asked. */
export function sendFile(reply: FastifyReply, file: FileResult): FastifyReply {
  return reply
    .header("cache-control", "no-store")
    .header(
      "content-disposition",
      `${file.inline ? "inline" : "attachment"}; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
    )
    .type(file.type)
    .send(Buffer.from(file.bytes));
}
