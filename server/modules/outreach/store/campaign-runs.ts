import { sql } from "kysely";
import { hasReplied } from "#server/modules/outreach/campaigns.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Deletes the uploaded list and its report when the campaign starts. */
export async function deleteUploadedNumbers(db: TenantDb, campaignId: string): Promise<void> {
  await db
    .deleteFrom("campaign_numbers")
    .where("organization_id", "=", db.tenant.id)
    .where("campaign_id", "=", campaignId)
    .execute();
  await sql`update campaigns set list = jsonb_set(list, '{left_out}', '[]')
    where organization_id = ${db.tenant.id} and id = ${campaignId}::uuid and list is not null`.execute(db);
}

/** Finds the recipients without a message, in a fixed order. */
export async function nextRecipients(db: TenantDb, campaignId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("campaign_recipients")
    .select("id")
    .where("organization_id", "=", db.tenant.id)
    .where("campaign_id", "=", campaignId)
    .where("state", "=", "waiting")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export interface Recipient {
  id: string;
  address: string;
  name: string | null;
  customer_id: string | null;
  state: string;
}

export async function lockRecipient(db: TenantDb, id: string): Promise<Recipient | null> {
  // A customer who was merged since the selection is replaced by the merge's target; otherwise they would be created
  // again.
  const { rows } = await sql<Recipient>`select r.id, r.address, r.name, r.state, (
      with recursive path as (
        select u.id, u.merged_into_id from customers u where u.organization_id = r.organization_id and u.id = r.customer_id
        union all
        select u.id, u.merged_into_id from customers u join path p on u.id = p.merged_into_id
          where u.organization_id = r.organization_id)
      select id from path where merged_into_id is null) as customer_id
    from campaign_recipients r where r.organization_id = ${db.tenant.id} and r.id = ${id}::uuid for update of r`.execute(
    db,
  );
  return rows[0] ?? null;
}

export async function changeRecipient(
  db: TenantDb,
  id: string,
  change: { state: "made" | "skipped"; reason?: string; conversation_id?: string; made_at?: Date },
): Promise<void> {
  await db
    .updateTable("campaign_recipients")
    .set(change)
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", id)
    .execute();
}

export async function skipPendingRecipients(db: TenantDb, campaignId: string): Promise<void> {
  await db
    .updateTable("campaign_recipients")
    .set({ state: "skipped", reason: "cancelled" })
    .where("organization_id", "=", db.tenant.id)
    .where("campaign_id", "=", campaignId)
    .where("state", "=", "waiting")
    .execute();
}

/**
 * Cancels messages that were not sent. Requests in flight are kept, and with `mayHaveArrived` also attempted ones.
 * Returns other waiting messages of their conversations, whose deliveries are queued again.
 */
export async function cancelQueuedMessages(
  db: TenantDb,
  campaignId: string,
  mayHaveArrived: boolean,
): Promise<{ conversation_id: string; message_id: string }[]> {
  // The rows are locked first, requests before messages as for sending, so that requests claimed in the meantime
  // are seen below.
  await sql`select o.id from outbox o join messages m on m.id = o.message_id where m.organization_id = ${db.tenant.id}
    and m.campaign_id = ${campaignId}::uuid and m.status = 'queued' order by o.id for update of o`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`select id from messages where organization_id = ${db.tenant.id}
    and campaign_id = ${campaignId}::uuid and status = 'queued' for update`.execute(db);
  const { rows: gone } = await sql<{ conversation_id: string }>`
    select conversation_id from gate.take_back_campaign_messages(${db.tenant.id}, array(
      select m.id from messages m where m.organization_id = ${db.tenant.id} and m.id = any(${rows.map(({ id }) => id)}::uuid[])
        and not exists (select 1 from outbox o where o.organization_id = m.organization_id
          and o.message_id = m.id and (o.state <> 'queued' or (${mayHaveArrived}::boolean and o.attempts > 0)))))`.execute(
    db,
  );
  const { rows: left } = await sql<{ conversation_id: string; message_id: string }>`
    select distinct on (m.conversation_id) m.conversation_id, m.id as message_id from messages m
    where m.organization_id = ${db.tenant.id} and m.conversation_id = any(${gone.map((row) => row.conversation_id)}::uuid[])
      and m.author <> 'customer' and m.status = 'queued'
    order by m.conversation_id, m.created_at`.execute(db);
  const { rows: tried } = await sql<{ conversation_id: string; message_id: string }>`
    select m.conversation_id, m.id as message_id from messages m where m.organization_id = ${db.tenant.id}
      and m.id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(db);
  return [...left, ...tried];
}

export interface Progress {
  waiting: number;
  queued: number;
  fatal: number;
}

export async function readProgress(db: TenantDb, campaignId: string, fatal: string[]): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select (select count(*) from campaign_recipients where organization_id = ${db.tenant.id}
        and campaign_id = ${campaignId}::uuid and state = 'waiting') as waiting,
      count(*) filter (where status = 'queued') as queued,
      count(*) filter (where failure = any(${fatal}::text[])) as fatal
    from messages where organization_id = ${db.tenant.id} and campaign_id = ${campaignId}::uuid`.execute(db);
  return rows[0] as Progress;
}

export interface RecipientRow {
  address: string;
  name: string | null;
  customer_id: string | null;
  state: string;
  reason: string | null;
  replied: boolean;
  ticket_id: string | null;
  total: number;
}

export async function findRecipients(
  db: TenantDb,
  campaignId: string,
  state: string | undefined,
  page: { limit: number; offset: number },
): Promise<RecipientRow[]> {
  const wanted =
    state === undefined
      ? sql`true`
      : state === "replied"
        ? sql`x.replied`
        : state === "sent"
          ? sql`is_sent(x.state)`
          : sql`x.state = ${state}`;
  const { rows } = await sql<RecipientRow>`
    select x.*, count(*) over () as total from (
      select r.id, r.address, r.name, c.customer_id, coalesce(case when r.state = 'made' then m.status else r.state end, 'queued') as state,
        coalesce(r.reason, m.failure) as reason, r.state = 'made' and ${hasReplied} as replied,
        (select t.id from tickets t where t.organization_id = r.organization_id and t.conversation_id = r.conversation_id
          order by t.created_at desc limit 1) as ticket_id
      from campaign_recipients r
      left join messages m on m.organization_id = r.organization_id and m.recipient_id = r.id
      left join contacts c on c.organization_id = r.organization_id and c.conversation_id = r.conversation_id
      where r.organization_id = ${db.tenant.id} and r.campaign_id = ${campaignId}::uuid) x
    where ${wanted} order by x.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}
