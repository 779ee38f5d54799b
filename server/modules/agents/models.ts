import type { z } from "zod";
import type { ModelSettings, setModels, Writing } from "#shared/contract/models.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId, type TenantDb } from "#server/db/organization.ts";
import type { StoredFile } from "#server/engine/messages.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { circuitBreakers } from "#server/llm/breaker.ts";
import { embedTexts } from "#server/llm/embed.ts";
import { costOf } from "#server/llm/model.ts";
import { problemOf } from "#server/llm/problem.ts";
import { composeRequest, type Draft } from "#server/llm/prompt.ts";
import { estimateTokens } from "#server/llm/tokens.ts";
import { rewriteDraft } from "#server/llm/write.ts";
import { sealingSecrets } from "#server/secrets.ts";
import {
  embedderInUse,
  type FallbackReason,
  type ModelInUse,
  defaultSettings,
  pickSettings,
  settingsView,
  type TypedModel,
  mergeTypedSettings,
  writerInUse,
} from "./model-rules.ts";
import {
  reserveCost,
  type ModelRows,
  readDay,
  readMeaning,
  readModels,
  retireVectors,
  saveSettings,
  settleCost,
  type SettingsRow,
} from "./store/models.ts";

const breakers = circuitBreakers();

/** Read when a key has to be opened, and not before. */
export const secretOf = (context: Context) => () => sealingSecrets(context.config);

/** Hears a reply while it is written: `said` adds checked words, `instead` takes all of them back. */
export interface ReplyListener {
  said: (text: string) => void;
  instead: (text: string) => void;
}

interface FinalReply {
  text: string;
  /** Null: no model was to write it. */
  writing: Writing | null;
}

/**
 * The words an answer goes out in: the model's, where one is set, there is money for it and every sentence stands on
 * the sources; in every other case the engine's own. Never throws.
 */
async function wordsFor(
  context: Context,
  organizationId: OrganizationId,
  rows: ModelRows,
  draft: Draft,
  listener?: ReplyListener,
): Promise<FinalReply> {
  try {
    return await tryModel(context, organizationId, rows, draft, listener);
  } catch (problem) {
    context.log.error({ problem: (problem as Error).message }, "no model could be asked");
    listener?.instead(draft.text);
    return { text: draft.text, writing: null };
  }
}

async function tryModel(
  context: Context,
  organizationId: OrganizationId,
  { settings }: ModelRows,
  draft: Draft,
  listener?: ReplyListener,
): Promise<FinalReply> {
  const inUse = writerInUse(context.config, organizationId, settings, secretOf(context));
  if (inUse === null) return { text: draft.text, writing: null };
  const at = context.clock();
  const engine = async (
    fallback: FallbackReason,
    used = { input: 0, output: 0 },
    back = 0,
  ): Promise<FinalReply> => {
    const outcome = { written: 0, fallback } as const;
    await note(context, organizationId, { back, ...used, outcome }, at);
    const model = inUse === "key_lost" ? (settings?.model ?? "") : inUse.access.model;
    return { text: draft.text, writing: { by: "engine", model, fallback, ...tokensOf(used) } };
  };
  if (inUse === "key_lost") return engine("key_lost");
  if (!breakers.admits(inUse.line)) return engine("resting");
  const most = mostFor(inUse, draft);
  let taken = false;
  try {
    taken = await take(context, organizationId, inUse, most, at);
  } finally {
    // Without a call there is no outcome: the next one may find out how the provider does.
    if (!taken) breakers.passed(inUse.line);
  }
  if (!taken) return engine("cap_reached");
  let heard = false;
  const { firstTokenMs, totalMs } = context.config.llm;
  const { text, problem, outage, usage } = await rewriteDraft(inUse.access, draft, {
    patience: { firstTokenMs, totalMs },
    onText:
      listener &&
      ((said) => {
        heard = true;
        listener.said(said);
      }),
  });
  if (outage) breakers.failed(inUse.line);
  else breakers.succeeded(inUse.line);
  const back = most - costOf(usage, inUse.prices);
  if (text === null || problem) {
    if (heard) listener?.instead(draft.text);
    context.log.warn(
      { problem, model: inUse.access.model },
      "the engine's words went out instead of the model's",
    );
    return engine(problem ?? "empty_answer", usage, back);
  }
  await note(context, organizationId, { back, ...usage, outcome: { written: 1, fallback: null } }, at);
  return { text, writing: { by: "model", model: inUse.access.model, fallback: null, ...tokensOf(usage) } };
}

