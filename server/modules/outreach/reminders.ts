import type { ReminderView } from "#shared/contract/reminders.ts";
import type { ConnectedKind, OutboundTemplate } from "#server/channels/channel.ts";
import { channels } from "#server/channels/index.ts";
import { isWindowOpen } from "#server/channels/reply-window.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import { Failure, requireFields } from "#server/http/failure.ts";
import { openConnection } from "#server/modules/connections/index.ts";
import {
  escalate,
  insertStaffMessage,
  queueDelivery,
  replyText,
  setMessageStatus,
} from "#server/modules/conversations/index.ts";
import { applyRequestEvent, readOutbound, readParts } from "#server/modules/outbox/index.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { composeTemplate, readTemplate, requireUsableTemplate } from "./templates.ts";
import { dueAt, maxReminderDelayMs, textProblem } from "./reminder-rules.ts";
import * as store from "./store/reminders.ts";

export interface ReminderFields {
  text: string;
  template_id: string | null;
  template_values: string[];
  at: string;
  unless_answered: boolean;
}

const canOf = (channel: string) => channels[channel as ConnectedKind]?.can ?? { windowHours: null };

function viewOf(row: store.ReminderRow): ReminderView {
  return {
    id: row.id,
    ticket: {
      id: row.ticket_id,
      number: row.number,
      subject: row.subject,
      channel: row.channel,
      customer_name: row.customer_name,
      customer_number: row.customer_number,
    },
    text: row.text,
    template: row.template_id
      ? { id: row.template_id, name: row.template_name ?? "", values: row.template_values }
      : null,
    at: row.due_at.toISOString(),
    unless_answered: row.unless_answered,
    status: row.status,
    problem: row.problem,
    window_closed_then:
      row.status === "scheduled" && !isWindowOpen(canOf(row.channel), "staff", row.last_in_at, row.due_at),
    author_name: row.author_name,
    created_at: row.created_at.toISOString(),
  };
}

async function read(db: TenantDb, id: string): Promise<ReminderView> {
  const row = await store.readReminder(db, id);
  if (!row) throw new Failure("not_found");
  return viewOf(row);
}

export const listReminders = (
  tenant: Tenant,
  query: { page: number; page_size: number; status: "scheduled" | "ended"; ticket_id?: string | undefined },
) =>
  tenant.transaction(async (db) => {
    const filter = { scheduled: query.status === "scheduled", ticketId: query.ticket_id };
    const page = { limit: query.page_size, offset: (query.page - 1) * query.page_size };
    const rows = await store.findReminders(db, filter, page);
    return {
      data: rows.map(viewOf),
      meta: { page: query.page, page_size: query.page_size, total: rows[0]?.total ?? 0 },
    };
  });

async function columnsOf(
  db: TenantDb,
  ticketId: string,
  fields: ReminderFields,
): Promise<store.ReminderColumns> {
  const ticket = await store.ticketExists(db, ticketId);
  if (!ticket) throw new Failure("not_found");
  const due = dueAt(fields.at, db.tenant.clock());
  const text = replyText(fields.text);
  requireFields({ text: textProblem(text) });
  if (fields.template_id) {
    const template = await requireUsableTemplate(db, fields.template_id, ticket.channel);
    if (template.header.kind === "picture") throw new Failure("template_not_usable");
    // The text is composed as it would be sent now, so that missing values are reported while they can be filled in.
    composeTemplate(template, fields.template_values, { name: ticket.customerName, text }, "template_values");
  }
  return {
    text,
    template_id: fields.template_id,
    template_values: fields.template_id ? fields.template_values : [],
    due_at: due,
    unless_answered: fields.unless_answered,
  };
}

const publishReminder = (db: TenantDb, id: string) => db.publish({ kind: "reminder", id });

/** Schedules a reminder; `at` is in the future and within a year. A template with missing values is refused here. */
export async function addReminder(
  tenant: Tenant,
  { memberId }: MemberCaller,
  ticketId: string,
  fields: ReminderFields,
): Promise<ReminderView> {
  return tenant.transaction(async (db) => {
    const columns = await columnsOf(db, ticketId, fields);
    const id = await store.insertReminder(
      db,
      { ...columns, ticket_id: ticketId, created_by: memberId },
      tenant.clock(),
    );
    publishReminder(db, id);
    return read(db, id);
  });
}

async function lockScheduled(db: TenantDb, id: string): Promise<void> {
  const status = await store.lockReminder(db, id);
  if (!status) throw new Failure("not_found");
  if (status !== "scheduled") throw new Failure("reminder_ended");
}

/** Changes a reminder; fails with `reminder_ended` once it was sent, skipped or cancelled. */
export async function changeReminder(
  tenant: Tenant,
  id: string,
  fields: ReminderFields,
): Promise<ReminderView> {
  return tenant.transaction(async (db) => {
    await lockScheduled(db, id);
    const { ticket } = await read(db, id);
    const columns = await columnsOf(db, ticket.id, fields);
    const which = { id, ticketId: ticket.id };
    await store.rescheduleReminder(db, which, columns, tenant.clock());
    publishReminder(db, id);
    return read(db, id);
  });
}

