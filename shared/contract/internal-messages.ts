import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language } from "./envelope.ts";
import { citation } from "./tickets.ts";

/** A member's question to the internal agent, with the agent's answer. */
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
  /** The time at which the member forwarded the question to the support address. */
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
        /** The version the agent answers from. Null before the first training. */
        version: z.number().nullable(),
        /** The number of sources that customers never get answers from. */
        staff_sources: z.number(),
      }),
      /** The address to which unanswered questions can be forwarded. */
      support_email: z.string(),
      /** The last hundred messages. */
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
    /** An id chosen by the page. Two requests with the same id are one question. */
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
