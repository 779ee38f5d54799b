import type { ImapFlow } from "imapflow";
import type { Context } from "#server/context.ts";
import type { Connection } from "#server/channels/channel.ts";
import { withInbox } from "./imap.ts";
import { type ImapDetails, loginOf } from "./mailbox.ts";

/**
 * Keeps an IMAP connection open and calls `onNews` when mail arrives, until the connection breaks (`MailProblem`) or
 * `signal` aborts. Returns false when the server does not support IDLE, so that the mailbox must be polled.
 */
export async function listenToInbox(
  context: Context,
  connection: Connection,
  details: ImapDetails,
  onNews: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  const { privateAddresses } = context.config.channels;
  const listen = async (client: ImapFlow) => {
    if (!client.capabilities.has("IDLE")) return false;
    client.on("exists", ({ count, prevCount }) => {
      if (count > prevCount) onNews();
    });
    // Mail may have arrived before the connection listened.
    onNews();
    while (client.usable && !signal.aborted) if ((await client.idle()) === false) break;
    return true;
  };
  return withInbox(details.imap, loginOf(connection, details), privateAddresses, listen, signal);
}
