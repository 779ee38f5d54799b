import { z } from "zod";
import { lookUpTools } from "#server/answers/answers.ts";
import { flowKinds } from "#shared/rules/flow-request.ts";

const query = z
  .string()
  .describe("What to look for: a question or words. The sources may be in Arabic or in English; try both.");

const items = z
  .array(z.string())
  .describe('Ids of the items that it stands on, as "found" gives them: "i3".');

const descriptions: Record<(typeof lookUpTools)[number], string> = {
  search_knowledge: "Finds questions with answers, policies and other texts.",
  query_rows:
    "Finds products, services, plans, rooms and lessons with prices, and computes sums and comparisons.",
  business_facts:
    "Finds opening hours (whether it is open now), branches, contacts, ways of paying, delivery to a place, people.",
};

const lookUpEntries = lookUpTools.map((name) => [
  name,
  { description: descriptions[name], inputSchema: z.object({ query }) },
]);

/** The tools that a model is offered. None of them changes anything: a person confirms every request. */
export const researchTools = {
  ...(Object.fromEntries(lookUpEntries) as Record<
    (typeof lookUpTools)[number],
    { description: string; inputSchema: z.ZodObject<{ query: z.ZodString }> }
  >),
  reply: {
    description:
      "Answers the customer. Every sentence is checked against the items before it is said; a reply that fails the check comes back with the reason.",
    inputSchema: z.object({ text: z.string(), items }),
  },
  quote: {
    description:
      "Answers with one item in its own words, for instance when it is written in another language.",
    inputSchema: z.object({ item: z.string() }),
  },
  ask_back: {
    description: "Asks which of two or three items the customer means.",
    inputSchema: z.object({ items }),
  },
  start_request: {
    description:
      "The customer wants to order, to book, or to be called: the details are then asked one by one.",
    inputSchema: z.object({ kind: z.enum(flowKinds) }),
  },
  hand_over: {
    description: "Nothing that was found answers the message: a person of the team does.",
    inputSchema: z.object({}),
  },
};
