import type { Context } from "#server/context.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { conversationQueue } from "#server/jobs/queues.ts";
import type { Opened } from "#server/modules/channels/actions.ts";
import { defer } from "#server/modules/handovers/actions.ts";
import type { Kept } from "#server/modules/inbound-messages/actions.ts";
import { asksForAnswer, mailReplies } from "./rules.ts";
import * as store from "./store.ts";

/**
 * Has what arrived answered: written one after the other it gets one answer, comments one each, because each stands
 * under a post of its own. Returns the message to show a typing signal for, null where nobody begins to write.
 */
export async function haveAnswered(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  opened: Opened,
  messages: Kept[],
): Promise<{ contact: string; externalId: string } | null> {
  const asking = messages.filter(({ message }) => asksForAnswer(message));
  const last = asking.at(-1);
  if (!last) return null;
  const { conversationId, ticketId } = last.received;
  const quiet = await whyQuiet(db, context, organizationId, opened, conversationId);
  if (quiet) {
    await defer(db, organizationId, ticketId, quiet, context.clock());
    return null;
  }
  const mayComment = opened.channel.answersComments?.(context) ?? true;
  const comments = asking.filter(({ message }) => message.is === "comment");
  if (comments.length > 0 && !mayComment)
    await defer(db, organizationId, ticketId, "agent_off", context.clock());
  const talk = asking.filter(({ message }) => message.is !== "comment");
  const lastOfTalk = talk.at(-1);
  if (lastOfTalk)
    await store.joinMessages(
      db,
      organizationId,
      talk.slice(0, -1).map(({ received }) => received.messageId),
      lastOfTalk.received.messageId,
    );
  for (const { received } of [...(mayComment ? comments : []), ...(lastOfTalk ? [lastOfTalk] : [])])
    await enqueue(
      db,
      organizationId,
      "agent.reply",
      { messageId: received.messageId },
      { queue: conversationQueue(conversationId), key: `agent.reply:${received.messageId}` },
    );
  if (!lastOfTalk) return null;
  return { contact: lastOfTalk.message.from.address, externalId: lastOfTalk.message.externalId };
}

/** Why the agent says nothing at all here: the ticket's reason to wait for a person. */
async function whyQuiet(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  { row }: Opened,
  conversationId: string,
): Promise<"agent_off" | "no_answer" | null> {
  if (!row.enabled) return "agent_off";
  if (row.kind !== "email") return null;
  const since = new Date(context.clock().getTime() - mailReplies.withinMs);
  const replies = await store.countReplies(db, organizationId, conversationId, since);
  return replies >= mailReplies.most ? "no_answer" : null;
}
