import type { ChannelKind, CloseReason } from "#shared/contract/tickets.ts";
import { isTooLong } from "#shared/rules/message.ts";
import { hasBlank } from "#shared/rules/reply-blanks.ts";
import { channels } from "#server/channels/index.ts";
import { isWindowOpen, windowEnd } from "#server/channels/reply-window.ts";
import { Failure } from "#server/http/failure.ts";
import { plainText } from "#server/texts/plain-text.ts";

/** Time without a message of the customer after which a ticket that the agent answered is closed. */
export const autoCloseAfterMs = 24 * 3600 * 1000;

/** Number of the customer's earlier tickets beside a ticket. */
export const previousTickets = 10;

/**
 * Maximum number of the conversation's newest messages that a ticket shows. When there are more, the ticket's own
 * messages take precedence.
 */
export const shownMessages = 500;

/**
 * Returns the text of a staff reply as it is stored and sent; throws `message_empty`, `message_too_long` or
 * `reply_blank`.
 */
export function replyText(typed: string): string {
  const text = plainText(typed);
  if (text === "") throw new Failure("message_empty");
  if (isTooLong(text)) throw new Failure("message_too_long");
  if (hasBlank(text)) throw new Failure("reply_blank");
  return text;
}

/**
 * Returns the reason for closing an inactive ticket: after a question from the agent the customer stopped
 * answering, otherwise the question was answered.
 */
export function autoCloseReason(lastDecision: string | null): CloseReason {
  return lastDecision === "clarify" ? "no_reply" : "answered";
}

/**
 * Returns the time of a change: now, but always after the last activity, by which lists and conversations are
 * ordered.
 */
export function timeAfterActivity(lastActivity: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), lastActivity.getTime() + 1));
}

/**
 * Facts about a customer whose last message is a comment: whether a private message has answered it, and when they
 * last wrote in private.
 */
export interface ToComment {
  answered: boolean;
  privateAt: Date | null;
}

/** Returns the kinds of messages that staff can send on a channel now. */
export function sendingOptions(
  kind: ChannelKind,
  lastIn: Date | null,
  toComment: ToComment | null,
  now: Date,
) {
  const channel = kind === "chat" ? undefined : channels[kind];
  if (!channel) return { open: true, closes_at: null, to_comment: null, templates: false, pictures: null };
  const { can } = channel;
  const isSpent =
    toComment?.answered === true &&
    can.oneAnswerToComment &&
    !isWindowOpen(can, "staff", toComment.privateAt, now);
  return {
    open: isWindowOpen(can, "staff", lastIn, now) && !isSpent,
    to_comment: toComment && (isSpent ? ("answered" as const) : ("private" as const)),
    closes_at: windowEnd(can, "staff", lastIn)?.toISOString() ?? null,
    templates: channel.templates !== undefined,
    pictures: can.pictures && { types: can.pictures.types, max_bytes: can.pictures.maxBytes },
  };
}
