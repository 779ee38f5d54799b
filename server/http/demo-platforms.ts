import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SimulatedPlatforms } from "#server/simulated-platforms.ts";

const methods = ["GET", "POST", "PUT", "DELETE"] as const;
/** The pages on which one chooses an account bring their own style, and a log-in at a real platform has our headers neither. */
const ownHeaders = ["content-security-policy", "x-frame-options", "cross-origin-opener-policy"];

/** Serves the demo's platforms. They write their answers themselves, broken ones too, as a platform would. */
export function addDemoPlatforms(app: FastifyInstance, platforms: SimulatedPlatforms): void {
  for (const path of platforms.paths) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      for (const [header, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined && !ownHeaders.includes(header)) reply.raw.setHeader(header, value);
      // A form with a file was left unread for its own reader; everything else has come whole already.
      await platforms.respond(path, request.raw, request.body as Buffer | undefined, reply.raw);
    };
    app.route({ method: [...methods], url: `${path}/*`, config: { rateLimit: false }, handler });
  }
}
