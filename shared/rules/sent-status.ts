/** Where a message, or a request to a platform, stands once it has reached the platform. In the database: `is_sent`. */
const sentStatuses = ["sent", "delivered", "read"] as const;
export type SentStatus = (typeof sentStatuses)[number];

export const isSent = (status: string | null): status is SentStatus =>
  sentStatuses.some((sent) => sent === status);
