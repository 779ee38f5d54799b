import * as contract from "#shared/contract/profile.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as notifications from "#server/modules/identity/notifications.ts";
import * as actions from "#server/modules/identity/profile.ts";

export const profileRoutes: Route[] = [
  serve(contract.changeOwnName, async ({ tenant, caller, body }) => ({
    data: await actions.rename(tenant, caller, body),
  })),
  serve(contract.setPhoto, async ({ tenant, caller, file }) => ({
    data: await actions.setPhoto(tenant, caller, file),
  })),
  serve(contract.removePhoto, async ({ tenant, caller }) => {
    await actions.removePhoto(tenant, caller);
    return { data: null };
  }),
  serve(contract.getNotifications, async ({ tenant, caller }) => ({
    data: await notifications.getMuted(tenant, caller),
  })),
  serve(contract.setNotification, async ({ tenant, caller, body }) => ({
    data: await notifications.setNotification(tenant, caller, body),
  })),
  serve(contract.getPhoto, async ({ tenant, params }) => actions.getPhoto(tenant, params.id)),
];
