import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, idParams } from "./envelope.ts";

export const getRawMessage = endpoint({
  name: "originals.read",
  method: "GET",
  path: "/api/messages/:id/original/",
  access: "member",
  permission: "any_member",
  scope: "conversations:read",
  summary:
    "Get a mail as it arrived, with its history and signature, and as sanitised HTML where it had some",
  params: idParams,
  result: dataOf(
    z.object({
      subject: z.string().nullable(),
      text: z.string(),
      /** The sanitised HTML, which loads and runs nothing. Pages still show it in a frame without scripts. */
      html: z.string().nullable(),
    }),
  ),
});
