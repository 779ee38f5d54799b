import type { Context } from "#server/context.ts";
import { type Connection, type ConnectionChange, ReconnectError } from "#server/channels/channel.ts";
import type { RawEvent } from "#server/channels/inbound.ts";
import { cursorOf, withInbox, fetchNewMail } from "./imap.ts";
import { MailProblem } from "./mail-problem.ts";
import { readMailApart } from "./mail-readers.ts";
import { type ImapDetails, loginOf } from "./mailbox.ts";

/** Returns the mail that arrived in the mailbox since the last sync, oldest first. */
export async function syncImap(
  context: Context,
  connection: Connection,
  details: ImapDetails,
): Promise<{ events: RawEvent[]; change: ConnectionChange }> {
  const at = context.clock();
  const { cursor, since } = details;
  const { mails, reached } = await withMailboxErrors(() =>
    withInbox(
      details.imap,
      loginOf(connection, details),
      context.config.channels.privateAddresses,
      async (client) => {
        if (!cursor) return { mails: [], reached: cursorOf(client, at) };
        const news = await fetchNewMail(client, cursor, at);
        return { mails: news.mails, reached: news.cursor };
      },
    ),
  );
  const events: RawEvent[] = [];
  for (const { raw, uid, receivedAt } of mails) {
    // Mail from before the connection can only be included when the server has renumbered the mailbox.
    if (cursor?.validity !== reached.validity && receivedAt < new Date(since)) continue;
    events.push(
      await readMailApart({
        raw,
        account: connection.account,
        receivedAt,
        where: { from: "imap", validity: reached.validity, uid },
      }),
    );
  }
  return { events, change: { details: { cursor: reached } } };
}

/** A mailbox that rejects our password must be connected again; all other errors are temporary. */
export async function withMailboxErrors<T>(what: () => Promise<T>): Promise<T> {
  try {
    return await what();
  } catch (problem) {
    if (problem instanceof MailProblem && problem.code === "login_refused")
      throw new ReconnectError(problem.message);
    throw problem;
  }
}
