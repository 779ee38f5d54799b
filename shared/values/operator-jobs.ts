/** The kinds of jobs, as operators see them. A stored job may be of a kind that an earlier version had. */
export const jobNames = [
  "activity.fold",
  "agent.reply",
  "attachments.fetch",
  "campaigns.send",
  "channels.receive",
  "channels.sync",
  "channels.tick",
  "conversations.deliver",
  "gaps.group",
  "knowledge.read",
  "knowledge.train",
  "mail.send",
  "mail.tick",
  "models.embed",
  "outreach.tick",
  "payments.check",
  "payments.tick",
  "privacy.deleteCopy",
  "privacy.disconnect",
  "privacy.eraseOrganization",
  "privacy.finishErasure",
  "privacy.makeCopy",
  "reconciliations.tick",
  "reminders.send",
  "tickets.askRating",
  "tickets.closeQuiet",
  "webhooks.deliver",
  "webhooks.tick",
] as const;

/** Longest reason for discarding a job, in characters. */
export const maxDiscardReasonLength = 300;
