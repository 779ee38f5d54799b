import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id } from "./envelope.ts";

/** What customers ask about: a question or a heading of the business's knowledge. */
export const topic = z.object({ id, title: z.string() });
export type Topic = z.infer<typeof topic>;

export const listTopics = endpoint({
  name: "topics.list",
  method: "GET",
  path: "/api/topics/",
  access: "member",
  permission: "any_member",
  scope: "tickets:read",
  summary:
    "List the fifty topics customers asked about most in the last twelve months, for the ticket filter",
  query: z.object({
    /** The id of a topic that the response always lists first, however rarely it was asked about. */
    chosen: id.optional(),
  }),
  result: dataOf(z.array(topic)),
});
