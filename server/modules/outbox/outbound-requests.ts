import { isSent } from "#shared/rules/sent-status.ts";
import type { ConnectedKind, SendFailure } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { type ChannelHandle, openConnection } from "#server/modules/connections/index.ts";
import { noteOptedOut } from "#server/modules/customers/index.ts";
import { escalate, queueDelivery } from "#server/modules/conversations/index.ts";
import type { TenantDb } from "#server/tenant.ts";
import { insertPublicReply } from "./public-replies.ts";
import {
  maxSendMs,
  messageStatus,
  splitIntoRequests,
  probeDelayMs,
  toDatabaseTime,
  windowProblem,
} from "./outbound-request-rules.ts";
import type { OutboundRequestEvent } from "./outbound-request-state.ts";
import * as store from "./store/outbound-requests.ts";

/** Notifies open pages that the status of a message has changed. */
export function publishMessageChange(db: TenantDb, message: store.OutboundRow): void {
  const { ticket_id, campaign_id, conversation_id } = message;
  if (ticket_id) db.publish({ kind: "message", id: ticket_id, conversationId: conversation_id });
  if (campaign_id) db.publish({ kind: "campaign", id: campaign_id });
}

/** A claimed request that its holder sends now. */
export interface TakenRequest {
  kind: "send";
  message: store.OutboundRow;
  part: store.PartRow;
  channelHandle: ChannelHandle;
}

/** Result of a claim. `changed` contains messages that failed because they can never be sent. */
export type NextRequest = (TakenRequest | { kind: "done" } | { kind: "wait"; why: string }) & {
  changed: store.OutboundRow[];
};

/**
 * Claims the conversation's next request, or returns why there is none now. A message that can never be sent fails, staff
 * are notified, and the next one is claimed.
 */
export async function takeNextRequest(db: TenantDb, conversationId: string): Promise<NextRequest> {
  const at = db.tenant.clock();
  const changed: store.OutboundRow[] = [];
  let account: { channelHandle: ChannelHandle | null } | undefined;
  for await (const message of store.readQueuedMessages(db, conversationId)) {
    account ??= { channelHandle: await openConnection(db, { kind: message.channel }) };
    const { channelHandle } = account;
    const parts = await readyParts(db, message, channelHandle, at);
    const part = parts.find(({ state }) => !isSent(state));
    // The parts after an unknown one wait for its status; other messages do not.
    if (part?.state !== "queued") {
      if (await store.settleMessageStatus(db, message.id, parts)) changed.push(message);
      continue;
    }
    // A message that was sent in part is completed, because half of an offer is useless.
    if (message.cancelled && parts.every(({ state }) => state === "queued")) {
      await takeBack(db, message, parts, at);
      changed.push(message);
      continue;
    }
    const failure = whyNever(message, channelHandle, at);
    if (!channelHandle || failure) {
      await fail(db, { message, part, parts }, failure ?? "not_connected", at);
      changed.push(message);
      continue;
    }
    if (channelHandle.row.problem)
      return { kind: "wait", why: "the channel has to be connected again", changed };
    const until = await findHoldTime(db, message, channelHandle, at);
    if (until > at.getTime()) {
      await queueDelivery(db, conversationId, message.id, toDatabaseTime(until, at));
      return { kind: "wait", why: "the platform asked to wait", changed };
    }
    if (!(await store.claimPart(db, part.id, channelHandle.connection.id, at))) {
      // The campaign was cancelled in the meantime, so the messages after it must not wait for this one.
      const now = await store.readOutbound(db, message.id);
      if (now && !now.cancelled) return { kind: "wait", why: "another one sends", changed };
      if (now) await takeBack(db, message, parts, at);
      changed.push(message);
      continue;
    }
    return { kind: "send", message, part: { ...part, attempts: part.attempts + 1 }, channelHandle, changed };
  }
  return { kind: "done", changed };
}

async function takeBack(
  db: TenantDb,
  message: store.OutboundRow,
  parts: store.PartRow[],
  at: Date,
): Promise<void> {
  const mayHaveArrived = channels[message.channel as ConnectedKind]?.can.idempotent ?? true;
  await store.stopCancelledMessage(db, message.id, parts, mayHaveArrived, at);
}

/**
 * Returns the requests of a message, which are created on the first read. Requests of a process that died become
 * unknown.
 */
