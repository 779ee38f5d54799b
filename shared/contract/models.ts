import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

/** Who writes the replies: the engine alone, the installation's model, or one's own. */
const writer = z.enum(["off", "operator", "own"]);
export type Writer = z.infer<typeof writer>;

const provider = z.enum(["openai-compatible", "anthropic"]);

/** What can go wrong with a model, or with what it wrote: then the engine's own words go out. */
const modelProblems = [
  "unauthorized",
  "no_credit",
  "unknown_model",
  "refused_request",
  "rate_limited",
  "overloaded",
  "provider_error",
  "too_slow",
  "unreachable",
  "blocked_address",
  "broken_answer",
  "empty_answer",
  "key_lost",
  "resting",
  "cap_reached",
  "unsafe",
  "language",
  "number",
  "name",
  "claim",
  "contradiction",
  "unsupported",
  "too_long",
] as const;
const modelProblem = z.enum(modelProblems);
export type ModelProblemCode = z.infer<typeof modelProblem>;

/** How a reply was written, when a model was to write it; for staff. */
export const writing = z.object({
  by: z.enum(["model", "engine"]),
  model: z.string(),
  /** Why the engine wrote after all. */
  fallback: modelProblem.nullable(),
  /** The model found the answer, which the engine was not sure of. */
  found: z.boolean().optional(),
  input_tokens: z.number(),
  output_tokens: z.number(),
});
export type Writing = z.infer<typeof writing>;

const dollars = z.number().min(0).max(1_000_000);
const price = z.number().min(0).max(10_000);

const modelSettings = z.object({
  writer,
  /** Name of the model the installation offers; null when it offers none. */
  operator_model: z.string().nullable(),
  own: z
    .object({
      provider,
      base_url: z.string().nullable(),
      model: z.string(),
      /** The last four characters of the key; the key itself is never shown again. */
      key_end: z.string().nullable(),
      input_price: z.number(),
      output_price: z.number(),
      daily_cap: z.number().nullable(),
      embeddings_model: z.string().nullable(),
      embeddings_base_url: z.string().nullable(),
      embeddings_key_end: z.string().nullable(),
    })
    .nullable(),
  /** A stored key cannot be opened any more: the installation's secret has changed. */
  key_lost: z.boolean(),
  /** What became of embedding the version that answers now; null where it was not to be. */
  meaning: z.object({ version: z.number(), model: z.string(), problem: modelProblem.nullable() }).nullable(),
  /** Since midnight where the business is. */
  today: z.object({
    written: z.number(),
    input_tokens: z.number(),
    output_tokens: z.number(),
    /** US dollars. */
    spent: z.number(),
    daily_cap: z.number().nullable(),
    cap_reached: z.boolean(),
    fallbacks: z.array(z.object({ reason: modelProblem, count: z.number() })),
  }),
});
export type ModelSettings = z.infer<typeof modelSettings>;

/** A key left out stays as it is; an empty one is removed. A changed address or provider needs its key anew. */
const typedModel = z.object({
  provider,
  base_url: z.string().max(500).default(""),
  model: z.string().max(200),
  api_key: z.string().max(1000).optional(),
  embeddings_model: z.string().max(200).default(""),
  embeddings_base_url: z.string().max(500).default(""),
  embeddings_api_key: z.string().max(1000).optional(),
});

export const getModels = endpoint({
  name: "models.get",
  method: "GET",
  path: "/api/models/",
  access: "owner",
  summary: "Get the language model settings and today's cost",
  result: dataOf(modelSettings),
});

export const setModels = endpoint({
  name: "models.set",
  method: "PUT",
  path: "/api/models/",
  access: "owner",
  summary: "Set the language model; `own` is required with writer `own` and stays stored with the others",
  body: z.object({
    writer,
    own: typedModel
      .extend({
        input_price: price.default(0),
        output_price: price.default(0),
        daily_cap: dollars.nullable().default(null),
      })
      .optional(),
  }),
  result: dataOf(modelSettings),
});

export const testModel = endpoint({
  name: "models.test",
  method: "POST",
  path: "/api/models/test/",
  access: "owner",
  summary: "Test a language model with one real question, without saving it",
  body: typedModel,
  result: dataOf(
    z.object({
      /** What is wrong with the model; null: it wrote. */
      problem: modelProblem.nullable(),
      /** What it wrote, and after how many milliseconds it began. */
      text: z.string(),
      first_word_ms: z.number().nullable(),
      /** Null without an embeddings model. */
      embeddings: z.object({ problem: modelProblem.nullable(), dimension: z.number().nullable() }).nullable(),
    }),
  ),
  limit: { max: 10, seconds: 60 },
});
