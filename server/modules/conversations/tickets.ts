import type { CloseReason, MessageView, Priority, TicketRow } from "#shared/contract/tickets.ts";
import type { ConnectedKind, OutboundTemplate } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { type Picture, readPicture } from "#server/channels/picture.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import type { MemberCaller, TeamCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import type { UploadedFile } from "#server/http/serve.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import { saveStaffPicture } from "./attachments.ts";
import { queueDelivery } from "./queue-delivery.ts";
import { queueRatingQuestion } from "./rating-questions.ts";
import { wasWithTeam } from "./rating-rules.ts";
import { plainText } from "#server/texts/plain-text.ts";
import {
  timeAfterActivity,
  autoCloseAfterMs,
  autoCloseReason,
  replyText,
  sendingOptions,
} from "./ticket-rules.ts";
import { next, type Refusal, type TicketChange, type TicketEvent, ticketState } from "./ticket-state.ts";
import { changeTicketState, takeIfUnassigned } from "./store/ticket-changes.ts";
import { readTicket } from "./store/ticket-list.ts";
import * as store from "./store/tickets.ts";

export async function getTicket(context: Context, organizationId: OrganizationId, id: string) {
  return inOrganization(context.db, organizationId, async (db) => {
    const ticket = await store.readTicketFacts(db, organizationId, id);
    if (!ticket) throw new Failure("not_found");
    const { answerFrom } = await readAgent(db, organizationId);
    const { last_in_at: lastIn, to_comment: toComment, ...shown } = ticket;
    const sending = sendingOptions(ticket.channel, lastIn, toComment, context.clock());
    return { ...shown, answer_from: answerFrom, sending };
  });
}

/**
 * Answers the customer as a person. A deferred ticket becomes pending again, now waiting for the customer, and the
 * agent keeps out of it until it is closed. The same `clientId` twice is one message: a phone that lost its
 * connection sends again.
 */
export async function replyToTicket(
  context: Context,
  caller: MemberCaller,
  ticketId: string,
  typed: string,
  clientId: string | undefined,
): Promise<MessageView> {
  const text = replyText(typed);
  return replyAsStaff(context, caller, ticketId, clientId, async () => ({ text }));
}

/** What staff send: words, a template, a picture with words below it. */
export interface StaffReply {
  text: string;
  template?: OutboundTemplate;
  picture?: Picture;
}

/** `compose` runs in the same transaction, once it is known that the ticket is there and open. */
export async function replyAsStaff(
  context: Context,
  caller: MemberCaller,
  ticketId: string,
  clientId: string | undefined,
  compose: (db: TenantDb) => Promise<StaffReply>,
): Promise<MessageView> {
  const { organizationId, memberId } = caller;
  const originId = clientId ? plainText(clientId) : null;
  const message = await inOrganization(context.db, organizationId, async (db) => {
    const ticket = await store.lockTicket(db, organizationId, ticketId);
    if (!ticket) throw new Failure("not_found");
    const known =
      originId && (await store.readStaffMessage(db, organizationId, ticket.conversation_id, originId));
    if (known) return known;
    refuse(next(ticketState(ticket), { kind: "staff_reply" }));
    const { conversation_id: conversationId } = ticket;
    const { text, template, picture } = await compose(db);
    const at = timeAfterActivity(ticket.updated_at, context.clock());
    const id = await store.insertStaffMessage(
      db,
      organizationId,
      {
        ticketId,
        conversationId,
        memberId,
        text,
        origin: { origin: "portal", origin_id: originId },
        template: template ?? null,
        kind: picture ? "image" : "text",
      },
      at,
    );
    // Who answers a customer has their ticket: the agent keeps quiet from then on, and one that nobody had is theirs.
    await changeTicketState(db, organizationId, ticketId, { kind: "staff_reply" }, at, {
      set: takeIfUnassigned(memberId),
    });
    if (picture) await saveStaffPicture(db, context, organizationId, id, picture);
    await queueDelivery(db, organizationId, conversationId, id);
    return store.readMessage(db, organizationId, id);
  });
  // The chat page of the customer hears of it when it is delivered.
  context.events.publish({ organizationId, kind: "message", id: ticketId });
  context.events.publish({ organizationId, kind: "ticket", id: ticketId });
  return message;
}

/** Sends the customer a picture, where the channel takes it. */
export async function sendPicture(
  context: Context,
  caller: MemberCaller,
  ticketId: string,
  file: UploadedFile | null,
  fields: Record<string, string>,
): Promise<MessageView> {
  return replyAsStaff(context, caller, ticketId, fields["client_id"]?.slice(0, 64), async (db) => {
    const ticket = await readTicket(db, caller.organizationId, ticketId);
    const pictures = channels[ticket?.channel as ConnectedKind]?.can.pictures ?? null;
    if (!file) throw new Failure("picture_missing");
    const picture = readPicture(file, { pictures });
    if (typeof picture === "string") throw new Failure(picture);
    const text = fields["text"]?.trim() ? replyText(fields["text"]) : "";
    return { text, picture };
  });
}

