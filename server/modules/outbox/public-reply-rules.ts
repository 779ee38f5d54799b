import { isSent } from "#shared/rules/sent-status.ts";

/** What of a message that went out, or could not, decides whether its comment gets a line in public. */
export interface AnsweredComment {
  author: "agent" | "staff" | "campaign";
  audience: "private" | "public";
  /** What the agent did with it; null for staff, and for a note that a person has it. */
  decision: string | null;
  answers: { kind: string } | null;
  /** Written before, for later: no answer to the comment that came last. */
  is_reminder: boolean;
}

/** Where the message stands, with all of its parts. */
export interface DeliveryState {
  status: string;
  failure: string | null;
}

/** `answer`: it stands in their messages. `question`: we ask something there. `handover`: a person follows up there. */
export type PublicReplyKind = "answer" | "question" | "handover" | "unreachable";

/** It will never arrive, because of them and not because of us: what helps is that they write. */
const unreachable = new Set(["blocked", "unknown_contact", "window_closed", "rejected"]);

/**
 * What to say under a comment that is answered in private: only what is true by now, so nothing before the platform has
 * taken the private message, or refused it for good. Thanks that were returned need no such line.
 */
export function publicReplyFor(
  told: AnsweredComment,
  { status, failure }: DeliveryState,
): PublicReplyKind | null {
  if (
    told.is_reminder ||
    told.author === "campaign" ||
    told.audience === "public" ||
    told.answers?.kind !== "comment"
  )
    return null;
  if (status === "failed") return unreachable.has(failure ?? "") ? "unreachable" : null;
  if (!isSent(status)) return null;
  if (told.author === "staff" || told.decision === "answer") return "answer";
  if (told.decision === "clarify") return "question";
  return told.decision === "smalltalk" ? null : "handover";
}
