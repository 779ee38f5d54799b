import { z } from "zod";
import { flowKinds } from "#shared/rules/flow-request.ts";
import { weekdays } from "#shared/rules/team-hours.ts";
import { endpoint } from "./endpoint.ts";
import { dataOf, language } from "./envelope.ts";
import { previewAnswer } from "./knowledge.ts";
import { channelKind } from "./tickets.ts";
import { agentTones } from "#shared/values/agents.ts";

/** A `support` agent answers customers, an `internal` agent answers the organisation's own members. */
export const agentKinds = ["support", "internal"] as const;
const agentKind = z.enum(agentKinds);
export type AgentKind = z.infer<typeof agentKind>;

const named = z.object({ ar: z.string(), en: z.string() });
const range = z.tuple([z.string(), z.string()]);

/** The team's hours in the shape of `TeamHours` (shared/rules/team-hours.ts). */
const teamHours = z.object({
  week: z.object(
    Object.fromEntries(weekdays.map((day) => [day, z.array(range)])) as Record<
      (typeof weekdays)[number],
      z.ZodArray<typeof range>
    >,
  ),
  holidays: z.array(z.string()),
});

/**
 * The settings of an agent that an owner can change. `handover`, `channels_off` and `flows` have no effect on the
 * internal agent.
 */
const agentSettings = z.object({
  /** When false, every customer's message goes to a person, and the internal agent answers nobody. */
  enabled: z.boolean(),
  name: named,
  greeting: named,
  tone: z.enum(agentTones),
  /** The languages the agent replies in. The preferred language is first. */
  languages: z.array(language).min(1).max(2),
  /**
   * The lowest confidence (0 to 1) at which the agent answers by itself. Null means the threshold measured for the
   * live version.
   */
  answer_from: z.number().nullable(),
  handover: z.object({
    complaints_to_person: z.boolean(),
    topics: z.object({ ar: z.array(z.string()), en: z.array(z.string()) }),
    /** The number of consecutive questions without an answer after which a person takes over, 1 to 3. */
    after: z.number(),
    /** Null means that customers get no text about when the team replies. */
    team_hours: teamHours.nullable(),
    out_of_hours: z.enum(["say_when", "ask_contact"]),
  }),
  channels_off: z.array(channelKind),
  /**
   * The kinds of customer requests that the agent collects for the team to confirm. When absent, the stored value is
   * kept.
   */
  flows: z.array(z.enum(flowKinds)).optional(),
  /** The organisation's time zone, as an IANA name. */
  time_zone: z.string(),
});
export type AgentSettings = z.infer<typeof agentSettings>;

const agentView = z.object({
  kind: agentKind,
  settings: agentSettings,
  /**
   * The threshold that `answer_from: null` stands for now. `measured` is true when it was chosen on the version's
   * test questions.
   */
  automatic: z.object({ answer_from: z.number(), measured: z.boolean() }),
  /** All channels on which the agent can answer. */
  channels: z.array(channelKind),
  /** The version the agent answers from. Null before the first training. */
  version: z.number().nullable(),
  /** The number of sources that only the internal agent may use. */
  staff_sources: z.number(),
  /**
   * Counts of the current calendar month. For the internal agent, `handed_over` counts the questions without an
   * answer.
   */
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
  body: previewAnswer.body.extend({ settings: agentSettings.optional() }),
  result: previewAnswer.result,
  limit: { max: 60, seconds: 60 },
});
