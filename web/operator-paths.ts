import { patterns, query } from "./paths.ts";

/** The addresses of the operator's office. They are apart from `paths`, which every visitor of the site loads. */
export const operatorPaths = {
  /** The requests to subscribe and to renew. */
  subscriptions: (fields: { state?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operatorSubscriptions, fields),
  /** What members of businesses write to the company. */
  support: (fields: { state?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operatorSupport, fields),
  /** Requests to delete a whole business. */
  deletions: (fields: { state?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operatorDeletions, fields),
  organizations: () => patterns.operatorOrganizations,
  organization: (id: string) => `${patterns.operatorOrganizations}/${encodeURIComponent(id)}`,
  /** What plans cost. */
  plans: () => patterns.operatorPlans,
  influencers: () => patterns.operatorInfluencers,
  news: () => patterns.operatorNews,
  article: (id: number) => `${patterns.operatorNews}/${id}`,
  /** Who may enter the office. */
  people: () => patterns.operatorPeople,
  /** What operators did, or what was done in one organisation. */
  activity: (fields: { organization?: string | undefined; before?: string | undefined } = {}) =>
    query(patterns.operatorActivity, fields),
  /** Background jobs; `name` is the kind whose failed ones are listed. */
  jobs: (fields: { name?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operatorJobs, fields),
  /** An operator's own log-in. */
  security: () => patterns.operatorSecurity,
} as const;
