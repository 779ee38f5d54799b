import type { Priority } from "#shared/contract/tickets.ts";

/** D41: how often one chat session may write. */
export const sessionLimits = { perMinute: 20, perDay: 200 };

/** A closed ticket is opened again by a message within this time; a later one is about something else. */
export const reopenWithinMs = 3 * 24 * 3600 * 1000;

/** How long a web chat's own request may take before a worker answers the message in its place. */
export const inlineReplyMs = 15_000;

/** How many of the last messages the agent reads before it answers. */
export const historyLength = 8;

/** How far back it is looked for who spoke last: a staff reply further back than this is an old one. */
export const recentLength = 80;

/** The first line of what the customer wrote, short enough for a list. */
export function subjectOf(text: string): string {
  const line = text.trim().split(/\n/)[0]?.replace(/\s+/g, " ") ?? "";
  const letters = [...line];
  return letters.length <= 90 ? line : `${letters.slice(0, 88).join("").trimEnd()}…`;
}

/** A complaint or an urgent message may not wait in line behind questions about opening hours. */
export function raisedPriority(reason: string | null, urgent: boolean): Priority | null {
  if (reason === "complaint") return "urgent";
  return urgent ? "high" : null;
}
