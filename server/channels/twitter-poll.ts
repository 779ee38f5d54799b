import { z } from "zod";
import type { Context } from "#server/context.ts";
import type { Account, Connection, ConnectionChange } from "./channel.ts";
import { parseValidItems } from "./valid-items.ts";
import type { RawEvent } from "./inbound.ts";
import { callX, XError } from "./twitter-call.ts";
import {
  isGroup,
  isRepost,
  mentionEvent,
  mediaFacts,
  messageEvent,
  postFacts,
  toStoredMention,
  toStoredMessage,
  userFacts,
} from "./twitter-webhook.ts";

/** Maximum pages of one list in one poll; the next poll continues after them. */
const pages = 5;
/**
 * Maximum number of unread ranges; more are merged into one, so that the connection's details stay small. Known items
 * are ignored.
 */
const maxStretches = 20;
const id = z.string().regex(/^\d+$/);
const message = z.looseObject({
  id,
  event_type: z.string().optional(),
  sender_id: z.string(),
  dm_conversation_id: z.string().optional(),
  text: z.string().optional(),
  created_at: z.string().optional(),
  attachments: z.looseObject({ media_keys: z.array(z.string()).optional() }).optional(),
});
const post = postFacts.extend({ id });
const page = z.looseObject({
  data: z.array(z.unknown()).optional(),
  includes: z
    .looseObject({
      users: z.array(userFacts).optional(),
      media: z.array(mediaFacts).optional().catch(undefined),
    })
    .optional(),
  meta: z.looseObject({ next_token: z.string().optional() }).optional(),
});
type Page = z.infer<typeof page>;

/** An unread range of a list: from a page, or from the newest item, back to a known id. */
const stretch = z.object({ page: z.string().nullable(), floor: id });
type Stretch = z.infer<typeof stretch>;

/** Position in a list: the newest known id and the unread ranges before it. */
interface PollState {
  since: string;
  rest: Stretch[];
  /** The last poll used all its calls for new items, so unread ranges come first now. */
  restFirst: boolean;
}

/** Position as it is stored in a connection's details. */
const pollState = z.object({
  messagesSince: id.catch("0"),
  messagesRest: z.array(stretch).catch([]),
  messagesRestFirst: z.boolean().catch(false),
  mentionsSince: id.catch("0"),
  mentionsRest: z.array(stretch).catch([]),
  mentionsRestFirst: z.boolean().catch(false),
});
const readPollState = ({ details }: Pick<Connection, "details">) => pollState.parse(details);

/** One of X's lists, newest first; `read` makes events of a page's items. */
interface List {
  path: string;
  query: Record<string, string>;
  /** The list supports an end id. */
  takesFloor: boolean;
  read: (page: Page) => { id: string; event: RawEvent | null }[];
}

interface Looked extends PollState {
  events: RawEvent[];
  /** Waiting time that X asked for. */
  waitMs: number | null;
  /** Other problem that ended the poll. */
  problem: unknown;
}

/**
 * Polls new messages and mentions, each with a position of its own. Items that a poll does not reach, because there are too
 * many or X asks to wait, are read by a later poll, so that no customer's message is left out. The newest items come first,
 * then the unread ranges.
 */
export async function pollTwitter(
  context: Context,
  connection: Connection,
): Promise<{ events: RawEvent[]; details: ConnectionChange["details"] }> {
  const stands = readPollState(connection);
  const messages = await readRanges(context, connection, messageList(context, connection), {
    since: stands.messagesSince,
    rest: stands.messagesRest,
    restFirst: stands.messagesRestFirst,
  });
  const mentions = await readRanges(context, connection, mentionList(context, connection), {
    since: stands.mentionsSince,
    rest: stands.mentionsRest,
    restFirst: stands.mentionsRestFirst,
  });
  const events = [...messages.events, ...mentions.events];
  const problem = messages.problem ?? mentions.problem;
  // Items that were read are kept; the next poll reports the problem again.
  if (problem && events.length === 0) throw problem;
  const waitMs = messages.waitMs ?? mentions.waitMs;
  const now = context.clock();
  return {
    events,
    details: {
      polledAt: now.toISOString(),
      messagesSince: messages.since,
      messagesRest: messages.rest,
      messagesRestFirst: messages.restFirst,
      mentionsSince: mentions.since,
      mentionsRest: mentions.rest,
      mentionsRestFirst: mentions.restFirst,
      ...(waitMs !== null && { pollAfter: new Date(now.getTime() + waitMs).toISOString() }),
    },
  };
}

/** Whether the last poll left unread ranges. */
export function hasBacklog(connection: Connection): boolean {
  const { messagesRest, mentionsRest } = readPollState(connection);
  return messagesRest.length + mentionsRest.length > 0;
}

/** Position of the account for a later connection, so that messages of the meantime are read as well. */
export const cursorDetails = (details: Account["details"]): Account["details"] =>
  typeof details["messagesSince"] === "string" ? readPollState({ details }) : {};

