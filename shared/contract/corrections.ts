import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language } from "./envelope.ts";

/** A correction that staff made from a customer's message. */
const correction = z.object({
  id,
  /** The customer's message that was corrected. */
  message_id: id,
  faq_id: id,
  /** Whether the correction became a new answer or a phrasing of an existing one. */
  as: z.enum(["answer", "phrasing"]),
  question: z.string(),
  created_at: instant,
  /** True when the live version contains the correction. */
  live: z.boolean(),
});
export type Correction = z.infer<typeof correction>;

/** An answer of the live version for which the question may be another phrasing. */
const candidate = z.object({
  entry_id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** The place in the source where the answer is written. */
  label: z.string(),
});
export type AnswerCandidate = z.infer<typeof candidate>;

const proposal = z.object({
  message_id: id,
  /** The customer's question without contact data. */
  question: z.string(),
  /** The reply that staff wrote. Empty when there is none. */
  answer: z.string(),
  /** The parts of the reply that identify this customer. Staff must review them before the answer is saved. */
  personal: z.array(z.object({ kind: z.enum(["phone", "email", "order", "name"]), value: z.string() })),
  /** The language of the answer, or of the question when there is no answer. */
  language,
  /** The answers to which the question may belong, the most likely first. */
  candidates: z.array(candidate),
  /** The candidate that is selected at first. Null when the form starts with a new answer. */
  chosen: z.string().nullable(),
});
export type CorrectionProposal = z.infer<typeof proposal>;

export const proposeCorrection = endpoint({
  name: "lessons.propose",
  method: "GET",
  path: "/api/lessons/proposals/:id/",
  access: "member",
  permission: "any_member",
  summary: "Propose a correction from a customer's message and the staff's reply to it",
  params: idParams,
  result: dataOf(proposal),
});

export const createCorrection = endpoint({
  name: "lessons.teach",
  method: "POST",
  path: "/api/lessons/",
  access: "member",
  permission: "knowledge",
  summary: "Correct the agent with a customer's question: add an answer, or a phrasing of one it knows",
  body: z.object({
    message_id: id,
    question: z.string(),
    /** The new answer. Exactly one of `answer` and `entry_id` is sent. */
    answer: z.object({ ar: z.string().nullable(), en: z.string().nullable() }).optional(),
    /** The entry of the live version that the question is a phrasing of. */
    entry_id: z.string().max(200).optional(),
  }),
  result: dataOf(correction),
});

export const undoCorrection = endpoint({
  name: "lessons.undo",
  method: "DELETE",
  path: "/api/lessons/:id/",
  access: "member",
  permission: "knowledge",
  summary: "Undo a correction: delete the answer it added, or remove the phrasing from its answer",
  params: idParams,
  result: dataOf(z.null()),
});

export const listTicketCorrections = endpoint({
  name: "lessons.ofTicket",
  method: "GET",
  path: "/api/tickets/:id/lessons/",
  access: "member",
  permission: "any_member",
  summary: "List the corrections made from a ticket and the staff's feedback on the agent's replies in it",
  params: idParams,
  result: dataOf(
    z.object({
      lessons: z.array(correction),
      verdicts: z.array(z.object({ message_id: id, right: z.boolean() })),
    }),
  ),
});

export const rateReply = endpoint({
  name: "lessons.judge",
  method: "PUT",
  path: "/api/lessons/verdicts/:id/",
  access: "member",
  permission: "any_member",
  summary: "Rate a reply of the agent as right or wrong; null removes the rating",
  params: idParams,
  body: z.object({ right: z.boolean().nullable() }),
  result: dataOf(z.null()),
});
