import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

/** In bytes. Below it an answer fits into one packet anyway. */
const worthwhile = 1024;

/** Pages are drawn for one visitor and compressed while he waits: the quality at which brotli is as quick as gzip. */
const brotliQuality = 4;

const encoders: Record<string, (text: Buffer) => Promise<Buffer>> = {
  br: (text) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
};

/** The best of our encodings that an `Accept-Encoding` allows, or undefined. */
export function encodingFor(accepted: string): "br" | "gzip" | undefined {
  const allowed = new Set(
    accepted
      .toLowerCase()
      .split(",")
      .map((part) => part.split(";").map((piece) => piece.trim()))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
      .map(([name]) => name),
  );
  if (allowed.has("br")) return "br";
  return allowed.has("gzip") || allowed.has("*") ? "gzip" : undefined;
}

/**
 * Compresses pages, JSON and other texts on their way out; streams, and assets compressed by the build, pass as they
 * are. Compressing next to secrets is safe here: no answer depends on a cookie that carries one, so no foreign page can
 * make a browser ask for them.
 */
export function compressTexts(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload: unknown) => {
    if (
      typeof payload !== "string" ||
      !/^(text\/|application\/(json|xml))/.test(String(reply.getHeader("content-type")))
    )
      return payload;
    const text = Buffer.from(payload);
    if (text.length < worthwhile || reply.hasHeader("content-encoding")) return payload;
    const vary = reply.getHeader("vary");
    reply.header("vary", vary ? `${String(vary)}, accept-encoding` : "accept-encoding");
    const encoding = encodingFor(request.headers["accept-encoding"] ?? "");
    if (!encoding) return payload;
    reply.header("content-encoding", encoding).removeHeader("content-length");
    return encoders[encoding]!(text);
  });
}
