import type { Context } from "#server/context.ts";

/** A message on its way to a customer. */
export interface Outbound {
  messageId: string;
  /** The customer's address on the channel. */
  contact: string;
  text: string;
}

/**
 * What became of a send. `later` is tried again with growing pauses; `failed` never, and is shown to staff.
 * A platform's uncertain answers join here with the channels that have them.
 */
export type SendOutcome = { kind: "sent" } | { kind: "later"; why: string } | { kind: "failed"; why: string };

/** One way to reach customers. Verifies and translates; knows nothing of tickets or agents. */
export interface Channel {
  send: (context: Context, message: Outbound) => Promise<SendOutcome>;
}
