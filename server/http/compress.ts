import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** A smaller response fits into one packet without compression. */
const minBytes = 1024;

const isText = /^(text\/(?!event-stream)|application\/(json|xml))/;

/**
 * Compresses pages, JSON and other texts in responses. Event streams, and assets that the build has compressed, are
 * passed through unchanged. The function has to be awaited before any route is added, because the plugin adds its
 * hook to each route. Compressing next to secrets is safe here: no response depends on a cookie that carries one,
 * so no foreign page can make a browser request them.
 */
export async function compressTexts(app: FastifyInstance): Promise<void> {
  // The plugin adds the header only to responses that it compressed, and a cache would serve the first uncompressed
  // one to everybody.
  app.addHook("onSend", async (_request, reply, payload: unknown) => {
    if (
      typeof payload === "string" &&
      payload.length >= minBytes &&
      !variesByEncoding(reply.getHeader("vary"))
    )
      reply.header("vary", [reply.getHeader("vary"), "accept-encoding"].filter(Boolean).join(", "));
    return payload;
  });
  await app.register(compress, {
    // Request bodies are never decompressed: platforms sign the bytes that they send, and a small body could expand
    // to a huge one.
    globalDecompression: false,
    encodings: ["br", "gzip"],
    threshold: minBytes,
    customTypes: isText,
  });
}

const variesByEncoding = (vary: unknown): boolean => String(vary).toLowerCase().includes("accept-encoding");
