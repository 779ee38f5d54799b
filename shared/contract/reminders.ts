import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, nothing, pageOf, pageQuery } from "./envelope.ts";
import { templateValue } from "./templates.ts";

/** A message that is sent to a customer at a scheduled time. */
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
  /** The template that is sent instead of the text when the reply window is closed. */
  template: z.object({ id, name: z.string(), values: z.array(z.string()) }).nullable(),
  at: instant,
  /** When true, the reminder is cancelled if the customer writes first. */
  unless_answered: z.boolean(),
  status: z.enum(["scheduled", "sent", "skipped", "cancelled", "failed"]),
  /** The reason why a reminder failed. Its text is in `reminders:problem`. */
  problem: z.enum(["window_closed", "not_connected", "template", "late"]).nullable(),
  /**
   * True when the reply window is expected to be closed at the scheduled time, so that only a template can be
   * delivered.
   */
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
