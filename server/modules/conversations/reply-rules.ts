import type { Priority } from "#shared/contract/tickets.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import type { Captured } from "#server/answers/entry.ts";
import type { FlowState } from "#server/answers/flows/flow.ts";
import { limitMessage } from "#server/answers/limits.ts";
import { hearSmallTalk } from "#server/answers/understand/small-talk.ts";
import { audienceOfAnswer } from "#server/channels/comment-audience.ts";

/** How many of the last messages the agent reads before it answers. */
export const maxHistoryMessages = 8;

/** How far back it is looked for who spoke last: a staff reply further back than this is an old one. */
export const maxRecentMessages = 80;

/** A request that was left open longer ago is begun anew. */
const maxFlowPauseMs = 24 * 3600 * 1000;

/** The request that the last reply of the ticket left open; none once a person has written. */
export function openFlow(
  last: { author: string; flow: FlowState | null; created_at: string } | undefined,
  now: Date,
): FlowState | null {
  if (last?.author !== "agent") return null;
  return now.getTime() - new Date(last.created_at).getTime() <= maxFlowPauseMs ? last.flow : null;
}

/** A complaint or an urgent message may not wait in line behind questions about opening hours. */
export function priorityFor(reason: string | null, urgent: boolean): Priority | null {
  if (reason === "complaint") return "urgent";
  return urgent ? "high" : null;
}

/** What the team wrote itself has no source that says anything to a customer. */
export const citedSourceLabels = (
  citations: { label: string; used: boolean; faq_id?: string | null }[],
): string[] => [
  ...new Set(
    citations.filter((citation) => citation.used && !citation.faq_id).map((citation) => citation.label),
  ),
];

/** A reply is never older than what it answers, also when both fall into one millisecond. */
export const timeAfterMessage = (now: Date, message: Date): Date =>
  new Date(Math.max(now.getTime(), message.getTime() + 1));

/** Says nothing but that a person takes over: no complaint to pass on, and no part of the question answered. */
export const isOnlyEscalation = (said: {
  decision: string;
  reason: string | null;
  citations: { used: boolean }[];
  /** A request is being taken, or is passed on with this reply: the customer has to hear of it. */
  flow?: unknown;
  request?: unknown;
}): boolean =>
  !said.flow &&
  !said.request &&
  said.decision === "handover" &&
  said.reason !== "complaint" &&
  !said.citations.some((citation) => citation.used);

const greetings = new Set(["salam", "greeting", "morning", "evening", "howAreYou"]);

/** "hello?", "الو": who waits for a person asks whether anybody is there, and does not begin anew. */
const onlyGreets = (message: string): boolean => {
  const { kinds, rest } = hearSmallTalk(limitMessage(message));
  return rest === "" && kinds.length > 0 && kinds.every((kind) => greetings.has(kind));
};

/** The same sentence under each of five messages is noise; somebody who writes again later wants to know that it holds. */
const noteAgainMs = 10 * 60_000;

/** Whether the customer knows that the team has what they write: just told, or nobody has spoken since they wrote before. */
export const hasEscalationNotice = (
  { unansweredBefore, notedAt }: { unansweredBefore: boolean; notedAt: Date | null },
  now: Date,
): boolean => unansweredBefore || (notedAt !== null && now.getTime() - notedAt.getTime() < noteAgainMs);

/** A ticket that waits for a person is not handed over twice: the agent helps where it can, else says it is waiting. */
export const isForStaff = (
  handledByHuman: boolean,
  message: string,
  said: Parameters<typeof isOnlyEscalation>[0],
): boolean => handledByHuman && (isOnlyEscalation(said) || onlyGreets(message));

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
  "order",
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

/** "السلام عليكم", "Hi,", "Dear team,": what a letter begins with. */
const isOpening = (line: string): boolean =>
  hearSmallTalk(line).rest === "" || (/[,،:]$/.test(line) && line.split(" ").length <= 4);

/** The first line of what the customer wrote that says what it is about, short enough for a list. */
export function subjectOf(text: string): string {
  const lines = text
    .slice(0, maxMessageLength)
    .split("\n")
    .map((line) => line.trim().replace(/\s+/g, " "))
    .filter(Boolean);
  const line = (lines.length > 1 && lines.find((one) => !isOpening(one))) || (lines[0] ?? "");
  const letters = [...line];
  return letters.length <= 90 ? line : `${letters.slice(0, 88).join("").trimEnd()}…`;
}
