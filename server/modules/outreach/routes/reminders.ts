import * as contract from "#shared/contract/reminders.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/outreach/reminders.ts";

export const reminderRoutes: Route[] = [
  serve(contract.listReminders, async ({ tenant, query }) => actions.listReminders(tenant, query)),
  serve(contract.addReminder, async ({ tenant, caller, params, body }) => ({
    data: await actions.addReminder(tenant, caller, params.id, body),
  })),
  serve(contract.changeReminder, async ({ tenant, params, body }) => ({
    data: await actions.changeReminder(tenant, params.id, body),
  })),
  serve(contract.cancelReminder, async ({ tenant, params }) => {
    await actions.cancelReminder(tenant, params.id);
    return { data: null };
  }),
];
