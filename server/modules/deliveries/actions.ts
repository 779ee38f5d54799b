import { setTimeout as sleep } from "node:timers/promises";
import type { ConnectedKind, SendOutcome } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { unsubscribeUrl } from "#server/channels/unsubscribe-link.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { deliveryQueue } from "#server/jobs/queues.ts";
import { handOver } from "#server/modules/handovers/actions.ts";
import { publicLink } from "#server/modules/attachments/actions.ts";
import {
  needsReconnect,
  noteTraffic,
  noteTrouble,
  type Opened,
  openConnection,
} from "#server/modules/channels/actions.ts";
import {
  consequence,
  isTrouble,
  longestSendMs,
  type OutboxState,
  partsOf,
  probeMs,
  realTime,
  troublePausesMs,
  windowProblem,
} from "./rules.ts";
import * as store from "./store.ts";

/** Hands a stored message to its channel, in the data's own transaction. */
export async function queueDelivery(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  messageId: string,
  runAt?: Date,
): Promise<void> {
  await enqueue(
    db,
    organizationId,
    "conversations.deliver",
    { messageId },
    // One that waits for later has a key: ten messages that were told to wait leave one job behind, not ten.
    {
      queue: deliveryQueue(conversationId),
      ...(runAt && { runAt, key: `deliver:${conversationId}` }),
    },
  );
}

/** Tells browsers that a message of theirs stands elsewhere now. */
export function published(
  context: Context,
  organizationId: OrganizationId,
  message: store.OutboundRow,
): void {
  const { ticket_id, campaign_id, conversation_id } = message;
  if (ticket_id)
    context.events.publish({
      organizationId,
      kind: "message",
      id: ticket_id,
      conversationId: conversation_id,
    });
  if (campaign_id) context.events.publish({ organizationId, kind: "campaign", id: campaign_id });
}

/** A person has to see to what a customer was to be told; a campaign shows in its figures whom it did not reach. */
async function tellOfFailure(
  db: TenantDb,
  organizationId: OrganizationId,
  message: store.OutboundRow,
  failure: string | null,
  at: Date,
): Promise<void> {
  if (failure === "opted_out") await store.noteOptedOut(db, organizationId, message.conversation_id, at);
  if (message.author !== "campaign" && message.ticket_id)
    await handOver(db, organizationId, message.ticket_id, "not_delivered", at);
}

/**
 * Sends what waits in the message's conversation, oldest first. Jobs of a conversation run one after the other, and a
 * request is taken in a transaction of its own: never are two of one customer in flight.
 */
export async function deliver(
  context: Context,
  organizationId: OrganizationId,
  messageId: string,
): Promise<string> {
  const first = await inOrganization(context.db, organizationId, (db) =>
    store.readOutbound(db, organizationId, messageId),
  );
  if (!first) return `Skipped: message ${messageId} is gone`;
  const { channel } = first;
  if (channel === "chat") return deliverToChat(context, organizationId, first);
  const place = context.lanes.enter(channels[channel]?.platform ?? channel, `${organizationId} ${channel}`);
  if (typeof place === "number") {
    await inOrganization(context.db, organizationId, (db) =>
      queueDelivery(db, organizationId, first.conversation_id, messageId, new Date(Date.now() + place)),
    );
    return `waits: enough are under way to ${channel}`;
  }
  try {
    return await sendWaiting(context, organizationId, first);
  } finally {
    place();
  }
}

async function sendWaiting(
  context: Context,
  organizationId: OrganizationId,
  first: store.OutboundRow,
): Promise<string> {
  const said: string[] = [];
  for (;;) {
    const next = await inOrganization(context.db, organizationId, (db) =>
      takeNext(db, context, organizationId, first.conversation_id),
    );
    for (const message of next.changed) published(context, organizationId, message);
    if (next.kind === "done") break;
    if (next.kind === "wait") {
      said.push(`waits: ${next.why}`);
      break;
    }
    const outcome = await attempt(context, organizationId, next);
    const after = await noted(context, organizationId, next, outcome);
    if (outcome.kind === "reconnect")
      await needsReconnect(context, organizationId, next.opened.connection.id, outcome.why);
    published(context, organizationId, next.message);
    said.push(`message ${next.message.id} part ${next.part.part + 1}: ${outcome.kind}`);
    if (after === "stop") break;
  }
  return said.join("; ") || `Skipped: message ${first.id} is ${first.status} already`;
}

