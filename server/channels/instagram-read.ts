import { z } from "zod";
import type { Connection } from "./channel.ts";
import type { InboundAttachment, InboundEvent, InboundMessage, MessageKind, Post } from "./inbound.ts";
import { instagramInstant } from "./instagram-webhook.ts";

const attachment = z.looseObject({
  type: z.string(),
  payload: z
    .looseObject({
      url: z.string().optional(),
      title: z.string().optional(),
      ig_post_media_id: z.string().optional(),
      reel_video_id: z.string().optional(),
    })
    .optional(),
});
const story = z.looseObject({ id: z.string().optional(), url: z.string().optional() });
const message = z.looseObject({
  mid: z.string(),
  text: z.string().optional(),
  attachments: z.array(attachment).optional(),
  reply_to: z.looseObject({ mid: z.string().optional(), story: story.optional() }).optional(),
  is_echo: z.boolean().optional(),
  is_deleted: z.boolean().optional(),
  is_unsupported: z.boolean().optional(),
});
const messaging = z.looseObject({
  sender: z.looseObject({ id: z.string() }),
  recipient: z.looseObject({ id: z.string() }),
  timestamp: z.number(),
  message: message.optional(),
  message_edit: z.looseObject({ mid: z.string(), text: z.string().optional() }).optional(),
  reaction: z.looseObject({ mid: z.string(), action: z.string(), emoji: z.string().optional() }).optional(),
  read: z.looseObject({ mid: z.string() }).optional(),
  postback: z.looseObject({ mid: z.string().optional(), title: z.string().optional() }).optional(),
});
const comment = z.looseObject({
  id: z.string(),
  from: z.looseObject({
    id: z.string(),
    username: z.string().optional(),
    self_ig_scoped_id: z.string().optional(),
  }),
  text: z.string().optional(),
  media: z.looseObject({ id: z.string(), media_product_type: z.string().optional() }).optional(),
  parent_id: z.string().optional(),
});
const stored = z.union([
  z.looseObject({ messaging }),
  z.looseObject({ comment, field: z.string(), time: z.number() }),
]);

/** Data of a comment that a reply needs. */
interface CommentHeaders {
  commentId: string;
  parentId: string | null;
  /** The comment is under a live video and can only be answered in private while it runs. */
  live: boolean;
}

const files: Record<string, InboundAttachment["kind"]> = {
  image: "image",
  video: "video",
  audio: "audio",
  file: "document",
};
const types: Record<InboundAttachment["kind"], string> = {
  image: "image/jpeg",
  video: "video/mp4",
  audio: "audio/mp4",
  document: "application/octet-stream",
  sticker: "image/webp",
};
const shares = new Set(["share", "ig_post", "ig_reel", "reel", "story_mention"]);

/** Content of one event of Instagram. */
export function readInstagram(body: unknown, connection: Connection): InboundEvent[] {
  const event = stored.parse(body);
  return "comment" in event
    ? readComment(event as z.infer<(typeof stored)["options"][1]>, connection)
    : readMessaging((event as z.infer<(typeof stored)["options"][0]>).messaging, connection);
}

function readMessaging(event: z.infer<typeof messaging>, connection: Connection): InboundEvent[] {
  const from = event.sender.id;
  const at = instagramInstant(event.timestamp);
  const { message: content, message_edit: edit, reaction, read, postback } = event;
  if (content?.is_echo) {
    // A message that the business deletes in the app was delivered before, so it is kept.
    if (content.is_deleted) return [];
    const { messageKind, text } = readMessage(content, from, at, connection);
    return [{ kind: "echo", contact: event.recipient.id, externalId: content.mid, text, messageKind, at }];
  }
  // Other events of the account itself are ignored.
  if (from === connection.account) return [];
  if (content?.is_deleted) return [{ kind: "deletion", from, externalId: content.mid, at }];
  if (content) return [readMessage(content, from, at, connection)];
  if (edit) return [{ kind: "edit", from, externalId: edit.mid, text: edit.text ?? "", at }];
  if (reaction)
    return [
      {
        kind: "reaction",
        from,
        to: reaction.mid,
        emoji: reaction.action === "react" ? (reaction.emoji ?? "❤️") : "",
        at,
      },
    ];
  if (read) return [{ kind: "status", contact: from, externalId: read.mid, upTo: at, status: "read", at }];
  if (postback?.title)
    return [
      {
        kind: "message",
        externalId: postback.mid ?? `postback:${from}:${event.timestamp}`,
        from: { address: from },
        at,
        messageKind: "text",
        text: postback.title,
        attachments: [],
      },
    ];
  return [];
}

