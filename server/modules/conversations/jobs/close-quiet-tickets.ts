import { sql } from "kysely";
import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { closeInactiveTicket } from "#server/modules/conversations/ticket-closing.ts";
import { autoCloseAfterMs } from "#server/modules/conversations/ticket-rules.ts";
import { tenantOf } from "#server/tenant.ts";

/** Maximum number of tickets that one run closes; the next run, ten minutes later, closes the rest. */
const maxTickets = 1000;

export const closeInactiveTicketsJob: Job<"tickets.closeQuiet"> = async (context) => {
  const before = new Date(context.clock().getTime() - autoCloseAfterMs);
  const { rows } = await sql<{
    organization_id: string;
    ticket_id: string;
  }>`select * from gate.quiet_tickets(${before}, ${maxTickets})`.execute(context.db);
  let closed = 0;
  for (const row of rows)
    if (await closeInactiveTicket(tenantOf(context, mintOrganizationId(row.organization_id)), row.ticket_id))
      closed += 1;
  return rows.length === 0
    ? "Skipped: no ticket has been quiet for a day"
    : `Closed ${closed} of ${rows.length} quiet tickets`;
};
