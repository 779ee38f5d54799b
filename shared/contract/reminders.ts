import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, nothing, pageOf, pageQuery } from "./envelope.ts";
import { templateValue } from "./templates.ts";

/** A message to a customer that goes out at a time. */
const reminder = z.object({
  id,
  ticket: z.object({
    id,
    number: z.number(),
    subject: z.string(),
    channel: z.string(),
    customer_name: z.string().nullable(),
    customer_number: z.number(),
  }),
  text: z.string(),
  /** Sent instead of the text when the window is closed then. */
  template: z.object({ id, name: z.string(), values: z.array(z.string()) }).nullable(),
  at: instant,
  /** Not sent when the customer writes before. */
  unless_answered: z.boolean(),
  status: z.enum(["scheduled", "sent", "skipped", "cancelled", "failed"]),
  /** Of a failed one: why; a text in both languages stands in `reminders:problem`. */
  problem: z.enum(["window_closed", "not_connected", "template", "late"]).nullable(),
  /** Of a scheduled one: as things stand, the window will be closed then and only a template gets through. */
  window_closed_then: z.boolean(),
  author_name: z.string().nullable(),
  created_at: instant,
});
export type ReminderView = z.infer<typeof reminder>;

const reminderBody = z.object({
  text: z.string(),
  template_id: id.nullable().default(null),
  template_values: z.array(templateValue).max(20).default([]),
  at: instant,
  unless_answered: z.boolean().default(false),
});

export const listReminders = endpoint({
  name: "reminders.list",
  method: "GET",
  path: "/api/reminders/",
  access: "member",
  permission: "any_member",
  summary: "List reminders; scheduled ones soonest first, others latest first",
  query: pageQuery.extend({
    status: z.enum(["scheduled", "ended"]).default("scheduled"),
    ticket_id: id.optional(),
  }),
  result: pageOf(reminder),
});

export const addReminder = endpoint({
  name: "reminders.add",
  method: "POST",
  path: "/api/tickets/:id/reminders/",
  access: "member",
  permission: "any_member",
  summary: "Schedule a message to a ticket's customer",
  params: idParams,
  body: reminderBody,
  result: dataOf(reminder),
});

export const changeReminder = endpoint({
  name: "reminders.change",
  method: "PUT",
  path: "/api/reminders/:id/",
  access: "member",
  permission: "any_member",
  summary: "Change a scheduled reminder",
  params: idParams,
  body: reminderBody,
  result: dataOf(reminder),
});

export const cancelReminder = endpoint({
  name: "reminders.cancel",
  method: "DELETE",
  path: "/api/reminders/:id/",
  access: "member",
  permission: "any_member",
  summary: "Cancel a scheduled reminder",
  params: idParams,
  result: nothing,
});
