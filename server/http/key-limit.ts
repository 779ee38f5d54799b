import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KeyCaller } from "./caller.ts";
import { Failure } from "./failure.ts";

/** Calls a minute of one API key, counted by each server process. */
const maxCallsPerMinute = 300;

export type KeyLimit = (caller: KeyCaller, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Counts the calls of each API key, whatever addresses they come from, and says in every answer's headers how many are
 * left. Only keys that exist are counted: the limit by address stops whoever tries others.
 */
export function createKeyLimit(app: FastifyInstance): KeyLimit {
  const caller = Symbol("caller");
  type Counted = FastifyRequest & { [caller]?: KeyCaller };
  const count = app.createRateLimit({
    max: maxCallsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request: Counted) => `api key ${request[caller]?.key.id}`,
  });
  return async (key, request, reply) => {
    (request as Counted)[caller] = key;
    const used = await count(request);
    if (used.isAllowed) return;
    reply
      .header("x-ratelimit-limit", used.max)
      .header("x-ratelimit-remaining", used.remaining)
      .header("x-ratelimit-reset", used.ttlInSeconds);
    if (used.isExceeded) throw new Failure("rate_limited", {}, used.ttlInSeconds);
  };
}
