import type { CallerFor, KeyCaller } from "./caller.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { Failure } from "./failure.ts";

/** Most live streams that one process keeps open at a time; each holds a connection and a listener. */
export const maxOpenStreams = {
  /** One person's tabs and devices. */
  member: 30,
  /** One chat page, reloaded or open in several tabs. */
  chat: 10,
  /** People of one organisation, and apart from them its chat pages: visitors must not keep its team out. */
  team: 300,
  chats: 2_000,
  /** Many customers share an address at a mobile operator or an office. */
  address: 500,
} as const;

/** Seconds after which somebody who was refused may try again. */
const retryAfterSeconds = 30;

export type StreamLimits = Record<keyof typeof maxOpenStreams, number>;

/** Counts open streams by who opened them, so that nobody takes all connections of the process. */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #open = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Counts one more stream, or refuses it; what is returned is called once when it has ended. */
  begin(caller: CallerFor<Endpoint> | KeyCaller, address: string): () => void {
    const keys: [kind: keyof StreamLimits, whose: string][] = [["address", address]];
    if (caller.kind === "member") keys.push(["member", caller.memberId], ["team", caller.organizationId]);
    if (caller.kind === "chat") keys.push(["chat", caller.sessionKey], ["chats", caller.organizationId]);
    const counted = keys.map(([kind, whose]) => [`${kind}:${whose}`, this.#limits[kind]] as const);
    for (const [key, limit] of counted)
      if ((this.#open.get(key) ?? 0) >= limit) throw new Failure("rate_limited", {}, retryAfterSeconds);
    for (const [key] of counted) this.#open.set(key, (this.#open.get(key) ?? 0) + 1);
    return () => {
      for (const [key] of counted) {
        const left = (this.#open.get(key) ?? 1) - 1;
        if (left > 0) this.#open.set(key, left);
        else this.#open.delete(key);
      }
    };
  }
}
