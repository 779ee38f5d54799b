import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";

/** A file that came with a message, as staff see it. */
export const attachment = z.object({
  id,
  kind: z.enum(["image", "video", "audio", "document", "sticker"]),
  name: z.string().nullable(),
  type: z.string(),
  size_bytes: z.number().nullable(),
  /** `waiting` files have not been fetched from the platform yet. `lost` files cannot be fetched any more. */
  state: z.enum(["ready", "waiting", "lost"]),
});
export type AttachmentView = z.infer<typeof attachment>;

export const linkAttachment = endpoint({
  name: "attachments.link",
  method: "GET",
  path: "/api/attachments/:id/",
  access: "member",
  permission: "any_member",
  scope: "conversations:read",
  summary: "Create a link to an attachment, valid for five minutes",
  params: idParams,
  result: dataOf(z.object({ url: z.string(), expires_at: instant })),
});

export const openAttachment = endpoint({
  name: "attachments.open",
  method: "GET",
  path: "/media/:token/",
  access: "public",
  summary: "Download the attachment of a link",
  params: z.object({ token: z.string().max(400) }),
  produces: "file",
  result: z.unknown(),
});
