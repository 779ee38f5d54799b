import type { ChannelCapabilities } from "./channel.ts";

/** Who wants to write. A campaign has what an agent has: longer is for people who answer. */
export type Speaker = "agent" | "staff" | "campaign";

/** Until when one may write freely; null where the channel has no window, or the customer has not written. */
export function windowEnd(
  { windowHours }: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  lastIn: Date | null,
): Date | null {
  if (!windowHours || !lastIn) return null;
  const hours = windowHours[author === "campaign" ? "agent" : author];
  return new Date(lastIn.getTime() + hours * 3600_000);
}

/** Whether one may write freely at that time. Where the channel has a window and the customer has not written: no. */
export function isWindowOpen(
  can: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  lastIn: Date | null,
  at: Date,
): boolean {
  const end = windowEnd(can, author, lastIn);
  return !can.windowHours || (end !== null && at < end);
}
