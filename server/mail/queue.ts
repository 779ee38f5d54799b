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
  /** Whether it is about the account of whom it goes to, or from the company itself. Every other mail waits until a member has proven their address. */
  isAccountMail?: boolean;
  /** When it was written; the demo's mails belong to its past month. Now, when left out. */
  at?: Date;
}

/** Writes the mail and the job that sends it in the caller's transaction: both are there after the commit, or neither. */
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

/** Sends what waits for a proven address to the new one of a member, whose old one may be a stranger's. */
export async function readdressHeldMails(db: TenantDb, from: string, to: string): Promise<void> {
  await db
    .updateTable("mails")
    .set({ to_address: to })
    .where("organization_id", "=", db.tenant.id)
    .where("status", "=", "held")
    .where("to_address", "=", from)
    .execute();
}

/** Queues the mails again that waited for a proven address. Those from before `since` are given up. */
export async function sendHeldMails(db: TenantDb, since: Date): Promise<void> {
  await db
    .updateTable("mails")
    .set({ status: "failed" })
    .where("organization_id", "=", db.tenant.id)
    .where("status", "=", "held")
    .where("created_at", "<", since)
    .execute();
  const held = await db
    .updateTable("mails")
    .set({ status: "queued" })
    .where("organization_id", "=", db.tenant.id)
    .where("status", "=", "held")
    .returning("id")
    .execute();
  for (const { id } of held) await enqueue(db, "mail.send", { mailId: id }, { key: `mail:${id}` });
}
