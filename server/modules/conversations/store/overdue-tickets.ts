import { sql } from "kysely";
import type { TenantDb } from "#server/tenant.ts";

export interface OverdueTicket {
  id: string;
  number: number;
  subject: string;
  assignee_id: string | null;
}

/** Marks the tickets whose reply became due in that time as notified, and returns those that were not marked before. */
export async function claimOverdueTickets(db: TenantDb, since: Date, until: Date): Promise<OverdueTicket[]> {
  const { rows } = await sql<OverdueTicket>`
    with claimed as (
      update tickets set overdue_noticed_for = reply_due_at
      where organization_id = ${db.tenant.id} and status = 'deferred' and reply_due_at > ${since} and reply_due_at <= ${until}
        and overdue_noticed_for is distinct from reply_due_at
      returning id, number, subject, assignee_id, reply_due_at)
    select id, number, subject, assignee_id from claimed order by reply_due_at, number`.execute(db);
  return rows;
}
