import type { Context } from "#server/context.ts";
import type { Connection, ConnectionChange } from "#server/channels/channel.ts";
import type { RawEvent } from "#server/channels/inbound.ts";
import { requireGmail, callGmail } from "./gmail.ts";
import { requireGoogle } from "./google-token.ts";
import type { GmailDetails } from "./mailbox.ts";
import { readMailApart } from "./mail-readers.ts";

/** A watch ends after seven days; Google recommends renewing it daily. */
const watchLifeMs = 24 * 3600 * 1000;
const daySeconds = 24 * 3600;
const maxPages = 40;
/** Maximum number of mails in one sync; the next sync fetches the rest. */
const maxMessages = 100;
/** Labels of mail that no customer sent to us. */
const notForUs = ["SENT", "DRAFT", "SPAM", "TRASH", "CHAT"];

/**
 * Asks Google to push notifications about new mail. Without a topic the account is only polled. Returns the history
 * id at which reading starts.
 */
export async function startWatch(context: Context, connection: Connection): Promise<{ historyId: string }> {
  const { topic } = requireGoogle(context);
  if (!topic) return { historyId: String((await requireGmail(context, connection, "/profile")).historyId) };
  const json = { topicName: topic, labelIds: ["INBOX"], labelFilterBehavior: "INCLUDE" };
  return { historyId: String((await requireGmail(context, connection, "/watch", { json })).historyId) };
}

/** Returns the mail that arrived since the last sync, oldest first. */
export async function syncGmail(
  context: Context,
  connection: Connection,
  details: GmailDetails,
): Promise<{ events: RawEvent[]; change: ConnectionChange }> {
  const at = context.clock();
  const watch = await renewWatch(context, connection, details, at);
  const news = details.historyId
    ? await newSince(context, connection, details.historyId)
    : await arrivedSince(context, connection, details, watch?.historyId);
  const found = news ?? (await arrivedSince(context, connection, details, watch?.historyId));
  const events: RawEvent[] = [];
  for (const id of found.ids) {
    const event = await readOne(context, connection, id);
    if (event && event.at >= new Date(details.since)) events.push(event);
  }
  const change = {
    historyId: found.historyId,
    seenAt: found.complete ? at.toISOString() : details.seenAt,
    ...(watch && { watchedAt: at.toISOString() }),
  };
  return { events, change: { details: change } };
}

async function renewWatch(
  context: Context,
  connection: Connection,
  { watchedAt }: GmailDetails,
  at: Date,
): Promise<{ historyId: string } | null> {
  if (watchedAt && at.getTime() - Date.parse(watchedAt) < watchLifeMs) return null;
  return startWatch(context, connection);
}

interface News {
  ids: string[];
  /** The history id at which the next sync starts. */
  historyId: string;
  complete: boolean;
}

/** Returns null when Google no longer has the history since `from`. */
async function newSince(context: Context, connection: Connection, from: string): Promise<News | null> {
  const ids = new Set<string>();
  let reached = from;
  let page: string | undefined;
  for (let count = 0; count < maxPages; count++) {
    const query = new URLSearchParams({
      startHistoryId: from,
      historyTypes: "messageAdded",
      labelId: "INBOX",
      ...(page && { pageToken: page }),
    });
    const { status, body } = await callGmail(context, connection, `/history?${query}`);
    if (status === 404) return null;
    if (status !== 200) throw new Error(`Gmail /history: ${status}`);
    for (const record of (body.history ?? []) as HistoryRecord[]) {
      for (const { message } of record.messagesAdded ?? [])
        if (!message.labelIds?.some((label) => notForUs.includes(label))) ids.add(message.id);
      reached = record.id;
      if (ids.size >= maxMessages) return { ids: [...ids], historyId: reached, complete: false };
    }
    page = body.nextPageToken as string | undefined;
    if (!page) return { ids: [...ids], historyId: String(body.historyId ?? reached), complete: true };
  }
  return { ids: [...ids], historyId: reached, complete: false };
}

interface HistoryRecord {
  id: string;
  messagesAdded?: { message: { id: string; labelIds?: string[] } }[];
}

/** Lists all mail since a day before the last sync. Mail that was stored before is recognised by its id. */
async function arrivedSince(
  context: Context,
  connection: Connection,
  details: GmailDetails,
  historyId: string | undefined,
): Promise<News> {
  // The history id is read before the list, so that mail that arrives in between is in both and never missed.
  const reached = historyId ?? String((await requireGmail(context, connection, "/profile")).historyId);
  const seconds =
    Math.floor(Date.parse(details.seenAt ?? details.since) / 1000) - (details.seenAt ? daySeconds : 0);
  const ids: string[] = [];
  let page: string | undefined;
  for (let count = 0; count < maxPages; count++) {
    const query = new URLSearchParams({
      labelIds: "INBOX",
      q: `after:${seconds}`,
      maxResults: "100",
      ...(page && { pageToken: page }),
    });
    const body = await requireGmail(context, connection, `/messages?${query}`);
    ids.push(...((body.messages ?? []) as { id: string }[]).map(({ id }) => id));
    page = body.nextPageToken as string | undefined;
    if (!page) break;
  }
  return { ids: ids.toReversed(), historyId: reached, complete: true };
}

async function readOne(context: Context, connection: Connection, id: string): Promise<RawEvent | null> {
  const found = await fetchGmail(context, connection, id);
  if (!found) return null;
  return readMailApart({
    raw: found.raw,
    account: connection.account,
    receivedAt: found.receivedAt,
    where: { from: "gmail", id, thread: found.threadId },
  });
}

/** Returns null when the mail has been deleted. */
export async function fetchGmail(
  context: Context,
  connection: Connection,
  id: string,
): Promise<{ raw: Uint8Array; threadId: string; receivedAt: Date } | null> {
  const { status, body } = await callGmail(
    context,
    connection,
    `/messages/${encodeURIComponent(id)}?format=raw`,
  );
  if (status === 404) return null;
  if (status !== 200 || typeof body?.raw !== "string") throw new Error(`Gmail /messages: ${status}`);
  return {
    raw: Buffer.from(body.raw, "base64url"),
    threadId: String(body.threadId),
    receivedAt: new Date(Number(body.internalDate)),
  };
}
