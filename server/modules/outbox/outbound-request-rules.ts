import type { ChannelCapabilities, OutboundTemplate, SendFailure } from "#server/channels/channel.ts";
import { splitText } from "#server/channels/split-text.ts";
import { isWindowOpen, type Speaker } from "#server/channels/reply-window.ts";
import type { OutboundRequestState } from "./outbound-request-state.ts";

export type MessageStatus = "queued" | "sent" | "delivered" | "read" | "uncertain" | "failed";

/** A message stands where its worst part does. */
export function messageStatus(parts: OutboundRequestState[]): MessageStatus {
  if (parts.includes("failed")) return "failed";
  if (parts.includes("uncertain")) return "uncertain";
  if (parts.length === 0 || parts.includes("queued") || parts.includes("sending")) return "queued";
  return (["sent", "delivered", "read"] as const).find((state) => parts.includes(state)) ?? "queued";
}

/** Its platform in doubt, an account sends one request at a time; who waits for that one looks again after this. */
export const probeDelayMs = 3_000;
/** A request under way for longer than any platform is waited for: its process is gone. */
export const maxSendMs = 60_000;

/** Jobs run by the database's clock, stored instants go by the product's, where it is `now`. */
export const toDatabaseTime = (until: number, now: Date): Date =>
  new Date(Date.now() + Math.max(0, until - now.getTime()));

/** Why nothing can be sent now, or null. `lastIn`: the customer's last message. */
export function windowProblem(
  can: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  lastIn: Date | null,
  now: Date,
): SendFailure | null {
  return isWindowOpen(can, author, lastIn, now) ? null : "window_closed";
}

/** A message as it was stored. */
export interface StoredOutboundMessage {
  text: string;
  template: OutboundTemplate | null;
  /** Ids of its pictures. */
  pictures: string[];
}

/** The requests a message needs: pictures first, with the words below them where both fit into one. */
export function splitIntoRequests(
  { text, template, pictures }: StoredOutboundMessage,
  can: Pick<ChannelCapabilities, "maxLength" | "pictures"> | undefined,
): { text: string; attachmentId: string | null }[] {
  if (template) return [{ text, attachmentId: pictures[0] ?? null }];
  const [first, ...rest] = pictures;
  const words = (said: string) =>
    splitText(said, can?.maxLength ?? null).map((part) => ({ text: part, attachmentId: null }));
  if (first === undefined) return words(text);
  const captionLength = can?.pictures ? can.pictures.captionLength : 0;
  const fits = captionLength === null || text.length <= captionLength;
  return [
    { text: fits ? text : "", attachmentId: first },
    ...rest.map((attachmentId) => ({ text: "", attachmentId })),
    ...(fits || text === "" ? [] : words(text)),
  ];
}
