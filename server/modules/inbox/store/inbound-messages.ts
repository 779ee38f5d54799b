import { sql } from "kysely";
import type { InboundMessage, Post, Sender } from "#server/channels/inbound.ts";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

/** When they wrote last, which opens their window, and what the platform says they are called; a handle that staff wrote stands. */
export async function noteContact(
  db: TenantDb,
  organizationId: OrganizationId,
  conversationId: string,
  at: Date,
  { name, account }: Sender,
): Promise<void> {
  await sql`update contacts set last_in_at = greatest(last_in_at, ${at}::timestamptz), name = coalesce(${name ?? null}::text, name)
    where organization_id = ${organizationId} and conversation_id = ${conversationId}::uuid`.execute(db);
  if (account)
    await sql`update customers u set account_name = ${account} from contacts c
      where c.organization_id = ${organizationId} and c.conversation_id = ${conversationId}::uuid
        and u.organization_id = c.organization_id and u.id = c.customer_id and u.account_name is null`.execute(
      db,
    );
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

/** The post a comment stands under; what the platform tells later completes it. Returns its id. */
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
