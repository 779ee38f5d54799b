import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KeyCaller } from "./caller.ts";
import { Failure } from "./failure.ts";

/** Maximum calls per minute of one API key, counted by each server process. */
const maxCallsPerMinute = 300;

export type KeyLimit = (caller: KeyCaller, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Counts the calls of each API key from all addresses, and states the remaining number in the headers of every response.
 * Only existing keys are counted: attempts to guess one are limited by address.
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
