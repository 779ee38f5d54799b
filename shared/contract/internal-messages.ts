import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language } from "./envelope.ts";
import { citation } from "./tickets.ts";

/** A question a member asked the internal agent, with what it said. */
const internalMessage = z.object({
  id,
  question: z.string(),
  answer: z.string(),
  language,
  decision: z.enum(["answer", "clarify", "handover", "smalltalk"]),
  confidence: z.number(),
  reason: z.string().nullable(),
  choices: z.array(z.string()),
  citations: z.array(citation),
  feedback: z.enum(["right", "wrong"]).nullable(),
  /** When the member sent the question on to the support address. */
  forwarded_at: instant.nullable(),
  created_at: instant,
});
export type InternalMessage = z.infer<typeof internalMessage>;

const named = z.object({ ar: z.string(), en: z.string() });

export const listInternalMessages = endpoint({
  name: "internal.list",
  method: "GET",
  path: "/api/ask/",
  access: "member",
  permission: "any_member",
  summary: "List the caller's own conversation with the internal agent, oldest first",
  result: dataOf(
    z.object({
      agent: z.object({
        enabled: z.boolean(),
        name: named,
        greeting: named,
        /** The version it answers from; null before the first training. */
        version: z.number().nullable(),
        /** Sources that customers never hear of. */
        staff_sources: z.number(),
      }),
      /** Where a question goes that it has no answer to. */
      support_email: z.string(),
      /** The last hundred. */
      messages: z.array(internalMessage),
    }),
  ),
});

export const askInternal = endpoint({
  name: "internal.ask",
  method: "POST",
  path: "/api/ask/",
  access: "member",
  permission: "any_member",
  summary: "Ask the internal agent",
  body: z.object({
    question: z.string(),
    /** Chosen by the page; the same one twice is one question. */
    client_id: z.string().min(1).max(64),
  }),
  result: dataOf(internalMessage),
  limit: { max: 60, seconds: 60 },
});

export const rateInternalAnswer = endpoint({
  name: "internal.judge",
  method: "PUT",
  path: "/api/ask/:id/feedback/",
  access: "member",
  permission: "any_member",
  summary: "Rate an answer of the internal agent as right or wrong; null removes the rating",
  params: idParams,
  body: z.object({ feedback: z.enum(["right", "wrong"]).nullable() }),
  result: dataOf(internalMessage),
});

export const forwardInternal = endpoint({
  name: "internal.forward",
  method: "POST",
  path: "/api/ask/:id/forward/",
  access: "member",
  permission: "any_member",
  summary: "Forward a question to the support address with the caller's name, once",
  params: idParams,
  result: dataOf(internalMessage),
});
