import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type DemoPlatforms, platformsPath } from "#server/simulator/demo-platforms.ts";
import { readAll, respond } from "#server/simulator/respond.ts";

const methods = ["GET", "POST", "PUT", "DELETE"] as const;
/** The pages on which one chooses an account bring their own style, and a log-in at a real platform has our headers neither. */
const ownHeaders = ["content-security-policy", "x-frame-options", "cross-origin-opener-policy"];

/** Serves the demo's platforms. They write their answers themselves, broken ones too, as a platform would. */
export function addDemoPlatforms(app: FastifyInstance, platforms: DemoPlatforms): void {
  for (const [name, platform] of Object.entries(platforms.mounted)) {
    const prefix = `${platformsPath}/${name}`;
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      for (const [header, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined && !ownHeaders.includes(header)) reply.raw.setHeader(header, value);
      // A form with a file was left unread for its own reader; everything else has come whole already.
      const raw = (request.body as Buffer | undefined) ?? (await readAll(request.raw)) ?? Buffer.alloc(0);
      await respond(platform, request.raw, raw, reply.raw, prefix);
    };
    app.route({ method: [...methods], url: `${prefix}/*`, config: { rateLimit: false }, handler });
  }
}
