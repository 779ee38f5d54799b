import { isSent } from "#shared/rules/sent-status.ts";

/** Facts about a sent or failed message that decide whether its comment gets a public reply. */
export interface AnsweredComment {
  author: "agent" | "staff" | "campaign";
  audience: "private" | "public";
  /** Decision of the agent; null for staff, and for the note that the team has the message. */
  decision: string | null;
  answers: { kind: string } | null;
  /** Whether the message was written earlier to be sent later, so that it does not answer the last comment. */
  is_reminder: boolean;
}

/** Status of the message with all of its parts. */
export interface DeliveryState {
  status: string;
  failure: string | null;
}

/**
 * `answer` means that the answer was sent in private, `question` that a question was sent in private, and
 * `handover` that a person follows up in private.
 */
export type PublicReplyKind = "answer" | "question" | "handover" | "unreachable";

/** Errors for which the private message can never arrive until the customer writes first. */
const unreachable = new Set(["blocked", "unknown_contact", "window_closed", "rejected"]);

/**
 * Returns the public reply under a comment that is answered in private. It only says what is already true, so there
 * is none before the platform has accepted the private message or refused it permanently. A reply to thanks needs
 * no public reply.
 */
export function publicReplyFor(
  comment: AnsweredComment,
  { status, failure }: DeliveryState,
): PublicReplyKind | null {
  if (
    comment.is_reminder ||
    comment.author === "campaign" ||
    comment.audience === "public" ||
    comment.answers?.kind !== "comment"
  )
    return null;
  if (status === "failed") return unreachable.has(failure ?? "") ? "unreachable" : null;
  if (!isSent(status)) return null;
  if (comment.author === "staff" || comment.decision === "answer") return "answer";
  if (comment.decision === "clarify") return "question";
  return comment.decision === "smalltalk" ? null : "handover";
}
