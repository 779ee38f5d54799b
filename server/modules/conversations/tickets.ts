import type { TicketBefore } from "#shared/contract/ticket-before.ts";
import type { MessageView, Priority, TicketRow } from "#shared/contract/tickets.ts";
import type { ConnectedKind, OutboundTemplate } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { type Picture, readPicture } from "#server/channels/picture.ts";
import type { MemberCaller, TeamCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import type { UploadedFile } from "#server/http/serve.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { noticeAssignment } from "./assignment-notices.ts";
import { saveStaffPicture } from "./attachments.ts";
import { queueDelivery } from "./queue-delivery.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { beforeOf } from "./ticket-bulk.ts";
import { close } from "./ticket-closing.ts";
import { replyText, sendingOptions, timeAfterActivity } from "./ticket-rules.ts";
import { latestSentiments } from "./triage-matching.ts";
import { next, type Refusal, type TicketChange, type TicketEvent, ticketState } from "./ticket-state.ts";
import { lockTickets } from "./store/ticket-bulk.ts";
import { changeTicketState, takeIfUnassigned } from "./store/ticket-changes.ts";
import { readTicket } from "./store/ticket-list.ts";
import * as ticketMessages from "./store/ticket-messages.ts";
import * as store from "./store/tickets.ts";

export async function getTicket(tenant: Tenant, id: string) {
  return tenant.transaction(async (db) => {
    const ticket = await store.readTicketFacts(db, id);
    if (!ticket) throw new Failure("not_found");
    const { answerFrom } = await readAgent(db);
    const { last_in_at: lastIn, to_comment: toComment, ...shown } = ticket;
    const sending = sendingOptions(ticket.channel, lastIn, toComment, tenant.clock());
    return { ...shown, sentiments: latestSentiments(shown.messages), answer_from: answerFrom, sending };
  });
}

/**
 * Sends a staff reply. A deferred ticket becomes pending again, now waiting for the customer, and the agent does
 * not answer on it until it is closed. A second message with the same `clientId` is ignored, because a phone that
 * lost its connection sends again.
 */
export async function replyToTicket(
  tenant: Tenant,
  caller: MemberCaller,
  ticketId: string,
  typed: string,
  clientId: string | undefined,
): Promise<MessageView> {
  const text = replyText(typed);
  return replyAsStaff(tenant, caller, ticketId, clientId, async () => ({ text }));
}

/** Content of a staff reply: text, a template, or a picture with text below it. */
export interface StaffReply {
  text: string;
  template?: OutboundTemplate;
  picture?: Picture;
}

/** Sends a staff reply; `compose` runs in the same transaction after the ticket was found open. */
export async function replyAsStaff(
  tenant: Tenant,
  caller: MemberCaller,
  ticketId: string,
  clientId: string | undefined,
  compose: (db: TenantDb) => Promise<StaffReply>,
): Promise<MessageView> {
  const { memberId } = caller;
  const originId = clientId ? plainText(clientId) : null;
  return tenant.transaction(async (db) => {
    const ticket = await store.lockTicket(db, ticketId);
    if (!ticket) throw new Failure("not_found");
    // The customer's chat page receives the message when it is delivered.
    db.publish({ kind: "message", id: ticketId });
    db.publish({ kind: "ticket", id: ticketId });
    const known = originId && (await ticketMessages.readStaffMessage(db, ticket.conversation_id, originId));
    if (known) return known;
    refuse(next(ticketState(ticket), { kind: "staff_reply" }));
    const { conversation_id: conversationId } = ticket;
    const { text, template, picture } = await compose(db);
    const at = timeAfterActivity(ticket.updated_at, tenant.clock());
    const id = await ticketMessages.insertStaffMessage(
      db,
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
    // A reply takes the ticket over: the agent stops answering, and an unassigned ticket is assigned to the author.
    await changeTicketState(db, ticketId, { kind: "staff_reply" }, at, {
      set: takeIfUnassigned(memberId),
    });
    if (picture) await saveStaffPicture(db, id, picture);
    await queueDelivery(db, conversationId, id);
    return ticketMessages.readMessage(db, id);
  });
}

/** Sends the customer a picture, if the channel supports pictures. */
export async function sendPicture(
  tenant: Tenant,
  caller: MemberCaller,
  ticketId: string,
  file: UploadedFile | null,
  fields: Record<string, string>,
): Promise<MessageView> {
  return replyAsStaff(tenant, caller, ticketId, fields["client_id"]?.slice(0, 64), async (db) => {
    const ticket = await readTicket(db, ticketId);
    const pictures = channels[ticket?.channel as ConnectedKind]?.can.pictures ?? null;
    if (!file) throw new Failure("picture_missing");
    const picture = readPicture(file, { pictures });
    if (typeof picture === "string") throw new Failure(picture);
    const text = fields["text"]?.trim() ? replyText(fields["text"]) : "";
    return { text, picture };
  });
}

export async function closeTicket(
  tenant: Tenant,
  caller: TeamCaller,
  ticketId: string,
  closing: { reason: string; note?: string | undefined },
): Promise<TicketRow & { before: TicketBefore }> {
  return tenant.transaction(async (db) => {
    const [ticket] = await lockTickets(db, [ticketId]);
    if (!ticket) throw new Failure("not_found");
    refuse(await close(db, ticket, caller, closing, tenant.clock()));
    return { ...(await readChanged(db, ticketId, true)), before: beforeOf(ticket) };
  });
}

/** Opens a closed ticket again. It waits for staff from now on, whoever closed it. */
export async function reopenTicket(tenant: Tenant, ticketId: string): Promise<TicketRow> {
  const event: TicketEvent = { kind: "staff_reopen" };
  return tenant.transaction(async (db) => {
    const ticket = await store.lockTicket(db, ticketId);
    if (!ticket) throw new Failure("not_found");
    refuse(next(ticketState(ticket), event));
    const at = timeAfterActivity(ticket.updated_at, tenant.clock());
    return readChanged(db, ticketId, await changeTicketState(db, ticketId, event, at));
  });
}

function refuse(change: TicketChange | Refusal): void {
  if (!("refused" in change)) return;
  if (change.refused === "not_closed") throw new Failure("ticket_not_closed");
  throw new Failure(change.refused === "ticket_merged" ? "ticket_merged" : "ticket_closed");
}

/** Sets the priority. This is not activity, so the ticket keeps its place in the list. */
export async function setPriority(tenant: Tenant, ticketId: string, priority: Priority): Promise<TicketRow> {
  return tenant.transaction(async (db) => {
    const isThere = await store.setPriority(db, ticketId, priority);
    return readChanged(db, ticketId, isThere);
  });
}

/**
 * Assigns a ticket to a member, or with null to nobody. This is not activity, so the ticket keeps its place in the
 * list.
 */
export async function assignTicket(
  tenant: Tenant,
  caller: TeamCaller,
  ticketId: string,
  memberId: string | null,
): Promise<TicketRow> {
  const author = { memberId: caller.memberId, name: caller.kind === "member" ? caller.user.name : null };
  return tenant.transaction(async (db) => {
    const isMember = memberId === null || (await store.isActiveMember(db, memberId));
    const before = await readTicket(db, ticketId);
    const isSet = isMember && (await store.setAssignee(db, ticketId, memberId));
    if (isSet && before?.assignee?.id !== memberId) await noticeAssignment(db, author, memberId, [ticketId]);
    return readChanged(db, ticketId, isSet);
  });
}

async function readChanged(db: TenantDb, ticketId: string, isThere: boolean): Promise<TicketRow> {
  const ticket = isThere ? await readTicket(db, ticketId) : null;
  if (!ticket) throw new Failure("not_found");
  db.publish({ kind: "ticket", id: ticketId });
  return ticket;
}

export { replyText } from "./ticket-rules.ts";
export { insertStaffMessage } from "./store/ticket-messages.ts";
