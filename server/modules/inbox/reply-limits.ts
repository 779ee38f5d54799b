import type { InboundMessage } from "#server/channels/inbound.ts";

export const hourMs = 3600 * 1000;

/**
 * Maximum number of the agent's replies to one customer per hour, which ends a loop of two machines. Only machines
 * write this many mails or public comments; a person in a hurry may write more in a conversation.
 */
export const maxRepliesPerHour = { mail: 5, comments: 5, talk: 60 };

/** Whether the agent replies to a message. A sticker is stored and has no content to answer. */
export const isAnswerable = (message: InboundMessage): boolean =>
  !message.automatedReason && message.messageKind !== "sticker";
