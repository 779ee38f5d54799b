import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, pageOf, pageQuery } from "./envelope.ts";

const answerText = z.object({ ar: z.string().nullable(), en: z.string().nullable() });

/** An answer that was written in the portal, or phrasings that were added to an answer of a file. */
const faq = z.object({
  id,
  /** An `addition` holds phrasings for an answer of a file. That answer can be read here but not changed. */
  kind: z.enum(["written", "addition"]),
  phrasings: z.array(z.string()),
  answer: answerText,
  /** True when the answer is sent word for word to customers who ask in one of its phrasings. */
  exact: z.boolean(),
  /** For an addition, the question in the file and its place. Null when no source contains it any more. */
  extends: z.object({ question: z.string(), label: z.string().nullable() }).nullable(),
  /** The ticket from which the answer was learnt. */
  ticket: z.object({ id, number: z.number() }).nullable(),
  /** The number of replies that used this answer in the last 90 days. */
  hits: z.number(),
  last_hit_at: instant.nullable(),
  /** True until a training that includes the current wording is live. */
  pending: z.boolean(),
  updated_at: instant,
});
export type Faq = z.infer<typeof faq>;

/** The typed answer. Empty phrasings are dropped. An answer in one language is sufficient. */
const typed = z.object({
  phrasings: z.array(z.string()),
  answer: answerText,
  exact: z.boolean().default(false),
});

export const listFaqs = endpoint({
  name: "faqs.list",
  method: "GET",
  path: "/api/faqs/",
  access: "member",
  permission: "any_member",
  summary: "List answers and phrasings written in the portal, last changed first",
  query: pageQuery.extend({ q: z.string().max(200).optional() }),
  result: pageOf(faq).extend({
    /**
     * The number of all answers, of written answers, and of changes (including deletions) that wait for training. The
     * search does not affect them.
     */
    counts: z.object({ all: z.number(), written: z.number(), pending: z.number() }),
    /** The number of replies that used one of the written answers in the last 90 days. */
    hits: z.number(),
  }),
});

export const getFaq = endpoint({
  name: "faqs.get",
  method: "GET",
  path: "/api/faqs/:id/",
  access: "member",
  permission: "any_member",
  summary: "Get an answer written in the portal",
  params: idParams,
  result: dataOf(faq),
});

export const createFaq = endpoint({
  name: "faqs.create",
  method: "POST",
  path: "/api/faqs/",
  access: "member",
  permission: "knowledge",
  summary: "Create an answer; the agent uses it after the next training",
  body: typed,
  result: dataOf(
    z.object({
      faq,
      /** The source's answer to the same question, which the written answer replaces. Null when there is none. */
      instead_of: z.string().nullable(),
    }),
  ),
});

export const updateFaq = endpoint({
  name: "faqs.update",
  method: "PUT",
  path: "/api/faqs/:id/",
  access: "member",
  permission: "knowledge",
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
  permission: "knowledge",
  summary: "Delete an answer written in the portal; the agent uses it until the next training",
  params: idParams,
  result: dataOf(z.null()),
});

export const restoreFaq = endpoint({
  name: "faqs.restore",
  method: "POST",
  path: "/api/faqs/:id/restore/",
  access: "member",
  permission: "knowledge",
  summary: "Undo the deletion of an answer, until the next training",
  params: idParams,
  result: dataOf(faq),
});

export const addPhrasing = endpoint({
  name: "faqs.addPhrasing",
  method: "POST",
  path: "/api/faqs/phrasings/",
  access: "member",
  permission: "knowledge",
  summary: "Add a phrasing to an answer of the live version, written here or read from a file",
  body: z.object({ entry_id: z.string().max(200), phrasing: z.string() }),
  result: dataOf(faq),
});