async function readyParts(
  db: TenantDb,
  message: store.OutboundRow,
  channelHandle: ChannelHandle | null,
  at: Date,
): Promise<store.PartRow[]> {
  let parts = await store.readParts(db, message.id);
  if (parts.length === 0) {
    const pictures = (message.pictures ?? []).map(({ id }) => id);
    const wanted = splitIntoRequests({ ...message, pictures }, channelHandle?.channel.can);
    const { id, conversation_id: conversationId } = message;
    parts = await store.insertParts(db, { id, conversationId }, wanted, at);
  }
  for (const part of parts) {
    if (part.state !== "sending") continue;
    // The process that sent the request has ended without storing a result.
    const event = channelHandle?.channel.can.idempotent ? "postponed" : "answer_lost";
    await store.applyRequestEvent(db, part, event, { why: "interrupted" }, at);
  }
  return parts;
}

/** Returns the reason why no attempt can succeed; null when an attempt may be made. */
function whyNever(
  message: store.OutboundRow,
  channelHandle: ChannelHandle | null,
  at: Date,
): SendFailure | null {
  // The message may have waited for hours, and the customer may have opted out in the meantime.
  if (message.unwanted) return "opted_out";
  if (!channelHandle) return "not_connected";
  // Templates may be sent outside the window, and comments have no window.
  return message.template || message.audience === "public"
    ? null
    : windowProblem(channelHandle.channel.can, message.author, message.last_in_at, at);
}

/**
 * Returns the time (ms since 1970) before which nothing is sent, because the platform requested a pause or may be
 * down.
 */
async function findHoldTime(
  db: TenantDb,
  message: store.OutboundRow,
  channelHandle: ChannelHandle,
  at: Date,
): Promise<number> {
  const earliestAt = Math.max(
    channelHandle.row.paused_until?.getTime() ?? 0,
    message.contact_paused_until?.getTime() ?? 0,
  );
  if (channelHandle.row.consecutive_failures === 0) return earliestAt;
  // One request tests whether the platform responds again, so that the others do not become uncertain too.
  const since = new Date(at.getTime() - maxSendMs);
  const isAnother = await store.isSending(db, channelHandle.connection.id, since);
  return isAnother ? Math.max(earliestAt, at.getTime() + probeDelayMs) : earliestAt;
}

async function fail(
  db: TenantDb,
  { message, part, parts }: { message: store.OutboundRow; part: store.PartRow; parts: store.PartRow[] },
  failure: SendFailure,
  at: Date,
): Promise<void> {
  await store.applyRequestEvent(db, part, "given_up", { failure }, at);
  await store.settleMessageStatus(db, message.id, parts, failure);
  await escalateFailure(db, message, failure, at);
  await replyUnderComment(db, message, parts, failure, at);
}

/**
 * Replies publicly to a comment's author that the answer was sent in private, or how to reach the business when it
 * cannot be sent.
 */
export async function replyUnderComment(
  db: TenantDb,
  message: store.OutboundRow,
  parts: Pick<store.PartRow, "state">[],
  failure: string | null,
  at: Date,
): Promise<void> {
  const status = messageStatus(parts.map(({ state }) => state));
  const notice = await insertPublicReply(db, message, { status, failure }, at);
  if (notice) await queueDelivery(db, message.conversation_id, notice);
}

/**
 * Hands a ticket over when its reply did not reach the customer. Campaigns count such messages in their figures
 * instead.
 */
export async function escalateFailure(
  db: TenantDb,
  message: store.OutboundRow,
  failure: string | null,
  at: Date,
): Promise<void> {
  if (failure === "opted_out") await noteOptedOut(db, message.conversation_id, at);
  // A public pointer to the answer, or a rating question, needs no person.
  if (message.author !== "campaign" && message.ticket_id && !message.notice_of && !message.asks_rating)
    await escalate(db, message.ticket_id, "not_delivered", at);
}

/** A request with all requests of its message, which the transaction has locked. */
export interface LockedRequest {
  part: store.PartRow;
  parts: store.PartRow[];
}

/** Applies a platform's status to a request and its message. */
export async function updateRequest(
  db: TenantDb,
  { part, parts }: LockedRequest,
  event: OutboundRequestEvent,
  change: store.PartChange,
  at: Date,
): Promise<void> {
  const before = part.state;
  await store.applyRequestEvent(db, part, event, change, at);
  const failure = change.failure ?? null;
  await store.settleMessageStatus(db, part.message_id, parts, failure);
  // The public reply was already sent when the request was sent before.
  const isNews = part.state !== before && !isSent(before);
  const message = (part.state === "failed" || isNews) && (await store.readOutbound(db, part.message_id));
  if (message && part.state === "failed") await escalateFailure(db, message, failure, at);
  if (message) await replyUnderComment(db, message, parts, failure, at);
}

export {
  applyRequestEvent,
  type OutboundRow,
  partColumns,
  type PartRow,
  readOutbound,
  readParts,
  settleMessageStatus,
} from "./store/outbound-requests.ts";
