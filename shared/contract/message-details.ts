import { z } from "zod";
import { attachment } from "./attachments.ts";

/** The data of a channel's message besides its text. */
export const messageDetails = z.object({
  kind: z.string(),
  subject: z.string().nullable(),
  /** `public` messages are comments under a post, which everyone can read. */
  audience: z.enum(["private", "public"]),
  /** The post that the message comments on or shares. */
  post: z
    .object({
      permalink: z.string().nullable(),
      author: z.string().nullable(),
      text: z.string().nullable(),
      image_url: z.string().nullable(),
    })
    .nullable(),
  attachments: z.array(attachment),
  /** True when the original mail has more than the shown text: quoted history, a signature or a layout. */
  original: z.boolean(),
  reaction: z.string().nullable(),
  edited: z.boolean(),
  deleted: z.boolean(),
  /** The reason why the message was not delivered. */
  failure: z.string().nullable(),
  /** The name of the template that was sent. */
  template: z.string().nullable(),
  /** True for the public reply under a comment that points to the private answer. */
  notice: z.boolean(),
});
export type MessageDetails = z.infer<typeof messageDetails>;
