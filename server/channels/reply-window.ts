import type { ChannelCapabilities } from "./channel.ts";

/** Author of a message. Campaigns have the window of agents; the longer one is for persons who reply. */
export type Speaker = "agent" | "staff" | "campaign";

const hourMs = 3_600_000;
const hoursOf = (windowHours: { agent: number; staff: number }, author: Speaker): number =>
  windowHours[author === "campaign" ? "agent" : author];

/** End of the reply window; null where the channel has none, or the customer has not written. */
export function windowEnd(
  { windowHours }: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  lastIn: Date | null,
): Date | null {
  if (!windowHours || !lastIn) return null;
  return new Date(lastIn.getTime() + hoursOf(windowHours, author) * hourMs);
}

/**
 * Time after which the customer's last message must be for the window to be open; null where the channel has no window.
 */
export function windowStart(
  { windowHours }: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  at: Date,
): Date | null {
  if (!windowHours) return null;
  return new Date(at.getTime() - hoursOf(windowHours, author) * hourMs);
}

/**
 * Whether the reply window is open at a time; false where the channel has a window and the customer has not written.
 */
export function isWindowOpen(
  can: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  lastIn: Date | null,
  at: Date,
): boolean {
  const start = windowStart(can, author, at);
  return start === null || (lastIn !== null && lastIn > start);
}
