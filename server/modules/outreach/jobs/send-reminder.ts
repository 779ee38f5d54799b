import { mintOrganizationId } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { sendReminder } from "#server/modules/outreach/reminders.ts";

export const sendReminderJob: Job<"reminders.send"> = (context, payload) =>
  sendReminder(context, mintOrganizationId(payload.organizationId), payload.reminderId);
