import { ImapFlow } from "imapflow";
import { mailLimits } from "./decode-mail.ts";
import { resolveMailHost } from "./mail-host.ts";
import { mailProblem } from "./mail-problem.ts";
import type { MailServer } from "#shared/contract/mailboxes.ts";
import type { Cursor, MailLogin } from "./mailbox.ts";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/** From the connection to the log-out: a server that says a little now and then would otherwise hold a worker for ever. */
const maxSessionMs = 5 * 60_000;
/** The library's own limits are gigabytes: a server that ends no line could fill the memory of the process. */
const maxLineBytes = 4 * 1024 * 1024;
/** Mails taken over at a time; the rest follows a minute later. */
const maxMessages = 100;
/** What the mails of one look may hold together: they are in memory until all of them are read. */
const maxLookBytes = 64 * 1024 * 1024;
/** Of a mail that is too large to be taken whole: enough for its header. */
const maxHeadBytes = 64 * 1024;
const dayMs = 24 * 3600 * 1000;

export interface FetchedMail {
  uid: number;
  raw: Uint8Array;
  receivedAt: Date;
}

/** Logs in, does something in the inbox, logs out; all of it before `until` aborts. Throws `MailProblem`. */
export async function withInbox<T>(
  server: MailServer,
  login: MailLogin,
  privateAddresses: boolean,
  what: (client: ImapFlow) => Promise<T>,
  until: AbortSignal = AbortSignal.timeout(maxSessionMs),
): Promise<T> {
  let client: ImapFlow | undefined;
  const hangUp = () => client?.close();
  try {
    const { address, servername } = await resolveMailHost(server.host, privateAddresses);
    client = new ImapFlow({
      host: address,
      servername,
      port: server.port,
      secure: server.security === "tls",
      ...(server.security !== "tls" && { doSTARTTLS: server.security === "starttls" }),
      auth:
        "token" in login
          ? { user: login.user, accessToken: login.token }
          : { user: login.user, pass: login.password },
      disableAutoIdle: true,
      logger: false,
      maxLiteralSize: mailLimits.bytes + 1024,
      maxLineLength: maxLineBytes,
      maxResponseSize: mailLimits.bytes + maxLineBytes,
      ...timeouts,
    });
    // A socket that breaks between two commands is reported here as well; unheard it would end the process.
    client.on("error", () => {});
    until.addEventListener("abort", hangUp, { once: true });
    await client.connect();
    const lock = await client.getMailboxLock("INBOX", { readOnly: true });
    try {
      return await what(client);
    } finally {
      lock.release();
    }
  } catch (problem) {
    throw mailProblem(problem);
  } finally {
    await leave(client);
    until.removeEventListener("abort", hangUp);
  }
}

async function leave(client: ImapFlow | undefined): Promise<void> {
  try {
    if (client?.usable) await client.logout();
    else client?.close();
  } catch {
    client?.close(); // it hung up first
  }
}

/** Where reading begins: what is in the inbox already was written to people. */
export function cursorOf(client: ImapFlow, at: Date): Cursor {
  const { mailbox } = client;
  if (!mailbox) throw new Error("no mailbox is open");
  return { validity: String(mailbox.uidValidity), next: mailbox.uidNext, seenAt: at.toISOString() };
}

/**
 * Mail that arrived since `cursor`, oldest first, and where the next look begins. When the server counts anew, what
 * arrived since shortly before the last look comes again: the caller knows mails by their ids.
 */
export async function fetchNewMail(
  client: ImapFlow,
  cursor: Cursor,
  at: Date,
): Promise<{ mails: FetchedMail[]; cursor: Cursor }> {
  const now = cursorOf(client, at);
  const uids =
    now.validity === cursor.validity
      ? await uidsFrom(client, cursor.next)
      : await uidsSince(client, new Date(Date.parse(cursor.seenAt) - dayMs));
  const mails: FetchedMail[] = [];
  let sizeBytes = 0;
  for (const [position, uid] of uids.entries()) {
    if (position >= maxMessages || sizeBytes >= maxLookBytes) return { mails, cursor: { ...now, next: uid } };
    const mail = await fetchMail(client, uid);
    if (!mail) continue;
    mails.push(mail);
    sizeBytes += mail.raw.byteLength;
  }
  return { mails, cursor: now };
}

async function uidsFrom(client: ImapFlow, next: number): Promise<number[]> {
  const found = await client.search({ uid: `${next}:*` }, { uid: true });
  // `n:*` always includes the last mail, however old.
  return ascending(found).filter((uid) => uid >= next);
}

/** The day is all that IMAP's search knows. */
const uidsSince = async (client: ImapFlow, since: Date): Promise<number[]> =>
  ascending(await client.search({ since }, { uid: true }));

const ascending = (uids: number[] | false | undefined): number[] =>
  (uids || []).toSorted((one, other) => one - other);

async function fetchMail(client: ImapFlow, uid: number): Promise<FetchedMail | null> {
  const about = await client.fetchOne(String(uid), { size: true, internalDate: true }, { uid: true });
  if (!about) return null;
  const isHuge = (about.size ?? 0) > mailLimits.bytes;
  const source = isHuge ? { start: 0, maxLength: maxHeadBytes } : true;
  const whole = await client.fetchOne(String(uid), { source }, { uid: true });
  if (!whole || !whole.source) return null;
  return { uid, raw: whole.source, receivedAt: new Date(about.internalDate ?? Date.now()) };
}

/** One mail by its number or, when the server counts anew, by its Message-ID. Null when it was deleted. */
export async function fetchOneMail(
  client: ImapFlow,
  which: { validity: string; uid: number; messageId: string | null },
): Promise<Uint8Array | null> {
  if (cursorOf(client, new Date()).validity === which.validity)
    return (await fetchMail(client, which.uid))?.raw ?? null;
  if (!which.messageId) return null;
  const found = ascending(await client.search({ header: { "message-id": which.messageId } }, { uid: true }));
  const last = found.at(-1);
  return last === undefined ? null : ((await fetchMail(client, last))?.raw ?? null);
}
