import { sql } from "kysely";
import type { ChannelKind } from "#shared/contract/channel-kinds.ts";
import type { ConsentRecord } from "#shared/contract/consent-records.ts";
import { mergedInto } from "#server/modules/customers/index.ts";
import type { TenantDb } from "#server/tenant.ts";

interface Row {
  id: string;
  channel: ChannelKind;
  allowed: boolean;
  source: string | null;
  created_at: Date;
  member_id: string | null;
  name: string | null;
}

const recordOf = ({ created_at, member_id, name, ...row }: Row): ConsentRecord => ({
  ...row,
  author: member_id !== null && name !== null ? { id: member_id, name } : null,
  created_at: created_at.toISOString(),
});

/**
 * Finds the records of a customer, newest first. Those of merged customers stay with them, so that undoing the merge
 * separates them.
 */
export async function findConsentRecords(db: TenantDb, customerId: string): Promise<ConsentRecord[]> {
  const { rows } = await sql<Row>`${mergedInto(db.tenant, customerId)}
    select r.id, r.channel, r.allowed, r.source, r.created_at, r.member_id, m.name
    from consent_records r left join members m on m.organization_id = r.organization_id and m.id = r.member_id
    where r.organization_id = ${db.tenant.id} and r.customer_id in (select id from merged)
    order by r.created_at desc, r.id`.execute(db);
  return rows.map(recordOf);
}

/** Finds the customer's conversations on a channel that campaigns can use, one for each address. */
export async function findConversations(
  db: TenantDb,
  customerId: string,
  channel: ChannelKind,
): Promise<string[]> {
  const rows = await db
    .selectFrom("contacts")
    .select("conversation_id")
    .where("organization_id", "=", db.tenant.id)
    .where("customer_id", "=", customerId)
    .where("channel", "=", channel)
    .where("channel", "!=", "chat")
    .orderBy("conversation_id")
    .execute();
  return rows.map((row) => row.conversation_id);
}

interface NewConsentRecord {
  customerId: string;
  memberId: string;
  channel: ChannelKind;
  allowed: boolean;
  source: string | null;
}

export async function insertConsentRecord(
  db: TenantDb,
  { customerId, memberId, channel, allowed, source }: NewConsentRecord,
  at: Date,
): Promise<ConsentRecord> {
  const { rows } = await sql<Row>`
    with inserted as (
      insert into consent_records (organization_id, customer_id, member_id, channel, allowed, source, created_at)
      values (${db.tenant.id}, ${customerId}::uuid, ${memberId}::uuid, ${channel}, ${allowed}, ${source}, ${at})
      returning *
    )
    select r.id, r.channel, r.allowed, r.source, r.created_at, r.member_id, m.name from inserted r
    left join members m on m.organization_id = r.organization_id and m.id = r.member_id`.execute(db);
  return recordOf(rows[0] as Row);
}
