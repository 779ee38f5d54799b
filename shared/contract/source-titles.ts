import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, idParams } from "./envelope.ts";
import { source } from "./knowledge.ts";

const title = z.string().max(200);

export const setSourceTitles = endpoint({
  name: "knowledge.setTitles",
  method: "PUT",
  path: "/api/knowledge/sources/:id/titles/",
  access: "member",
  permission: "knowledge",
  summary: "Set the titles under which customers see a source; an empty one leaves the file's name",
  params: idParams,
  body: z.strictObject({ ar: title, en: title }),
  result: dataOf(source),
});
