import {
  type Account,
  type Channel,
  type Connection,
  type ConnectionChange,
  type Media,
  ReconnectError,
} from "./channel.ts";
import type { Context } from "#server/context.ts";
import { requireGmail } from "./email/gmail.ts";
import { fetchGmail, startWatch, syncGmail } from "./email/gmail-sync.ts";
import { googleOAuth } from "./email/google-oauth.ts";
import { accessToken, forgetToken, requireGoogle } from "./email/google-token.ts";
import { listenToInbox } from "./email/idle.ts";
import { cursorOf, withInbox, fetchOneMail } from "./email/imap.ts";
import { withMailboxErrors, syncImap } from "./email/imap-sync.ts";
import { readAttachmentApart } from "./email/mail-readers.ts";
import { loginOf, mailDetails } from "./email/mailbox.ts";
import { sendMail } from "./email/send.ts";
import { verifyMicrosoftLogin, microsoftOAuth } from "./email/microsoft-oauth.ts";
import { syncMicrosoft } from "./email/microsoft-sync.ts";
import { readStored, type MailLocation } from "./email/stored-mail.ts";
import { platformFetch } from "./platform-fetch.ts";

/**
 * The adapter for email: a Gmail account through Gmail's API with push notifications, or any other mailbox through
 * IMAP and SMTP, with its password or with Microsoft's tokens.
 */
export const email: Channel = {
  kind: "email",
  platform: "email",
  // A mail that is sent twice has the same Message-ID, so the customer's mail program shows it once.
  can: {
    maxLength: null,
    windowHours: null,
    idempotent: true,
    pictures: {
      types: ["image/jpeg", "image/png", "image/webp"],
      maxBytes: 10 * 1024 * 1024,
      captionLength: null,
    },
  },
  // Any mailbox can be connected, because no registration with a provider is needed.
  configured: () => true,
  login: googleOAuth,
  otherLogins: { microsoft: microsoftOAuth },
  activate,
  resume,
  disconnect,
  read: readStored,
  send: sendMail,
  fetchMedia,
  async sync(context, connection) {
    const details = mailDetails(connection);
    if (details.transport === "gmail") return syncGmail(context, connection, details);
    if (details.provider) return syncMicrosoft(context, connection, details);
    return syncImap(context, connection, details);
  },
  async listen(context, connection, onNews, signal) {
    const details = mailDetails(connection);
    // Gmail announces new mail through push notifications, so only IMAP mailboxes are listened to.
    return details.transport === "imap" && listenToInbox(context, connection, details, onNews, signal);
  },
};

/** The earlier cursor is only used for the same kind of mailbox, because Gmail's history ids mean nothing to IMAP. */
function resume(fresh: Account["details"], earlier: Account["details"]): Account["details"] {
  if (fresh["transport"] !== earlier["transport"]) return fresh;
  const { since, cursor, historyId, seenAt } = earlier;
  return { ...fresh, since, ...(cursor ? { cursor } : {}), ...(historyId ? { historyId, seenAt } : {}) };
}

/**
 * Starts after the mail that is already in the mailbox, because people have dealt with it. A mailbox that is
 * connected again continues at its earlier cursor.
 */
async function activate(context: Context, connection: Connection): Promise<ConnectionChange> {
  const details = mailDetails(connection);
  const at = context.clock();
  if (details.transport === "gmail") {
    const { historyId } = await startWatch(context, connection);
    const watched = { watchedAt: at.toISOString() };
    return { details: details.historyId ? watched : { ...watched, historyId, seenAt: at.toISOString() } };
  }
  if (details.provider) {
    const reached = await verifyMicrosoftLogin(context, connection, details);
    return { details: { cursor: details.cursor ?? reached } };
  }
  const reached = await withMailboxErrors(() =>
    withInbox(
      details.imap,
      loginOf(connection, details),
      context.config.channels.privateAddresses,
      async (client) => cursorOf(client, at),
    ),
  );
  return { details: { cursor: details.cursor ?? reached } };
}

async function disconnect(context: Context, connection: Connection): Promise<void> {
  if (mailDetails(connection).transport !== "gmail") return;
  try {
    await requireGmail(context, connection, "/stop", { method: "POST" });
    const token = await accessToken(context, connection);
    const { tokenUrl } = requireGoogle(context);
    await platformFetch(new URL("revoke", tokenUrl).toString(), { form: { token } });
  } catch (problem) {
    if (!(problem instanceof ReconnectError)) throw problem;
  } finally {
    forgetToken(connection.id);
  }
}

/** Attachments stay in the mailbox until somebody opens them, so they are fetched from there. */
async function fetchMedia(context: Context, connection: Connection, reference: string): Promise<Media> {
  const which = JSON.parse(reference) as MailLocation & { messageId: string | null; index: number };
  const raw = await wholeMail(context, connection, which);
  if (!raw) throw new Error("the mail is no longer in the mailbox");
  const file = await readAttachmentApart(raw, which.index);
  if (!file) throw new Error("the mail has no such attachment");
  return file;
}

async function wholeMail(
  context: Context,
  connection: Connection,
  which: MailLocation & { messageId: string | null },
): Promise<Uint8Array | null> {
  const details = mailDetails(connection);
  if (which.from === "gmail") return (await fetchGmail(context, connection, which.id))?.raw ?? null;
  if (details.transport !== "imap") return null;
  return withMailboxErrors(() =>
    withInbox(
      details.imap,
      loginOf(connection, details),
      context.config.channels.privateAddresses,
      (client) => fetchOneMail(client, which),
    ),
  );
}
