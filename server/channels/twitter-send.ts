import { FormData } from "undici";
import { z } from "zod";
import type { Context } from "#server/context.ts";
import type { Connection, OutboundRequest, OutboundPicture, SendOutcome } from "./channel.ts";
import { PlatformUnreachableError, OutcomeUnknownError } from "./platform-fetch.ts";
import { callX, XError } from "./twitter-call.ts";

const maxPost = 280;
const uploaded = z.looseObject({ data: z.looseObject({ id: z.string() }) });

const tokenOf = ({ secrets }: Connection): string => secrets["token"] ?? "";

/** Sends a direct message. Throws the errors of `callX`, which `twitter.ts` converts to an outcome. */
export async function sendDirectly(
  context: Context,
  connection: Connection,
  { contact, text, picture }: OutboundRequest,
): Promise<SendOutcome> {
  const media = picture ? await upload(context, connection, picture, "dm_image") : null;
  if (media && "kind" in media) return media;
  const answer = await callX(context, tokenOf(connection), {
    path: `/2/dm_conversations/with/${encodeURIComponent(contact)}/messages`,
    json: { ...(text && { text }), ...(media && { attachments: [{ media_id: media.id }] }) },
  });
  return { kind: "sent", externalId: answer.body?.data?.dm_event_id ?? null };
}

/** Sends a public reply under the post that mentioned us, in one piece. */
export async function replyToPost(
  context: Context,
  connection: Connection,
  { answers, text, picture }: OutboundRequest,
): Promise<SendOutcome> {
  if (answers?.kind !== "comment")
    return { kind: "failed", code: "rejected", why: "there is no post to answer" };
  if ([...text].length > maxPost) return { kind: "failed", code: "too_large", why: "too long for a post" };
  const media = picture ? await upload(context, connection, picture, "tweet_image") : null;
  if (media && "kind" in media) return media;
  const answer = await callX(context, tokenOf(connection), {
    path: "/2/tweets",
    json: {
      ...(text && { text }),
      ...(media && { media: { media_ids: [media.id] } }),
      reply: { in_reply_to_tweet_id: answers.externalId },
    },
  });
  return { kind: "sent", externalId: answer.body?.data?.id ?? null };
}

/** Uploads a picture and returns its id, or why it was refused. After an error here the message was not sent. */
async function upload(
  context: Context,
  connection: Connection,
  picture: OutboundPicture,
  category: "dm_image" | "tweet_image",
): Promise<{ id: string } | SendOutcome> {
  const form = new FormData();
  form.set("media", new Blob([new Uint8Array(picture.bytes)], { type: picture.type }), picture.name);
  form.set("media_category", category);
  form.set("media_type", picture.type);
  try {
    const answer = await callX(context, tokenOf(connection), {
      path: "/2/media/upload",
      multipart: form,
      timeoutMs: 60_000,
    });
    const read = uploaded.safeParse(answer.body);
    if (!read.success) throw new PlatformUnreachableError("the upload has no id");
    return { id: read.data.data.id };
  } catch (problem) {
    if (problem instanceof OutcomeUnknownError)
      throw new PlatformUnreachableError(`upload: ${problem.message}`);
    if (!(problem instanceof XError)) throw problem;
    const why = `upload: ${problem.message}`;
    // The account was connected before the permission for pictures was requested, or through an app without that
    // permission.
    if (problem.status === 403) return { kind: "failed", code: "picture_permission", why };
    if (problem.status === 400 || problem.status === 413 || problem.status === 422)
      return { kind: "failed", code: "picture_refused", why };
    throw problem;
  }
}
