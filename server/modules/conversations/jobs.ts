import { inOrganization, mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { reply } from "./actions.ts";
import { readOutbound, setOutboundStatus } from "./store.ts";

/** Answers a message whose own request did not: it came from a channel without one, or its process died. */
export const agentReply: Job<"agent.reply"> = async (context, payload) => {
  const organizationId = mintOrganizationId(payload.organizationId);
  const said = await reply(context, organizationId, payload.messageId, { inline: false });
  return said ? `message ${payload.messageId}: ${said.did}` : `Skipped: message ${payload.messageId} is gone`;
};

export const deliver: Job<"conversations.deliver"> = async (context, payload) => {
  const organizationId = mintOrganizationId(payload.organizationId);
  const message = await inOrganization(context.db, organizationId, (db) =>
    readOutbound(db, organizationId, payload.messageId),
  );
  if (!message) return `Skipped: message ${payload.messageId} is gone`;
  if (message.status !== "queued")
    return `Skipped: message ${payload.messageId} is ${message.status} already`;
  // The web chat reads its history from here: a stored message is a sent one.
  const status = message.channel === "chat" ? "sent" : "failed";
  await inOrganization(context.db, organizationId, (db) =>
    setOutboundStatus(db, organizationId, payload.messageId, status),
  );
  context.events.publish({
    organizationId,
    kind: "message",
    id: message.ticket_id,
    conversationId: message.conversation_id,
  });
  return `message ${payload.messageId} ${status} by ${message.channel}`;
};
