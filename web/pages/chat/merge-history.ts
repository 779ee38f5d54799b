import type { HistoryItem } from "#web/api/chat.ts";
import { identityOf, lineOf, withItem, type Line } from "./chat-line.ts";

/**
 * Merges the server's history into the visible lines (D04). New lines are added at the end, no line moves, and none
 * appears twice. Without this, a staff reply after a handover would not show until a reload.
 */
export function mergeHistory(lines: readonly Line[], items: readonly HistoryItem[]): Line[] {
  const merged = [...lines];
  for (const item of items) {
    const place = findLine(merged, item);
    const line = merged[place];
    if (line) merged[place] = keepIfEqual(line, withItem(line, item));
    else merged.push(lineOf(item));
  }
  return merged;
}

/** Returns the index of the item's line, or -1. */
function findLine(lines: readonly Line[], item: HistoryItem): number {
  const identity = identityOf(item);
  const known = lines.findIndex((line) => line.identity === identity);
  if (known >= 0) return findLatestAttempt(lines, known);
  // The message was sent from here and the server's id is not known yet, because its answer is being written or was
  // lost.
  const isUnnamedMatch = (line: Line) => line.identity === null && line.customer === item.customer_msg;
  const waiting = lines.findIndex((line) => isUnnamedMatch(line) && line.state !== "failed");
  if (waiting >= 0) return waiting;
  return lines.findLastIndex((line) => isUnnamedMatch(line) && !wasRetried(lines, line));
}

/**
 * Returns the last attempt of a message. Earlier failed attempts stay failed, because the update belongs to the last
 * one.
 */
function findLatestAttempt(lines: readonly Line[], known: number): number {
  const line = lines[known];
  if (line?.state !== "failed") return known;
  return lines.findLastIndex((other) => other.clientId === line.clientId);
}

/** Whether a failed message was sent again successfully. Its first, failed line stays. */
function wasRetried(lines: readonly Line[], failed: Line): boolean {
  return lines.some((line) => line.clientId === failed.clientId && line.identity !== null);
}

/** Returns the same object when nothing has changed, so that React does not render it again. */
function keepIfEqual(before: Line, after: Line): Line {
  return JSON.stringify(before) === JSON.stringify(after) ? before : after;
}
