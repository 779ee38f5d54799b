import { ImapFlow } from "imapflow";
import { mailLimits } from "./decode-mail.ts";
import { resolveMailHost } from "./mail-host.ts";
import { mailProblem } from "./mail-problem.ts";
import type { MailServer } from "#shared/contract/mailboxes.ts";
import type { Cursor, MailLogin } from "./mailbox.ts";

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };
/**
 * Time limit from connecting to logging out. A server that responds very slowly would otherwise occupy a worker
 * without end.
 */
const maxSessionMs = 5 * 60_000;
/** The library's own limits are gigabytes, so a server that never ends a line could exhaust the process's memory. */
const maxLineBytes = 4 * 1024 * 1024;
/** Maximum number of mails in one sync; the next sync, a minute later, fetches the rest. */
const maxMessages = 100;
/** Maximum size of all mails in one sync, because they stay in memory until all of them are parsed. */
const maxLookBytes = 64 * 1024 * 1024;
/** Number of bytes that are fetched of a mail over the size limit: enough for its header. */
const maxHeadBytes = 64 * 1024;
const dayMs = 24 * 3600 * 1000;

export interface FetchedMail {
  uid: number;
  raw: Uint8Array;
  receivedAt: Date;
}

/** Logs in, runs an action in the inbox and logs out, all before `until` aborts. Throws `MailProblem`. */
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
    // The library also reports a broken socket here when no command is running; without a listener the process would
    // end.
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
    client?.close(); // The server has already closed the connection.
  }
}

/** Returns the position after the mail that is already in the inbox, which was written to people. */
export function cursorOf(client: ImapFlow, at: Date): Cursor {
  const { mailbox } = client;
  if (!mailbox) throw new Error("no mailbox is open");
  return { validity: String(mailbox.uidValidity), next: mailbox.uidNext, seenAt: at.toISOString() };
}

/**
 * Returns mail that arrived since `cursor`, oldest first, and the position for the next sync. When the server has
 * renumbered the mailbox, mail since shortly before the last sync is returned again; the caller recognises it by its
 * id.
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
  // The range `n:*` always includes the last mail, even when its number is below `n`.
  return ascending(found).filter((uid) => uid >= next);
}

/** IMAP's search only supports days. */
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

/**
 * Fetches one mail by its number or, after the server has renumbered the mailbox, by its Message-ID. Returns null
 * when it was deleted.
 */
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
