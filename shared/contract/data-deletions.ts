import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, instant } from "./envelope.ts";

const signed = z.object({ signed_request: z.string().max(4000) });

/** The URL to enter in the Meta app as "Data deletion request URL". Meta defines the response. */
export const requestDataDeletion = endpoint({
  name: "dataDeletions.request",
  method: "POST",
  path: "/meta/data-deletion/",
  access: "public",
  summary: "Receive Meta's request to delete somebody's data; everything is deleted before the response",
  body: signed,
  result: z.object({ url: z.string(), confirmation_code: z.string() }),
});

/** The URL to enter in the Meta app as "Deauthorize callback URL". */
export const receiveDeauthorization = endpoint({
  name: "dataDeletions.deauthorize",
  method: "POST",
  path: "/meta/deauthorize/",
  access: "public",
  summary:
    "Receive Meta's notice that a business removed the app; its account is disconnected and its token deleted",
  body: signed,
  result: dataOf(z.object({ disconnected: z.number() })),
});

export const getDataDeletion = endpoint({
  name: "dataDeletions.get",
  method: "GET",
  path: "/api/data-deletions/:code/",
  access: "public",
  summary: "Get the status of a data deletion request",
  params: z.object({ code: z.string().regex(/^[A-Z2-7]{16}$/) }),
  result: dataOf(
    z.object({
      code: z.string(),
      requested_at: instant,
      done_at: instant,
      conversations: z.number(),
      messages: z.number(),
      accounts: z.number(),
    }),
  ),
  limit: { max: 60, seconds: 60 },
});
