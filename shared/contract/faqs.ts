import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, pageOf, pageQuery } from "./envelope.ts";

const answerText = z.object({ ar: z.string().nullable(), en: z.string().nullable() });

/** An answer written in the portal, or phrasings added there to one that a file answers. */
export const faq = z.object({
  id,
  /** `addition`: phrasings for an answer of a file. The answer is the file's and only shown. */
  kind: z.enum(["written", "addition"]),
  phrasings: z.array(z.string()),
  answer: answerText,
  /** Curated: said as it is to whoever asks in one of its phrasings. */
  exact: z.boolean(),
  /** Of an addition: how the file asks, and where it stands; null once no source says this any more. */
  extends: z.object({ question: z.string(), label: z.string().nullable() }).nullable(),
  /** The ticket it was learnt from. */
  ticket: z.object({ id, number: z.number() }).nullable(),
  /** Replies that used this answer in the last 90 days. */
  hits: z.number(),
  last_hit_at: instant.nullable(),
  /** True until a training that knows it as it is now is live. */
  pending: z.boolean(),
  updated_at: instant,
});
export type Faq = z.infer<typeof faq>;

/** As typed. Empty phrasings are left out; an answer in one language is enough. */
const typed = z.object({
  phrasings: z.array(z.string()),
  answer: answerText,
  exact: z.boolean().default(false),
});

/** The customer's message this was learnt from. */
const fromMessage = z.object({ message_id: id.optional() });

/** What was taught, with what undoes it. */
const lesson = z.object({
  id,
  /** The customer's message. */
  message_id: id,
  faq_id: id,
  /** What became of it. */
  as: z.enum(["answer", "phrasing"]),
  question: z.string(),
  created_at: instant,
  /** True once the live version knows it. */
  live: z.boolean(),
});
export type Lesson = z.infer<typeof lesson>;

const saved = dataOf(z.object({ faq, lesson: lesson.nullable() }));

export const listFaqs = endpoint({
  name: "faqs.list",
  method: "GET",
  path: "/api/faqs/",
  access: "member",
  summary: "Answers and phrasings written in the portal, last changed first",
  query: pageQuery.extend({ q: z.string().max(200).optional() }),
  result: pageOf(faq).extend({
    /** All of them, whatever is searched for, and how many of them wait for training (deleted ones included). */
    counts: z.object({ all: z.number(), pending: z.number() }),
  }),
});

export const getFaq = endpoint({
  name: "faqs.get",
  method: "GET",
  path: "/api/faqs/:id/",
  access: "member",
  summary: "One answer written in the portal",
  params: idParams,
  result: dataOf(faq),
});

export const createFaq = endpoint({
  name: "faqs.create",
  method: "POST",
  path: "/api/faqs/",
  access: "member",
  summary: "Write an answer; the agent knows it after the next training",
  body: typed.extend(fromMessage.shape),
  result: saved,
});

export const updateFaq = endpoint({
  name: "faqs.update",
  method: "PUT",
  path: "/api/faqs/:id/",
  access: "member",
  summary: "Change an answer written in the portal, or the phrasings added to one of a file",
  params: idParams,
  body: typed,
  result: dataOf(faq),
});

export const deleteFaq = endpoint({
  name: "faqs.delete",
  method: "DELETE",
  path: "/api/faqs/:id/",
  access: "member",
  summary: "Delete an answer written in the portal; the agent forgets it at the next training",
  params: idParams,
  result: dataOf(z.null()),
});

export const restoreFaq = endpoint({
  name: "faqs.restore",
  method: "POST",
  path: "/api/faqs/:id/restore/",
  access: "member",
  summary: "Undo a deletion, as long as no training has gone by without it",
  params: idParams,
  result: dataOf(faq),
});

export const addPhrasing = endpoint({
  name: "faqs.addPhrasing",
  method: "POST",
  path: "/api/faqs/phrasings/",
  access: "member",
  summary: "Add a phrasing to an answer the live version knows, written here or read from a file",
  body: z.object({ entry_id: z.string().max(200), phrasing: z.string() }).extend(fromMessage.shape),
  result: saved,
});

/** An answer of the live version that a question may be a phrasing of. */
const candidate = z.object({
  entry_id: z.string(),
  question: z.string(),
  answer: z.string(),
  label: z.string(),
  /** Probability that it answers the question, 0–1. */
  confidence: z.number(),
});
export type Candidate = z.infer<typeof candidate>;

export const proposeLesson = endpoint({
  name: "faqs.propose",
  method: "GET",
  path: "/api/faqs/proposals/:id/",
  access: "member",
  summary: "What the agent could learn from a customer's message and the staff's reply to it",
  params: idParams,
  result: dataOf(
    z.object({
      message_id: id,
      /** The customer's words without contact data. */
      question: z.string(),
      answer: answerText,
      /** Answers it may belong to, likeliest first. */
      candidates: z.array(candidate),
      /** The candidate to begin with; null when it is a new answer. */
      chosen: z.string().nullable(),
    }),
  ),
});

export const ticketLessons = endpoint({
  name: "faqs.ofTicket",
  method: "GET",
  path: "/api/tickets/:id/lessons/",
  access: "member",
  summary: "What was taught from a ticket, and how staff judged the agent's replies in it",
  params: idParams,
  result: dataOf(
    z.object({
      lessons: z.array(lesson),
      verdicts: z.array(z.object({ message_id: id, right: z.boolean() })),
    }),
  ),
});

export const undoLesson = endpoint({
  name: "faqs.undo",
  method: "DELETE",
  path: "/api/faqs/lessons/:id/",
  access: "member",
  summary: "Take back what was taught: the new answer goes, or the phrasing from its answer",
  params: idParams,
  result: dataOf(z.null()),
});

export const judgeReply = endpoint({
  name: "faqs.judge",
  method: "PUT",
  path: "/api/faqs/verdicts/:id/",
  access: "member",
  summary: "Say whether a reply of the agent was right; null takes it back",
  params: idParams,
  body: z.object({ right: z.boolean().nullable() }),
  result: dataOf(z.null()),
});
