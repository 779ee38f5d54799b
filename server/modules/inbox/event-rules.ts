import type { InboundEvent } from "#server/channels/inbound.ts";

/** Events of a thread that are read in one go; a further job reads what is left. */
export const batchSize = 100;
/** A status that came before our own answer did is looked at again so often, with growing pauses. */
export const maxStatusLooks = 6;
/** Milliseconds until the next look: 2 s, then three times as long each time, at most eight minutes. */
export const retryDelayMs = (attempts: number): number => 2_000 * 3 ** Math.min(attempts, 5);

/** Signs that somebody writes, under way at once: nobody waits for them, but a platform that hangs would pile them up. */
export const maxTypingSignals = { perPlatform: 60, perAccount: 20 };

/** The same event, of somebody who is known by another address of theirs. */
export function withAddress<T extends InboundEvent>(event: T, from: string, to: string): T {
  if (from === to || contactOf(event) !== from) return event;
  switch (event.kind) {
    case "message":
      return { ...event, from: { ...event.from, address: to } };
    case "status":
    case "echo":
      return { ...event, contact: to };
    case "account":
      return event;
    default:
      return { ...event, from: to };
  }
}

/** Whose conversation an event belongs to. */
export function contactOf(event: InboundEvent): string | null {
  switch (event.kind) {
    case "message":
      return event.from.address;
    case "status":
    case "echo":
      return event.contact;
    case "account":
      return null;
    default:
      return event.from;
  }
}
