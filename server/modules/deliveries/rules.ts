import type { Abilities, OutboundTemplate, SendFailure, SendOutcome } from "#server/channels/channel.ts";
import { splitText } from "#server/channels/split-text.ts";
import { isOpen, type Speaker } from "#server/channels/window.ts";

/** Where a request stands. Only forward, but for staff who try a failed one again. */
export type OutboxState = "queued" | "sending" | "uncertain" | "sent" | "delivered" | "read" | "failed";
export type MessageStatus = "queued" | "sent" | "delivered" | "read" | "uncertain" | "failed";

const order: OutboxState[] = ["queued", "sending", "uncertain", "sent", "delivered", "read"];

/**
 * Where a request stands after the platform told something, whatever the order it told it in: `read` before `sent` is
 * read. A failure counts only as long as nothing arrived.
 */
export function moved(from: OutboxState, to: "sent" | "delivered" | "read" | "failed"): OutboxState {
  if (to === "failed") return from === "delivered" || from === "read" ? from : "failed";
  if (from === "failed") return to === "sent" ? from : to;
  return order.indexOf(to) > order.indexOf(from) ? to : from;
}

/** A message stands where its worst part does. */
export function messageStatus(parts: OutboxState[]): MessageStatus {
  if (parts.includes("failed")) return "failed";
  if (parts.includes("uncertain")) return "uncertain";
  if (parts.length === 0 || parts.includes("queued") || parts.includes("sending")) return "queued";
  return (["sent", "delivered", "read"] as const).find((state) => parts.includes(state)) ?? "queued";
}

/** The pauses between tries when nothing is known of how long it will take, in milliseconds. */
const pauses = [2, 5, 15, 60, 300, 900, 3600].map((seconds) => seconds * 1000);
/** After so many tries somebody has to look. */
export const mostAttempts = 12;
export const pauseAfter = (attempts: number): number =>
  pauses[Math.min(Math.max(attempts, 1), pauses.length) - 1] as number;

/** How long an account waits after so many requests in a row that its platform did not answer. */
export const troublePausesMs = [0, 5_000, 15_000, 30_000, 60_000];
/** Its platform in doubt, an account sends one request at a time; who waits for that one looks again after this. */
export const probeMs = 3_000;
/** A request under way for longer than any platform is waited for: its process is gone. */
export const longestSendMs = 60_000;

/** Jobs run by the database's clock, stored instants go by the product's, where it is `now`. */
export const realTime = (until: number, now: Date): Date =>
  new Date(Date.now() + Math.max(0, until - now.getTime()));

/** Whether the platform did not answer, whoever the message was for. */
export const isTrouble = (outcome: SendOutcome): boolean =>
  outcome.kind === "uncertain" || (outcome.kind === "later" && outcome.trouble === true);

/** Why nothing can be sent now, or null. `lastIn`: the customer's last message. */
export function windowProblem(
  can: Pick<Abilities, "windowHours">,
  author: Speaker,
  lastIn: Date | null,
  now: Date,
): SendFailure | null {
  return isOpen(can, author, lastIn, now) ? null : "window_closed";
}

/** A message as it was stored. */
export interface Composed {
  text: string;
  template: OutboundTemplate | null;
  /** Ids of its pictures. */
  pictures: string[];
}

/** The requests a message needs: pictures first, with the words below them where both fit into one. */
export function partsOf(
  { text, template, pictures }: Composed,
  can: Pick<Abilities, "maxLength" | "pictures"> | undefined,
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

/** What an outcome makes of a request: its next state, and when it is tried again. */
export interface Consequence {
  /** Null: what the platform told meanwhile stands. */
  state: OutboxState | null;
  failure: SendFailure | null;
  /** Milliseconds until the conversation is tried again; null: not by itself. */
  again: number | null;
  /** Nothing else goes out to this customer now: it would overtake. */
  stop: boolean;
}

/** `state`: as it stands now; a status may have arrived before the answer to the request did. */
export function consequence(
  outcome: SendOutcome,
  { state, attempts, idempotent }: { state: OutboxState; attempts: number; idempotent: boolean },
): Consequence {
  const nothing: Consequence = { state: null, failure: null, again: null, stop: false };
  if (outcome.kind === "sent") return { ...nothing, state: moved(state, "sent") };
  if (state !== "sending") return nothing;
  switch (outcome.kind) {
    case "failed":
      return { ...nothing, state: "failed", failure: outcome.code };
    case "reconnect":
      return { ...nothing, state: "queued", stop: true };
    case "uncertain":
      // The same Message-ID twice is one mail: such a one is simply sent again.
      return idempotent && attempts < mostAttempts
        ? { ...nothing, state: "queued", again: pauseAfter(attempts), stop: true }
        : { ...nothing, state: "uncertain" };
    case "later":
      // Patience that was asked for is no failed try.
      return attempts >= mostAttempts && !outcome.pace
        ? { ...nothing, state: "failed", failure: "expired" }
        : { ...nothing, state: "queued", again: outcome.afterMs ?? pauseAfter(attempts), stop: true };
  }
}
