import type { OrganizationSummary } from "#shared/contract/operator-organizations.ts";

type Problem = OrganizationSummary["problems"][number];

const dayMs = 24 * 3_600_000;
/** Time without messages and log-ins after which a business counts as inactive. */
const maxSilentMs = 14 * dayMs;

interface Figures {
  created_at: Date;
  published_version: number | null;
  last_active_at: Date | null;
  broken_channels: number;
  /** Number of tickets that have waited for the team for more than a day. */
  waiting_day: number;
}

/** Returns the problems of a business that an operator should address, the most urgent first. */
export function problemsOf(figures: Figures, now: Date): Problem[] {
  const { created_at, published_version, last_active_at, broken_channels, waiting_day } = figures;
  const isOver = (since: Date, ms: number) => now.getTime() - since.getTime() > ms;
  const found: [Problem, boolean][] = [
    ["channel_broken", broken_channels > 0],
    ["customers_waiting", waiting_day > 0],
    // Every business starts without a training, so it has a day for the first one.
    ["untrained", published_version === null && isOver(created_at, dayMs)],
    ["silent", isOver(last_active_at ?? created_at, maxSilentMs)],
  ];
  return found.flatMap(([problem, isThere]) => (isThere ? [problem] : []));
}
