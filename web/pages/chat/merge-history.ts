import type { HistoryItem } from "#web/api/chat.ts";
import { identityOf, lineOf, withItem, type Line } from "./chat-line.ts";

/**
 * What is on screen, completed by what the server has (D04): news goes to the end, nothing changes its place and
 * nothing appears twice. Without this a colleague's reply after a hand-over would not show until a reload.
 */
export function mergeHistory(lines: readonly Line[], items: readonly HistoryItem[]): Line[] {
  const merged = [...lines];
  for (const item of items) {
    const place = placeOf(merged, item);
    const line = merged[place];
    if (line) merged[place] = unlessSame(line, withItem(line, item));
    else merged.push(lineOf(item));
  }
  return merged;
}

/** Where the item already stands on screen, or -1. */
function placeOf(lines: readonly Line[], item: HistoryItem): number {
  const identity = identityOf(item);
  const known = lines.findIndex((line) => line.identity === identity);
  if (known >= 0) return latestTry(lines, known);
  // Sent from here, and the server's name for it has not come back yet: its answer is under way or was lost.
  const unnamed = (line: Line) => line.identity === null && line.customer === item.customer_msg;
  const waiting = lines.findIndex((line) => unnamed(line) && line.state !== "failed");
  if (waiting >= 0) return waiting;
  return lines.findLastIndex((line) => unnamed(line) && !wasRetried(lines, line));
}

/** A failed line that was sent again stays failed: the news belong to the second try. */
function latestTry(lines: readonly Line[], known: number): number {
  const line = lines[known];
  if (line?.state !== "failed") return known;
  return lines.findLastIndex((other) => other.clientId === line.clientId);
}

/** The same message went through the second time; its first, failed line stays what it is. */
function wasRetried(lines: readonly Line[], failed: Line): boolean {
  return lines.some((line) => line.clientId === failed.clientId && line.identity !== null);
}

/** Keeps the object when nothing is new, so that what did not change is not drawn again. */
function unlessSame(before: Line, after: Line): Line {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
