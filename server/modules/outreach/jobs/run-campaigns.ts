import { sql } from "kysely";
import { mintOrganizationId } from "#server/db/organization.ts";
import { enqueue, type Job } from "#server/jobs/jobs.ts";
import { maxReminderDelayMs } from "#server/modules/outreach/reminders.ts";
import { queueCampaignRun, continueCampaignRun } from "#server/modules/outreach/campaign-runs.ts";
import { tenantOf } from "#server/tenant.ts";

/** Sends the next messages of a campaign. */
export const runCampaign: Job<"campaigns.send"> = (tenant, payload) =>
  continueCampaignRun(tenant, payload.campaignId);

/** Starts due campaigns, continues those whose job was lost, and handles late reminders, every minute. */
export const queueDueOutreach: Job<"outreach.tick"> = async (context) => {
  const at = context.clock();
  const late = new Date(at.getTime() - maxReminderDelayMs);
  const { rows } = await sql<{ organization_id: string; kind: "reminder" | "campaign"; id: string }>`
    select * from gate.due_outreach(${at}::timestamptz)
    union all
    select organization_id, 'reminder', id from gate.late_reminders(${late}::timestamptz)`.execute(
    context.db,
  );
  for (const { organization_id, kind, id } of rows) {
    const tenant = tenantOf(context, mintOrganizationId(organization_id));
    await tenant.transaction((db) =>
      kind === "campaign"
        ? queueCampaignRun(db, id)
        : enqueue(db, "reminders.send", { reminderId: id }, { key: `reminders.send:${id}` }),
    );
  }
  return rows.length === 0 ? "Skipped: nothing is due" : `${rows.length} due`;
};
