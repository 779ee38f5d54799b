import type { InboundMessage } from "#server/channels/inbound.ts";

export const hourMs = 3600 * 1000;

/**
 * At most so many replies of the agent to one customer and hour: two machines that answer each other end there. Nobody
 * but a machine writes so many mails or, for all to read, comments; in a conversation somebody in a hurry might.
 */
export const maxRepliesPerHour = { mail: 5, comments: 5, talk: 60 };

/** Whether the agent is to say something to it. A sticker is kept and means nothing that could be answered. */
export const isAnswerable = (message: InboundMessage): boolean =>
  !message.machine && message.is !== "sticker";