/** Nothing leaves this server: the chat page reads its history from here. */
async function deliverToChat(
  context: Context,
  organizationId: OrganizationId,
  message: store.OutboundRow,
): Promise<string> {
  if (message.status !== "queued") return `Skipped: message ${message.id} is ${message.status} already`;
  await inOrganization(context.db, organizationId, (db) =>
    store.setMessageStatus(db, organizationId, message.id, "sent", null),
  );
  published(context, organizationId, message);
  return `message ${message.id} sent by chat`;
}

interface Taken {
  kind: "send";
  message: store.OutboundRow;
  part: store.PartRow;
  opened: Opened;
}

type Next = (Taken | { kind: "done" } | { kind: "wait"; why: string }) & { changed: store.OutboundRow[] };

/** The conversation's next request, taken; or why there is none now. */
async function takeNext(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  conversationId: string,
): Promise<Next> {
  const at = context.clock();
  const changed: store.OutboundRow[] = [];
  const opened = new Map<string, Opened | null>();
  for (const message of await store.readWaiting(db, organizationId, conversationId)) {
    if (!opened.has(message.channel))
      opened.set(
        message.channel,
        await openConnection(db, context, organizationId, { kind: message.channel }),
      );
    const open = opened.get(message.channel) ?? null;
    let parts = await store.readParts(db, organizationId, message.id);
    if (parts.length === 0) {
      const pictures = (message.pictures ?? []).map(({ id }) => id);
      const wanted = partsOf({ ...message, pictures }, open?.channel.can);
      await store.insertParts(db, organizationId, { id: message.id, conversationId }, wanted, at);
      parts = await store.readParts(db, organizationId, message.id);
    }
    for (const part of parts) {
      if (part.state === "sending") {
        // Whoever sent it never came back to say what became of it.
        part.state = open?.channel.can.idempotent ? "queued" : "uncertain";
        await store.changePart(db, organizationId, part.id, { state: part.state, why: "interrupted" }, at);
      }
    }
    const part = parts.find(({ state }) => !["sent", "delivered", "read"].includes(state));
    // What follows an unknown part waits for word of it; other messages do not.
    if (part?.state !== "queued") {
      if (await store.settle(db, organizationId, message.id, parts)) changed.push(message);
      continue;
    }
    // One that has left in part goes on: half of an offer tells nothing.
    if (message.cancelled && parts.every(({ state }) => state === "queued")) {
      const mayHaveArrived = channels[message.channel as ConnectedKind]?.can.idempotent ?? true;
      await store.stop(db, organizationId, message.id, parts, mayHaveArrived, at);
      changed.push(message);
      continue;
    }
    const fail = async (failure: string) => {
      await store.changePart(db, organizationId, part.id, { state: "failed", failure }, at);
      part.state = "failed";
      await store.settle(db, organizationId, message.id, parts, failure);
      await tellOfFailure(db, organizationId, message, failure, at);
      changed.push(message);
    };
    // It may have waited for hours, and they wrote STOP meanwhile.
    if (message.unwanted) {
      await fail("opted_out");
      continue;
    }
    if (!open) {
      await fail("not_connected");
      continue;
    }
    // Outside the window every try would be refused, so none is made.
    const closed = message.template
      ? null
      : windowProblem(open.channel.can, message.author, message.last_in_at, at);
    if (closed) {
      await fail(closed);
      continue;
    }
    if (open.row.problem) return { kind: "wait", why: "the channel has to be connected again", changed };
    let until = Math.max(open.row.paced_until?.getTime() ?? 0, message.contact_paced_until?.getTime() ?? 0);
    // One request finds out whether the platform answers again; the others would only become uncertain with it.
    const since = new Date(at.getTime() - longestSendMs);
    if (open.row.troubles > 0 && (await store.isSending(db, organizationId, open.connection.id, since)))
      until = Math.max(until, at.getTime() + probeMs);
    if (until > at.getTime()) {
      await queueDelivery(db, organizationId, conversationId, message.id, realTime(until, at));
      return { kind: "wait", why: "the platform wants or needs patience", changed };
    }
    if (!(await store.claimPart(db, organizationId, part.id, open.connection.id, at)))
      return { kind: "wait", why: "another one sends", changed };
    return { kind: "send", message, part: { ...part, attempts: part.attempts + 1 }, opened: open, changed };
  }
  return { kind: "done", changed };
}

