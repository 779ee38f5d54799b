import type { ChannelCapabilities, OutboundTemplate, SendFailure } from "#server/channels/channel.ts";
import { splitText } from "#server/channels/split-text.ts";
import { isWindowOpen, type Speaker } from "#server/channels/reply-window.ts";
import type { OutboundRequestState } from "./outbound-request-state.ts";

export type MessageStatus = "queued" | "sent" | "delivered" | "read" | "uncertain" | "failed";

/** Returns the status of a message, which is the worst status among its parts. */
export function messageStatus(parts: OutboundRequestState[]): MessageStatus {
  if (parts.includes("failed")) return "failed";
  if (parts.includes("uncertain")) return "uncertain";
  if (parts.length === 0 || parts.includes("queued") || parts.includes("sending")) return "queued";
  return (["sent", "delivered", "read"] as const).find((state) => parts.includes(state)) ?? "queued";
}

/**
 * Time after which a conversation checks again whether it may send, while its account sends one request at a time
 * because the platform may be down.
 */
export const probeDelayMs = 3_000;
/** Time after which a request in flight is abandoned: it exceeds every timeout, so its process has ended. */
export const maxSendMs = 60_000;

/**
 * Converts an instant of the product's clock, in which it is `now`, into a time of the database's clock, by which
 * jobs run.
 */
export const toDatabaseTime = (until: number, now: Date): Date =>
  new Date(Date.now() + Math.max(0, until - now.getTime()));

/** Returns the reason why nothing can be sent now, or null. `lastIn` is the time of the customer's last message. */
export function windowProblem(
  can: Pick<ChannelCapabilities, "windowHours">,
  author: Speaker,
  lastIn: Date | null,
  now: Date,
): SendFailure | null {
  return isWindowOpen(can, author, lastIn, now) ? null : "window_closed";
}

/** A stored message. */
export interface StoredOutboundMessage {
  text: string;
  template: OutboundTemplate | null;
  /** Ids of the message's pictures. */
  pictures: string[];
}

/**
 * Returns the requests that a message needs: pictures first, with the text below them if both fit into one request.
 */
export function splitIntoRequests(
  { text, template, pictures }: StoredOutboundMessage,
  can: Pick<ChannelCapabilities, "maxLength" | "pictures"> | undefined,
): { text: string; attachmentId: string | null }[] {
  if (template) return [{ text, attachmentId: pictures[0] ?? null }];
  const [first, ...rest] = pictures;
  const words = (text: string) =>
    splitText(text, can?.maxLength ?? null).map((part) => ({ text: part, attachmentId: null }));
  if (first === undefined) return words(text);
  const captionLength = can?.pictures ? can.pictures.captionLength : 0;
  const fits = captionLength === null || text.length <= captionLength;
  return [
    { text: fits ? text : "", attachmentId: first },
    ...rest.map((attachmentId) => ({ text: "", attachmentId })),
    ...(fits || text === "" ? [] : words(text)),
  ];
}
