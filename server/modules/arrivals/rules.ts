import type { InboundEvent, InboundMessage } from "#server/channels/inbound.ts";

/** Events of a thread that are read in one go; more come with the next job. */
export const batchSize = 100;
/** A status that came before our own answer did is looked at again so often, with growing pauses. */
export const mostLooks = 6;
export const lookAgainMs = (attempts: number): number => 2_000 * 3 ** Math.min(attempts, 5);

/** Signs that somebody writes, under way at once: nobody waits for them, but a platform that hangs would pile them up. */
export const mostSigns = { platform: 60, account: 20 };

/** At most so many replies of the agent in one mail thread and hour: two machines that answer each other end there. */
export const mailReplies = { most: 5, withinMs: 3600 * 1000 };

/** Whether the agent is to say something to it. A sticker is kept and means nothing that could be answered. */
export const asksForAnswer = (message: InboundMessage): boolean =>
  !message.machine && message.is !== "sticker";

/** The same event, of somebody who is known by another address of theirs. */
export function readdressed<T extends InboundEvent>(event: T, from: string, to: string): T {
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
