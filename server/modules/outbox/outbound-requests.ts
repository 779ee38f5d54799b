import { isSent } from "#shared/rules/sent-status.ts";
import type { ConnectedKind, SendFailure } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import type { Context } from "#server/context.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";
import { type ChannelHandle, openConnection } from "#server/modules/connections/index.ts";
import { noteOptedOut } from "#server/modules/customers/index.ts";
import { escalate, queueDelivery } from "#server/modules/conversations/index.ts";
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

/** Tells browsers that a message of theirs stands elsewhere now. */
export function publishMessageChange(
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

/** A request that is to be sent now, by whoever holds it. */
export interface TakenRequest {
  kind: "send";
  message: store.OutboundRow;
  part: store.PartRow;
  opened: ChannelHandle;
}

/** `changed`: messages that came to an end because they can never be sent. */
export type NextRequest = (TakenRequest | { kind: "done" } | { kind: "wait"; why: string }) & {
  changed: store.OutboundRow[];
};

/**
 * The conversation's next request, taken; or why there is none now. Who cannot be sent to at all is passed over: the
 * message fails, a person is told, and the next one's turn comes.
 */
export async function takeNextRequest(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  conversationId: string,
): Promise<NextRequest> {
  const at = context.clock();
  const changed: store.OutboundRow[] = [];
  const waiting = await store.readQueuedMessages(db, organizationId, conversationId);
  const [first] = waiting;
  if (!first) return { kind: "done", changed };
  const opened = await openConnection(db, context, organizationId, { kind: first.channel });
  for (const message of waiting) {
    const parts = await readyParts(db, organizationId, message, opened, at);
    const part = parts.find(({ state }) => !isSent(state));
    // What follows an unknown part waits for word of it; other messages do not.
    if (part?.state !== "queued") {
      if (await store.settleMessageStatus(db, organizationId, message.id, parts)) changed.push(message);
      continue;
    }
    // One that has left in part goes on: half of an offer tells nothing.
    if (message.cancelled && parts.every(({ state }) => state === "queued")) {
      await takeBack(db, organizationId, message, parts, at);
      changed.push(message);
      continue;
    }
    const failure = whyNever(message, opened, at);
    if (!opened || failure) {
      await fail(db, context, organizationId, { message, part, parts }, failure ?? "not_connected", at);
      changed.push(message);
      continue;
    }
    if (opened.row.problem) return { kind: "wait", why: "the channel has to be connected again", changed };
    const until = await patienceUntil(db, organizationId, message, opened, at);
    if (until > at.getTime()) {
      await queueDelivery(db, organizationId, conversationId, message.id, toDatabaseTime(until, at));
      return { kind: "wait", why: "the platform wants or needs patience", changed };
    }
    if (!(await store.claimPart(db, organizationId, part.id, opened.connection.id, at))) {
      // Its campaign was cancelled a moment ago: what waits behind it would wait for ever.
      const now = await store.readOutbound(db, organizationId, message.id);
      if (now && !now.cancelled) return { kind: "wait", why: "another one sends", changed };
      if (now) await takeBack(db, organizationId, message, parts, at);
      changed.push(message);
      continue;
    }
    return { kind: "send", message, part: { ...part, attempts: part.attempts + 1 }, opened, changed };
  }
  return { kind: "done", changed };
}

async function takeBack(
  db: TenantDb,
  organizationId: OrganizationId,
  message: store.OutboundRow,
  parts: store.PartRow[],
  at: Date,
): Promise<void> {
  const mayHaveArrived = channels[message.channel as ConnectedKind]?.can.idempotent ?? true;
  await store.stopCancelledMessage(db, organizationId, message.id, parts, mayHaveArrived, at);
}

/** The message's requests, made on the first look; those of a process that died say what is known of them. */
async function readyParts(
  db: TenantDb,
  organizationId: OrganizationId,
  message: store.OutboundRow,
  opened: ChannelHandle | null,
  at: Date,
): Promise<store.PartRow[]> {
  let parts = await store.readParts(db, organizationId, message.id);
  if (parts.length === 0) {
    const pictures = (message.pictures ?? []).map(({ id }) => id);
    const wanted = splitIntoRequests({ ...message, pictures }, opened?.channel.can);
    const { id, conversation_id: conversationId } = message;
    await store.insertParts(db, organizationId, { id, conversationId }, wanted, at);
    parts = await store.readParts(db, organizationId, id);
  }
  for (const part of parts) {
    if (part.state !== "sending") continue;
    // Whoever sent it never came back to say what became of it.
    const event = opened?.channel.can.idempotent ? "postponed" : "answer_lost";
    await store.applyRequestEvent(db, organizationId, part, event, { why: "interrupted" }, at);
  }
  return parts;
}

/** Why no try could succeed, so that none is made; null: one may be made. */
function whyNever(message: store.OutboundRow, opened: ChannelHandle | null, at: Date): SendFailure | null {
  // It may have waited for hours, and they wrote STOP meanwhile.
  if (message.unwanted) return "opted_out";
  if (!opened) return "not_connected";
  // A template is what may be sent outside the window, and under a post there is none.
  return message.template || message.audience === "public"
    ? null
    : windowProblem(opened.channel.can, message.author, message.last_in_at, at);
}

/** Milliseconds since 1970 before which nothing is sent here: the platform asked for it, or is in doubt. */
async function patienceUntil(
  db: TenantDb,
  organizationId: OrganizationId,
  message: store.OutboundRow,
  opened: ChannelHandle,
  at: Date,
): Promise<number> {
  const asked = Math.max(opened.row.paced_until?.getTime() ?? 0, message.contact_paced_until?.getTime() ?? 0);
  if (opened.row.troubles === 0) return asked;
  // One request finds out whether the platform answers again; the others would only become uncertain with it.
  const since = new Date(at.getTime() - maxSendMs);
  const isAnother = await store.isSending(db, organizationId, opened.connection.id, since);
  return isAnother ? Math.max(asked, at.getTime() + probeDelayMs) : asked;
}

async function fail(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  { message, part, parts }: { message: store.OutboundRow; part: store.PartRow; parts: store.PartRow[] },
  failure: SendFailure,
  at: Date,
): Promise<void> {
  await store.applyRequestEvent(db, organizationId, part, "given_up", { failure }, at);
  await store.settleMessageStatus(db, organizationId, message.id, parts, failure);
  await escalateFailure(db, organizationId, message, failure, at);
  await replyUnderComment(db, context, organizationId, message, parts, failure, at);
}

/** A comment's author learns in public that the answer is in private, once it is; or how to reach us, where it cannot be. */
export async function replyUnderComment(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  message: store.OutboundRow,
  parts: Pick<store.PartRow, "state">[],
  failure: string | null,
  at: Date,
): Promise<void> {
  const status = messageStatus(parts.map(({ state }) => state));
  const notice = await insertPublicReply(db, context, organizationId, message, { status, failure }, at);
  if (notice) await queueDelivery(db, organizationId, message.conversation_id, notice);
}

/** A person has to see to what a customer was to be told; a campaign shows in its figures whom it did not reach. */
export async function escalateFailure(
  db: TenantDb,
  organizationId: OrganizationId,
  message: store.OutboundRow,
  failure: string | null,
  at: Date,
): Promise<void> {
  if (failure === "opted_out") await noteOptedOut(db, organizationId, message.conversation_id, at);
  // A line that only points to the answer, or a question about the help, is nobody's work.
  if (message.author !== "campaign" && message.ticket_id && !message.notice_of && !message.asks_rating)
    await escalate(db, organizationId, message.ticket_id, "not_delivered", at);
}

/** Puts a request where the platform says that it stands, and its message with it; returns all of the message's. */
export async function updateRequest(
  db: TenantDb,
  context: Context,
  organizationId: OrganizationId,
  part: store.PartRow,
  event: OutboundRequestEvent,
  change: store.PartChange,
  at: Date,
): Promise<store.PartRow[]> {
  const before = part.state;
  await store.applyRequestEvent(db, organizationId, part, event, change, at);
  const parts = await store.readParts(db, organizationId, part.message_id);
  const failure = change.failure ?? null;
  await store.settleMessageStatus(db, organizationId, part.message_id, parts, failure);
  // Of one that was sent already, its own word was told when it was.
  const isNews = part.state !== before && !isSent(before);
  const message =
    (part.state === "failed" || isNews) && (await store.readOutbound(db, organizationId, part.message_id));
  if (message && part.state === "failed") await escalateFailure(db, organizationId, message, failure, at);
  if (message) await replyUnderComment(db, context, organizationId, message, parts, failure, at);
  return parts;
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