interface EmbeddedQuestion {
  vector: Float32Array;
  file: StoredFile;
}

/** What models do for one message. Where none is set it does nothing, at no cost. */
export interface Assistant {
  /** The question as a vector, with the file of those of the version; undefined where there are none. */
  embed: (versionId: string, question: string) => Promise<EmbeddedQuestion | undefined>;
  word: (draft: Draft) => Promise<FinalReply>;
}

export function assistantOf(
  context: Context,
  organizationId: OrganizationId,
  rows: ModelRows,
  listener?: ReplyListener,
): Assistant {
  return {
    embed: (versionId, question) => embedQuestion(context, organizationId, rows, { versionId, question }),
    word: (draft) => wordsFor(context, organizationId, rows, draft, listener),
  };
}

async function embedQuestion(
  context: Context,
  organizationId: OrganizationId,
  { settings, vectors }: ModelRows,
  { versionId, question }: { versionId: string; question: string },
): Promise<EmbeddedQuestion | undefined> {
  if (vectors?.version_id !== versionId) return undefined;
  const embedder = embedderInUse(context.config, organizationId, settings, secretOf(context));
  const line = `${organizationId} embeddings`;
  // Vectors of another model cannot be compared; the next training makes new ones.
  if (embedder?.model !== vectors.model || !breakers.admits(line)) return undefined;
  try {
    const [vector] = await embedTexts(embedder, [question.slice(0, longestQuestion)], {
      timeoutMs: context.config.llm.embeddingsMs,
    });
    breakers.succeeded(line);
    return vector && { vector, file: { fileKey: vectors.file_key, sizeBytes: vectors.size_bytes } };
  } catch (problem) {
    const { kind, isOutage } = problemOf(problem);
    if (isOutage) breakers.failed(line);
    else breakers.passed(line);
    context.log.warn({ problem: kind }, "a question was answered without its vector");
    return undefined;
  }
}

/** Letters of a question that are embedded. */
const longestQuestion = 1000;

const tokensOf = ({ input, output }: { input: number; output: number }) => ({
  input_tokens: input,
  output_tokens: output,
});

/** The most one reply can cost: written to its end. A try that is followed by another cost nothing. */
function mostFor({ prices }: ModelInUse, draft: Draft): number {
  const { instructions, messages, maxTokens } = composeRequest(draft);
  const input = estimateTokens(instructions + messages.map((message) => message.content).join(""));
  return costOf({ input, output: maxTokens }, prices);
}

/** False when the day's money does not reach. A database that fails here costs the model's words, not the reply. */
async function take(
  context: Context,
  organizationId: OrganizationId,
  { dailyCap }: ModelInUse,
  cost: number,
  at: Date,
): Promise<boolean> {
  if (dailyCap === null && cost === 0) return true;
  return inOrganization(context.db, organizationId, (db) =>
    reserveCost(db, organizationId, cost, dailyCap, at),
  );
}

async function note(
  context: Context,
  organizationId: OrganizationId,
  settlement: Parameters<typeof settleCost>[2],
  at: Date,
): Promise<void> {
  try {
    await inOrganization(context.db, organizationId, (db) => settleCost(db, organizationId, settlement, at));
  } catch (problem) {
    // The customer's reply matters more than the tally of it; what was charged stays charged.
    context.log.warn({ problem: (problem as Error).message }, "a model's cost was not noted");
  }
}

/** In the transaction that stores a version: lets its entries be embedded, where that is set. */
export async function embedLater(
  context: Context,
  db: TenantDb,
  organizationId: OrganizationId,
  versionId: string,
): Promise<void> {
  const { settings } = await readModels(db, organizationId);
  if (!embedderInUse(context.config, organizationId, settings, secretOf(context))) return;
  await enqueue(db, organizationId, "models.embed", { versionId }, { attempts: 4 });
}

/** Removes the vectors of versions that are gone. */
export async function clearVectors(context: Context, organizationId: OrganizationId): Promise<void> {
  const keys = await inOrganization(context.db, organizationId, (db) => retireVectors(db, organizationId));
  for (const key of keys) await context.files.delete(key);
}

