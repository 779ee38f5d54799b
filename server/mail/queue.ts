import type { Language } from "#shared/language.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import type { TenantDb } from "#server/tenant.ts";

export interface QueuedMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
  /** The ticket that the mail is about; the mail is deleted together with it. */
  ticketId?: string;
  /**
   * Whether the mail is about the recipient's account, or from the company. Every other mail is held until a member
   * has verified their address.
   */
  isAccountMail?: boolean;
  /** When the mail was written; the default is now. The demo sets times of the past month. */
  at?: Date;
}

/** Writes the mail and the job that sends it in the caller's transaction, so that both are committed together. */
export async function queueMail(db: TenantDb, mail: QueuedMail): Promise<string> {
  const { to, at, ticketId = null, isAccountMail = false, ...parts } = mail;
  const { id } = await db
    .insertInto("mails")
    .values({
      organization_id: db.tenant.id,
      to_address: to,
      ticket_id: ticketId,
      is_account_mail: isAccountMail,
      ...parts,
      ...(at && { created_at: at }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await enqueue(db, "mail.send", { mailId: id }, { key: `mail:${id}` });
  return id;
}

/** Changes the recipient of held mails to a member's new address, because the earlier address may belong to a stranger. */
export async function readdressHeldMails(db: TenantDb, from: string, to: string): Promise<void> {
  await db
    .updateTable("mails")
    .set({ to_address: to })
    .where("organization_id", "=", db.tenant.id)
    .where("status", "=", "held")
    .where("to_address", "=", from)
    .execute();
}

/** Queues the held mails after an address was verified. Mails from before `since` are discarded. */
export async function sendHeldMails(db: TenantDb, since: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "failed" })
    .where("organization_id", "=", db.tenant.id)
    .where("status", "=", "held")
    .where("created_at", "<", since)
    .execute();
  const mailRow = await db
    .updateTable("mails")
    .set({ status: "queued" })
    .where("organization_id", "=", db.tenant.id)
    .where("status", "=", "held")
    .returning("id")
    .execute();
  for (const { id } of mailRow) await enqueue(db, "mail.send", { mailId: id }, { key: `mail:${id}` });
}
