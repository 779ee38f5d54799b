import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import XOAuth2 from "nodemailer/lib/xoauth2";
import type { SendOutcome } from "#server/channels/channel.ts";
import { resolveMailHost } from "./mail-host.ts";
import { MailProblem, mailProblem } from "./mail-problem.ts";
import type { MailServer } from "#shared/contract/mailboxes.ts";
import type { MailLogin } from "./mailbox.ts";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Time limits for connecting with log-in and for sending a mail; the library only limits inactivity. */
const maxPhaseMs = { open: 60_000, send: 5 * 60_000 };

export interface OutgoingMail {
  from: string;
  to: string;
  messageId: string;
  bytes: Buffer;
}

/** Runs `act` until it calls `done` or the connection fails; throws when it takes longer than `maxMs`. */
async function finish(
  connection: SMTPConnection,
  maxMs: number,
  act: (done: (problem: Error | null | undefined) => void) => void,
): Promise<void> {
  const late = AbortSignal.timeout(maxMs);
  let hangUp = () => {};
  try {
    await new Promise<void>((done, fail) => {
      hangUp = () => fail(Object.assign(new Error("the mail server takes too long"), { code: "ETIMEDOUT" }));
      late.addEventListener("abort", hangUp, { once: true });
      connection.on("error", fail);
      act((problem) => (problem ? fail(problem) : done()));
    });
  } finally {
    late.removeEventListener("abort", hangUp);
  }
}

/** Connects and logs in. Throws `MailProblem`. The caller closes the connection. */
async function openConnection(
  server: MailServer,
  login: MailLogin,
  privateAddresses: boolean,
): Promise<SMTPConnection> {
  const { address, servername } = await resolveMailHost(server.host, privateAddresses);
  const connection = new SMTPConnection({
    host: address,
    servername,
    port: server.port,
    secure: server.security === "tls",
    requireTLS: server.security === "starttls",
    ignoreTLS: server.security === "none",
    tls: { servername },
    ...timeouts,
  });
  try {
    await finish(connection, maxPhaseMs.open, (done) => connection.connect(done));
    await finish(connection, maxPhaseMs.open, (done) => connection.login(credentials(login), done));
    return connection;
  } catch (problem) {
    connection.close();
    throw mailProblem(problem);
  }
}

const credentials = (login: MailLogin) =>
  "token" in login
    ? { user: login.user, oauth2: new XOAuth2({ user: login.user, accessToken: login.token }) }
    : { user: login.user, pass: login.password };

/** Tests whether mail can be sent. Throws `MailProblem`. */
export async function testSmtp(
  server: MailServer,
  login: MailLogin,
  privateAddresses: boolean,
): Promise<void> {
  try {
    (await openConnection(server, login, privateAddresses)).quit();
  } catch (problem) {
    throw mailProblem(problem);
  }
}

/**
 * Sends a mail. The server's response to the complete mail decides; without one after the transmission started, the outcome is
 * unknown.
 */
export async function sendBySmtp(
  server: MailServer,
  login: MailLogin,
  privateAddresses: boolean,
  letter: OutgoingMail,
): Promise<SendOutcome> {
  let connection: SMTPConnection;
  try {
    connection = await openConnection(server, login, privateAddresses);
  } catch (problem) {
    return notOpened(mailProblem(problem));
  }
  let hasBegun = false;
  const message = Readable.from(
    (function* () {
      hasBegun = true;
      yield letter.bytes;
    })(),
  );
  try {
    const envelope = { from: letter.from, to: [letter.to], size: letter.bytes.byteLength };
    await finish(connection, maxPhaseMs.send, (done) => connection.send(envelope, message, done));
    connection.quit();
    return { kind: "sent", externalId: letter.messageId };
  } catch (problem) {
    connection.close();
    return outcomeOf(problem as SmtpError, hasBegun);
  }
}

interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

function notOpened(problem: MailProblem): SendOutcome {
  const why = `${problem.code}: ${problem.message}`;
  if (problem.code === "login_refused") return { kind: "reconnect", why };
  return { kind: "later", why, isPlatformFailure: true };
}

/** Outcome of a mail that the server refused. */
function outcomeOf(error: SmtpError, hasBegun: boolean): SendOutcome {
  const code = error.responseCode;
  const serverResponse = error.response ?? "";
  const why = [error.code, error.command, serverResponse.slice(0, 200)].filter(Boolean).join(" ");
  if (code === undefined) {
    if (error.command === "MAIL FROM" && error.code === "EMESSAGE")
      return { kind: "failed", code: "too_large", why };
    return hasBegun ? { kind: "uncertain", why } : { kind: "later", why };
  }
  if (code < 500 || code === 503) return { kind: "later", why };
  if (code === 552 || /\b5\.(3\.4|2\.3)\b/.test(serverResponse))
    return /\b5\.2\.2\b|quota|full/i.test(serverResponse)
      ? { kind: "failed", code: "rejected", why }
      : { kind: "failed", code: "too_large", why };
  if (code === 530 || code === 535) return { kind: "reconnect", why };
  const unknown =
    /\b5\.1\.[0-36]\b|user unknown|no such user|does not exist|unknown recipient|mailbox unavailable/i;
  if (error.command === "RCPT TO" && (unknown.test(serverResponse) || code === 550 || code === 553))
    return { kind: "failed", code: "unknown_contact", why };
  return { kind: "failed", code: "rejected", why };
}
