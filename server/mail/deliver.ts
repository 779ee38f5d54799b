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

/** The mail server refused the mail. The message contains no recipient, because it is logged. */
class MailServerError extends Error {}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Maximum time for a whole mail. The limits above are for silence, and a word now and then would go round them. */
const maxSendMs = 5 * 60_000;

/**
 * Sends a mail through the mail server, or writes it to DATA_DIR/mail when there is none. Returns which of the two
 * happened.
 */
export async function deliver(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "dataDir" | "production" | "unencryptedConnections">,
  mail: OutgoingMail,
): Promise<string> {
  const message = messageOf(config, mail);
  if (!config.smtpUrl) return writeToFolder(join(config.dataDir, "mail"), mail.id, message);
  // Without required TLS the mail server, or an attacker in between, could disable TLS and read passwords and mails.
  const requireTLS =
    config.production && !config.unencryptedConnections && !isThisMachine(new URL(config.smtpUrl).hostname);
  const transport = nodemailer.createTransport({ url: config.smtpUrl, requireTLS, ...timeouts });
  try {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(maxSendMs) });
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
    // The recipient is given as an object, because a string would be parsed as a list of addresses.
    to: { name: "", address: mail.to },
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    date: mail.at,
    // The id is the same for every attempt, so that a mail that is sent twice after a crash is recognised as one.
    messageId: `<${mail.id}@${host}>`,
    // Automatic responders must not answer, because two of them would never stop.
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
