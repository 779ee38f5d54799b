import type { TenantDb } from "#server/tenant.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { deliver } from "./deliver.ts";

/**
 * Sends a queued mail once, however often the job runs. A mail that is not about the recipient's account is held
 * until a member has verified their address, because otherwise anyone could sign up and have mail sent to strangers
 * in the name of a business.
 */
export const sendMail: Job<"mail.send"> = async (tenant, { mailId }, attempt) => {
  const mail = await tenant.transaction(async (db) => {
    const row = await db
      .selectFrom("mails")
      .select(["id", "to_address as to", "subject", "html", "text", "language", "status", "created_at as at"])
      .select("is_account_mail as isAccountMail")
      .where("organization_id", "=", tenant.id)
      .where("id", "=", mailId)
      .executeTakeFirst();
    if (!row || row.status === "sent" || row.isAccountMail) return row;
    return (await hasVerifiedMember(db)) ? row : { ...row, status: await hold(db, mailId) };
  });
  if (!mail) return "nothing to send: the mail is gone";
  if (mail.status === "sent") return "nothing to send: the mail was already sent";
  if (mail.status === "held") return `mail ${mailId} waits: nobody of the business has proven their address`;

  const saveResult = (fields: {
    status: "queued" | "sent" | "failed";
    sent_at?: Date;
    html?: string;
    text?: string;
  }) =>
    tenant.transaction((db) =>
      db
        .updateTable("mails")
        .set({ ...fields, attempts: attempt.number })
        .where("organization_id", "=", tenant.id)
        .where("id", "=", mailId)
        .execute(),
    );
  try {
    const done = await deliver(tenant.config, mail);
    // A sent mail is not kept, because it contains customers' messages and links that open accounts.
    const cleared = tenant.config.smtpUrl && !tenant.config.demo ? { html: "", text: "" } : {};
    await saveResult({ status: "sent", sent_at: tenant.clock(), ...cleared });
    return `mail ${mailId} ${done}`;
  } catch (problem) {
    await saveResult({ status: attempt.last ? "failed" : "queued" });
    throw problem;
  }
};

/**
 * Whether a member has verified their address. When nobody has, the members' rows stay locked until the mail is held,
 * so that a concurrent verification finds the mail among the held ones.
 */
async function hasVerifiedMember(db: TenantDb): Promise<boolean> {
  const members = db
    .selectFrom("members")
    .select("email_verified_at")
    .where("organization_id", "=", db.tenant.id)
    .where("removed_at", "is", null);
  if (await members.where("email_verified_at", "is not", null).limit(1).executeTakeFirst()) return true;
  return (await members.forShare().execute()).some((member) => member.email_verified_at !== null);
}

/** Holds a mail until a member has verified their address. */
async function hold(db: TenantDb, mailId: string): Promise<"held"> {
  await db
    .updateTable("mails")
    .set({ status: "held" })
    .where("organization_id", "=", db.tenant.id)
    .where("id", "=", mailId)
    .execute();
  return "held";
}
