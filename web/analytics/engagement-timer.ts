/** The minimum duration of an engagement (C262). */
const engagementMs = 10_000;

/**
 * Measures engagement. When an action occurs more than 10 s after the last start, the time since then is reported and
 * a new interval starts. `now` is in milliseconds.
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
