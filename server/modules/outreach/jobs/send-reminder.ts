import type { Job } from "#server/jobs/jobs.ts";
import { sendReminder } from "#server/modules/outreach/reminders.ts";

export const sendReminderJob: Job<"reminders.send"> = (tenant, payload) =>
  sendReminder(tenant, payload.reminderId);
