import type { AgentKind } from "#shared/contract/agents.ts";
import type { FactTopic } from "#shared/rules/business-facts.ts";
import { patterns, query } from "./paths.ts";

/** Which entries of the activity log are shown. */
export type ActivityFields = {
  /** A member's id. */
  author?: string | undefined;
  area?: string | undefined;
  /** The first and the last day, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  /** The number of the entry before which to go on. */
  before?: number | undefined;
};

/** Which of the messages that the dashboard counts are shown. */
export type MessageFields = {
  kind?: string | undefined;
  /** The first and the last day, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  /** 0 is Sunday. */
  weekday?: number | undefined;
  hour?: number | undefined;
  hours?: string | undefined;
  channel?: string | undefined;
  language?: string | undefined;
};

/** Addresses of the portal that no public page links to. They are apart from `paths`, which every visitor of the site loads. */
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
  /** `rule` is the id of the one to edit, or `new`. */
  triageRules: (fields: { rule?: string | undefined } = {}) => query(patterns.triageRules, fields),
  /** Where a card is entered. It is loaded, not navigated to, because its policy differs. */
  subscriptionCard: () => patterns.subscriptionCard,
  /** Who changed what in the business. */
  activity: (fields: ActivityFields = {}) => query(patterns.activity, fields),
  /** Requests about customers' data, and how long it is kept. */
  personalData: (fields: { page?: number | undefined } = {}) => query(patterns.personalData, fields),
  quality: (fields: { tab?: string | undefined; q?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.quality, fields),
  gaps: (fields: { page?: number | undefined } = {}) => query(patterns.gaps, fields),
  agent: (kind: AgentKind) => `${patterns.agents}/${kind}`,
  simulator: (fields: { channel?: string | undefined } = {}) => query(patterns.simulator, fields),
  mailbox: (fields: { id?: string | undefined } = {}) => query(patterns.mailbox, fields),
  /** `topic` is the one to state. */
  businessFacts: (fields: { topic?: FactTopic | undefined } = {}) => query(patterns.facts, fields),
} as const;
