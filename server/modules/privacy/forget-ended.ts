import type { Job } from "#server/jobs/jobs.ts";
import { forgetMails } from "#server/mail/forget-mails.ts";
import { forgetEndedAccess } from "#server/modules/identity/index.ts";

const dayMs = 24 * 3_600_000;
/** A session's browser and a link's date are still of use when somebody asks who was in an account last month. */
const accessKeptMs = 30 * dayMs;
/** Whether a mail went out is asked within weeks; its address and subject are somebody's data. */
const mailsKeptMs = 90 * dayMs;

/** Deletes what is over and of no use any more, for all businesses: otherwise these tables grow for ever. */
export const forgetEndedJob: Job<"privacy.forget"> = async (context) => {
  const now = context.clock().getTime();
  const access = await forgetEndedAccess(context.db, new Date(now - accessKeptMs));
  const mails = await forgetMails(context.db, new Date(now - mailsKeptMs));
  return access + mails === 0
    ? "Skipped: nothing is old enough"
    : `Deleted ${access} ended sessions and links, ${mails} mails`;
};