export async function closeTicket(
  context: Context,
  caller: TeamCaller,
  ticketId: string,
  closing: { reason: string; note?: string | undefined },
): Promise<TicketRow> {
  const { organizationId, memberId } = caller;
  const note = plainText(closing.note ?? "") || null;
  const closed = await inOrganization(context.db, organizationId, async (db) => {
    const ticket = await store.lockTicket(db, organizationId, ticketId);
    if (!ticket) throw new Failure("not_found");
    const event: TicketEvent = { kind: "staff_close", closing: { reason: closing.reason, note, memberId } };
    refuse(next(ticketState(ticket), event));
    const at = timeAfterActivity(ticket.updated_at, context.clock());
    await changeTicketState(db, organizationId, ticketId, event, at);
    const closed = (await readTicket(db, organizationId, ticketId)) as TicketRow;
    await queueRatingQuestion(db, organizationId, closed, at);
    return closed;
  });
  context.events.publish({ organizationId, kind: "ticket", id: ticketId });
  return closed;
}

function refuse(change: TicketChange | Refusal): void {
  if ("refused" in change) throw new Failure("ticket_closed");
}

/** Not an activity: the ticket keeps its place in the list. */
export async function setPriority(
  context: Context,
  organizationId: OrganizationId,
  ticketId: string,
  priority: Priority,
): Promise<TicketRow> {
  const ticket = await inOrganization(context.db, organizationId, async (db) =>
    (await store.setPriority(db, organizationId, ticketId, priority))
      ? readTicket(db, organizationId, ticketId)
      : null,
  );
  if (!ticket) throw new Failure("not_found");
  context.events.publish({ organizationId, kind: "ticket", id: ticketId });
  return ticket;
}

/** Gives a ticket to a member, or with null to nobody. Not an activity: the ticket keeps its place in the list. */
export async function assignTicket(
  context: Context,
  organizationId: OrganizationId,
  ticketId: string,
  memberId: string | null,
): Promise<TicketRow> {
  const ticket = await inOrganization(context.db, organizationId, async (db) => {
    if (memberId !== null && !(await store.isActiveMember(db, organizationId, memberId))) return null;
    const isThere = await store.setAssignee(db, organizationId, ticketId, memberId);
    return isThere ? readTicket(db, organizationId, ticketId) : null;
  });
  if (!ticket) throw new Failure("not_found");
  context.events.publish({ organizationId, kind: "ticket", id: ticketId });
  return ticket;
}

/** Closes a ticket that no person has, and nobody is left to do anything for; false where a person has it. */
export const closeAutomatically = (
  db: TenantDb,
  organizationId: OrganizationId,
  ticketId: string,
  reason: CloseReason,
  at: Date,
): Promise<boolean> =>
  changeTicketState(db, organizationId, ticketId, { kind: "closes_by_itself", reason }, at);

/** What only machines wrote is no matter of a customer: kept, and out of the way. */
export async function closeMachineTicket(
  db: TenantDb,
  organizationId: OrganizationId,
  ticketId: string,
  at: Date,
): Promise<void> {
  if (await store.hasOnlyMachineMessages(db, organizationId, ticketId))
    await closeAutomatically(db, organizationId, ticketId, "out_of_scope", at);
}

/** Closes a ticket whose customer fell silent; false when someone wrote or took it in the meantime. */
export async function closeInactiveTicket(
  context: Context,
  organizationId: OrganizationId,
  ticketId: string,
): Promise<boolean> {
  const now = context.clock();
  const closed = await inOrganization(context.db, organizationId, async (db) => {
    const ticket = await store.lockTicket(db, organizationId, ticketId);
    if (!ticket || ticket.updated_at.getTime() >= now.getTime() - autoCloseAfterMs) return false;
    const reason = autoCloseReason(await store.lastDecision(db, organizationId, ticketId));
    const isClosed = await closeAutomatically(db, organizationId, ticketId, reason, now);
    if (isClosed && wasWithTeam(ticket))
      await queueRatingQuestion(db, organizationId, { id: ticketId, channel: ticket.channel }, now);
    return isClosed;
  });
  if (closed) context.events.publish({ organizationId, kind: "ticket", id: ticketId });
  return closed;
}

export { replyText } from "./ticket-rules.ts";
export { insertStaffMessage } from "./store/tickets.ts";
