import type { Priority } from "#shared/contract/tickets.ts";
import { maxMessageLength } from "#shared/rules/message.ts";
import { sourceTitles } from "#shared/rules/source-titles.ts";
import type { Captured } from "#server/answers/entry.ts";
import type { FlowState } from "#server/answers/flows/flow.ts";
import { limitMessage } from "#server/answers/limits.ts";
import { recognizeSmallTalk } from "#server/answers/understand/small-talk.ts";
import type { EscalationNotice } from "#server/modules/agents/index.ts";
import type { SourceTitles } from "#server/modules/knowledge/index.ts";
import { audienceOfAnswer } from "#server/channels/comment-audience.ts";

/** Number of earlier messages that the agent reads. */
export const maxHistoryMessages = 8;

/**
 * Number of earlier messages in which the last staff reply is searched. A reply further back is too old to matter.
 */
export const maxRecentMessages = 80;

/** A request that was left open for longer is started again. */
const maxFlowPauseMs = 24 * 3600 * 1000;

/** Returns the open request of the ticket's last reply; none once a person has written. */
export function openFlow(
  last: { author: string; flow: FlowState | null; created_at: string } | undefined,
  now: Date,
): FlowState | null {
  if (last?.author !== "agent") return null;
  return now.getTime() - new Date(last.created_at).getTime() <= maxFlowPauseMs ? last.flow : null;
}

/** Returns the priority of a handed-over ticket. Complaints and urgent messages come before other questions. */
export function priorityFor(reason: string | null, urgent: boolean): Priority | null {
  if (reason === "complaint") return "urgent";
  return urgent ? "high" : null;
}

/** What customers may see of a stored citation. */
export interface CitedSource {
  source_id?: string | null;
  label: string;
  used: boolean;
  faq_id?: string | null;
}

/**
 * Returns the titles of the sources that a reply cites, as customers read them: the owner's own title in the reply's
 * language, else one made of the file's name. Texts that the team wrote have no title that a customer would know.
 */
export const citedSourceTitles = (
  citations: readonly CitedSource[],
  titlesById: ReadonlyMap<string, SourceTitles>,
  language: string,
): string[] => {
  const titles = citations
    .filter((citation) => citation.used && !citation.faq_id)
    .flatMap(({ source_id, label }) => {
      const title = source_id && titlesById.get(source_id)?.[language === "en" ? "en" : "ar"];
      return title ? [title] : sourceTitles([label]);
    });
  return [...new Set(titles)];
};

/** Returns the time of a reply, which is after its message even when both are written in the same millisecond. */
export const timeAfterMessage = (now: Date, message: Date): Date =>
  new Date(Math.max(now.getTime(), message.getTime() + 1));

/** Whether a reply only says that a person takes over, without a complaint to pass on or an answered part. */
export const isOnlyEscalation = (reply: {
  decision: string;
  reason: string | null;
  citations: { used: boolean }[];
  /** State of a request that is being collected or passed on; the customer gets a text about it. */
  flow?: unknown;
  request?: unknown;
}): boolean =>
  !reply.flow &&
  !reply.request &&
  reply.decision === "handover" &&
  reply.reason !== "complaint" &&
  !reply.citations.some((citation) => citation.used);

const greetings = new Set(["salam", "greeting", "morning", "evening", "howAreYou", "presence"]);

/** Whether a message only asks if anybody is there ("hello?", "الو") and does not start a new conversation. */
const onlyGreets = (message: string): boolean => {
  const { kinds, rest } = recognizeSmallTalk(limitMessage(message));
  return rest === "" && kinds.length > 0 && kinds.every((kind) => greetings.has(kind));
};

/** Time after which the whole note that the message is with the team is repeated. */
const noteAgainMs = 10 * 60_000;

/** Channels on which every message is confirmed. Mails and public comments are not: programs answer each other there. */
const conversational = new Set(["chat", "whatsapp", "instagram", "twitter"]);

/**
 * The notice for a message that is left to staff. A customer with a recent notice only gets the short one, that this message came
 * too, and nothing once a member of the business is talking with them.
 */
export function chooseNotice(
  {
    unansweredBefore,
    notedAt,
    staffWrote,
    message,
  }: {
    unansweredBefore: boolean;
    notedAt: Date | null;
    staffWrote: boolean;
    message: { channel: string; kind: string };
  },
  now: Date,
): EscalationNotice {
  const isTold = unansweredBefore || (notedAt !== null && now.getTime() - notedAt.getTime() < noteAgainMs);
  if (!isTold) return "whole";
  return !staffWrote && conversational.has(message.channel) && message.kind !== "comment" ? "more" : "none";
}

/** Whether a message is left to staff, because the ticket already waits for them and the agent has no answer. */
export const isForStaff = (
  handledByHuman: boolean,
  message: string,
  reply: Parameters<typeof isOnlyEscalation>[0],
): boolean => handledByHuman && (isOnlyEscalation(reply) || onlyGreets(message));

/** Kinds of messages that the agent cannot read and hands over. A sticker is not one of them: it needs no reply. */
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

/**
 * Returns the audience of a reply: public under a post if it contains nothing personal, otherwise only the
 * customer.
 */
export const audienceOf = (
  message: { kind: string; channel: string; text: string },
  reply: { decision: string; text: string; captured: Captured },
): "public" | "private" =>
  message.kind === "comment"
    ? audienceOfAnswer({
        channel: message.channel,
        question: message.text,
        decision: reply.decision,
        text: reply.text,
        tellsOfThemselves: Object.keys(reply.captured).length > 0,
      })
    : "private";

/** Whether a line is only a salutation: "السلام عليكم", "Hi,", "Dear team,". */
const isOpening = (line: string): boolean =>
  recognizeSmallTalk(line).rest === "" || (/[,،:]$/.test(line) && line.split(" ").length <= 4);

/** Returns the subject of a message: its first line that is not a salutation, shortened for lists. */
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
