import type { ImapFlow } from "imapflow";
import type { Context } from "#server/context.ts";
import type { Connection } from "#server/channels/channel.ts";
import { withInbox } from "./imap.ts";
import { type ImapDetails, loginOf } from "./mailbox.ts";

/**
 * Keeps a line to the mailbox open and says when mail arrives, until the line breaks (`MailProblem`) or `signal` ends
 * it. False: this server tells nobody (no IDLE), the mailbox has to be asked.
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
    // What arrived before anybody listened.
    onNews();
    while (client.usable && !signal.aborted) if ((await client.idle()) === false) break;
    return true;
  };
  return withInbox(details.imap, loginOf(connection, details), privateAddresses, listen, signal);
}
