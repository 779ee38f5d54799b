import type * as contract from "#shared/contract/profile.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const changeOwnName = endpoint<typeof contract.changeOwnName>(
  "profile.rename",
  "PUT",
  "/api/me/name/",
);
export const setPhoto = endpoint<typeof contract.setPhoto>("profile.setPhoto", "POST", "/api/me/photo/");
export const removePhoto = endpoint<typeof contract.removePhoto>(
  "profile.removePhoto",
  "DELETE",
  "/api/me/photo/",
);
export const getPhoto = endpoint<typeof contract.getPhoto>(
  "profile.getPhoto",
  "GET",
  "/api/members/:id/photo/",
);
export const getNotifications = endpoint<typeof contract.getNotifications>(
  "profile.getNotifications",
  "GET",
  "/api/me/notifications/",
);
export const setNotification = endpoint<typeof contract.setNotification>(
  "profile.setNotification",
  "PUT",
  "/api/me/notifications/",
);
