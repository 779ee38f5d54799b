import { patterns } from "#shared/contract/pages.ts";

export { type PathName, patterns, redirects } from "#shared/contract/pages.ts";

/** Returns `path` with a query of the fields that have a value. */
export function query(path: string, fields: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== "") search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The filters of a ticket list. */
export type TicketListFields = {
  status?: string | undefined;
  q?: string | undefined;
  /** `me`, `none` or a member's id. */
  assignee?: string | undefined;
  channel?: string | undefined;
  priority?: string | undefined;
  language?: string | undefined;
  /** The minimum number of hours that the ticket has waited. */
  waiting?: number | undefined;
  /** `true` selects tickets whose reply is overdue. */
  overdue?: string | undefined;
  /** The first and the last day on which the ticket was opened, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  /** A tag's id. */
  tag?: string | undefined;
  /** A topic's id, and the days on which customers asked about it, `YYYY-MM-DD`. */
  topic?: string | undefined;
  asked?: string | undefined;
  askedto?: string | undefined;
  /** The kind of the customer's request to the team. */
  request?: string | undefined;
  /** The first day of that request. */
  requested?: string | undefined;
  rating?: string | undefined;
  /** The first day of the rating. */
  rated?: string | undefined;
  /** What the team did with them, and the day since which it did. */
  handled?: string | undefined;
  handledfrom?: string | undefined;
};

/**
 * The addresses of all pages except those in `operator-paths.ts` and `portal-paths.ts`. All links use these
 * functions, so that an address is changed in one place.
 */
export const paths = {
  home: () => patterns.home,
  aboutus: () => patterns.aboutus,
  contactus: () => patterns.contactus,
  pricing: () => patterns.pricing,
  news: (fields: { page?: number | undefined } = {}) => query(patterns.news, fields),
  article: (id: string) => patterns.article.replace(":id", encodeURIComponent(id)),
  terms: () => patterns.terms,
  privacy: () => patterns.privacy,
  signUp: () => patterns.signUp,
  /** `from` is the page to return to after the log-in. */
  login: (from?: string) => query(patterns.login, { from }),
  forgotPassword: () => patterns.forgotPassword,
  forgotPasswordError: () => patterns.forgotPasswordError,
  emailAlert: () => patterns.emailAlert,
  channels: () => patterns.channels,
  campaigns: (fields: { page?: number | undefined } = {}) => query(patterns.campaigns, fields),
  campaign: (id: string) => `${patterns.campaigns}/${encodeURIComponent(id)}`,
  dashboard: (fields: { period?: string | undefined } = {}) => query(patterns.dashboard, fields),
  customers: (
    fields: {
      q?: string | undefined;
      tag?: string | undefined;
      quiet?: number | undefined;
      /** The first day of customers' first message, `YYYY-MM-DD`. */
      since?: string | undefined;
      /** The day before which customers first wrote, and the first day of their last message. */
      before?: string | undefined;
      wrote?: string | undefined;
      page?: number | undefined;
    } = {},
  ) => query(patterns.customers, fields),
  customer: (id: string) => `${patterns.customers}/${encodeURIComponent(id)}`,
  knowledge: (fields: { tab?: string | undefined } = {}) => query(patterns.knowledge, fields),
  /**
   * `faq` is the id of an answer to open. `write` opens a new answer: "1" an empty one, any other text one for that
   * question.
   */
  answers: (
    fields: {
      q?: string | undefined;
      faq?: string | undefined;
      page?: number | undefined;
      write?: string | undefined;
    } = {},
  ) => query(patterns.answers, fields),
  agents: () => patterns.agents,
  /** The page on which members ask the internal agent. */
  ask: () => patterns.ask,
  chatbot: () => patterns.chatbot,
  tickets: (fields: TicketListFields & { page?: number | undefined } = {}) => query(patterns.tickets, fields),
  /** `fields` are the filters of the list from which the ticket was opened, for the links to its neighbours. */
  ticket: (id: string, fields: TicketListFields = {}) =>
    query(`${patterns.tickets}/${encodeURIComponent(id)}`, fields),
  about: () => patterns.about,
  portalPrivacy: () => patterns.portalPrivacy,
  portalTerms: () => patterns.portalTerms,
  howToStart: () => patterns.howToStart,
  /** The support requests to the company that runs Wakil. */
  support: () => patterns.support,
  /** `part` is the id of a section to scroll to. */
  settings: (part?: string) => patterns.settings + (part ? `#${part}` : ""),
  subscription: () => patterns.subscription,
  /** The page after a plan was requested. */
  subscriptionConfirmation: () => patterns.subscriptionConfirmation,
  /** The member's own section of the settings. */
  profile: () => `${patterns.settings}#profile`,
  /** The demo requests in the back office. */
  operator: (fields: { state?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operator, fields),
} as const;

/** Returns a path of the product, or undefined: a crafted return address must not lead to another site (D19). */
export function safeReturnPath(from: string | null): string | undefined {
  if (!from || !from.startsWith("/") || from.startsWith("//") || from.includes("\\")) return undefined;
  const url = new URL(from, "https://here.invalid");
  if (url.origin !== "https://here.invalid" || url.pathname === patterns.login) return undefined;
  return url.pathname + url.search + url.hash;
}
