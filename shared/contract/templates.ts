import { z } from "zod";
import { connectedKind } from "./channels.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant } from "./envelope.ts";
import { message } from "./tickets.ts";

/** The value of one placeholder. `{{name}}` can be used anywhere, `{{text}}` only where there is a reply to quote. */
export const templateValue = z.string().max(1024);

/** A message that WhatsApp approved. Outside the 24-hour window WhatsApp accepts nothing else. */
export const messageTemplate = z.object({
  id,
  channel: connectedKind,
  name: z.string(),
  /** The language code that WhatsApp uses: ar, en, en_US. */
  language: z.string(),
  status: z.enum(["approved", "pending", "rejected", "paused", "disabled"]),
  category: z.enum(["marketing", "utility", "authentication"]),
  header: z.object({ kind: z.enum(["none", "text", "picture", "other"]), text: z.string().nullable() }),
  /** The text with placeholders such as `{{1}}` or `{{order_number}}`. */
  body: z.string(),
  footer: z.string().nullable(),
  buttons: z.array(z.string()),
  /** The names of the placeholders in the order of their values: "1", "2", or words. */
  variables: z.array(z.string()),
  /**
   * The reason why the template cannot be sent: WhatsApp has not approved it, or it uses an unsupported feature
   * (videos, addresses with placeholders).
   */
  problem: z.enum(["not_approved", "unsupported"]).nullable(),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

/** The template that reopens a conversation, with the values of its placeholders. */
const reopening = z.object({ template_id: id, values: z.array(templateValue) });

const templateList = z.object({
  /** The connected WhatsApp accounts. */
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
