import type { InboundEvent } from "#server/channels/inbound.ts";

/** Maximum number of events of a thread that one job reads; another job reads the rest. */
export const batchSize = 100;
/** Number of attempts to match a delivery status that arrived before the platform's response to our request. */
export const maxMatchAttempts = 6;
/** Milliseconds until the next attempt: 2 s, then three times as long each time, at most eight minutes. */
export const retryDelayMs = (attempts: number): number => 2_000 * 3 ** Math.min(attempts, 5);

/**
 * Maximum number of concurrent typing signals. Nothing waits for them, but they would accumulate at a platform that
 * does not respond.
 */
export const maxTypingSignals = { perPlatform: 60, perAccount: 20 };

/** Returns the same event under another known address of its sender. */
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

/**
 * Returns the same event with the time of its delivery where its own is none. The database would refuse the event with
 * all others of its customer, each time they are read.
 */
export function withTime<T extends InboundEvent>(event: T, at: Date): T {
  const isNone = (time: Date | undefined) => time !== undefined && Number.isNaN(time.getTime());
  if (event.kind === "account") return event;
  return {
    ...event,
    ...(isNone(event.at) && { at }),
    ...(event.kind === "status" && isNone(event.upTo) && { upTo: at }),
  };
}

/** Returns the contact whose conversation an event belongs to. */
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
