/** So long after a message the company promises to have answered it. */
const promisedMs = 24 * 3_600_000;

/** Until when an answer is promised; null where nothing waits for one. */
export const dueAt = (waitsSince: Date | null): string | null =>
  waitsSince === null ? null : new Date(waitsSince.getTime() + promisedMs).toISOString();
