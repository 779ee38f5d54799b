import { z } from "zod";
import { connectedKind } from "./channels.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";
import { message } from "./tickets.ts";

/** A place in a text that is filled for each customer: `{{name}}` anywhere, `{{text}}` where there is a reply to quote. */
export const templateValue = z.string().max(1024);

/** A message that WhatsApp approved, and the only thing it takes outside the 24 hours. */
export const messageTemplate = z.object({
  id,
  channel: connectedKind,
  name: z.string(),
  /** As WhatsApp names it: ar, en, en_US. */
  language: z.string(),
  status: z.enum(["approved", "pending", "rejected", "paused", "disabled"]),
  category: z.enum(["marketing", "utility", "authentication"]),
  header: z.object({ kind: z.enum(["none", "text", "picture", "other"]), text: z.string().nullable() }),
  /** With its places as `{{1}}` or `{{name_of_it}}`. */
  body: z.string(),
  footer: z.string().nullable(),
  buttons: z.array(z.string()),
  /** Names of the body's places, in the order their values are given: "1", "2" or words. */
  variables: z.array(z.string()),
  /** Why it cannot be sent from here: not approved, or something in it that is not offered (videos, addresses with places). */
  problem: z.enum(["not_approved", "unsupported"]).nullable(),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

/** The template that opens a conversation again, with what goes into its places. */
const reopening = z.object({ template_id: id, values: z.array(templateValue) });

const templateList = z.object({
  /** Connected WhatsApp accounts. */
  accounts: z.array(
    z.object({
      channel: connectedKind,
      name: z.string(),
      synced_at: instant.nullable(),
      reopening: reopening.nullable(),
    }),
  ),
  templates: z.array(messageTemplate),
});

export const listTemplates = endpoint({
  name: "templates.list",
  method: "GET",
  path: "/api/templates/",
  access: "member",
  permission: "any_member",
  summary:
    "List the message templates of the connected WhatsApp accounts; they are fetched when none are stored yet",
  result: dataOf(templateList),
});

export const refreshTemplates = endpoint({
  name: "templates.refresh",
  method: "POST",
  path: "/api/templates/refresh/",
  access: "member",
  permission: "any_member",
  summary: "Fetch the templates from WhatsApp again",
  result: dataOf(templateList),
  limit: { max: 20, seconds: 60 },
});

export const setReopening = endpoint({
  name: "templates.setReopening",
  method: "PUT",
  path: "/api/templates/reopening/:channel/",
  access: "member",
  permission: "channels",
  summary: "Set the template that reopens a conversation after 24 hours; null for none",
  params: z.object({ channel: connectedKind }),
  body: z.object({ template_id: id.nullable(), values: z.array(templateValue).max(20).default([]) }),
  result: dataOf(templateList),
});

export const sendTemplate = endpoint({
  name: "templates.send",
  method: "POST",
  path: "/api/tickets/:id/template/",
  access: "member",
  permission: "any_member",
  summary: "Send a template to a ticket's customer; every place must be filled",
  params: idParams,
  body: z.object({
    template_id: id,
    values: z.array(templateValue).max(20),
    client_id: z.string().max(64).optional(),
  }),
  result: dataOf(message),
});
