import { closeInactiveTicketsJob } from "#server/modules/conversations/index.ts";
import { updateOrganization } from "#server/modules/identity/index.ts";
import { tenantOf } from "#server/tenant.ts";
import type { CloseReason } from "#shared/contract/tickets.ts";
import { channelOf, rateHelp, writeMessage } from "./customer-side.ts";
import type { PlannedConversation } from "./plan.ts";
import { firstTicketNumber } from "./prepare-month.ts";
import { runUntilIdle, type MonthCreation } from "./month-creation.ts";

const minuteMs = 60_000;
const dayMs = 24 * 3_600_000;

interface Ticket {
  id: string;
  status: string;
}

/** Creates a conversation at its time: the customer writes, the engine answers, and the team does its part. */
export async function playConversation(
  creation: MonthCreation,
  planned: PlannedConversation,
  endsAt: Date,
): Promise<void> {
  const { customer, messages, rank, topic } = planned;
  const number = firstTicketNumber + rank;
  const before = await setNextTicketNumber(creation, number);
  // One customer in four on Instagram and X asks under a post; questions that only the team can answer are written
  // in private.
  const isPublic =
    rank % 4 === 0 &&
    !planned.staff.isExpected &&
    ["instagram", "twitter"].includes(channelOf(creation, customer));
  for (const [position, { at, text }] of messages.entries()) {
    creation.setClock(at);
    await writeMessage(creation, customer, { id: `month-${rank}-${position}`, text, isPublic });
  }
  await setNextTicketNumber(creation, before);
  const ticket = await findTicket(creation, number);
  if (!ticket) return;
  const last = messages.at(-1)?.at ?? endsAt;
  if (ticket.status === "deferred" || topic === "spam")
    await playStaffPart(creation, planned, ticket.id, last, endsAt);
  const silentAt = new Date(last.getTime() + dayMs + 5 * minuteMs);
  if (silentAt >= endsAt) return;
  creation.setClock(silentAt);
  await closeInactiveTicketsJob(creation.context, {}, { number: 1, last: false });
  await runUntilIdle(creation);
}

async function playStaffPart(
  creation: MonthCreation,
  { customer, rank, topic, language, staff }: PlannedConversation,
  id: string,
  last: Date,
  endsAt: Date,
): Promise<void> {
  const { api, setClock } = creation;
  const token = creation.tokens[staff.by];
  const path = `/api/tickets/${id}`;
  const latest = endsAt.getTime() - 2 * minuteMs;
  const isReached = (at: number) => at <= latest;
  const seenAt = staff.repliesAt ? staff.repliesAt.getTime() - 2 * minuteMs : last.getTime() + 12 * minuteMs;
  if (!isReached(seenAt)) return;
  setClock(new Date(seenAt));
  if (staff.isAssigned)
    await api.call("PUT", `${path}/assignee/`, { token, json: { member_id: creation.memberIds[staff.by] } });
  if (staff.tag) await api.call("POST", `${path}/tags/`, { token, json: { name: staff.tag } });
  if (staff.priority)
    await api.call("PUT", `${path}/priority/`, { token, json: { priority: staff.priority } });
  if (staff.note)
    await api.call("POST", `${path}/notes/`, {
      token,
      json: { text: staff.note, client_id: `month-note-${rank}` },
    });
  if (!staff.repliesAt || !isReached(staff.repliesAt.getTime())) return;
  let at = staff.repliesAt.getTime();
  setClock(staff.repliesAt);
  if (topic === "spam") return closeTicket(creation, path, token, "spam");
  await api.call("POST", `${path}/reply/`, {
    token,
    json: { text: staff.text, client_id: `month-reply-${rank}` },
  });
  await runUntilIdle(creation);
  if (staff.thanks && isReached(at + 9 * minuteMs)) {
    at += 9 * minuteMs;
    setClock(new Date(at));
    await writeMessage(creation, customer, {
      id: `month-${rank}-thanks`,
      text: staff.thanks,
      isPublic: false,
    });
  }
  at += staff.closesAfterMs;
  if (!isReached(at)) return;
  setClock(new Date(at));
  await closeTicket(creation, path, token, topic === "unknown" ? "out_of_scope" : "resolved");
  if (!staff.rating || !isReached(at + staff.rating.afterMs)) return;
  setClock(new Date(at + staff.rating.afterMs));
  await rateHelp(creation, customer, { ...staff.rating, ticketId: id, language });
}

async function closeTicket(
  creation: MonthCreation,
  path: string,
  token: string,
  reason: CloseReason,
): Promise<void> {
  await creation.api.call("POST", `${path}/close/`, { token, json: { reason } });
  await runUntilIdle(creation);
}

/**
 * Sets the number of the next ticket and returns the number that it would have had. The organisation's row is
 * locked until the commit.
 */
function setNextTicketNumber({ context, organizationId }: MonthCreation, number: number): Promise<number> {
  return tenantOf(context, organizationId).transaction(async (db) => {
    const { next_ticket_number: before } = await db
      .selectFrom("organizations")
      .select("next_ticket_number")
      .where("id", "=", organizationId)
      // A stronger lock would make other transactions that add a row of this organisation wait.
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await updateOrganization(db, { next_ticket_number: number });
    return before;
  });
}

/** Finds the ticket; undefined when the customer's earlier ticket was still open and received the messages. */
function findTicket({ context, organizationId }: MonthCreation, number: number): Promise<Ticket | undefined> {
  return tenantOf(context, organizationId).transaction((db) =>
    db
      .selectFrom("tickets")
      .select(["id", "status"])
      .where("organization_id", "=", organizationId)
      .where("number", "=", number)
      .executeTakeFirst(),
  );
}