function readMessage(
  content: z.infer<typeof message>,
  from: string,
  at: Date,
  connection: Connection,
): InboundMessage {
  const all = content.attachments ?? [];
  const shared = all.find(({ type }) => shares.has(type));
  const repliedStory = content.reply_to?.story;
  const post = repliedStory ? ofStory(repliedStory, connection) : shared ? ofShare(shared) : undefined;
  const attachments = all.flatMap(({ type, payload }): InboundAttachment[] => {
    const kind = files[type];
    return kind && payload?.url
      ? [{ kind, name: null, type: types[kind], content: { reference: payload.url } }]
      : [];
  });
  const heart = all.some(({ type }) => type === "like_heart");
  return {
    kind: "message",
    externalId: content.mid,
    from: { address: from },
    at,
    messageKind: kindOf(content, {
      story: repliedStory !== undefined,
      shared: shared !== undefined,
      heart,
      attachments,
    }),
    text: content.text ?? (heart ? "❤️" : ""),
    attachments,
    ...(content.reply_to?.mid && { quotes: content.reply_to.mid }),
    ...(post && { post }),
  };
}

function kindOf(
  content: z.infer<typeof message>,
  has: { story: boolean; shared: boolean; heart: boolean; attachments: InboundAttachment[] },
): MessageKind {
  if (has.story) return "story_reply";
  if (has.shared) return "shared_post";
  if (has.attachments[0]) return has.attachments[0].kind;
  if (has.heart) return "sticker";
  return content.text && !content.is_unsupported ? "text" : "unsupported";
}

const ofStory = (repliedStory: z.infer<typeof story>, connection: Connection): Post => ({
  externalId: repliedStory.id ?? repliedStory.url ?? "story",
  permalink: repliedStory.url ?? null,
  author: connection.name,
  text: null,
  imageUrl: repliedStory.url ?? null,
});

function ofShare({ payload }: z.infer<typeof attachment>): Post {
  const permalink = payload?.url ?? null;
  return {
    externalId: payload?.ig_post_media_id ?? payload?.reel_video_id ?? permalink ?? "post",
    permalink,
    author: null,
    text: payload?.title ?? null,
    imageUrl: null,
  };
}

function readComment(
  { comment: commentRow, field, time }: z.infer<(typeof stored)["options"][1]>,
  connection: Connection,
): InboundEvent[] {
  // Our own replies under a post arrive as comments and are ignored.
  if (commentRow.from.id === connection.account || commentRow.from.self_ig_scoped_id === connection.account)
    return [];
  const headers: CommentHeaders = {
    commentId: commentRow.id,
    parentId: commentRow.parent_id ?? null,
    live: field === "live_comments",
  };
  return [
    {
      kind: "message",
      externalId: commentRow.id,
      from: {
        address: commentRow.from.id,
        ...(commentRow.from.username && {
          name: commentRow.from.username,
          account: `@${commentRow.from.username}`,
        }),
      },
      at: instagramInstant(time),
      messageKind: "comment",
      text: commentRow.text ?? "",
      attachments: [],
      headers,
      ...(commentRow.media && {
        post: { externalId: commentRow.media.id, permalink: null, author: null, text: null, imageUrl: null },
      }),
    },
  ];
}
