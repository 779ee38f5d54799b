import type { Context } from "#server/context.ts";
import { type Connection, type ConnectionChange, ReconnectError } from "#server/channels/channel.ts";
import type { RawEvent } from "#server/channels/inbound.ts";
import { syncImap } from "./imap-sync.ts";
import type { ImapDetails } from "./mailbox.ts";
import { renewToken } from "./microsoft-token.ts";

/**
 * What arrived since the last look, with the next token where it is time for it, or where this one is refused before
 * its time: after a changed password, for example.
 */
export async function syncMicrosoft(
  context: Context,
  connection: Connection,
  details: ImapDetails,
): Promise<{ events: RawEvent[]; change: ConnectionChange }> {
  const inTime = await renewToken(context, connection);
  try {
    return await lookWith(context, connection, details, inTime);
  } catch (problem) {
    if (!(problem instanceof ReconnectError)) {
      // A new token is kept whatever became of the look: the renewal before it may be spent.
      if (inTime) return { events: [], change: inTime };
      throw problem;
    }
    if (inTime) throw problem;
    return lookWith(context, connection, details, await renewToken(context, connection, true));
  }
}

async function lookWith(
  context: Context,
  connection: Connection,
  details: ImapDetails,
  change: ConnectionChange | undefined,
): Promise<{ events: RawEvent[]; change: ConnectionChange }> {
  const current = change?.secrets ? { ...connection, secrets: change.secrets } : connection;
  const found = await syncImap(context, current, details);
  return { events: found.events, change: { ...change, ...found.change } };
}
