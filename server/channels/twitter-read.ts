import { z } from "zod";
import type { Connection } from "./channel.ts";
import type { InboundEvent } from "./inbound.ts";

const stored = z.looseObject({
  dm: z
    .looseObject({
      id: z.string(),
      sender: z.string(),
      recipient: z.string(),
      text: z.string(),
      at: z.number(),
      name: z.string().nullable(),
      username: z.string().nullish(),
      media: z.array(z.object({ url: z.string(), type: z.string() })),
    })
    .optional(),
  mention: z
    .looseObject({
      id: z.string(),
      author: z.string(),
      text: z.string(),
      conversation: z.string(),
      inReplyTo: z.string().nullable(),
      inReplyToUser: z.string().nullish(),
      at: z.number(),
      name: z.string().nullable(),
      username: z.string().nullable(),
    })
    .optional(),
  encrypted: z.object({ id: z.string(), sender: z.string(), at: z.number() }).optional(),
});

/** Address of X's copy, which X appends to the text of a message with a picture. */
export const ownLink = /\s*https:\/\/t\.co\/\w+$/;

const accountOf = (username: string | null | undefined) => (username ? { account: `@${username}` } : {});

/** Content of one event of X. */
export function readTwitter(body: unknown, connection: Connection): InboundEvent[] {
  const { dm, mention, encrypted } = stored.parse(body);
  if (dm) {
    const [media] = dm.media;
    const kind = media?.type.startsWith("video") ? "video" : "image";
    const messageKind = media ? kind : "text";
    const text = media ? dm.text.replace(ownLink, "") : dm.text;
    if (dm.sender === connection.account)
      return [
        { kind: "echo", contact: dm.recipient, externalId: dm.id, text, messageKind, at: new Date(dm.at) },
      ];
    return [
      {
        kind: "message",
        externalId: dm.id,
        from: { address: dm.sender, ...(dm.name && { name: dm.name }), ...accountOf(dm.username) },
        at: new Date(dm.at),
        messageKind,
        text,
        attachments: media ? [{ kind, name: null, type: media.type, content: { reference: media.url } }] : [],
      },
    ];
  }
  if (mention && mention.author !== connection.account) {
    const username = connection.name.replace(/^@/, "");
    const mentionId = mention.inReplyTo ?? mention.id;
    return [
      {
        kind: "message",
        externalId: mention.id,
        from: {
          address: mention.author,
          ...((mention.name ?? mention.username) && { name: mention.name ?? mention.username ?? "" }),
          ...accountOf(mention.username),
        },
        at: new Date(mention.at),
        messageKind: "comment",
        text: withoutHandle(mention.text, username),
        attachments: [],
        headers: { conversation: mention.conversation },
        ...(isForSomebodyElse(mention, connection.account, username) && { automatedReason: "overheard" }),
        post: {
          externalId: mentionId,
          permalink: `https://x.com/i/web/status/${mentionId}`,
          author: mentionId === mention.id && mention.username ? `@${mention.username}` : null,
          text: mentionId === mention.id ? mention.text : null,
          imageUrl: null,
        },
      },
    ];
  }
  if (encrypted)
    return [
      {
        kind: "message",
        externalId: encrypted.id,
        from: { address: encrypted.sender },
        at: new Date(encrypted.at),
        messageKind: "unsupported",
        text: "",
        attachments: [],
      },
    ];
  return [];
}

/** Removes the names at the beginning, which are the addressees. */
const leadingNames = /^(?:\s*@\w{1,15})+/;

/**
 * X puts the names of all participants of a conversation before every reply in it. A person who replies to somebody
 * else there has not addressed the business and would not expect a reply. The message is stored for staff to read.
 */
const isForSomebodyElse = (
  mention: { inReplyToUser?: string | null | undefined; text: string },
  account: string,
  username: string,
): boolean =>
  Boolean(mention.inReplyToUser) &&
  mention.inReplyToUser !== account &&
  !new RegExp(`@${username}(?=\\W|$)`, "iu").test(mention.text.replace(leadingNames, ""));

function withoutHandle(text: string, username: string): string {
  const words = text.replace(leadingNames, "").trim();
  return username ? words.replace(new RegExp(`(^|\\s)@${username}(?=\\W|$)`, "giu"), "$1").trim() : words;
}
