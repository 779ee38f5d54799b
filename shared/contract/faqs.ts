import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, pageOf, pageQuery } from "./envelope.ts";

const answerText = z.object({ ar: z.string().nullable(), en: z.string().nullable() });

/** An answer written in the portal, or phrasings added there to one that a file answers. */
const faq = z.object({
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

export const listFaqs = endpoint({
  name: "faqs.list",
  method: "GET",
  path: "/api/faqs/",
  access: "member",
  permission: "any_member",
  summary: "List answers and phrasings written in the portal, last changed first",
  query: pageQuery.extend({ q: z.string().max(200).optional() }),
  result: pageOf(faq).extend({
    /** Whatever is searched for: all of them, those that are answers, changes that wait for training (deletions too). */
    counts: z.object({ all: z.number(), written: z.number(), pending: z.number() }),
    /** Replies that used one of the written answers in the last 90 days. */
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
      /** Where a source answers one of its questions too: what was written is said from now on, not that. */
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
