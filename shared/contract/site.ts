import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

/** The settings of the public site, which the operator chooses once. */
const siteFacts = z.object({
  /** The address of the log-in page (D21): `/login`, or a portal on another host. */
  login_url: z.string(),
  /** The external page on which visitors book a call. */
  book_call_url: z.string(),
  contact: z.object({ whatsapp: z.string(), phone: z.string(), email: z.string() }),
  social: z.object({ whatsapp: z.string(), x: z.string(), instagram: z.string(), linkedin: z.string() }),
  /** The public chat of the agent that visitors can try on the home page. Null when there is none. */
  demo_chat: z.string().nullable(),
  /** The values that the legal texts mention. */
  legal: z.object({
    /** The address for requests about personal data. */
    email: z.string(),
    /** The number in the commercial register. Null when the texts do not mention one. */
    registration: z.string().nullable(),
    /** The country of the servers, as an ISO 3166 two-letter code. */
    country: z.string(),
    /** The model that this installation offers to every organisation. Null when it offers none. */
    model: z.string().nullable(),
    analytics: z.boolean(),
    /** Whether subscriptions can be paid online. */
    online_payment: z.boolean(),
    /** Whether owners can save a card that renews their subscription. */
    saved_cards: z.boolean(),
  }),
});
export type SiteFacts = z.infer<typeof siteFacts>;

export const getSite = endpoint({
  name: "site.facts",
  method: "GET",
  path: "/api/site/",
  access: "public",
  summary: "Get the addresses and settings of the public site",
  result: dataOf(siteFacts),
});
