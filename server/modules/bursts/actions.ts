import type { Context } from "#server/context.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { conversationQueue } from "#server/jobs/queues.ts";
import type { Opened } from "#server/modules/channels/actions.ts";
import { defer } from "#server/modules/handovers/actions.ts";
import type { Kept } from "#server/modules/inbound-messages/actions.ts";
import { asksForAnswer, hourMs, mostReplies } from "./rules.ts";
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
  const asked = {
    comments: asking.filter(({ message }) => message.is === "comment"),
    talk: asking.filter(({ message }) => message.is !== "comment"),
  };
  for (const kind of ["comments", "talk"] as const)
    if (quiet[kind] && asked[kind].length > 0)
      await defer(db, organizationId, ticketId, quiet[kind], context.clock());
  const comments = quiet.comments ? [] : asked.comments;
  const talk = quiet.talk ? [] : asked.talk;
  const lastOfTalk = talk.at(-1);
  if (lastOfTalk)
    await store.joinMessages(
      db,
      organizationId,
      talk.slice(0, -1).map(({ received }) => received.messageId),
      lastOfTalk.received.messageId,
    );
  for (const { received } of [...comments, ...(lastOfTalk ? [lastOfTalk] : [])])
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

type Reason = "agent_off" | "no_answer" | null;

/** Why the agent says nothing here, to comments or to all else: the ticket's reason to wait for a person. */
async function whyQuiet(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  { row, channel }: Opened,
  conversationId: string,
): Promise<{ comments: Reason; talk: Reason }> {
  if (!row.enabled) return { comments: "agent_off", talk: "agent_off" };
  const since = new Date(context.clock().getTime() - hourMs);
  const said = await store.countReplies(db, organizationId, conversationId, since);
  const mostTalk = row.kind === "email" ? mostReplies.mail : mostReplies.talk;
  const mayComment = channel.answersComments?.(context) ?? true;
  const tooMany = said.comments >= mostReplies.comments ? "no_answer" : null;
  return {
    comments: mayComment ? tooMany : "agent_off",
    talk: said.talk >= mostTalk ? "no_answer" : null,
  };
}
