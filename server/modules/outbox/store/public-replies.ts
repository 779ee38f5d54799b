import { sql } from "kysely";
import type { OrganizationId, TenantDb } from "#server/db/organization.ts";

export interface NoticeRow {
  channel: string;
  conversationId: string;
  ticketId: string;
  /** The comment's message. */
  commentId: string;
  text: string;
  language: string;
}

/** Null when the comment has one already, is gone, or the account writes none. */
export async function insertNotice(
  db: TenantDb,
  organizationId: OrganizationId,
  row: NoticeRow,
  at: Date,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into messages (organization_id, conversation_id, ticket_id, author, text, language, status, audience, notice_of, created_at)
    select ${organizationId}, q.conversation_id, ${row.ticketId}::uuid, 'agent', ${row.text}, ${row.language}, 'queued', 'public',
           q.id, ${at}::timestamptz
    from messages q
    where q.organization_id = ${organizationId} and q.id = ${row.commentId}::uuid and q.deleted_at is null
      and q.conversation_id = ${row.conversationId}::uuid
      and exists (select 1 from channel_connections c where c.organization_id = ${organizationId}
        and c.kind = ${row.channel} and c.disconnected_at is null and c.notices)
    on conflict do nothing
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}
