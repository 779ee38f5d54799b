import type { Context } from "#server/context.ts";
import { type Connection, type ConnectionChange, ReconnectError } from "#server/channels/channel.ts";
import type { RawEvent } from "#server/channels/inbound.ts";
import { syncImap } from "./imap-sync.ts";
import type { ImapDetails } from "./mailbox.ts";
import { renewToken } from "./microsoft-token.ts";

/**
 * Returns the mail that arrived since the last sync, and a renewed token when the current one is about to end or was
 * rejected early, for example after a changed password.
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
      // A renewed token must be stored whatever happens to the sync, because the earlier refresh token may no longer be
      // valid.
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
