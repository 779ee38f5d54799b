import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Config } from "#server/config.ts";
import { isThisMachine } from "#server/machine-name.ts";

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  language: string;
  at: Date;
}

/** The mail server did not take it. The message names no recipient: it goes to the log. */
class MailServerError extends Error {}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Hands a mail to the mail server, or without one writes it to DATA_DIR/mail. Returns what it did. */
export async function deliver(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir" | "production" | "unencryptedConnections">,
  mail: OutgoingMail,
): Promise<string> {
  const message = messageOf(config, mail);
  if (!config.smtpUrl) return writeToFolder(join(config.dataDir, "mail"), mail.id, message);
  // Without this a mail server, or whoever stands before it, could leave TLS out and read passwords and mails.
  const requireTLS =
    config.production && !config.unencryptedConnections && !isThisMachine(new URL(config.smtpUrl).hostname);
  const transport = nodemailer.createTransport({ url: config.smtpUrl, requireTLS, ...timeouts });
  try {
    await transport.sendMail(message);
    return "handed to the mail server";
  } catch (problem) {
    const { code, responseCode } = problem as { code?: string; responseCode?: number };
    throw new MailServerError(
      `the mail server did not take it: ${[code, responseCode].filter(Boolean).join(" ") || "no reason given"}`,
    );
  } finally {
    transport.close();
  }
}

function messageOf({ mailFrom }: Pick<Config, "mailFrom">, mail: OutgoingMail) {
  const host = /@([\w.-]+)/.exec(mailFrom)?.[1] ?? "wakil.invalid";
  return {
    from: mailFrom,
    // As an object: a string would be read as a list of addresses.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: mail.at,
    // The same on every try, so that a mail sent twice by a crash in between is recognised as one.
    messageId: `<${mail.id}@${host}>`,
    // Auto-responders must not answer, or two machines write to each other for ever.
    headers: {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      "Content-Language": mail.language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function writeToFolder(
  folder: string,
  id: string,
  message: ReturnType<typeof messageOf>,
): Promise<string> {
  const { message: bytes } = await nodemailer
    .createTransport({ streamTransport: true, buffer: true })
    .sendMail(message);
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${id}.eml`);
  await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600 });
  await rename(`${path}.part`, path);
  return `written to mail/${id}.eml, as no mail server is configured`;
}
