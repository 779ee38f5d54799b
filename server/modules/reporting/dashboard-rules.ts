import type { ChannelKind } from "#shared/contract/tickets.ts";
import type { HourCounts } from "./store/activity.ts";
import type { ChannelCounts } from "./store/figures.ts";

export const maxShownIssues = 5;
export const maxShownTrends = 3;
export const maxShownTickets = 5;
/** Number of questions about a topic below which a change is chance and not a trend. */
export const trendFrom = 3;
/** With fewer messages a statement such as "most write on Thursdays" would describe one customer. */
const patternsFrom = 10;
const exampleLength = 140;

export interface Pattern {
  kind: "busiest_day" | "busiest_hour" | "returning" | "languages" | "after_hours" | "lapsed";
  value: number;
  share: number;
  of: number;
}

const total = (rows: { messages: number }[]) => rows.reduce((sum, row) => sum + row.messages, 0);

/**
 * Returns the value that most messages share. Of equal values it returns the first, so that the result does not
 * change from call to call.
 */
function largestShare<R extends { messages: number }, K extends number | string>(
  rows: R[],
  keyOf: (row: R) => K,
): { key: K; count: number } | null {
  const counts = new Map<K, number>();
  for (const row of rows) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + row.messages);
  const [best] = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return best ? { key: best[0], count: best[1] } : null;
}

/** Returns the channel with the most messages of customers, and its share. */
export function topChannel(channels: ChannelCounts[]): { channel: ChannelKind; share: number } | null {
  const best = largestShare(channels, (row) => row.channel);
  return best && { channel: best.key as ChannelKind, share: best.count / total(channels) };
}

export function patternsOf(
  hours: HourCounts[],
  channels: ChannelCounts[],
  customers: { unique: number; returning: number; lapsed: number; all: number },
): Pattern[] {
  const all = total(hours);
  if (all < patternsFrom) return [];
  const patterns: Pattern[] = [];
  const add = (kind: Pattern["kind"], value: number, count: number, of: number) =>
    patterns.push({ kind, value, share: count / of, of });
  const day = largestShare(hours, (row) => row.weekday);
  if (day) add("busiest_day", day.key, day.count, all);
  const hour = largestShare(hours, (row) => row.hour);
  if (hour) add("busiest_hour", hour.key, hour.count, all);
  const late = total(hours.filter((row) => row.late));
  add("after_hours", late, late, all);
  if (customers.unique > 0) add("returning", customers.returning, customers.returning, customers.unique);
  if (customers.lapsed > 0) add("lapsed", customers.lapsed, customers.lapsed, customers.all);
  const known = channels.filter((row) => row.language !== null);
  const arabic = total(known.filter((row) => row.language === "ar"));
  if (known.length > 0) add("languages", arabic, arabic, total(known));
  return patterns;
}

/** A customer's words on one line, short enough to be shown below a topic. */
export function exampleOf(text: string): string {
  const letters = [...text.replace(/\s+/g, " ").trim()];
  return letters.length <= exampleLength
    ? letters.join("")
    : `${letters
        .slice(0, exampleLength - 1)
        .join("")
        .trimEnd()}…`;
}