/** What the owner sees and sets. */
export async function getSettings(context: Context, organizationId: OrganizationId): Promise<ModelSettings> {
  const { settings, day, meaning } = await inOrganization(context.db, organizationId, async (db) => ({
    ...(await readModels(db, organizationId)),
    day: await readDay(db, organizationId, context.clock()),
    meaning: await readMeaning(db, organizationId),
  }));
  const inUse = writerInUse(context.config, organizationId, settings, secretOf(context));
  return settingsView(context.config, { settings, day, meaning }, inUse === "key_lost");
}

export async function setSettings(
  context: Context,
  organizationId: OrganizationId,
  { writer, own }: z.output<(typeof setModels)["body"]>,
): Promise<ModelSettings> {
  await inOrganization(
    context.db,
    organizationId,
    async (db) => {
      const before = (await readModels(db, organizationId)).settings ?? defaultSettings;
      const typed = own
        ? mergeTypedSettings(context.config, organizationId, before, own, secretOf(context))
        : before;
      if (writer === "own" && !typed.model) throw new Failure("invalid_request", { model: ["required"] });
      const { input_price, output_price, daily_cap } = own ?? before;
      const row = pickSettings({ ...typed, writer, input_price, output_price, daily_cap });
      await saveSettings(db, organizationId, row, context.clock());
    },
    { lock: "model settings" },
  );
  return getSettings(context, organizationId);
}

export interface ModelTest {
  problem: FallbackReason | null;
  text: string;
  first_word_ms: number | null;
  embeddings: { problem: FallbackReason | null; dimension: number | null } | null;
}

/** Asks what was typed one question, for real and at its cost, and stores none of it. */
export async function testSettings(
  context: Context,
  organizationId: OrganizationId,
  typed: TypedModel,
): Promise<ModelTest> {
  const at = context.clock();
  const { settings } = await inOrganization(context.db, organizationId, (db) =>
    readModels(db, organizationId),
  );
  const before = settings ?? defaultSettings;
  const row: SettingsRow = {
    ...mergeTypedSettings(context.config, organizationId, before, typed, secretOf(context)),
    writer: "own",
  };
  const secret = secretOf(context);
  const inUse = writerInUse(context.config, organizationId, row, secret);
  if (inUse === "key_lost" || inUse === null)
    return { problem: "key_lost", text: "", first_word_ms: null, embeddings: null };
  const draft: Draft = {
    question: "متى تفتحون؟",
    history: [],
    language: "ar",
    text: "نفتح كل يوم من 8 صباحًا إلى 11 مساءً.",
    quotes: ["نفتح كل يوم من 8 صباحًا إلى 11 مساءً."],
    tone: "warm",
    brand: {},
  };
  const most = mostFor(inUse, draft);
  if (!(await take(context, organizationId, inUse, most, at)))
    return { problem: "cap_reached", text: "", first_word_ms: null, embeddings: null };
  const began = performance.now();
  let firstWord: number | null = null;
  const { firstTokenMs, totalMs } = context.config.llm;
  const written = await rewriteDraft(inUse.access, draft, {
    patience: { firstTokenMs, totalMs },
    onText: () => (firstWord ??= Math.round(performance.now() - began)),
  });
  const back = most - costOf(written.usage, inUse.prices);
  const outcome = { written: 0, fallback: null } as const;
  await note(context, organizationId, { back, ...written.usage, outcome }, at);
  const embedder = embedderInUse(context.config, organizationId, row, secret);
  return {
    problem: written.problem,
    text: written.text ?? "",
    first_word_ms: firstWord,
    embeddings: embedder && (await testEmbedder(embedder)),
  };
}

async function testEmbedder(
  embedder: NonNullable<ReturnType<typeof embedderInUse>>,
): Promise<ModelTest["embeddings"]> {
  try {
    const [vector] = await embedTexts(embedder, ["متى تفتحون؟"], { timeoutMs: 8_000 });
    return { problem: null, dimension: vector?.length ?? null };
  } catch (problem) {
    return { problem: problemOf(problem).kind, dimension: null };
  }
}

export type { ModelRows } from "./store/models.ts";
export { readModels } from "./store/models.ts";