/** Cancels a reminder; fails with `reminder_ended` when nothing is left to cancel. */
export async function cancelReminder(tenant: Tenant, id: string): Promise<void> {
  await tenant.transaction(async (db) => {
    await lockScheduled(db, id);
    await store.changeReminder(db, id, { status: "cancelled" }, tenant.clock());
    publishReminder(db, id);
  });
}

/**
 * Sends a due reminder once: its state changes in the transaction that creates the message. A message that has waited for
 * its channel for too long is cancelled.
 */
export async function sendReminder(tenant: Tenant, id: string): Promise<string> {
  const result = await tenant.transaction(async (db) => {
    const status = await store.lockReminder(db, id);
    const row = status && (await store.readReminder(db, id));
    if (!row || row.due_at > tenant.clock()) return null;
    const outcome =
      status === "scheduled" ? await sendDue(db, row) : status === "sent" && (await giveUpLate(db, row));
    if (!outcome) return null;
    publishReminder(db, id);
    db.publish({ kind: "message", id: row.ticket_id });
    db.publish({ kind: "ticket", id: row.ticket_id });
    return outcome;
  });
  return result === null ? `Skipped: reminder ${id} is not due` : `reminder ${id}: ${result}`;
}

/** Cancels the waiting message of a late reminder; null when it was sent or may have been. */
async function giveUpLate(db: TenantDb, row: store.ReminderRow): Promise<string | null> {
  const at = db.tenant.clock();
  if (!row.message_id || at.getTime() - row.due_at.getTime() <= maxReminderDelayMs) return null;
  const parts = await readParts(db, row.message_id);
  const message = await readOutbound(db, row.message_id);
  if (message?.status !== "queued" || parts.some(({ state }) => state !== "queued")) return null;
  // A mail that was attempted may have arrived, and sending it again would duplicate it.
  const mayHaveArrived = channels[message.channel as ConnectedKind]?.can.idempotent ?? true;
  if (mayHaveArrived && parts.some(({ attempts }) => attempts > 0)) return null;
  for (const part of parts) await applyRequestEvent(db, part, "given_up", { failure: "expired" }, at);
  await setMessageStatus(db, message.id, "failed", failureOf.late);
  await escalate(db, row.ticket_id, "reminder", at);
  await store.changeReminder(db, row.id, { status: "failed", problem: "late" }, at);
  return "left to a person: late";
}

/** The failure of a reminder's message for each reason why it was not sent. */
const failureOf = {
  window_closed: "window_closed",
  template: "window_closed",
  not_connected: "not_connected",
  late: "expired",
} as const;

async function sendDue(db: TenantDb, row: store.ReminderRow): Promise<string> {
  const at = db.tenant.clock();
  const end = (change: Parameters<typeof store.changeReminder>[2]) =>
    store.changeReminder(db, row.id, change, at);
  if (row.unless_answered && (await store.hasWrittenSince(db, row.conversation_id, row.last_word_at))) {
    await end({ status: "skipped" });
    return "the customer wrote before";
  }
  const content = await contentNow(db, row, at);
  // The member who scheduled the message is its author; the ticket's assignee does not change.
  const message = {
    ticketId: row.ticket_id,
    conversationId: row.conversation_id,
    memberId: row.created_by,
    text: "problem" in content ? row.text : content.text,
    template: "problem" in content ? null : content.template,
    origin: { origin: "reminder" as const, origin_id: row.id },
    kind: "text" as const,
  };
  const messageId = await insertStaffMessage(db, message, at);
  if ("problem" in content) {
    // The message is stored as failed, so that staff see it in the ticket.
    await setMessageStatus(db, messageId, "failed", failureOf[content.problem]);
    await escalate(db, row.ticket_id, "reminder", at);
    await end({ status: "failed", problem: content.problem, message_id: messageId });
    return `left to a person: ${content.problem}`;
  }
  await queueDelivery(db, row.conversation_id, messageId);
  await end({ status: "sent", message_id: messageId });
  return "sent";
}

type Content =
  | { text: string; template: OutboundTemplate | null }
  | { problem: NonNullable<ReminderView["problem"]> };

/** Returns the text within the reply window, otherwise the template; or the reason why neither can be sent. */
async function contentNow(db: TenantDb, row: store.ReminderRow, at: Date): Promise<Content> {
  // The server was down at the time of the reminder.
  if (at.getTime() - row.due_at.getTime() > maxReminderDelayMs) return { problem: "late" };
  if (row.channel !== "chat" && !(await openConnection(db, { kind: row.channel })))
    return { problem: "not_connected" };
  if (isWindowOpen(canOf(row.channel), "staff", row.last_in_at, at))
    return { text: row.text, template: null };
  if (!row.template_id) return { problem: "window_closed" };
  const template = await readTemplate(db, row.template_id);
  if (!template || template.problem) return { problem: "template" };
  try {
    return composeTemplate(
      template,
      row.template_values,
      { name: row.customer_name, text: row.text },
      "template_values",
    );
  } catch (problem) {
    if (problem instanceof Failure) return { problem: "template" };
    throw problem;
  }
}

export { maxReminderDelayMs } from "./reminder-rules.ts";
