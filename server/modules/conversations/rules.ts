import { createHash } from "node:crypto";
import type { Priority } from "#shared/contract/tickets.ts";
import { normaliseEmail } from "#shared/rules/email.ts";
import { normalisePhone } from "#shared/rules/phone.ts";
import type { Captured } from "#server/answers/entry.ts";
import { audienceOfAnswer } from "#server/channels/comment-audience.ts";

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

/** Who writes, as the page around a chat says. */
export interface Introduction {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** What a page says of its customer, as far as it can be one. */
export function introduced({ name, email, phone }: Introduction): Captured {
  const number = phone && normalisePhone(phone);
  const address = email && normaliseEmail(email);
  return {
    ...(name?.trim() && { name: name.trim() }),
    ...(address && { email: address }),
    ...(number && { phone: number }),
  };
}

/** What the team wrote itself has no source that says anything to a customer. */
export const usedLabels = (
  citations: { label: string; used: boolean; faq_id?: string | null }[],
): string[] => [
  ...new Set(
    citations.filter((citation) => citation.used && !citation.faq_id).map((citation) => citation.label),
  ),
];

/** A reply is never older than what it answers, also when both fall into one millisecond. */
export const after = (now: Date, message: Date): Date =>
  new Date(Math.max(now.getTime(), message.getTime() + 1));

/** Says nothing but that a person takes over: no complaint to pass on, and no part of the question answered. */
export const onlyHandsOver = (said: {
  decision: string;
  reason: string | null;
  citations: { used: boolean }[];
}): boolean =>
  said.decision === "handover" &&
  said.reason !== "complaint" &&
  !said.citations.some((citation) => citation.used);

/** A conversation's id follows from its contact, so that a chat page can listen before its first message. */
export function conversationIdOf(
  organizationId: string,
  from: { channel: string; externalId: string },
): string {
  const hex = createHash("sha256")
    .update(`${organizationId}:${from.channel}:${from.externalId}`)
    .digest("hex");
  // A version 8 UUID: 122 bits of the hash.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** What the agent does not read: a person looks at it. A sticker says nothing, and is not answered at all. */
const unreadableKinds = new Set([
  "image",
  "video",
  "audio",
  "document",
  "location",
  "contact",
  "story_reply",
  "shared_post",
  "unsupported",
]);
export const isUnreadable = (kinds: readonly string[]): boolean =>
  kinds.some((kind) => unreadableKinds.has(kind));

/** Who may read a reply: under a post all of them, where it says nothing of the customer's own; else the customer alone. */
export const audienceOf = (
  message: { kind: string; channel: string; text: string },
  said: { decision: string; text: string; captured: Captured },
): "public" | "private" =>
  message.kind === "comment"
    ? audienceOfAnswer({
        channel: message.channel,
        question: message.text,
        decision: said.decision,
        text: said.text,
        tellsOfThemselves: Object.keys(said.captured).length > 0,
      })
    : "private";
