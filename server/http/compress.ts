import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";

/** Below it an answer fits into one packet anyway. */
const minBytes = 1024;

const isText = /^(text\/(?!event-stream)|application\/(json|xml))/;

/**
 * Compresses pages, JSON and other texts on their way out; event streams, and assets compressed by the build, pass as
 * they are. Has to be awaited before any route is added: the plugin puts its hook on each route. Compressing next to
 * secrets is safe here: no answer depends on a cookie that carries one, so no foreign page can make a browser ask for
 * them.
 */
export async function compressTexts(app: FastifyInstance): Promise<void> {
  // The plugin says so only of answers that it compressed; a cache would give the first plain one to everybody.
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
    // Bodies are never unpacked: platforms sign the bytes that they send, and a small body could become a huge one.
    globalDecompression: false,
    encodings: ["br", "gzip"],
    threshold: minBytes,
    customTypes: isText,
  });
}

const variesByEncoding = (vary: unknown): boolean => String(vary).toLowerCase().includes("accept-encoding");
