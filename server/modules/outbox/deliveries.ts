import type { SendOutcome } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { unsubscribeUrl } from "#server/channels/unsubscribe-link.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { createPlatformLink, queueDelivery, setMessageStatus } from "#server/modules/conversations/index.ts";
import { needsReconnect } from "#server/modules/connections/index.ts";
import {
  type OutboundRow,
  publishMessageChange,
  readOutbound,
  type TakenRequest,
  takeNextRequest,
} from "./outbound-requests.ts";
import { saveDeliveryResult } from "./delivery-results.ts";

/**
 * Sends what waits in the message's conversation, oldest first. Jobs of a conversation run one after the other, and a
 * request is taken in a transaction of its own: never are two of one customer in flight.
 */
export async function deliverJob(
  context: Context,
  organizationId: OrganizationId,
  messageId: string,
): Promise<string> {
  const first = await inOrganization(context.db, organizationId, (db) =>
    readOutbound(db, organizationId, messageId),
  );
  if (!first) return `Skipped: message ${messageId} is gone`;
  const { channel } = first;
  if (channel === "chat") return deliverToChat(context, organizationId, first);
  const slot = context.concurrencyLimits.acquire(
    channels[channel]?.platform ?? channel,
    `${organizationId} ${channel}`,
  );
  if (!slot.release) {
    const runAt = new Date(Date.now() + slot.retryAfterMs);
    await inOrganization(context.db, organizationId, (db) =>
      queueDelivery(db, organizationId, first.conversation_id, messageId, runAt),
    );
    return `waits: enough are under way to ${channel}`;
  }
  try {
    return await sendWaiting(context, organizationId, first);
  } finally {
    slot.release();
  }
}

async function sendWaiting(
  context: Context,
  organizationId: OrganizationId,
  first: OutboundRow,
): Promise<string> {
  const said: string[] = [];
  for (;;) {
    const next = await inOrganization(context.db, organizationId, (db) =>
      takeNextRequest(db, context, organizationId, first.conversation_id),
    );
    for (const message of next.changed) publishMessageChange(context, organizationId, message);
    if (next.kind === "done") break;
    if (next.kind === "wait") {
      said.push(`waits: ${next.why}`);
      break;
    }
    const outcome = await attempt(context, organizationId, next);
    const after = await saveDeliveryResult(context, organizationId, next, outcome);
    if (outcome.kind === "reconnect")
      await needsReconnect(context, organizationId, next.opened.connection.id, outcome.why);
    publishMessageChange(context, organizationId, next.message);
    said.push(`message ${next.message.id} part ${next.part.part + 1}: ${outcome.kind}`);
    if (after === "stop") break;
  }
  return said.join("; ") || `Skipped: message ${first.id} is ${first.status} already`;
}

/** Nothing leaves this server: the chat page reads its history from here. */
async function deliverToChat(
  context: Context,
  organizationId: OrganizationId,
  message: OutboundRow,
): Promise<string> {
  if (message.status !== "queued") return `Skipped: message ${message.id} is ${message.status} already`;
  await inOrganization(context.db, organizationId, (db) =>
    setMessageStatus(db, organizationId, message.id, "sent", null),
  );
  publishMessageChange(context, organizationId, message);
  return `message ${message.id} sent by chat`;
}

async function attempt(
  context: Context,
  organizationId: OrganizationId,
  { message, part, opened }: TakenRequest,
): Promise<SendOutcome> {
  try {
    const picture = message.pictures?.find(({ id }) => id === part.attachment_id);
    return await opened.channel.send(context, opened.connection, {
      messageId: message.id,
      outboxId: part.id,
      contact: message.contact,
      text: part.text,
      language: message.language === "en" ? "en" : "ar",
      author: message.author,
      audience: message.audience,
      answers: message.answers && {
        externalId: message.answers.origin_id,
        kind: message.answers.kind,
        at: new Date(message.answers.at),
        subject: message.answers.subject,
        headers: message.answers.headers,
      },
      // Below the last part of a text: what was cut off before is read first.
      choices: message.text.endsWith(part.text) ? message.choices : [],
      subject: message.subject,
      template: message.template,
      picture: picture
        ? {
            bytes: await context.files.get(picture.file_key),
            type: picture.type,
            name: picture.name ?? "picture",
            url: createPlatformLink(context, organizationId, picture.id),
          }
        : null,
      unsubscribeUrl:
        message.author === "campaign" && message.channel === "email"
          ? unsubscribeUrl(context, organizationId, message.contact)
          : null,
    });
  } catch (problem) {
    // An adapter that throws has not said that nothing was sent.
    context.log.error(
      { problem: (problem as Error).message, stack: (problem as Error).stack },
      "sending failed",
    );
    return { kind: "uncertain", why: (problem as Error).message };
  }
}
