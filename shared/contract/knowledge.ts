import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf, id, idParams, instant, language } from "./envelope.ts";
import { accuracy, holdReason } from "./quality.ts";

const sourceStatus = z.enum(["submitted", "processing", "trained", "failed"]);
export type SourceStatus = z.infer<typeof sourceStatus>;

/** The two tabs of the knowledge base. */
export const sourceSection = z.enum(["common", "product"]);

/** The users for whom a source is meant. Only the internal agent answers from `staff` sources. */
export const audience = z.enum(["customers", "staff"]);
export type Audience = z.infer<typeof audience>;

export const source = z.object({
  id,
  section: sourceSection,
  audience,
  kind: z.enum(["file", "url"]),
  name: z.string(),
  /** The owner's titles for customers. Empty where the name says enough. */
  titles: z.object({ ar: z.string(), en: z.string() }),
  format: z.string(),
  url: z.string().nullable(),
  size_bytes: z.number().nullable(),
  status: sourceStatus,
  /** The reason of the failure, as a code (texts in `documents`) and as text in the request's language. */
  problem: z.string().nullable(),
  problem_text: z.string().nullable(),
  /** The number of answers and product rows found in the source. */
  counts: z
    .object({
      blocks: z.number(),
      faqs: z.number(),
      products: z.number(),
      words: z.number(),
      warnings: z.number(),
    })
    .nullable(),
  /** True when the live version contains the source. */
  live: z.boolean(),
  created_at: instant,
});
export type Source = z.infer<typeof source>;

const version = z.object({
  id,
  number: z.number(),
  live: z.boolean(),
  entries: z.number(),
  sources: z.number(),
  size_bytes: z.number(),
  accuracy: accuracy.nullable(),
  /** The reason why the training did not publish this version. Null when it was published. */
  held_back: holdReason.nullable(),
  created_at: instant,
  published_at: instant.nullable(),
});
export type Version = z.infer<typeof version>;

const training = z.object({
  id,
  status: sourceStatus,
  problem: z.string().nullable(),
  problem_text: z.string().nullable(),
  version_id: id.nullable(),
  accuracy: accuracy.nullable(),
  /** The reason why a new version is worse than the live one and was not published. Null when it was published. */
  held_back: holdReason.nullable(),
  created_at: instant,
  finished_at: instant.nullable(),
});
export type Training = z.infer<typeof training>;

export const getKnowledge = endpoint({
  name: "knowledge.overview",
  method: "GET",
  path: "/api/knowledge/",
  access: "member",
  permission: "any_member",
  summary: "Get the knowledge base: brand name, sources, versions and the running training",
  result: dataOf(
    z.object({
      brand: z.object({ ar: z.string(), en: z.string() }),
      sources: z.array(source),
      versions: z.array(version),
      training: training.nullable(),
      /** The number of sources added, changed or deleted since the live version was trained. */
      pending_changes: z.number(),
    }),
  ),
});

export const uploadFile = endpoint({
  name: "knowledge.uploadFile",
  method: "POST",
  path: "/api/knowledge/files/",
  access: "member",
  permission: "knowledge",
  summary: "Add a PDF, Word or Excel file of up to 10 MB (multipart `file`, `kind`, `audience`)",
  bodyKind: "multipart",
  result: dataOf(source),
});

export const addSourceUrl = endpoint({
  name: "knowledge.addUrl",
  method: "POST",
  path: "/api/knowledge/urls/",
  access: "member",
  permission: "knowledge",
  summary: "Add a web page, and the pages of its site that it links to where that is asked for",
  body: z.object({
    url: z.string(),
    /** Whether linked pages are added too: at most 30, each as a source of its own once this page was read. */
    with_links: z.boolean().default(false),
    kind: sourceSection.default("common"),
    audience: audience.default("customers"),
  }),
  result: dataOf(source),
});

export const setBrand = endpoint({
  name: "knowledge.setBrand",
  method: "PUT",
  path: "/api/knowledge/brand/",
  access: "member",
  permission: "knowledge",
  summary: "Set the business's name as the agent says it, in both languages",
  body: z.object({ ar: z.string(), en: z.string() }),
  result: dataOf(z.object({ ar: z.string(), en: z.string() })),
});

export const deleteSource = endpoint({
  name: "knowledge.deleteSource",
  method: "DELETE",
  path: "/api/knowledge/sources/:id/",
  access: "member",
  permission: "knowledge",
  summary: "Delete a source; the agent uses it until the next training",
  params: idParams,
  result: dataOf(z.null()),
});

