import { patterns } from "#shared/contract/pages.ts";

export { type PathName, patterns, redirects } from "#shared/contract/pages.ts";

/** `path` with those of the fields that have a value. */
export function query(path: string, fields: Record<string, string | number | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== "") search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Which tickets a list shows. */
export type TicketListFields = {
  status?: string | undefined;
  q?: string | undefined;
  /** `me`, `none` or a member's id. */
  assignee?: string | undefined;
  channel?: string | undefined;
  priority?: string | undefined;
  language?: string | undefined;
  /** Hours that they have waited at least. */
  waiting?: number | undefined;
  /** `true`: those whose reply is overdue. */
  overdue?: string | undefined;
  /** The days on which they were opened, `YYYY-MM-DD`. */
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  /** A tag's id. */
  tag?: string | undefined;
  /** A topic's id, and the days on which customers asked about it, `YYYY-MM-DD`. */
  topic?: string | undefined;
  asked?: string | undefined;
  askedto?: string | undefined;
  /** What the customer asked the team to do. */
  request?: string | undefined;
  /** The day since which they asked for it. */
  requested?: string | undefined;
  rating?: string | undefined;
  /** The day since which customers rated. */
  rated?: string | undefined;
  /** What the team did with them, and the day since which it did. */
  handled?: string | undefined;
  handledfrom?: string | undefined;
};

/**
 * The addresses of all pages but those of `operator-paths.ts` and `portal-paths.ts`. Every link of the product uses these
 * functions, so that an address changes in one place.
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
      /** The day since which they are customers, `YYYY-MM-DD`. */
      since?: string | undefined;
      /** The day before which they were customers already, and the one since which they have written. */
      before?: string | undefined;
      wrote?: string | undefined;
      page?: number | undefined;
    } = {},
  ) => query(patterns.customers, fields),
  customer: (id: string) => `${patterns.customers}/${encodeURIComponent(id)}`,
  knowledge: (fields: { tab?: string | undefined } = {}) => query(patterns.knowledge, fields),
  /** `faq` is the id of an answer to open; with `write` a new one is begun, by "1" an empty one and else for that question. */
  answers: (
    fields: {
      q?: string | undefined;
      faq?: string | undefined;
      page?: number | undefined;
      write?: string | undefined;
    } = {},
  ) => query(patterns.answers, fields),
  agents: () => patterns.agents,
  /** Where members ask the internal agent. */
  ask: () => patterns.ask,
  chatbot: () => patterns.chatbot,
  tickets: (fields: TicketListFields & { page?: number | undefined } = {}) => query(patterns.tickets, fields),
  /** `fields` describe the list that the ticket was opened from, for the links to the tickets before and after it. */
  ticket: (id: string, fields: TicketListFields = {}) =>
    query(`${patterns.tickets}/${encodeURIComponent(id)}`, fields),
  about: () => patterns.about,
  portalPrivacy: () => patterns.portalPrivacy,
  portalTerms: () => patterns.portalTerms,
  howToStart: () => patterns.howToStart,
  /** What members write to the company that runs Wakil. */
  support: () => patterns.support,
  /** `part` is the id of a section to go to. */
  settings: (part?: string) => patterns.settings + (part ? `#${part}` : ""),
  subscription: () => patterns.subscription,
  /** What happens after a plan was requested. */
  subscriptionConfirmation: () => patterns.subscriptionConfirmation,
  /** The part of the settings that each member has for themselves. */
  profile: () => `${patterns.settings}#profile`,
  /** The requests that the operator's office answers. */
  operator: (fields: { state?: string | undefined; page?: number | undefined } = {}) =>
    query(patterns.operator, fields),
} as const;

/** Returns a path inside the product, or undefined: a crafted return address must not lead to another site (D19). */
export function safeReturnPath(from: string | null): string | undefined {
  if (!from || !from.startsWith("/") || from.startsWith("//") || from.includes("\\")) return undefined;
  const url = new URL(from, "https://here.invalid");
  if (url.origin !== "https://here.invalid" || url.pathname === patterns.login) return undefined;
  return url.pathname + url.search + url.hash;
}
