import type * as contract from "#shared/contract/reminders.ts";
import { endpoint } from "#web/api/endpoint.ts";

export const listReminders = endpoint<typeof contract.listReminders>(
  "reminders.list",
  "GET",
  "/api/reminders/",
);
export const addReminder = endpoint<typeof contract.addReminder>(
  "reminders.add",
  "POST",
  "/api/tickets/:id/reminders/",
);
export const changeReminder = endpoint<typeof contract.changeReminder>(
  "reminders.change",
  "PUT",
  "/api/reminders/:id/",
);
export const cancelReminder = endpoint<typeof contract.cancelReminder>(
  "reminders.cancel",
  "DELETE",
  "/api/reminders/:id/",
);
