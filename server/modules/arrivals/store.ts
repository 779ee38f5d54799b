import { sql } from "kysely";
import type { InboundMessage, Post } from "#server/channels/inbound.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

export interface EventRow {
  id: number;
  body: unknown;
  attempts: number;
}

/** What waits of a customer on a connection, in the platform's order. */
export async function readWaitingEvents(
  db: TenantDb,
  organizationId: OrganizationId,
  connectionId: string,
  thread: string,
  limit: number,
): Promise<EventRow[]> {
  const rows = await db
    .selectFrom("channel_events")
    .select(["id", "body", "attempts"])
    .where("organization_id", "=", organizationId)
    .where("connection_id", "=", connectionId)
    .where("thread", "=", thread)
    .where("read_at", "is", null)
    .orderBy("at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows as EventRow[];
}

export async function markEvents(
  db: TenantDb,
  organizationId: OrganizationId,
  ids: number[],
  mark: { outcome: string | null } | "again",
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("channel_events")
    .set((row) =>
      mark === "again"
        ? { attempts: row("attempts", "+", 1) }
        : { read_at: at, outcome: mark.outcome, attempts: row("attempts", "+", 1) },
    )
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .execute();
}

/** What came for an account that is connected no more: nobody can read or answer it, and it would be queued for ever. */
export async function letGo(
  db: TenantDb,
  organizationId: OrganizationId,
  connectionId: string,
  thread: string,
  at: Date,
): Promise<void> {
  await sql`update channel_events e set read_at = ${at}, outcome = 'disconnected'
    from channel_connections c where c.organization_id = e.organization_id and c.id = e.connection_id
      and c.disconnected_at is not null and e.organization_id = ${organizationId}
      and e.connection_id = ${connectionId}::uuid and e.thread = ${thread} and e.read_at is null`.execute(db);
}

/** When the conversation's last message was written, by whomever. */
export async function readLastAt(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
): Promise<Date | null> {
  const row = await db
    .selectFrom("messages")
    .select("created_at")
    .where("organization_id", "=", organizationId)
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** Whether the contact has a name here, and the post, where there is one, was seen before. */
export async function knowsSender(
  db: TenantDb,
  organizationId: OrganizationId,
  channel: string,
  address: string,
  postId: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select 1 from contacts where organization_id = ${organizationId} and channel = ${channel}
        and external_id = ${address} and name is not null)
      and (${postId}::text is null or exists (select 1 from posts where organization_id = ${organizationId}
        and channel = ${channel} and external_id = ${postId})) as known`.execute(db);
  return rows[0]?.known ?? false;
}

export async function noteContact(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  at: Date,
  name: string | undefined,
): Promise<void> {
  await sql`update contacts set last_in_at = greatest(last_in_at, ${at}::timestamptz), name = coalesce(${name ?? null}::text, name)
    where organization_id = ${organizationId} and conversation_id = ${conversationId}::uuid`.execute(db);
}

/** What a channel's message has beyond a chat's. */
export async function describeMessage(
  db: TenantDb,
  organizationId: OrganizationId,
  messageId: string,
  message: InboundMessage,
  postId: string | null,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await db
    .updateTable("messages")
    .set({
      kind: message.is,
      subject: message.subject ?? null,
      full_text: message.fullText ?? null,
      html: message.html ?? null,
      headers: json(message.headers ?? message.data),
      quotes: message.quotes ?? null,
      machine: message.machine ?? null,
      post_id: postId,
    })
    .where("organization_id", "=", organizationId)
    .where("id", "=", messageId)
    .execute();
}

export async function keepPost(
  db: TenantDb,
  organizationId: OrganizationId,
  channel: string,
  post: Post,
  at: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into posts (organization_id, channel, external_id, permalink, author, text, image_url, created_at)
    values (${organizationId}, ${channel}, ${post.externalId}, ${post.permalink}, ${post.author}, ${post.text}, ${post.imageUrl}, ${at})
    on conflict (organization_id, channel, external_id) do update set
      permalink = coalesce(excluded.permalink, posts.permalink), author = coalesce(excluded.author, posts.author),
      text = coalesce(excluded.text, posts.text), image_url = coalesce(excluded.image_url, posts.image_url)
    returning id`.execute(db);
  return (rows[0] as { id: string }).id;
}

/** The earlier ones of a burst are answered with its last. */
export async function joinMessages(
  db: TenantDb,
  organizationId: OrganizationId,
  ids: string[],
  last: string,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("messages")
    .set({ joined_to: last })
    .where("organization_id", "=", organizationId)
    .where("id", "in", ids)
    .execute();
}

/** A message nobody is to answer by itself waits for a person. */
export async function deferTicket(
  db: TenantDb,
  organizationId: OrganizationId,
  ticketId: string,
  reason: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable("tickets")
    .set({ status: "deferred", handled_by_human: true, defer_reason: reason, deferred_at: at })
    .where("organization_id", "=", organizationId)
    .where("id", "=", ticketId)
    .where("status", "=", "pending")
    .execute();
}

/** What only machines wrote is no matter of a customer: kept, and out of the way. */
export async function shelveTicket(
  db: TenantDb,
  organizationId: OrganizationId,
  ticketId: string,
  at: Date,
): Promise<void> {
  await sql`update tickets t set status = 'closed', close_reason = 'out_of_scope', closed_at = ${at}
    where t.organization_id = ${organizationId} and t.id = ${ticketId}::uuid and t.status = 'pending' and not t.handled_by_human
      and not exists (select 1 from messages m where m.organization_id = t.organization_id and m.ticket_id = t.id
        and (m.machine is null or m.author <> 'customer'))`.execute(db);
}

/** Replies of the agent in a conversation since. */
export async function countReplies(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom("messages")
    .select((row) => row.fn.countAll<string>().as("count"))
    .where("organization_id", "=", organizationId)
    .where("conversation_id", "=", conversationId)
    .where("author", "=", "agent")
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}
