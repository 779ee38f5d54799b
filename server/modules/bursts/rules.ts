import type { InboundMessage } from "#server/channels/inbound.ts";

/** At most so many replies of the agent in one mail thread and hour: two machines that answer each other end there. */
export const mailReplies = { most: 5, withinMs: 3600 * 1000 };

/** Whether the agent is to say something to it. A sticker is kept and means nothing that could be answered. */
export const asksForAnswer = (message: InboundMessage): boolean =>
  !message.machine && message.is !== "sticker";
