import { enqueue } from "#server/jobs/jobs.ts";
import { replyOptions } from "#server/jobs/queues.ts";
import type { ChannelHandle } from "#server/modules/connections/index.ts";
import { escalate, joinMessages, triageUnanswered } from "#server/modules/conversations/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import type { SavedInboundMessage } from "./inbound-messages.ts";
import { isAnswerable, hourMs, maxRepliesPerHour } from "./reply-limits.ts";
import * as store from "./store/reply-counts.ts";

/**
 * Requests replies to new messages. Consecutive messages get one reply; comments get one each, because each is
 * under its own post. Returns the message for which a typing signal is shown; null when there is no reply.
 */
export async function scheduleReply(
  db: TenantDb,
  channelHandle: ChannelHandle,
  messages: SavedInboundMessage[],
): Promise<{ contact: string; externalId: string } | null> {
  const asking = messages.filter(({ message }) => isAnswerable(message));
  const last = asking.at(-1);
  if (!last) return null;
  const { conversationId, ticketId } = last.received;
  const capacity = await roomFor(db, channelHandle, conversationId);
  const counts = {
    comments: asking.filter(({ message }) => message.messageKind === "comment"),
    talk: asking.filter(({ message }) => message.messageKind !== "comment"),
  };
  const comments = counts.comments.slice(0, capacity.comments.left);
  const talk = capacity.talk.left > 0 ? counts.talk : [];
  if (comments.length < counts.comments.length)
    await escalate(db, ticketId, capacity.comments.reason, db.tenant.clock());
  if (talk.length < counts.talk.length) await escalate(db, ticketId, capacity.talk.reason, db.tenant.clock());
  const unanswered = asking.filter(({ message }) =>
    message.messageKind === "comment" ? !comments.some((one) => one.message === message) : talk.length === 0,
  );
  await triageUnanswered(
    db,
    unanswered.map(({ received }) => received.messageId),
    db.tenant.clock(),
  );
  const lastOfTalk = talk.at(-1);
  if (lastOfTalk)
    await joinMessages(
      db,
      talk.slice(0, -1).map(({ received }) => received.messageId),
      lastOfTalk.received.messageId,
    );
  for (const { received } of [...comments, ...(lastOfTalk ? [lastOfTalk] : [])])
    await enqueue(
      db,
      "agent.reply",
      { messageId: received.messageId },
      replyOptions(conversationId, received.messageId),
    );
  if (!lastOfTalk) return null;
  return { contact: lastOfTalk.message.from.address, externalId: lastOfTalk.message.externalId };
}

/**
 * The number of replies that the agent may still send in this conversation, and the reason for a handover when none
 * are left.
 */
interface Room {
  left: number;
  reason: "agent_off" | "no_answer";
}

async function roomFor(
  db: TenantDb,
  { row, channel }: ChannelHandle,
  conversationId: string,
): Promise<{ comments: Room; talk: Room }> {
  const off: Room = { left: 0, reason: "agent_off" };
  if (!row.enabled) return { comments: off, talk: off };
  const since = new Date(db.tenant.clock().getTime() - hourMs);
  const replyCount = await store.countReplies(db, conversationId, since);
  const roomUnder = (maxReplies: number, count: number): Room => ({
    left: Math.max(0, maxReplies - count),
    reason: "no_answer",
  });
  const mayComment = channel.answersComments?.(db.tenant) ?? true;
  return {
    comments: mayComment ? roomUnder(maxRepliesPerHour.comments, replyCount.comments) : off,
    talk: roomUnder(row.kind === "email" ? maxRepliesPerHour.mail : maxRepliesPerHour.talk, replyCount.talk),
  };
}
