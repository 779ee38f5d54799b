import type { CallerFor, KeyCaller } from "./caller.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { Failure } from "./failure.ts";

/** Maximum number of live streams that one process keeps open; each holds a connection and a listener. */
export const maxOpenStreams = {
  /** Streams of one person's tabs and devices. */
  member: 30,
  /** Streams of one chat session, reloaded or open in several tabs. */
  chat: 10,
  /**
   * Streams of one organisation's members, and separately of its chat pages, so that visitors cannot lock its team out.
   */
  team: 300,
  chats: 2_000,
  /** Streams of one address, which many customers of a mobile operator or an office may share. */
  address: 500,
} as const;

/** Seconds after which a refused caller may try again. */
const retryAfterSeconds = 30;

export type StreamLimits = Record<keyof typeof maxOpenStreams, number>;

/** Counts open streams by caller, so that no caller takes all connections of the process. */
export class OpenStreams {
  readonly #limits: StreamLimits;
  readonly #open = new Map<string, number>();

  constructor(limits: StreamLimits) {
    this.#limits = limits;
  }

  /** Counts one more stream or refuses it; the returned function is called once when the stream ends. */
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
