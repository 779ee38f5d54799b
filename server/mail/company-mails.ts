import { sql } from "kysely";
import type { Language } from "#shared/language.ts";
import type { Db } from "#server/db/organization.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { deliver } from "./deliver.ts";
import type { RenderedMail } from "./layout.ts";

/** Queues a mail that belongs to no organisation, in the caller's transaction, so that both are committed together. */
export async function queueCompanyMail(
  db: Db,
  { to, language, subject, html, text }: RenderedMail & { to: string; language: Language },
  at: Date,
): Promise<void> {
  await sql`select gate.queue_company_mail(${to}, ${subject}, ${html}, ${text}, ${language}, ${at})`.execute(
    db,
  );
}

interface UnsentMailRow {
  id: string;
  to_address: string;
  subject: string;
  html: string;
  text: string;
  language: string;
  created_at: Date;
}

/**
 * Sends the queued mails of the company. They have no jobs of their own, because a job belongs to an organisation. A
 * mail that the mail server refuses is tried again later and does not stop the others.
 */
export const sendCompanyMails: Job<"mail.tick"> = async ({ config, db, clock, log }) => {
  const { rows } =
    await sql<UnsentMailRow>`select * from gate.unsent_company_mails(${clock()}::timestamptz)`.execute(db);
  let sent = 0;
  for (const { to_address: to, created_at: at, ...mail } of rows)
    try {
      await deliver(config, { ...mail, to, at });
      await sql`select gate.company_mail_sent(${mail.id}, ${clock()}, ${!config.smtpUrl || config.demo})`.execute(
        db,
      );
      sent += 1;
    } catch (problem) {
      log.warn({ mail: mail.id, problem: (problem as Error).message }, "a mail to the company was not sent");
    }
  return `${sent} of ${rows.length} mails to the company sent`;
};
