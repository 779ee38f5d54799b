import { patterns, query } from "./paths.ts";

/** The addresses of the back office. They are separate from `paths`, which every visitor of the site loads. */
export const operatorPaths = {
  /** The requests to subscribe and to renew. */
  subscriptions: (fields: { state?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operatorSubscriptions, fields),
  /** The support requests of businesses. */
  support: (fields: { state?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operatorSupport, fields),
  /** The requests to delete a business. */
  deletions: (fields: { state?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operatorDeletions, fields),
  organizations: () => patterns.operatorOrganizations,
  organization: (id: string) => `${patterns.operatorOrganizations}/${encodeURIComponent(id)}`,
  /** The prices of the plans. */
  plans: () => patterns.operatorPlans,
  influencers: () => patterns.operatorInfluencers,
  news: () => patterns.operatorNews,
  article: (id: number) => `${patterns.operatorNews}/${id}`,
  /** The operators' accounts. */
  people: () => patterns.operatorPeople,
  /** The activity of operators, or of one organisation. */
  activity: (fields: { organization?: string | undefined; before?: string | undefined } = {}) =>
    query(patterns.operatorActivity, fields),
  /** The background jobs. `name` is the kind whose failed jobs are listed. */
  jobs: (fields: { name?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operatorJobs, fields),
  /** The operator's own log-in settings. */
  security: () => patterns.operatorSecurity,
} as const;
