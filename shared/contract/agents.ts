import { z } from "zod";
import { flowKinds } from "#shared/rules/flow-request.ts";
import { weekdays } from "#shared/rules/team-hours.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, language } from "./envelope.ts";
import { preview } from "./knowledge.ts";
import { channelKind } from "./tickets.ts";
import { agentTones } from "#shared/values/agents.ts";

/** `support` answers customers, `internal` the organisation's own people. */
export const agentKinds = ["support", "internal"] as const;
const agentKind = z.enum(agentKinds);
export type AgentKind = z.infer<typeof agentKind>;

const named = z.object({ ar: z.string(), en: z.string() });
const range = z.tuple([z.string(), z.string()]);

/** See shared/rules/team-hours.ts. */
const teamHours = z.object({
  week: z.object(
    Object.fromEntries(weekdays.map((day) => [day, z.array(range)])) as Record<
      (typeof weekdays)[number],
      z.ZodArray<typeof range>
    >,
  ),
  holidays: z.array(z.string()),
});

/** All that an owner decides about an agent. `handover`, `channels_off` and `flows` mean nothing to the internal one. */
const agentSettings = z.object({
  /** Off: every customer's message goes to a person; the internal agent answers nobody. */
  enabled: z.boolean(),
  name: named,
  greeting: named,
  tone: z.enum(agentTones),
  /** Those it replies in, the preferred one first. */
  languages: z.array(language).min(1).max(2),
  /** Probability from which it answers by itself; null: automatic, as measured for the version that answers. */
  answer_from: z.number().nullable(),
  handover: z.object({
    complaints_to_person: z.boolean(),
    topics: z.object({ ar: z.array(z.string()), en: z.array(z.string()) }),
    /** So many questions in a row without an answer, then a person: 1 to 3. */
    after: z.number(),
    /** Null: customers are told nothing of when the team replies. */
    team_hours: teamHours.nullable(),
    out_of_hours: z.enum(["say_when", "ask_contact"]),
  }),
  channels_off: z.array(channelKind),
  /** Requests that it takes from customers, for the team to confirm. Absent: as they are. */
  flows: z.array(z.enum(flowKinds)).optional(),
  /** The organisation's, IANA name. */
  time_zone: z.string(),
});
export type AgentSettings = z.infer<typeof agentSettings>;

const agentView = z.object({
  kind: agentKind,
  settings: agentSettings,
  /** What `answer_from: null` amounts to now; `measured` when it was chosen on the version's test questions. */
  automatic: z.object({ answer_from: z.number(), measured: z.boolean() }),
  /** The channels there are. */
  channels: z.array(channelKind),
  /** The version it answers from; null before the first training. */
  version: z.number().nullable(),
  /** Sources that only the internal agent may use. */
  staff_sources: z.number(),
  /** Of the calendar month until now. Of the internal agent, `handed_over` is what it had no answer to. */
  month: z.object({ answered: z.number(), handed_over: z.number() }),
});
export type AgentView = z.infer<typeof agentView>;

const kindParams = z.object({ kind: agentKind });

export const listAgents = endpoint({
  name: "agents.list",
  method: "GET",
  path: "/api/agents/",
  access: "member",
  permission: "any_member",
  summary: "List both agents with their settings and this month's figures",
  result: dataOf(z.array(agentView)),
});

export const saveAgent = endpoint({
  name: "agents.save",
  method: "PUT",
  path: "/api/agents/:kind/",
  access: "member",
  permission: "settings",
  summary: "Change an agent's settings, from the next message on",
  params: kindParams,
  body: agentSettings,
  result: dataOf(agentView),
});

export const previewAgent = endpoint({
  name: "agents.previewAgent",
  method: "POST",
  path: "/api/agents/:kind/preview/",
  access: "member",
  permission: "any_member",
  summary: "Preview an agent's reply with these settings, saved or not; not counted as usage",
  params: kindParams,
  body: preview.body.extend({ settings: agentSettings.optional() }),
  result: preview.result,
  limit: { max: 60, seconds: 60 },
});
