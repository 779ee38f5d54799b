import type { Job } from "#server/jobs/jobs.ts";
import { forgetMails } from "#server/mail/forget-mails.ts";
import { forgetEndedAccess } from "#server/modules/identity/index.ts";

const dayMs = 24 * 3_600_000;
/**
 * Retention of ended access: a session's browser and a link's date are still useful when somebody asks who used an
 * account last month.
 */
const accessKeptMs = 30 * dayMs;
/**
 * Retention of mails: people ask within weeks whether a mail was sent, and its address and subject are personal
 * data.
 */
const mailsKeptMs = 90 * dayMs;

/**
 * Deletes ended data that is no longer useful, for all businesses, because these tables would otherwise grow for
 * ever.
 */
export const forgetEndedJob: Job<"privacy.forget"> = async (context) => {
  const now = context.clock().getTime();
  const access = await forgetEndedAccess(context.db, new Date(now - accessKeptMs));
  const mails = await forgetMails(context.db, new Date(now - mailsKeptMs));
  return access + mails === 0
    ? "Skipped: nothing is old enough"
    : `Deleted ${access} ended sessions and links, ${mails} mails`;
};
