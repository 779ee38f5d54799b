import type { z } from "zod";
import type { ModelSettings, setModels, Writing } from "#shared/contract/models.ts";
import type { StoredFile } from "#server/engine/messages.ts";
import { Failure } from "#server/http/failure.ts";
import { enqueue } from "#server/jobs/jobs.ts";
import { embedTexts } from "#server/llm/embed.ts";
import { costOf } from "#server/llm/model.ts";
import { problemOf } from "#server/llm/problem.ts";
import { composeRequest, type Draft } from "#server/llm/prompt.ts";
import { estimateTokens } from "#server/llm/tokens.ts";
import { rewriteDraft } from "#server/llm/write.ts";
import type { Tenant, TenantDb } from "#server/tenant.ts";
import { type ModelFinding, researchMessage, type UnsureMessage } from "./model-research.ts";
import { breakers, reserveCall, secretOf, settleCall, tokensOf } from "./model-calls.ts";
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
  deleteVectors,
  type ModelRows,
  readDay,
  readMeaning,
  readModels,
  retireVectors,
  saveSettings,
  type SettingsRow,
} from "./store/models.ts";

/** Receives a reply while it is written: `said` adds checked words, `instead` replaces all of them. */
export interface ReplyListener {
  said: (text: string) => void;
  instead: (text: string) => void;
}

interface FinalReply {
  text: string;
  /** Null when no model was called. */
  writing: Writing | null;
}

/**
 * Returns the wording of an answer: the model's, if one is set, the budget allows it and the sources support every
 * sentence; in every other case the engine's. Never throws.
 */
async function wordsFor(
  tenant: Tenant,
  rows: ModelRows,
  draft: Draft,
  listener?: ReplyListener,
): Promise<FinalReply> {
  try {
    return await tryModel(tenant, rows, draft, listener);
  } catch (problem) {
    tenant.log.error({ problem: (problem as Error).message }, "no model could be asked");
    listener?.instead(draft.text);
    return { text: draft.text, writing: null };
  }
}

async function tryModel(
  tenant: Tenant,
  { settings }: ModelRows,
  draft: Draft,
  listener?: ReplyListener,
): Promise<FinalReply> {
  const inUse = writerInUse(tenant, settings, secretOf(tenant));
  if (inUse === null) return { text: draft.text, writing: null };
  const at = tenant.clock();
  const engine = async (
    fallback: FallbackReason,
    used = { input: 0, output: 0 },
    back = 0,
  ): Promise<FinalReply> => {
    const outcome = { written: 0, fallback } as const;
    await settleCall(tenant, { back, ...used, outcome }, at);
    const model = inUse === "key_lost" ? (settings?.model ?? "") : inUse.access.model;
    return { text: draft.text, writing: { by: "engine", model, fallback, ...tokensOf(used) } };
  };
  if (inUse === "key_lost") return engine("key_lost");
  if (!breakers.admits(inUse.line)) return engine("resting");
  const most = mostFor(inUse, draft);
  let taken = false;
  try {
    taken = await reserveCall(tenant, inUse, most, at);
  } finally {
    // Without a call there is no outcome, so the next call tests the provider.
    if (!taken) breakers.passed(inUse.line);
  }
  if (!taken) return engine("cap_reached");
  let hasStreamedText = false;
  const { firstTokenMs, totalMs } = tenant.config.llm;
  const { text, problem, outage, usage } = await rewriteDraft(inUse.access, draft, {
    timeouts: { firstTokenMs, totalMs },
    onText:
      listener &&
      ((text) => {
        hasStreamedText = true;
        listener.said(text);
      }),
  });
  if (outage) breakers.failed(inUse.line);
  else breakers.succeeded(inUse.line);
  const back = most - costOf(usage, inUse.prices);
  if (text === null || problem) {
    if (hasStreamedText) listener?.instead(draft.text);
    tenant.log.warn(
      { problem, model: inUse.access.model },
      "the engine's words went out instead of the model's",
    );
    return engine(problem ?? "empty_answer", usage, back);
  }
  await settleCall(tenant, { back, ...usage, outcome: { written: 1, fallback: null } }, at);
  return { text, writing: { by: "model", model: inUse.access.model, fallback: null, ...tokensOf(usage) } };
}

interface EmbeddedQuestion {
  vector: Float32Array;
  file: StoredFile;
}

/** The part of the models in one message. Without a model it does nothing and costs nothing. */
export interface Assistant {
  /** Returns the question's vector, with the file of the version's vectors; undefined when there are none. */
  embed: (versionId: string, question: string) => Promise<EmbeddedQuestion | undefined>;
  word: (draft: Draft) => Promise<FinalReply>;
  /** Searches for an answer when the engine is uncertain. */
  research: (message: UnsureMessage) => Promise<ModelFinding>;
}

export function createAssistant(tenant: Tenant, rows: ModelRows, listener?: ReplyListener): Assistant {
  return {
    embed: (versionId, question) => embedQuestion(tenant, rows, { versionId, question }),
    word: (draft) => wordsFor(tenant, rows, draft, listener),
    research: (message) => researchMessage(tenant, rows, message),
  };
}

