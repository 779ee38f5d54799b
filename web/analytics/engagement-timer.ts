/** C262. */
const engagementMs = 10_000;

/**
 * Counts a stretch of engagement: when something is done later than 10 s after the last start, that stretch is told
 * and a new one starts. `now` in milliseconds.
 */
export function createEngagementTimer(start: number, tell: (ms: number) => void) {
  let since = start;
  return (now: number): void => {
    const ms = now - since;
    if (ms <= engagementMs) return;
    since = now;
    tell(Math.round(ms));
  };
}
