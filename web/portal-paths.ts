import type { AgentKind } from "#shared/contract/agents.ts";
import type { FactTopic } from "#shared/rules/business-facts.ts";
import { patterns, query } from "./paths.ts";

/** The filters of the activity log. */
export type ActivityFields = {
  /** A member's id. */
  author?: string | undefined;
  area?: string | undefined;
  /** The first and the last day, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  /** The number of the entry before which the page starts. */
  before?: number | undefined;
};

/** The filters of the messages that the dashboard counts. */
export type MessageFields = {
  kind?: string | undefined;
  /** The first and the last day, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  /** The day of the week, from 0 (Sunday) to 6. */
  weekday?: number | undefined;
  hour?: number | undefined;
  hours?: string | undefined;
  channel?: string | undefined;
  language?: string | undefined;
};

/**
 * The addresses of the portal to which no public page links. They are separate from `paths`, which every visitor of
 * the site loads.
 */
export const portalPaths = {
  messages: (fields: MessageFields & { page?: number | undefined } = {}) => query(patterns.messages, fields),
  microInfluencers: (
    fields: {
      q?: string | undefined;
      specialization?: string | undefined;
      city?: string | undefined;
      list?: string | undefined;
      sort?: string | undefined;
      order?: string | undefined;
      page?: number | undefined;
      profile?: string | undefined;
    } = {},
  ) => query(patterns.microInfluencers, fields),
  /** `rule` is the id of the rule to edit, or `new`. */
  triageRules: (fields: { rule?: string | undefined } = {}) => query(patterns.triageRules, fields),
  /** The page for entering a card. It is opened by a full load, because its policy differs. */
  subscriptionCard: () => patterns.subscriptionCard,
  /** The activity log of the business. */
  activity: (fields: ActivityFields = {}) => query(patterns.activity, fields),
  /** The requests about customers' data, and the retention period. */
  personalData: (fields: { page?: number | undefined } = {}) => query(patterns.personalData, fields),
  quality: (fields: { tab?: string | undefined; q?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.quality, fields),
  gaps: (fields: { page?: number | undefined } = {}) => query(patterns.gaps, fields),
  agent: (kind: AgentKind) => `${patterns.agents}/${kind}`,
  simulator: (fields: { channel?: string | undefined } = {}) => query(patterns.simulator, fields),
  mailbox: (fields: { id?: string | undefined } = {}) => query(patterns.mailbox, fields),
  /** `topic` is the topic whose form opens. */
  businessFacts: (fields: { topic?: FactTopic | undefined } = {}) => query(patterns.facts, fields),
} as const;