export const setSourceAudience = endpoint({
  name: "knowledge.setAudience",
  method: "PATCH",
  path: "/api/knowledge/sources/:id/",
  access: "member",
  permission: "knowledge",
  summary: "Set the audience of a source; a staff source is hidden from customers at once",
  params: idParams,
  body: z.object({ audience }),
  result: dataOf(source),
});

export const retrySource = endpoint({
  name: "knowledge.retrySource",
  method: "POST",
  path: "/api/knowledge/sources/:id/retry/",
  access: "member",
  permission: "knowledge",
  summary: "Read a failed source again",
  params: idParams,
  result: dataOf(source),
});

export const readSourceText = endpoint({
  name: "knowledge.readText",
  method: "GET",
  path: "/api/knowledge/sources/:id/text/",
  access: "member",
  permission: "any_member",
  summary: "Get the text read from a source, with its place",
  params: idParams,
  result: dataOf(
    z.object({
      source,
      blocks: z.array(
        z.object({
          kind: z.string(),
          text: z.string(),
          page: z.number().nullable(),
          sheet: z.string().nullable(),
          row: z.number().nullable(),
        }),
      ),
      faqs: z.array(
        z.object({
          phrasings: z.array(z.string()),
          answer: z.object({ ar: z.string().nullable(), en: z.string().nullable() }),
          row: z.number().nullable(),
        }),
      ),
      products: z.array(
        z.object({
          name: z.object({ ar: z.string().nullable(), en: z.string().nullable() }),
          price: z.number().nullable(),
          currency: z.string().nullable(),
          availability: z.string().nullable(),
          attributes: z.record(z.string(), z.string()),
          row: z.number().nullable(),
        }),
      ),
      /** What was left out and why. `text` names the place. */
      warnings: z.array(z.object({ code: z.string(), text: z.string(), row: z.number().nullable() })),
      /** The number of passages of a very long source that this response leaves out. The agent knows all of them. */
      left_out: z.number(),
    }),
  ),
});

export const downloadTemplate = endpoint({
  name: "knowledge.downloadTemplate",
  method: "GET",
  path: "/api/knowledge/template/",
  access: "member",
  permission: "any_member",
  summary: "Download the Excel template with an FAQ sheet and a product sheet",
  produces: "file",
  result: z.unknown(),
});

export const startTraining = endpoint({
  name: "knowledge.train",
  method: "POST",
  path: "/api/knowledge/train/",
  access: "member",
  permission: "publishing",
  summary:
    "Train a new version on the sources as they are now; it is published unless it is worse than the live one",
  result: dataOf(z.object({ training_id: id })),
});

export const getTraining = endpoint({
  name: "knowledge.getTraining",
  method: "GET",
  path: "/api/knowledge/trainings/:id/",
  access: "member",
  permission: "any_member",
  summary: "Get the state of a training",
  params: idParams,
  result: dataOf(training),
});

export const publishVersion = endpoint({
  name: "knowledge.publishVersion",
  method: "POST",
  path: "/api/knowledge/versions/:id/publish/",
  access: "member",
  permission: "publishing",
  summary: "Roll back: publish an earlier version",
  params: idParams,
  result: dataOf(version),
});

export const previewAnswer = endpoint({
  name: "agents.preview",
  method: "POST",
  path: "/api/agent/preview/",
  access: "member",
  permission: "any_member",
  summary: "Ask the agent a question without a customer; not counted as usage",
  body: z.object({
    question: z.string(),
    history: z
      .array(z.object({ role: z.enum(["customer", "agent"]), text: z.string() }))
      .max(20)
      .default([]),
  }),
  result: dataOf(
    z.object({
      decision: z.enum(["answer", "clarify", "handover", "smalltalk"]),
      text: z.string(),
      language,
      confidence: z.number(),
      reason: z.string().nullable(),
      choices: z.array(z.string()),
      citations: z.array(
        z.object({
          source_id: id.nullable(),
          label: z.string(),
          quote: z.string(),
          confidence: z.number(),
          used: z.boolean(),
        }),
      ),
      version: z.number(),
      /**
       * The lowest confidence at which the agent answers by itself, shown on the meter beside the answer's
       * confidence.
       */
      answer_from: z.number(),
    }),
  ),
  limit: { max: 60, seconds: 60 },
});
