import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, instant } from "./envelope.ts";

/** Only in demo mode; answers 404 otherwise. */
export const listMail = endpoint({
  name: "simulator.listMail",
  method: "GET",
  path: "/api/simulator/mail/",
  access: "public",
  summary: "Mail the demo sent instead of handing it to a mail server, newest first",
  result: dataOf(
    z.array(
      z.object({
        id,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        created_at: instant,
      }),
    ),
  ),
});
