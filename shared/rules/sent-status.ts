/**
 * The statuses of a message or a request that the platform has accepted. The database's `is_sent` has the same list.
 */
const sentStatuses = ["sent", "delivered", "read"] as const;
export type SentStatus = (typeof sentStatuses)[number];

export const isSent = (status: string | null): status is SentStatus =>
  sentStatuses.some((sent) => sent === status);
