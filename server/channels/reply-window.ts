import type { ChannelCapabilities } from "./channel.ts";

/** Who wants to write. A campaign has what an agent has: longer is for people who answer. */
export type Speaker = "agent" | "staff" | "campaign";

const hourMs = 3_600_000;
const hoursOf = (windowHours: { agent: number; staff: number }, author: Speaker): number =>
  windowHours[author === "campaign" ? "agent" : author];

/** Until when one may write freely; null where the channel has no window, or the customer has not written. */
export function windowEnd(
  { windowHours }: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  lastIn: Date | null,
): Date | null {
  if (!windowHours || !lastIn) return null;
  return new Date(lastIn.getTime() + hoursOf(windowHours, author) * hourMs);
}

/** The customer's last message must be later for one to write freely at that time; null where the channel has no window. */
export function windowStart(
  { windowHours }: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  at: Date,
): Date | null {
  if (!windowHours) return null;
  return new Date(at.getTime() - hoursOf(windowHours, author) * hourMs);
}

/** Whether one may write freely at that time. Where the channel has a window and the customer has not written: no. */
export function isWindowOpen(
  can: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  lastIn: Date | null,
  at: Date,
): boolean {
  const start = windowStart(can, author, at);
  return start === null || (lastIn !== null && lastIn > start);
}
