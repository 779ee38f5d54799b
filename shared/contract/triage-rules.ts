import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language, nothing } from "./envelope.ts";
import { priority } from "./priorities.ts";
import { tag } from "./ticket-tags.ts";
import { channelKind, ticketRow } from "./tickets.ts";
import { triageLimits, sentiments } from "#shared/values/triage-rules.ts";

/** The number of newest tickets on which a rule is tried. */
export const maxTriedTickets = 200;
/** The number of matching tickets that a trial lists. */
export const maxShownMatches = 20;

const sentiment = z.enum(sentiments);
export type Sentiment = z.infer<typeof sentiment>;

/**
 * The conditions of a rule. All set conditions must hold. An empty list sets no condition; one matching value of a
 * list is sufficient.
 */
const triageConditions = z.strictObject({
  channels: z.array(channelKind).max(10),
  languages: z.array(language).max(2),
  words: z.array(z.string().max(200)).max(200),
  sentiments: z.array(sentiment).max(sentiments.length),
  /** The titles of questions or headings of the knowledge base, as the dashboard shows them. */
  topics: z.array(z.string().max(500)).max(200),
  /** `new` selects a customer's first ticket. */
  customers: z.enum(["any", "new", "returning"]),
});
export type TriageConditions = z.infer<typeof triageConditions>;

/** The actions of a rule. At least one is set. */
const triageActions = z.strictObject({
  priority: priority.nullable(),
  /** The member who becomes the assignee of a ticket without one. */
  assignee_id: id.nullable(),
  /** The names of tags. A missing tag is created. */
  tags: z.array(z.string().max(200)).max(20),
  /**
   * The text that is sent instead of the agent's answer, in the language of the reply. When null, the agent answers.
   */
  reply: z.strictObject({ ar: z.string().max(5000).nullable(), en: z.string().max(5000).nullable() }),
  /** Whether the ticket is handed over to a person. */
  escalates: z.boolean(),
});

const triageRuleBody = z.strictObject({
  name: z.string().max(200),
  conditions: triageConditions,
  actions: triageActions,
});
export type TriageRuleBody = z.infer<typeof triageRuleBody>;

const triageRule = z.object({
  id,
  name: z.string(),
  is_enabled: z.boolean(),
  /**
   * The time at which the conditions were last tried on past tickets. Null when they were not tried since their last
   * change.
   */
  tried_at: instant.nullable(),
  conditions: triageConditions,
  actions: triageActions.omit({ tags: true, assignee_id: true }).extend({
    tags: z.array(tag),
    /** A member who cannot be assigned tickets any more is not active. */
    assignee: z.object({ id, name: z.string(), is_active: z.boolean() }).nullable(),
  }),
});
export type TriageRule = z.infer<typeof triageRule>;

export const listTriageRules = endpoint({
  name: "triageRules.list",
  method: "GET",
  path: "/api/triage-rules/",
  access: "member",
  permission: "settings",
  summary: "List the organisation's triage rules in their order, with the topics of the last 90 days",
  result: dataOf(z.object({ rules: z.array(triageRule), topics: z.array(z.string()) })),
});

export const addTriageRule = endpoint({
  name: "triageRules.add",
  method: "POST",
  path: "/api/triage-rules/",
  access: "member",
  permission: "settings",
  summary: "Add a triage rule, switched off, after all others",
  body: triageRuleBody,
  result: dataOf(triageRule),
});

export const changeTriageRule = endpoint({
  name: "triageRules.change",
  method: "PUT",
  path: "/api/triage-rules/:id/",
  access: "member",
  permission: "settings",
  summary: "Change a triage rule; one whose conditions are changed is switched off until it is tried again",
  params: idParams,
  body: triageRuleBody,
  result: dataOf(triageRule),
});

export const enableTriageRule = endpoint({
  name: "triageRules.enable",
  method: "PUT",
  path: "/api/triage-rules/:id/enabled/",
  access: "member",
  permission: "settings",
  summary: "Switch a triage rule on or off; one that was not tried is not switched on",
  params: idParams,
  body: z.strictObject({ is_enabled: z.boolean() }),
  result: dataOf(triageRule),
});

export const deleteTriageRule = endpoint({
  name: "triageRules.delete",
  method: "DELETE",
  path: "/api/triage-rules/:id/",
  access: "member",
  permission: "settings",
  summary: "Delete a triage rule; what it did to tickets stays",
  params: idParams,
  result: nothing,
});

export const orderTriageRules = endpoint({
  name: "triageRules.order",
  method: "POST",
  path: "/api/triage-rules/order/",
  access: "member",
  permission: "settings",
  summary: "Put the triage rules in this order; those that are not named follow as they were",
  body: z.strictObject({ ids: z.array(id).max(triageLimits.maxRules) }),
  result: nothing,
});

const trial = z.object({
  /** The number of newest tickets that were checked. */
  checked: z.number(),
  matched: z.number(),
  /** The newest matching tickets. */
  tickets: z.array(ticketRow),
});
export type TriageTrial = z.infer<typeof trial>;

export const tryTriageRule = endpoint({
  name: "triageRules.try",
  method: "POST",
  path: "/api/triage-rules/:id/trial/",
  access: "member",
  permission: "settings",
  summary: "The past tickets that a triage rule would have matched; changes no ticket",
  params: idParams,
  limit: { max: 30, seconds: 60 },
  result: dataOf(trial),
});
