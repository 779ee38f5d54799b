import { sql } from "kysely";
import type { Topic } from "#shared/contract/topics.ts";
import type { TenantDb } from "#server/tenant.ts";
import { standardThresholds } from "#server/versions/quality/thresholds.ts";

/** Maximum number of topics, because nobody would read a longer list beside a conversation. */
const maxShownTopics = 4;

/** Topics of a ticket and of those merged into it, the latest first; their titles are in the replies. */
export async function readTicketTopics(db: TenantDb, ticketId: string): Promise<Topic[]> {
  const { rows } = await sql<Topic>`
    with offered as materialized (select topic_threshold(${db.tenant.id}, ${standardThresholds.clarifyFrom}::real) as from_confidence)
    select x.topic_id as id, o.title from ticket_topics x join messages m on m.id = x.message_id
      cross join message_topics(m.decision, m.citations) o cross join offered
      where x.organization_id = ${db.tenant.id} and x.ticket_id = ${ticketId}::uuid
        and x.above < from_confidence and x.up_to >= from_confidence and x.topic_id = topic_id(o.title)
      group by x.topic_id, o.title order by max(x.asked_at) desc, o.title limit ${maxShownTopics}`.execute(
    db,
  );
  return rows;
}
