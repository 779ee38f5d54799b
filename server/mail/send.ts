import type { Job } from "#server/jobs/jobs.ts";
import { deliver } from "./deliver.ts";

/** Sends one queued mail. A mail that is already sent is left alone, however often the job comes back. */
export const sendMail: Job<"mail.send"> = async (tenant, { mailId }, attempt) => {
  const mail = await tenant.transaction((db) =>
    db
      .selectFrom("mails")
      .select(["id", "to_address as to", "subject", "html", "text", "language", "status", "created_at as at"])
      .where("organization_id", "=", tenant.id)
      .where("id", "=", mailId)
      .executeTakeFirst(),
  );
  if (!mail) return "nothing to send: the mail is gone";
  if (mail.status === "sent") return "nothing to send: the mail was already sent";

  const note = (fields: {
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
    // What a mail server has needs no copy here: it holds customers' words and links that open accounts.
    const kept = tenant.config.smtpUrl && !tenant.config.demo ? { html: "", text: "" } : {};
    await note({ status: "sent", sent_at: tenant.clock(), ...kept });
    return `mail ${mailId} ${done}`;
  } catch (problem) {
    await note({ status: attempt.last ? "failed" : "queued" });
    throw problem;
  }
};
