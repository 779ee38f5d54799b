import { sql } from "kysely";
import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { maxNoticeAgeMs, noticeOverdueTickets } from "#server/modules/conversations/overdue-notices.ts";
import { tenantOf } from "#server/tenant.ts";

export const noticeOverdueTicketsJob: Job<"tickets.noticeOverdue"> = async (context) => {
  const now = context.clock();
  const since = new Date(now.getTime() - maxNoticeAgeMs);
  const { rows } = await sql<{
    organization_id: string;
  }>`select * from gate.overdue_organizations(${since}, ${now})`.execute(context.db);
  let noticed = 0;
  for (const row of rows)
    noticed += await noticeOverdueTickets(tenantOf(context, mintOrganizationId(row.organization_id)));
  return noticed === 0 ? "Skipped: no reply became overdue" : `Told of ${noticed} overdue tickets`;
};
