import { z } from "zod";
import type { Context } from "#server/context.ts";
import type { Connection, ConnectionChange } from "./channel.ts";
import type { RawEvent } from "./inbound.ts";
import { askX, XError } from "./twitter-call.ts";
import {
  mentionEvent,
  messageEvent,
  postFacts,
  storedMention,
  storedMessage,
  userFacts,
} from "./twitter-webhook.ts";

const pages = 5;
const message = z.looseObject({
  id: z.string(),
  event_type: z.string().optional(),
  sender_id: z.string(),
  dm_conversation_id: z.string().optional(),
  text: z.string().optional(),
  created_at: z.string().optional(),
});
const list = z.looseObject({
  data: z.array(z.unknown()).optional(),
  includes: z.looseObject({ users: z.array(userFacts).optional() }).optional(),
  meta: z.looseObject({ next_token: z.string().optional() }).optional(),
});

const newest = (ids: string[], before: string): string =>
  ids.reduce((best, id) => (BigInt(id) > BigInt(best) ? id : best), before);

/**
 * What came since the last look, of messages and of mentions; each remembers where it stands. Too many calls end the
 * look: the rest comes with a later one.
 */
export async function poll(
  context: Context,
  connection: Connection,
): Promise<{ events: RawEvent[]; details: ConnectionChange["details"] }> {
  const since = {
    messages: cursorOf(connection, "messagesSince"),
    mentions: cursorOf(connection, "mentionsSince"),
  };
  const events: RawEvent[] = [];
  const details: Record<string, unknown> = { polledAt: context.clock().toISOString() };
  try {
    const messages = await newMessages(context, connection, since.messages);
    events.push(...messages.events);
    details["messagesSince"] = newest(messages.ids, since.messages);
    const mentions = await newMentions(context, connection, since.mentions);
    events.push(...mentions.events);
    details["mentionsSince"] = newest(mentions.ids, since.mentions);
  } catch (problem) {
    if (!(problem instanceof XError) || problem.status !== 429) throw problem;
    details["pollAfter"] = new Date(context.clock().getTime() + (problem.waitMs ?? 60_000)).toISOString();
  }
  return { events, details };
}

/** Where the account stands now: what was before it was connected is nobody's business here. */
export async function currentCursors(
  context: Context,
  connection: Connection,
): Promise<Record<string, string>> {
  const last = async (path: string) => {
    const answer = list.parse((await ask(context, connection, path, { max_results: "5" })).body);
    return newest(
      (answer.data ?? []).map((one) => z.looseObject({ id: z.string() }).parse(one).id),
      "0",
    );
  };
  return {
    messagesSince: await last("/2/dm_events"),
    mentionsSince: await last(`/2/users/${connection.account}/mentions`),
  };
}

const cursorOf = ({ details }: Connection, name: string): string => {
  const value = details[name];
  return typeof value === "string" && /^\d+$/.test(value) ? value : "0";
};

const ask = (context: Context, connection: Connection, path: string, query: Record<string, string>) =>
  askX(context, connection.secrets["token"] ?? "", { path, query });

/** X lists the newest first and takes no beginning: pages are turned until something known comes. */
async function newMessages(context: Context, connection: Connection, since: string) {
  const events: RawEvent[] = [];
  const ids: string[] = [];
  let page: string | undefined;
  for (let turned = 0; turned < pages; turned++) {
    const answer = list.parse(
      (
        await ask(context, connection, "/2/dm_events", {
          max_results: "100",
          event_types: "MessageCreate",
          "dm_event.fields": "id,text,event_type,dm_conversation_id,created_at,sender_id,attachments",
          expansions: "sender_id",
          "user.fields": "username,name",
          ...(page && { pagination_token: page }),
        })
      ).body,
    );
    const all = (answer.data ?? []).map((one) => message.parse(one));
    const fresh = all.filter(({ id }) => BigInt(id) > BigInt(since));
    for (const one of fresh) {
      ids.push(one.id);
      const kept = storedMessage(connection.account, one, answer.includes?.users ?? []);
      if (kept.recipient) events.push(messageEvent(connection.account, kept));
    }
    page = answer.meta?.next_token;
    if (!page || fresh.length < all.length) break;
  }
  return { events, ids };
}

async function newMentions(context: Context, connection: Connection, since: string) {
  const answer = list.parse(
    (
      await ask(context, connection, `/2/users/${connection.account}/mentions`, {
        max_results: "100",
        "tweet.fields": "author_id,conversation_id,created_at,referenced_tweets",
        expansions: "author_id",
        "user.fields": "username,name",
        ...(since !== "0" && { since_id: since }),
      })
    ).body,
  );
  const posts = (answer.data ?? []).map((one) => postFacts.parse(one));
  return {
    ids: posts.map(({ id }) => id),
    events: posts.map((post) =>
      mentionEvent(connection.account, storedMention(post, answer.includes?.users ?? [])),
    ),
  };
}
