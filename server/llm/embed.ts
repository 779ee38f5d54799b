import { setTimeout as sleep } from "node:timers/promises";
import { modelFetch } from "./model-fetch.ts";
import type { EmbedderAccess } from "./model.ts";
import { ModelProblem, problemOf } from "./problem.ts";

/** Maximum size of a response: a batch of long vectors as JSON. */
const maxBytes = 64 * 1024 * 1024;

export interface EmbedOptions {
  timeoutMs: number;
  signal?: AbortSignal;
}

/**
 * Returns one vector for each text, in order, from a server with OpenAI's `/embeddings`. It makes one call and throws
 * ModelProblem.
 */
export async function embedTexts(
  access: EmbedderAccess,
  texts: readonly string[],
  { timeoutMs, signal }: EmbedOptions,
): Promise<Float32Array[]> {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const model = createOpenAICompatible({
    name: "embeddings",
    baseURL: access.baseUrl,
    ...(access.apiKey && { apiKey: access.apiKey }),
    fetch: modelFetch(access.privateAddresses, maxBytes),
  }).embeddingModel(access.model);
  const late = AbortSignal.timeout(timeoutMs);
  let vectors: Float32Array[];
  try {
    const abortSignal = signal ? AbortSignal.any([signal, late]) : late;
    const { embeddings } = await model.doEmbed({ values: [...texts], abortSignal });
    vectors = embeddings.map((vector) => Float32Array.from(vector));
  } catch (error) {
    throw late.aborted ? new ModelProblem("too_slow") : problemOf(error);
  }
  const dimension = vectors[0]?.length ?? 0;
  const whole = vectors.every((vector) => vector.length === dimension && vector.every(Number.isFinite));
  if (vectors.length !== texts.length || dimension === 0 || !whole) throw new ModelProblem("broken_answer");
  return vectors;
}

/** Texts per call, parallel calls, attempts per call, the pause before the second and the time limit (milliseconds). */
const batches = { size: 64, atOnce: 2, tries: 3, pauseMs: 1_000, timeoutMs: 60_000 };

/** Returns vectors for many texts in batches. A batch that keeps failing ends the work. Throws ModelProblem. */
export async function embedAll(
  access: EmbedderAccess,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Float32Array[]> {
  const parts: (readonly string[])[] = [];
  for (let at = 0; at < texts.length; at += batches.size) parts.push(texts.slice(at, at + batches.size));
  const vectors: Float32Array[][] = parts.map(() => []);
  let next = 0;
  const run = async () => {
    for (let at = next++; at < parts.length; at = next++)
      vectors[at] = await embedBatch(access, parts[at]!, signal);
  };
  await Promise.all(Array.from({ length: batches.atOnce }, run));
  return vectors.flat();
}

async function embedBatch(
  access: EmbedderAccess,
  texts: readonly string[],
  signal: AbortSignal,
): Promise<Float32Array[]> {
  for (let attempt = 1; ; attempt++)
    try {
      return await embedTexts(access, texts, { timeoutMs: batches.timeoutMs, signal });
    } catch (error) {
      const problem = problemOf(error);
      if (signal.aborted || attempt === batches.tries || !(problem.isPassing || problem.kind === "too_slow"))
        throw problem;
      await sleep(Math.min(problem.retryAfterMs ?? batches.pauseMs * attempt, 20_000), undefined, { signal });
    }
}
