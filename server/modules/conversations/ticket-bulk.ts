import type { TicketBefore } from "#shared/contract/ticket-before.ts";
import type { TicketsChange } from "#shared/contract/ticket-changes.ts";
import type { Priority, TicketStatus } from "#shared/contract/tickets.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure } from "#server/http/failure.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { noticeAssignment } from "./assignment-notices.ts";
import * as store from "./store/ticket-bulk.ts";
import * as tags from "./store/tags.ts";
import { changeTicketState } from "./store/ticket-changes.ts";
import { isActiveMember } from "./store/tickets.ts";
import { tagName } from "./tag-rules.ts";
import { findOrCreateTag } from "./tags.ts";
import { close } from "./ticket-closing.ts";
import { type TicketEvent, ticketState } from "./ticket-state.ts";

type RefusalCode = "not_found" | "ticket_closed" | "ticket_changed" | "too_many_ticket_tags";

interface Outcome {
  changed: TicketBefore[];
  refused: { id: string; code: RefusalCode }[];
}

/** Changes many tickets in one transaction. A ticket that refuses the change does not stop the others. */
export async function changeTickets(
  tenant: Tenant,
  caller: MemberCaller,
  ids: readonly string[],
  change: TicketsChange,
): Promise<Outcome> {
  const now = tenant.clock();
  return changeLocked(tenant, ids, async (db, tickets) => {
    if (change.kind === "close") {
      const closed: store.LockedTicket[] = [];
      for (const ticket of tickets)
        if (!("refused" in (await close(db, ticket, caller, change, now)))) closed.push(ticket);
      return { changed: closed, code: "ticket_closed" };
    }
    const ids = tickets.map(({ id }) => id);
    if (change.kind === "tag") {
      const tag = await findOrCreateTag(db, change.name, now);
      const tagged = await tags.tagTickets(db, ids, tag.id);
      return { changed: tickets.filter(({ id }) => tagged.has(id)), code: "too_many_ticket_tags" };
    }
    if (change.kind === "untag") {
      await tags.untagTickets(db, ids, change.tag_id);
      return { changed: tickets, code: "not_found" };
    }
    if (change.kind === "assign") await assign(db, caller, tickets, change.member_id);
    else await setFields(db, tickets, { priority: change.priority });
    return { changed: tickets, code: "not_found" };
  });
}

/**
 * Undoes a change of tickets. A ticket that was changed again in the meantime is left as it is, and only the member
 * who closed a ticket can undo the closing. The tickets keep their former waiting times.
 */
export async function undoTicketChanges(
  tenant: Tenant,
  { memberId }: MemberCaller,
  change: TicketsChange,
  before: readonly TicketBefore[],
): Promise<Outcome> {
  const known = new Map(before.map((ticket) => [ticket.id, ticket]));
  const now = tenant.clock();
  return changeLocked(tenant, [...known.keys()], async (db, tickets) => {
    if (change.kind === "tag" || change.kind === "untag") {
      const changed = await undoTagging(db, tickets, change, known);
      return { changed, code: "ticket_changed" };
    }
    const isAsLeft = (ticket: store.LockedTicket) =>
      change.kind === "close"
        ? ticketState(ticket) === "closed" && ticket.closed_by === memberId
        : change.kind === "assign"
          ? ticket.assignee_id === change.member_id
          : ticket.priority === change.priority;
    const changed: store.LockedTicket[] = [];
    for (const ticket of tickets.filter(isAsLeft)) {
      const was = known.get(ticket.id);
      // The former assignee may have lost access since.
      if (!was || (change.kind === "assign" && !(await canTake(db, was.assignee_id)))) continue;
      changed.push(ticket);
      if (change.kind === "close") {
        const event: TicketEvent = { kind: "close_undone", to: ticketState(was) };
        await changeTicketState(db, ticket.id, event, now, { isActivity: false });
      } else if (change.kind === "assign") await setFields(db, [ticket], { assignee_id: was.assignee_id });
      else await setFields(db, [ticket], { priority: was.priority });
    }
    return { changed, code: "ticket_changed" };
  });
}

/**
 * Restores a tag on the tickets that had it and removes it from the others. A tag that was deleted in the meantime
 * is left out.
 */
async function undoTagging(
  db: TenantDb,
  tickets: store.LockedTicket[],
  change: Extract<TicketsChange, { kind: "tag" | "untag" }>,
  known: ReadonlyMap<string, TicketBefore>,
): Promise<store.LockedTicket[]> {
  const tag =
    change.kind === "tag"
      ? await tags.findTag(db, tagName(change.name))
      : await tags.readTag(db, change.tag_id);
  if (!tag) return [];
  const had = (ticket: store.LockedTicket) => known.get(ticket.id)?.tag_ids.includes(tag.id) === true;
  const idsOf = (some: store.LockedTicket[]) => some.map(({ id }) => id);
  await tags.untagTickets(db, idsOf(tickets.filter((ticket) => !had(ticket))), tag.id);
  const retagged = await tags.tagTickets(db, idsOf(tickets.filter(had)), tag.id);
  return tickets.filter((ticket) => !had(ticket) || retagged.has(ticket.id));
}

type LockedChange = (
  db: TenantDb,
  tickets: store.LockedTicket[],
) => Promise<{ changed: store.LockedTicket[]; code: Outcome["refused"][number]["code"] }>;

/** Runs a change on the tickets that exist, and returns for all others why they were left out. */
async function changeLocked(tenant: Tenant, ids: readonly string[], work: LockedChange): Promise<Outcome> {
  const { tickets, changed, code } = await tenant.transaction(async (db) => {
    const locked = await store.lockTickets(db, ids);
    const outcome = await work(db, locked);
    // One event is sent for all tickets, so that open lists are fetched again only once.
    if (outcome.changed[0]) db.publish({ kind: "ticket", id: outcome.changed[0].id });
    return { tickets: locked, ...outcome };
  });
  const [found, done] = [new Set(tickets.map(({ id }) => id)), new Set(changed.map(({ id }) => id))];
  return {
    changed: changed.map(beforeOf),
    refused: [...new Set(ids)]
      .filter((id) => !done.has(id))
      .map((id) => ({ id, code: found.has(id) ? code : "not_found" })),
  };
}

/** Whether a ticket may be assigned to this member; null removes the assignee. */
const canTake = async (db: TenantDb, memberId: string | null): Promise<boolean> =>
  memberId === null || isActiveMember(db, memberId);

async function assign(
  db: TenantDb,
  { user, memberId: authorId }: MemberCaller,
  tickets: store.LockedTicket[],
  memberId: string | null,
): Promise<void> {
  if (!(await canTake(db, memberId))) throw new Failure("not_found");
  await setFields(db, tickets, { assignee_id: memberId });
  const fresh = tickets.filter((ticket) => ticket.assignee_id !== memberId).map(({ id }) => id);
  await noticeAssignment(db, { memberId: authorId, name: user.name }, memberId, fresh);
}

async function setFields(
  db: TenantDb,
  tickets: store.LockedTicket[],
  fields: { priority: Priority } | { assignee_id: string | null },
): Promise<void> {
  if (tickets.length === 0) return;
  const ids = tickets.map(({ id }) => id);
  await store.setFields(db, ids, fields);
}

export const beforeOf = (ticket: store.LockedTicket): TicketBefore => ({
  id: ticket.id,
  status: ticket.status as TicketStatus,
  handled_by_human: ticket.handled_by_human,
  assignee_id: ticket.assignee_id,
  priority: ticket.priority as Priority,
  tag_ids: ticket.tag_ids,
});
