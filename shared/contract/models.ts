import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { dataOf } from "./envelope.ts";

/** The writer of the replies: the engine alone (`off`), the operator's model, or the organisation's own model. */
const writer = z.enum(["off", "operator", "own"]);
export type Writer = z.infer<typeof writer>;

const provider = z.enum(["openai-compatible", "anthropic"]);

/** The problems that can occur with a model or its text. In each case the engine's own wording is sent. */
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

/** How a reply was written when a model was configured. Staff see it. */
export const writing = z.object({
  by: z.enum(["model", "engine"]),
  model: z.string(),
  /** The reason why the engine's wording was sent instead of the model's. Null when the model's was sent. */
  fallback: modelProblem.nullable(),
  /** True when the model found an answer of which the engine was not sure. */
  found: z.boolean().optional(),
  input_tokens: z.number(),
  output_tokens: z.number(),
});
export type Writing = z.infer<typeof writing>;

const dollars = z.number().min(0).max(1_000_000);
const price = z.number().min(0).max(10_000);

const modelSettings = z.object({
  writer,
  /** The name of the operator's model. Null when the operator offers none. */
  operator_model: z.string().nullable(),
  own: z
    .object({
      provider,
      base_url: z.string().nullable(),
      model: z.string(),
      /** The last four characters of the key. The whole key is never shown again. */
      key_end: z.string().nullable(),
      input_price: z.number(),
      output_price: z.number(),
      daily_cap: z.number().nullable(),
      embeddings_model: z.string().nullable(),
      embeddings_base_url: z.string().nullable(),
      embeddings_key_end: z.string().nullable(),
    })
    .nullable(),
  /** True when the stored key cannot be decrypted because the operator's secret has changed. */
  key_lost: z.boolean(),
  /** The result of embedding the live version. Null when no embedding was planned. */
  meaning: z.object({ version: z.number(), model: z.string(), problem: modelProblem.nullable() }).nullable(),
  /** Counts since midnight in the organisation's time zone. */
  today: z.object({
    written: z.number(),
    input_tokens: z.number(),
    output_tokens: z.number(),
    /** The cost in US dollars. */
    spent: z.number(),
    daily_cap: z.number().nullable(),
    cap_reached: z.boolean(),
    fallbacks: z.array(z.object({ reason: modelProblem, count: z.number() })),
  }),
});
export type ModelSettings = z.infer<typeof modelSettings>;

/**
 * A missing key keeps the stored one, an empty key removes it. A changed address or provider requires the key again.
 */
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
      /** The problem with the model. Null when the model wrote a text. */
      problem: modelProblem.nullable(),
      /** The text that the model wrote, and the milliseconds until it began. */
      text: z.string(),
      first_word_ms: z.number().nullable(),
      /** Null when no embeddings model is configured. */
      embeddings: z.object({ problem: modelProblem.nullable(), dimension: z.number().nullable() }).nullable(),
    }),
  ),
  limit: { max: 10, seconds: 60 },
});
