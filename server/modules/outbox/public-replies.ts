import type { ChannelKind } from "#shared/contract/tickets.ts";
import { channels } from "#server/channels/index.ts";
import { insertNotice } from "#server/modules/conversations/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import { text } from "#server/texts/texts.ts";
import { publicReplyFor, type DeliveryState, type AnsweredComment } from "./public-reply-rules.ts";

/** A message of the outbox that answers a customer. */
export interface AnsweringMessage extends AnsweredComment {
  channel: ChannelKind;
  conversation_id: string;
  ticket_id: string | null;
  language: string | null;
  answers: { id: string; kind: string; language: string | null } | null;
}

/**
 * Inserts a public reply under a comment that was answered in private. Such answers often end up among message
 * requests, where nobody looks, so a short line in the language of the answer says that there is one. Returns the
 * line as a message to send; null when there should be none, or when there already was one.
 */
export async function insertPublicReply(
  db: TenantDb,
  message: AnsweringMessage,
  standing: DeliveryState,
  at: Date,
): Promise<string | null> {
  const { answers, channel, conversation_id: conversationId, ticket_id: ticketId } = message;
  const notice = publicReplyFor(message, standing);
  if (!notice || !answers || !ticketId || channel === "chat") return null;
  // When the platform does not allow automated public replies, none is sent.
  if (channels[channel]?.answersComments?.(db.tenant) === false) return null;
  // The language is that of the private answer, because an agent may be limited to one language.
  const language = (message.language ?? answers.language) === "en" ? "en" : "ar";
  return insertNotice(
    db,
    {
      channel,
      conversationId,
      ticketId,
      commentId: answers.id,
      text: text(language, `agent:notice.${notice}`),
      language,
    },
    at,
  );
}
