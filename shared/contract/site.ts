import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

/** What is set once for the whole public site, by whoever runs it. */
const siteFacts = z.object({
  /** D21: where people log in; another host's portal, or `/login`. */
  login_url: z.string(),
  /** Where visitors choose a time for a call; on a page of somebody else's. */
  book_call_url: z.string(),
  contact: z.object({ whatsapp: z.string(), phone: z.string(), email: z.string() }),
  social: z.object({ whatsapp: z.string(), x: z.string(), instagram: z.string(), linkedin: z.string() }),
  /** The public chat of the agent that visitors may try in the hero; null when there is none. */
  demo_chat: z.string().nullable(),
  /** What the legal texts name. */
  legal: z.object({
    /** Where requests about personal data go. */
    email: z.string(),
    /** Number in the commercial register; null: not named. */
    registration: z.string().nullable(),
    /** Where the servers are: two letters of ISO 3166. */
    country: z.string(),
    /** The model this installation offers every organisation; null: none. */
    model: z.string().nullable(),
    analytics: z.boolean(),
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
