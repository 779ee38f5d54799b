import { sql } from "kysely";
import type { Db } from "#server/db/organization.ts";
import type { TenantDb } from "#server/tenant.ts";

/**
 * Reads messages of all organisations that have an older request of unknown outcome and have not been shown to
 * staff yet.
 */
export async function readUnknown(
  db: Db,
  before: Date,
): Promise<{ organization_id: string; message_id: string }[]> {
  const { rows } = await sql<{ organization_id: string; message_id: string }>`
    select organization_id, message_id from gate.unknown_deliveries(${before})`.execute(db);
  return rows;
}

export interface UnknownPart {
  id: string;
  conversation_id: string;
  /** Null for a campaign's message to a customer without an open ticket. */
  ticket_id: string | null;
  text: string;
  tried_at: Date;
  audience: "private" | "public";
  channel: string;
  contact: string;
  /** Whether the message only points to an answer in private, so that staff need not decide about it. */
  is_notice: boolean;
  has_picture: boolean;
  /** Ids of the conversation's other requests at the platform. */
  others: string[];
}

export async function readUnknownParts(db: TenantDb, messageId: string): Promise<UnknownPart[]> {
  const { rows } = await sql<UnknownPart>`
    select o.id, o.conversation_id, m.ticket_id, o.text, o.tried_at, m.audience, c.channel, c.external_id as contact,
      m.notice_of is not null or coalesce(m.reason = 'rating', false) as is_notice, o.attachment_id is not null as has_picture,
      array(select x.external_id from outbox x where x.organization_id = o.organization_id
        and x.conversation_id = o.conversation_id and x.external_id is not null and x.created_at > o.tried_at - interval '1 day'
      ) as others
    from outbox o
    join messages m on m.organization_id = o.organization_id and m.id = o.message_id
    join contacts c on c.organization_id = o.organization_id and c.conversation_id = o.conversation_id
    where o.organization_id = ${db.tenant.id} and o.message_id = ${messageId}::uuid
      and o.state = 'uncertain' and o.given_up_at is null and o.tried_at is not null
    order by o.part`.execute(db);
  return rows;
}
