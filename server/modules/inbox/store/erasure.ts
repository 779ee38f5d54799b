import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

export interface Place {
  connection_id: string;
  thread: string;
}

/** Deletes all deliveries about these people and returns their connections. */
export async function deleteDeliveries(
  db: TenantDb,
  people: { channel: string; addresses: string[] }[],
): Promise<Place[]> {
  const { rows } = await sql<Place>`/* deliveries_of_people */
    select distinct k.id as connection_id, address as thread
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(channel text, addresses text[]), unnest(p.addresses) as address
    join channel_connections k on k.organization_id = ${db.tenant.id}
    where k.platform = reach(p.channel)`.execute(db);
  for (const { connection_id: connectionId, thread } of rows)
    await db
      .deleteFrom("channel_events")
      .where("organization_id", "=", db.tenant.id)
      .where("connection_id", "=", connectionId)
      .where("thread", "=", thread)
      .execute();
  return rows;
}