async function embedQuestion(
  tenant: Tenant,
  { settings, vectors }: ModelRows,
  { versionId, question }: { versionId: string; question: string },
): Promise<EmbeddedQuestion | undefined> {
  if (vectors?.version_id !== versionId) return undefined;
  const embedder = embedderInUse(tenant, settings, secretOf(tenant));
  const line = `${tenant.id} embeddings`;
  // Vectors of another model cannot be compared; the next training creates new ones.
  if (embedder?.model !== vectors.model || !breakers.admits(line)) return undefined;
  try {
    const [vector] = await embedTexts(embedder, [question.slice(0, maxQuestionLength)], {
      timeoutMs: tenant.config.llm.embeddingsMs,
    });
    breakers.succeeded(line);
    return vector && { vector, file: { fileKey: vectors.file_key, sizeBytes: vectors.size_bytes } };
  } catch (problem) {
    const { kind, isOutage } = problemOf(problem);
    if (isOutage) breakers.failed(line);
    else breakers.passed(line);
    tenant.log.warn({ problem: kind }, "a question was answered without its vector");
    return undefined;
  }
}

/** Maximum characters of a question that are embedded. */
const maxQuestionLength = 1000;

/**
 * Returns the maximum cost of one reply at full length. An attempt that is followed by another one costs nothing.
 */
function mostFor({ prices }: ModelInUse, draft: Draft): number {
  const { instructions, messages, maxTokens } = composeRequest(draft);
  const input = estimateTokens(instructions + messages.map((message) => message.content).join(""));
  return costOf({ input, output: maxTokens }, prices);
}

/** Queues the embedding of a version's entries in the transaction that stores it, where embeddings are set. */
export async function queueEmbedding(db: TenantDb, versionId: string): Promise<void> {
  const { settings } = await readModels(db);
  if (!embedderInUse(db.tenant, settings, secretOf(db.tenant))) return;
  await enqueue(db, "models.embed", { versionId }, { attempts: 4 });
}

/** Deletes the vectors of a rewritten version and queues new ones; returns the keys of the former files. */
export async function resetVectors(db: TenantDb, versionId: string): Promise<string[]> {
  const keys = await deleteVectors(db, versionId);
  if (keys.length > 0) await queueEmbedding(db, versionId);
  return keys;
}

/** Deletes the vectors of deleted versions. */
export async function clearVectors(tenant: Tenant): Promise<void> {
  const keys = await tenant.transaction((db) => retireVectors(db));
  for (const key of keys) await tenant.files.delete(key);
}

/** Returns the model settings as the owner sees them. */
export async function getSettings(tenant: Tenant): Promise<ModelSettings> {
  const { settings, day, meaning } = await tenant.transaction(async (db) => ({
    ...(await readModels(db)),
    day: await readDay(db, tenant.clock()),
    meaning: await readMeaning(db),
  }));
  const inUse = writerInUse(tenant, settings, secretOf(tenant));
  return settingsView(tenant.config, { settings, day, meaning }, inUse === "key_lost");
}

export async function setSettings(
  tenant: Tenant,
  { writer, own: ownModel }: z.output<(typeof setModels)["body"]>,
): Promise<ModelSettings> {
  await tenant.transaction(
    async (db) => {
      const before = (await readModels(db)).settings ?? defaultSettings;
      const typed = ownModel ? mergeTypedSettings(tenant, before, ownModel, secretOf(tenant)) : before;
      if (writer === "own" && !typed.model) throw new Failure("invalid_request", { model: ["required"] });
      const { input_price, output_price, daily_cap } = ownModel ?? before;
      const row = pickSettings({ ...typed, writer, input_price, output_price, daily_cap });
      await saveSettings(db, row, tenant.clock());
    },
    { lock: "model settings" },
  );
  return getSettings(tenant);
}

export interface ModelTest {
  problem: FallbackReason | null;
  text: string;
  first_word_ms: number | null;
  embeddings: { problem: FallbackReason | null; dimension: number | null } | null;
}

/** Tests entered settings with one real question, which costs money, and stores nothing. */
export async function testSettings(tenant: Tenant, typed: TypedModel): Promise<ModelTest> {
  const at = tenant.clock();
  const { settings } = await tenant.transaction((db) => readModels(db));
  const before = settings ?? defaultSettings;
  const row: SettingsRow = {
    ...mergeTypedSettings(tenant, before, typed, secretOf(tenant)),
    writer: "own",
  };
  const secret = secretOf(tenant);
  const inUse = writerInUse(tenant, row, secret);
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
  if (!(await reserveCall(tenant, inUse, most, at)))
    return { problem: "cap_reached", text: "", first_word_ms: null, embeddings: null };
  const began = performance.now();
  let firstWord: number | null = null;
  const { firstTokenMs, totalMs } = tenant.config.llm;
  const rewritten = await rewriteDraft(inUse.access, draft, {
    timeouts: { firstTokenMs, totalMs },
    onText: () => (firstWord ??= Math.round(performance.now() - began)),
  });
  const back = most - costOf(rewritten.usage, inUse.prices);
  const outcome = { written: 0, fallback: null } as const;
  await settleCall(tenant, { back, ...rewritten.usage, outcome }, at);
  const embedder = embedderInUse(tenant, row, secret);
  return {
    problem: rewritten.problem,
    text: rewritten.text ?? "",
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
