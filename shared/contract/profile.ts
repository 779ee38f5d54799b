import { z } from "zod";
import { notifications } from "#shared/values/notifications.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, idParams, nothing } from "./envelope.ts";

/** `photo_id` changes with every new photo. It is null without a photo. */
const profile = z.object({ name: z.string(), photo_id: z.string().nullable() });
export type Profile = z.infer<typeof profile>;

export const changeOwnName = endpoint({
  name: "profile.rename",
  method: "PUT",
  path: "/api/me/name/",
  access: "member",
  permission: "any_member",
  summary: "Change the caller's name, as the team and customers read it",
  body: z.object({ name: z.string() }),
  result: dataOf(profile),
});

export const setPhoto = endpoint({
  name: "profile.setPhoto",
  method: "POST",
  path: "/api/me/photo/",
  access: "member",
  permission: "any_member",
  summary:
    "Set the caller's photo (multipart `file`: JPEG, at most 2 MB and 4 megapixels); it is cropped to its middle square at 256 × 256",
  bodyKind: "multipart",
  result: dataOf(profile),
  limit: { max: 30, seconds: 900 },
});

export const removePhoto = endpoint({
  name: "profile.removePhoto",
  method: "DELETE",
  path: "/api/me/photo/",
  access: "member",
  permission: "any_member",
  summary: "Remove the caller's photo",
  result: nothing,
});

export const getPhoto = endpoint({
  name: "profile.getPhoto",
  method: "GET",
  path: "/api/members/:id/photo/",
  access: "member",
  permission: "any_member",
  summary: "Download a member's photo",
  params: idParams,
  produces: "file",
  result: z.unknown(),
});

const muted = z.object({ muted: z.array(z.enum(notifications)) });

export const getNotifications = endpoint({
  name: "profile.getNotifications",
  method: "GET",
  path: "/api/me/notifications/",
  access: "member",
  permission: "any_member",
  summary: "List the notifications that the caller has switched off",
  result: dataOf(muted),
});

export const setNotification = endpoint({
  name: "profile.setNotification",
  method: "PUT",
  path: "/api/me/notifications/",
  access: "member",
  permission: "any_member",
  summary: "Switch one of the caller's notifications on or off",
  body: z.object({ notification: z.enum(notifications), is_on: z.boolean() }),
  result: dataOf(muted),
});
