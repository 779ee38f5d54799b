import type { SendOutcome } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { unsubscribeUrl } from "#server/channels/unsubscribe-link.ts";
import { createPlatformLink, queueDelivery, setMessageStatus } from "#server/modules/conversations/index.ts";
import { markReconnectNeeded } from "#server/modules/connections/index.ts";
import type { Tenant } from "#server/tenant.ts";
import {
  type OutboundRow,
  publishMessageChange,
  readOutbound,
  type TakenRequest,
  takeNextRequest,
} from "./outbound-requests.ts";
import { saveDeliveryResult } from "./delivery-results.ts";

/**
 * Sends the waiting messages of a conversation, oldest first. Jobs of a conversation run one after the other, and
 * each request is claimed in a separate transaction, so two requests of one customer are never in flight together.
 */
export async function deliverJob(tenant: Tenant, messageId: string): Promise<string> {
  const first = await tenant.transaction((db) => readOutbound(db, messageId));
  if (!first) return `Skipped: message ${messageId} is gone`;
  const { channel } = first;
  if (channel === "chat") return deliverToChat(tenant, first);
  const slot = tenant.concurrencyLimits.acquire(
    channels[channel]?.platform ?? channel,
    `${tenant.id} ${channel}`,
  );
  if (!slot.release) {
    const runAt = new Date(Date.now() + slot.retryAfterMs);
    await tenant.transaction((db) => queueDelivery(db, first.conversation_id, messageId, runAt));
    return `waits: enough are under way to ${channel}`;
  }
  try {
    return await sendWaiting(tenant, first);
  } finally {
    slot.release();
  }
}

async function sendWaiting(tenant: Tenant, first: OutboundRow): Promise<string> {
  const outcomeLines: string[] = [];
  for (;;) {
    const next = await tenant.transaction(async (db) => {
      const takenRequest = await takeNextRequest(db, first.conversation_id);
      for (const message of takenRequest.changed) publishMessageChange(db, message);
      return takenRequest;
    });
    if (next.kind === "done") break;
    if (next.kind === "wait") {
      outcomeLines.push(`waits: ${next.why}`);
      break;
    }
    const outcome = await attempt(tenant, next);
    const after = await saveDeliveryResult(tenant, next, outcome);
    if (outcome.kind === "reconnect")
      await markReconnectNeeded(tenant, next.channelHandle.connection.id, outcome.why);
    outcomeLines.push(`message ${next.message.id} part ${next.part.part + 1}: ${outcome.kind}`);
    if (after === "stop") break;
  }
  return outcomeLines.join("; ") || `Skipped: message ${first.id} is ${first.status} already`;
}

/** Delivers a message of the web chat, whose page reads it from this server. */
async function deliverToChat(tenant: Tenant, message: OutboundRow): Promise<string> {
  if (message.status !== "queued") return `Skipped: message ${message.id} is ${message.status} already`;
  await tenant.transaction(async (db) => {
    await setMessageStatus(db, message.id, "sent", null);
    publishMessageChange(db, message);
  });
  return `message ${message.id} sent by chat`;
}

async function attempt(tenant: Tenant, { message, part, channelHandle }: TakenRequest): Promise<SendOutcome> {
  try {
    const picture = message.pictures?.find(({ id }) => id === part.attachment_id);
    return await channelHandle.channel.send(tenant, channelHandle.connection, {
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
      // Choices are sent with the last part of a text, so that the parts are read in order.
      choices: message.text.endsWith(part.text) ? message.choices : [],
      subject: message.subject,
      template: message.template,
      picture: picture
        ? {
            bytes: await tenant.files.get(picture.file_key),
            type: picture.type,
            name: picture.name ?? "picture",
            url: createPlatformLink(tenant, picture.id),
          }
        : null,
      unsubscribeUrl:
        message.author === "campaign" && message.channel === "email"
          ? unsubscribeUrl(tenant, message.contact)
          : null,
    });
  } catch (problem) {
    // An adapter that throws may have sent the message.
    tenant.log.error(
      { problem: (problem as Error).message, stack: (problem as Error).stack },
      "sending failed",
    );
    return { kind: "uncertain", why: (problem as Error).message };
  }
}
