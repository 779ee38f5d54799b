import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, idParams, nothing } from "./envelope.ts";
import { tag } from "./ticket-tags.ts";

export const listTags = endpoint({
  name: "tags.list",
  method: "GET",
  path: "/api/tags/",
  access: "member",
  permission: "any_member",
  scope: "tickets:read",
  summary: "List the organisation's tags by name",
  result: dataOf(z.array(tag)),
});

export const renameTag = endpoint({
  name: "tags.rename",
  method: "PUT",
  path: "/api/tags/:id/",
  access: "member",
  permission: "settings",
  summary: "Rename a tag on all its tickets; a name that another tag has in any spelling is refused",
  params: idParams,
  body: z.object({ name: z.string().max(200) }),
  result: dataOf(tag),
});

export const deleteTag = endpoint({
  name: "tags.delete",
  method: "DELETE",
  path: "/api/tags/:id/",
  access: "member",
  permission: "settings",
  summary: "Delete a tag and remove it from all its tickets",
  params: idParams,
  result: nothing,
});
