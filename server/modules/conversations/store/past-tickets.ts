import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

/** A ticket as triage rules see it: the customer's messages with the agent's replies. */
export interface PastTicket {
  id: string;
  channel: string;
  isReturning: boolean;
  messages: {
    text: string;
    decision: string | null;
    citations: { title?: string; confidence: number; used: boolean }[] | null;
  }[];
}

/** Maximum number of messages that are read of one ticket; later ones rarely add anything to match. */
const maxMessages = 20;

/** Reads the newest tickets with messages of customers. Messages that the agent read together are joined. */
export async function readPastTickets(db: TenantDb, limit: number): Promise<PastTicket[]> {
  const { rows } = await sql<{
    id: string;
    channel: string;
    is_returning: boolean;
    messages: PastTicket["messages"];
  }>`
    select t.id, t.channel,
      exists (select 1 from tickets e where e.organization_id = t.organization_id and e.customer_id = t.customer_id
        and e.created_at < t.created_at) as is_returning,
      (select coalesce(json_agg(x order by x.first_at), '[]') from (
        select min(m.created_at) as first_at, string_agg(m.text, E'\n' order by m.created_at, m.id) as text,
          a.decision, a.citations
        from messages m
        left join messages a on a.organization_id = m.organization_id and a.reply_to = coalesce(m.joined_to, m.id)
        where m.organization_id = t.organization_id and m.conversation_id = t.conversation_id and m.ticket_id = t.id
          and m.author = 'customer' and m.machine is null and m.deleted_at is null
        group by coalesce(m.joined_to, m.id), a.decision, a.citations
        order by 1 limit ${maxMessages}) x) as messages
    from (select * from tickets where organization_id = ${db.tenant.id}
      order by created_at desc limit ${limit}) t
    order by t.created_at desc`.execute(db);
  return rows.map(({ id, channel, is_returning, messages }) => ({
    id,
    channel,
    isReturning: is_returning,
    messages,
  }));
}
