import type { Language } from "#shared/language.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface QueuedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  /** The ticket that the mail tells of; the mail is deleted with it. */
  ticketId?: string;
  /** When it was written; the demo's mails belong to its past month. Now, when left out. */
  at?: Date;
}

/** Writes the mail and the job that sends it in the caller's transaction: both are there after the commit, or neither. */
export async function queueMail(db: TenantDb, mail: QueuedMail): Promise<string> {
  const { to, at, ticketId = null, ...parts } = mail;
  const { id } = await db
    .insertInto("mails")
    .values({
      organization_id: db.tenant.id,
      to_address: to,
      ticket_id: ticketId,
      ...parts,
      ...(at && { created_at: at }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueue(db, "mail.send", { mailId: id }, { key: `mail:${id}` });
  return id;
}