async function attempt(
  context: Context,
  organizationId: OrganizationId,
  { message, part, opened }: Taken,
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
        externalId: message.answers.external_id,
        kind: message.answers.kind,
        at: new Date(message.answers.at),
        subject: message.answers.subject,
        headers: message.answers.headers,
      },
      subject: message.subject,
      template: message.template,
      picture: picture
        ? {
            bytes: await context.files.get(picture.file_key),
            type: picture.type,
            name: picture.name ?? "picture",
            url: publicLink(context, organizationId, picture.id),
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

/**
 * What became of a request is known to this process alone: the database gets more than one chance to take it, else a
 * message that arrived would stay uncertain.
 */
async function noted(
  context: Context,
  organizationId: OrganizationId,
  taken: Taken,
  outcome: SendOutcome,
): Promise<"go on" | "stop"> {
  const keep = () =>
    inOrganization(context.db, organizationId, (db) => note(db, context, organizationId, taken, outcome));
  for (const pause of [50, 500, 3_000]) {
    try {
      return await keep();
    } catch (problem) {
      context.log.warn({ problem: (problem as Error).message }, "an outcome was not kept yet");
      await sleep(pause);
    }
  }
  return keep();
}

/** Keeps what became of a request, and says whether the next one may go. */
async function note(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  { message, part, opened }: Taken,
  outcome: SendOutcome,
): Promise<"go on" | "stop"> {
  const at = context.clock();
  const parts = await store.readParts(db, organizationId, message.id);
  const now = parts.find(({ id }) => id === part.id) ?? part;
  const then = consequence(outcome, {
    state: now.state,
    attempts: part.attempts,
    idempotent: opened.channel.can.idempotent,
  });
  if (then.state) {
    now.state = then.state;
    const sent = outcome.kind === "sent";
    await store.changePart(
      db,
      organizationId,
      part.id,
      {
        state: then.state,
        failure: then.failure,
        why: sent ? null : outcome.why.slice(0, 500),
        ...(sent && outcome.externalId && { external_id: outcome.externalId }),
      },
      at,
    );
  }
  if (then.again !== null) {
    const until = new Date(at.getTime() + then.again);
    if (outcome.kind === "later") await pace(db, organizationId, message, opened, outcome.pace, until);
    const runAt = realTime(until.getTime(), at);
    await queueDelivery(db, organizationId, message.conversation_id, message.id, runAt);
  }
  const { id } = opened.connection;
  if (isTrouble(outcome)) await noteTrouble(db, organizationId, id, troublePausesMs, at);
  else if (outcome.kind === "sent")
    await noteTraffic(db, organizationId, id, { last_out_at: at, troubles: 0 });
  else if (opened.row.troubles > 0) await noteTraffic(db, organizationId, id, { troubles: 0 });
  await store.settle(db, organizationId, message.id, parts, then.failure);
  if (now.state === "failed") await tellOfFailure(db, organizationId, message, then.failure, at);
  return then.stop ? "stop" : "go on";
}

/** Nothing is sent there before: the account's other conversations wait as well, or this customer alone. */
async function pace(
  db: TenantDb,
  organizationId: OrganizationId,
  message: store.OutboundRow,
  opened: Opened,
  whom: "account" | "contact" | undefined,
  until: Date,
): Promise<void> {
  if (whom === "account") await noteTraffic(db, organizationId, opened.connection.id, { paced_until: until });
  if (whom === "contact") await store.paceContact(db, organizationId, message.conversation_id, until);
}

/** Puts a request where the platform says that it stands, and its message with it; returns all of the message's. */
export async function movePart(
  db: TenantDb,
  organizationId: OrganizationId,
  part: store.PartRow,
  change: Omit<store.PartChange, "state"> & { state: OutboxState },
  at: Date,
): Promise<store.PartRow[]> {
  await store.changePart(db, organizationId, part.id, change, at);
  const parts = await store.readParts(db, organizationId, part.message_id);
  await store.settle(db, organizationId, part.message_id, parts, change.failure ?? null);
  const message =
    change.state === "failed" && (await store.readOutbound(db, organizationId, part.message_id));
  if (message) await tellOfFailure(db, organizationId, message, change.failure ?? null, at);
  return parts;
}

export { changePart, partColumns, type PartRow, readOutbound, readParts, setMessageStatus } from "./store.ts";
