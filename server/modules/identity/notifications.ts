import type { Notification } from "#shared/values/notifications.ts";
import type { MemberCaller } from "#server/http/caller.ts";
import type { Tenant } from "#server/tenant.ts";
import * as store from "./store/notifications.ts";

/** Returns the notifications that the caller has switched off. */
export const getMuted = async (
  tenant: Tenant,
  { memberId }: MemberCaller,
): Promise<{ muted: Notification[] }> => ({
  muted: await tenant.transaction((db) => store.readMuted(db, memberId)),
});

/** Switches one notification on or off for the caller. */
export const setNotification = async (
  tenant: Tenant,
  { memberId }: MemberCaller,
  change: { notification: Notification; is_on: boolean },
): Promise<{ muted: Notification[] }> => ({
  muted: await tenant.transaction((db) => store.setMuted(db, memberId, change.notification, !change.is_on)),
});
