import * as contract from "#shared/contract/reminders.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/outreach/reminders.ts";

export const reminderRoutes: Route[] = [
  serve(contract.listReminders, async ({ context, caller, query }) =>
    actions.listReminders(context, caller.organizationId, query),
  ),
  serve(contract.addReminder, async ({ context, caller, params, body }) => ({
    data: await actions.addReminder(context, caller, params.id, body),
  })),
  serve(contract.changeReminder, async ({ context, caller, params, body }) => ({
    data: await actions.changeReminder(context, caller.organizationId, params.id, body),
  })),
  serve(contract.cancelReminder, async ({ context, caller, params }) => {
    await actions.cancelReminder(context, caller.organizationId, params.id);
    return { data: null };
  }),
];
