import { sql } from "kysely";
import type { Tenant } from "#server/tenant.ts";

/** Whether another business has connected the mailbox without verifying its address. */
export async function isUnprovenElsewhere(tenant: Tenant, address: string): Promise<boolean> {
  const { rows } = await sql`select 1 from gate.unproven_mailbox(${address}, ${tenant.id})`.execute(
    tenant.db,
  );
  return rows.length > 0;
}

/** Ends such a connection and returns its organisation; undefined when there is none. */
export async function endUnprovenMailbox(
  tenant: Tenant,
  address: string,
): Promise<{ organization_id: string; connection_id: string } | undefined> {
  const { rows } = await sql<{ organization_id: string; connection_id: string }>`
    select * from gate.end_unproven_mailbox(${address}, ${tenant.id}, ${tenant.clock()})`.execute(tenant.db);
  return rows[0];
}
