// Messages that a business starts itself: campaigns, reminders, templates, consent and the suppression list.
export { saveConsent, handleOptOutKeyword, applySuppression } from "./consent.ts";
export { queueDueOutreach, runCampaign } from "./jobs/run-campaigns.ts";
export { sendReminderJob } from "./jobs/send-reminder.ts";
export { unsubscribePage } from "./routes/consent.ts";
export { keepSuppression } from "./suppression-list.ts";
export { deleteAddresses, deleteLeftOutLines, deleteRecipients } from "./store/erasure.ts";
export { outreachRoutes } from "./routes.ts";
