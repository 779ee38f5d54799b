import { sql, type Updateable } from "kysely";
import type { ReminderView } from "#shared/contract/reminders.ts";
import type { ChannelKind } from "#shared/contract/tickets.ts";
import type { Reminders } from "#server/db/schema.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";

export interface ReminderRow {
  id: string;
  ticket_id: string;
  text: string;
  template_id: string | null;
  template_name: string | null;
  template_values: string[];
  due_at: Date;
  unless_answered: boolean;
  status: ReminderView["status"];
  problem: ReminderView["problem"];
  created_by: string | null;
  created_at: Date;
  author_name: string | null;
  number: number;
  subject: string;
  channel: ChannelKind;
  conversation_id: string;
  customer_name: string | null;
  customer_number: number;
  last_in_at: Date | null;
  last_word_at: Date | null;
  message_id: string | null;
  total: number;
}

const reminders = (tenant: Tenant) => sql`
  select r.id, r.ticket_id, r.text, r.template_id, m.name as template_name, r.template_values, r.due_at, r.unless_answered,
    r.status, r.problem, r.last_word_at, r.message_id, r.created_by, r.created_at, p.name as author_name, t.number, t.subject, t.channel, t.conversation_id,
    u.name as customer_name, u.number as customer_number, c.last_in_at, count(*) over () as total
  from reminders r
  join tickets t on t.organization_id = r.organization_id and t.id = r.ticket_id
  join customers u on u.organization_id = t.organization_id and u.id = t.customer_id
  join contacts c on c.organization_id = t.organization_id and c.conversation_id = t.conversation_id
  left join members p on p.organization_id = r.organization_id and p.id = r.created_by
  left join message_templates m on m.organization_id = r.organization_id and m.id = r.template_id
  where r.organization_id = ${tenant.id}`;

export async function findReminders(
  db: TenantDb,
  filter: { scheduled: boolean; ticketId?: string | undefined },
  page: { limit: number; offset: number },
): Promise<ReminderRow[]> {
  const order = filter.scheduled ? sql`r.due_at, r.id` : sql`r.updated_at desc, r.id`;
  const { rows } = await sql<ReminderRow>`${reminders(db.tenant)}
    and ${filter.scheduled ? sql`r.status = 'scheduled'` : sql`r.status <> 'scheduled'`}
    ${filter.ticketId ? sql`and r.ticket_id = ${filter.ticketId}::uuid` : sql``}
    order by ${order} limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function readReminder(db: TenantDb, id: string): Promise<ReminderRow | null> {
  const { rows } = await sql<ReminderRow>`${reminders(db.tenant)} and r.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Locks a reminder until the transaction ends. */
export async function lockReminder(db: TenantDb, id: string): Promise<string | null> {
  const row = await db
    .selectFrom("reminders")
    .select("status")
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row?.status ?? null;
}

export interface ReminderColumns {
  text: string;
  template_id: string | null;
  template_values: string[];
  due_at: Date;
  unless_answered: boolean;
}

/** Selects the time of the customer's last message, which the author of a reminder has seen. */
const lastWord = (tenant: Tenant, ticketId: string) => sql<Date | null>`(
  select max(m.created_at) from tickets t join messages m
    on m.organization_id = t.organization_id and m.conversation_id = t.conversation_id and m.author = 'customer'
  where t.organization_id = ${tenant.id} and t.id = ${ticketId}::uuid)`;

export async function insertReminder(
  db: TenantDb,
  reminder: ReminderColumns & { ticket_id: string; created_by: string },
  at: Date,
): Promise<string> {
  const { id } = await db
    .insertInto("reminders")
    .values({
      ...reminder,
      organization_id: db.tenant.id,
      last_word_at: lastWord(db.tenant, reminder.ticket_id),
      created_at: at,
      updated_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes a reminder. Its author has read the customer's messages so far, so only a later message makes it
 * unnecessary.
 */
export async function rescheduleReminder(
  db: TenantDb,
  { id, ticketId }: { id: string; ticketId: string },
  columns: ReminderColumns,
  at: Date,
): Promise<void> {
  await db
    .updateTable("reminders")
    .set({ ...columns, last_word_at: lastWord(db.tenant, ticketId), updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function changeReminder(
  db: TenantDb,
  id: string,
  change: Updateable<Reminders>,
  at: Date,
): Promise<void> {
  await db
    .updateTable("reminders")
    .set({ ...change, updated_at: at })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function ticketExists(
  db: TenantDb,
  id: string,
): Promise<{ channel: string; customerName: string | null } | null> {
  const row = await db
    .selectFrom("tickets as t")
    .innerJoin("customers as u", (join) =>
      join.onRef("u.organization_id", "=", "t.organization_id").onRef("u.id", "=", "t.customer_id"),
    )
    .select(["t.channel", "u.name"])
    .where("t.organization_id", "=", db.tenant.id)
    .where("t.id", "=", id)
    .executeTakeFirst();
  return row ? { channel: row.channel, customerName: row.name } : null;
}

/** Whether the customer has written since the reminder was scheduled. */
export async function hasWrittenSince(
  db: TenantDb,
  conversationId: string,
  lastWord: Date | null,
): Promise<boolean> {
  const row = await db
    .selectFrom("messages")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("conversation_id", "=", conversationId)
    .where("author", "=", "customer")
    .where("machine", "is", null)
    .$if(lastWord !== null, (query) => query.where("created_at", ">", lastWord as Date))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
