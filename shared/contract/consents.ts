import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

/**
 * The longest email address has 254 characters. When every character is escaped, the link with the organisation's id
 * and the signature stays under 600.
 */
const linkParams = z.object({ token: z.string().max(600) });
const consent = z.object({
  business: z.object({ ar: z.string(), en: z.string() }),
  /** The partly hidden address, such as n•••@gmail.com, which its owner can recognise. */
  address: z.string(),
  subscribed: z.boolean(),
});
export type ConsentView = z.infer<typeof consent>;
const limit = { max: 60, seconds: 60 };

export const getConsent = endpoint({
  name: "consents.get",
  method: "GET",
  path: "/api/unsubscribe/:token/",
  access: "public",
  summary: "Get whether the address of an unsubscribe link receives marketing messages",
  params: linkParams,
  result: dataOf(consent),
  limit,
});

export const setConsent = endpoint({
  name: "consents.set",
  method: "PUT",
  path: "/api/unsubscribe/:token/",
  access: "public",
  summary: "Unsubscribe the link's address from marketing messages, or subscribe it again",
  params: linkParams,
  body: z.object({ subscribed: z.boolean() }),
  result: dataOf(consent),
  limit,
});

/**
 * The address in the List-Unsubscribe header. A browser gets the page; mail programs send a POST request (RFC 8058).
 */
export const unsubscribeOneClick = endpoint({
  name: "consents.oneClick",
  method: "POST",
  path: "/unsubscribe/:token/",
  access: "public",
  summary: "Unsubscribe with one click from a mail program",
  params: linkParams,
  bodyKind: "form",
  body: z.object({ "List-Unsubscribe": z.literal("One-Click") }),
  result: dataOf(consent),
  limit,
});