/** Current position of the account, so that older messages are not read. */
export async function currentCursors(
  context: Context,
  connection: Connection,
): Promise<Record<string, string>> {
  const last = async (path: string) => {
    const answer = page.parse((await ask(context, connection, path, { max_results: "5" })).body);
    return newest(
      (answer.data ?? []).map((one) => z.looseObject({ id }).parse(one).id),
      "0",
    );
  };
  return {
    messagesSince: await last("/2/dm_events"),
    mentionsSince: await last(`/2/users/${connection.account}/mentions`),
  };
}

const isAfter = (one: string, other: string): boolean => BigInt(one) > BigInt(other);
const newest = (ids: string[], before: string): string =>
  ids.reduce((best, one) => (isAfter(one, best) ? one : best), before);

const ask = (context: Context, connection: Connection, path: string, query: Record<string, string>) =>
  callX(context, connection.secrets["token"] ?? "", { path, query });

/** Ranges to read: new items first, then unread ranges, the oldest first. */
async function readRanges(
  context: Context,
  connection: Connection,
  list: List,
  { since, rest: behind, restFirst }: PollState,
): Promise<Looked> {
  const looked: Looked = { events: [], since, rest: [], restFirst: false, waitMs: null, problem: null };
  let left = pages;
  const readPages = async ({ page: from, floor }: Stretch): Promise<Stretch | null> => {
    let next = from;
    while (left > 0 && looked.waitMs === null && !looked.problem) {
      left -= 1;
      try {
        const answer = await ask(context, connection, list.path, queryOf(list, next, floor));
        const read = page.parse(answer.body);
        const items = list.read(read);
        for (const item of items) {
          if (!isAfter(item.id, floor)) continue;
          looked.since = newest([item.id], looked.since);
          if (item.event) looked.events.push(item.event);
        }
        next = read.meta?.next_token ?? null;
        if (!next || items.some((item) => !isAfter(item.id, floor))) return null;
      } catch (problem) {
        const status = problem instanceof XError ? problem.status : null;
        // X's page tokens expire; the range is then read from the newest item, and known items are ignored.
        if (status === 400 && next) next = null;
        else if (status === 429) looked.waitMs = (problem as XError).waitMs ?? 60_000;
        else looked.problem = problem;
      }
    }
    return { page: next, floor };
  };
  const walkBehind = async () => {
    for (const one of behind) {
      const rest = await readPages(one);
      if (rest) looked.rest.push(rest);
    }
  };
  if (restFirst) await walkBehind();
  const front = await readPages({ page: null, floor: since });
  if (!restFirst) await walkBehind();
  looked.restFirst = !restFirst && looked.rest.length > 0 && (looked.waitMs !== null || left === 0);
  // A range without progress is read again by the next poll.
  if (front && isAfter(looked.since, since)) looked.rest.push(front);
  if (looked.rest.length > maxStretches) looked.rest = [{ page: null, floor: lowest(looked.rest) }];
  return looked;
}

const lowest = (stretches: Stretch[]): string =>
  stretches.map(({ floor }) => floor).reduce((one, other) => (isAfter(one, other) ? other : one));

const queryOf = ({ query, takesFloor }: List, next: string | null, floor: string) => ({
  max_results: "100",
  ...query,
  ...(takesFloor && floor !== "0" && { since_id: floor }),
  ...(next && { pagination_token: next }),
});

/** Reports the format of an invalid item and reads the others. */
const oddly = (context: Context) => (why: string) =>
  context.log.warn({ platform: "twitter", why: why.slice(0, 500) }, "a part of a list was not understood");

/** Direct messages: the list has no start id, so pages are read until a known item. X keeps thirty days of them. */
const messageList = (context: Context, { account }: Connection): List => ({
  path: "/2/dm_events",
  query: {
    event_types: "MessageCreate",
    "dm_event.fields": "id,text,event_type,dm_conversation_id,created_at,sender_id,attachments",
    expansions: "sender_id,attachments.media_keys",
    "media.fields": "media_key,type,url,variants",
    "user.fields": "username,name",
  },
  takesFloor: false,
  read: ({ data, includes }) =>
    parseValidItems(message, data, oddly(context)).map((one) => {
      const stored = toStoredMessage(account, one, includes ?? {});
      const isOurs = stored.recipient !== "" && !isGroup(one, account);
      return { id: one.id, event: isOurs ? messageEvent(account, stored) : null };
    }),
});

/** Mentions: X returns the last 800 of them. */
const mentionList = (context: Context, { account }: Connection): List => ({
  path: `/2/users/${account}/mentions`,
  query: {
    "tweet.fields": "author_id,conversation_id,created_at,in_reply_to_user_id,referenced_tweets",
    expansions: "author_id",
    "user.fields": "username,name",
  },
  takesFloor: true,
  read: ({ data, includes }) =>
    parseValidItems(post, data, oddly(context)).map((one) => ({
      id: one.id,
      event: isRepost(one) ? null : mentionEvent(account, toStoredMention(one, includes?.users ?? [])),
    })),
});
