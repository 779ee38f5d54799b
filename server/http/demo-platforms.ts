import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { SimulatedPlatforms } from "#server/simulated-platforms.ts";

const methods = ["GET", "POST", "PUT", "DELETE"] as const;
/**
 * Headers that are not sent with the platforms' pages, which behave like a real platform's and have their own
 * styles.
 */
const ownHeaders = ["content-security-policy", "x-frame-options", "cross-origin-opener-policy"];

/** Serves the demo's simulated platforms, which write their own responses, including invalid ones. */
export function addDemoPlatforms(app: FastifyInstance, platforms: SimulatedPlatforms): void {
  for (const path of platforms.paths) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      for (const [header, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined && !ownHeaders.includes(header)) reply.raw.setHeader(header, value);
      // A form with a file has not been read yet; every other body has.
      await platforms.respond(path, request.raw, request.body as Buffer | undefined, reply.raw);
    };
    app.route({ method: [...methods], url: `${path}/*`, config: { rateLimit: false }, handler });
  }
}
