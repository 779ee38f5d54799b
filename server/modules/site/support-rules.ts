/** The promised time for an answer to a message. */
const promisedMs = 24 * 3_600_000;

/** Returns the time until which an answer is promised; null when none is due. */
export const dueAt = (waitsSince: Date | null): string | null =>
  waitsSince === null ? null : new Date(waitsSince.getTime() + promisedMs).toISOString();
