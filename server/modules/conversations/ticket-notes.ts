import type { TicketNote } from "#shared/contract/ticket-notes.ts";
import { isTooLong } from "#shared/rules/message.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import { ticketNoteMail } from "#server/mail/ticket-note.ts";
import { readAgent } from "#server/modules/agents/index.ts";
import { findActiveMembers, tellMember } from "#server/modules/identity/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { plainText } from "#server/texts/plain-text.ts";
import { readTicket } from "./store/ticket-list.ts";
import * as store from "./store/ticket-notes.ts";

export async function listTicketNotes(tenant: Tenant, ticketId: string): Promise<TicketNote[]> {
  return tenant.transaction(async (db) => {
    if (!(await readTicket(db, ticketId))) throw new Failure("not_found");
    return store.findTicketNotes(db, ticketId);
  });
}

/**
 * Adds a note, which changes neither the state of its ticket nor its place in the list; the agent continues to
 * answer. The note is mailed to the mentioned members who want such mails; ids of anyone but active members are
 * ignored. A second note with the same `client_id` is ignored.
 */
export async function addTicketNote(
  tenant: Tenant,
  caller: MemberCaller,
  ticketId: string,
  typed: { text: string; mentions: string[]; client_id?: string | undefined },
): Promise<TicketNote> {
  const { memberId } = caller;
  const text = plainText(typed.text);
  if (text === "") throw new Failure("message_empty");
  if (isTooLong(text)) throw new Failure("message_too_long");
  const clientId = typed.client_id ? plainText(typed.client_id) : null;
  const at = tenant.clock();
  return tenant.transaction(async (db) => {
    const ticket = await readTicket(db, ticketId);
    if (!ticket) throw new Failure("not_found");
    const members = await findActiveMembers(db, typed.mentions);
    const mentions = members.map(({ id }) => id);
    const added = await store.insertTicketNote(db, { ticketId, memberId, text, mentions, clientId }, at);
    if (!added.isNew) return added.note;
    const others = members.filter(({ id }) => id !== memberId);
    db.publish({ kind: "note", id: ticketId });
    await tellMentioned(db, caller, ticket, text, others, at);
    return added.note;
  });
}

async function tellMentioned(
  db: TenantDb,
  { user }: MemberCaller,
  ticket: { id: string; number: number; subject: string },
  note: string,
  members: Awaited<ReturnType<typeof findActiveMembers>>,
  at: Date,
): Promise<void> {
  if (members.length === 0) return;
  const { brand, supportLanguage: language } = await readAgent(db);
  const mail = ticketNoteMail({
    language,
    author: user.name,
    note,
    ticket: { ...ticket, url: `${db.tenant.addresses.public}/tickets/${ticket.id}` },
    business: brand[language],
  });
  for (const member of members)
    await tellMember(db, member, {
      event: "mention",
      live: { kind: "mention", id: ticket.id },
      mail: { language, at, ticketId: ticket.id, ...mail },
    });
}

/** Deletes a note; members can only delete their own. */
export async function deleteTicketNote(
  tenant: Tenant,
  { memberId }: MemberCaller,
  id: string,
): Promise<void> {
  await tenant.transaction(async (db) => {
    const ticketId = await store.deleteTicketNote(db, id, memberId);
    if (!ticketId) throw new Failure("not_found");
    db.publish({ kind: "note", id: ticketId });
  });
}
