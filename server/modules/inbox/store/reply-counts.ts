import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

/**
 * Counts the agent's replies in a conversation since a time, to comments and to other messages, without notes and
 * notices.
 */
export async function countReplies(
  db: TenantDb,
  conversationId: string,
  since: Date,
): Promise<{ comments: number; talk: number }> {
  const { rows } = await sql<{ comments: number; talk: number }>`
    select count(*) filter (where q.kind = 'comment')::int as comments,
      count(*) filter (where q.kind is distinct from 'comment')::int as talk
    from messages m left join messages q on q.organization_id = m.organization_id and q.id = m.reply_to
    where m.organization_id = ${db.tenant.id} and m.conversation_id = ${conversationId}::uuid
      and m.author = 'agent' and m.decision is not null and m.created_at > ${since}`.execute(db);
  return rows[0] as { comments: number; talk: number };
}
