import type { z } from "zod";
import type { ModelProblemCode, ModelSettings, testModel } from "#shared/contract/models.ts";
import type { Config } from "#server/config.ts";
import type { CheckProblem } from "#server/llm/check/check-sentence.ts";
import type { EmbedderAccess, ModelAccess, Prices, Provider } from "#server/llm/model.ts";
import type { ModelProblemKind } from "#server/llm/problem.ts";
import { Failure } from "#server/http/failure.ts";
import { encrypt, decrypt } from "#server/encryption.ts";
import type { EncryptionSecrets } from "#server/secrets.ts";
import type { Tenant } from "#server/tenant.ts";
import type { DayRow, MeaningRow, SettingsRow } from "./store/models.ts";

// A model problem that the contract does not list is a type error here.
type Known<T extends ModelProblemCode> = T;
export type FallbackReason = Known<ModelProblemKind | CheckProblem | "key_lost" | "resting" | "cap_reached">;

/** The language model of an organisation. */
export interface ModelInUse {
  access: ModelAccess;
  prices: Prices;
  /** Amount in US dollars. */
  dailyCap: number | null;
  /** Key by which failures are counted: one organisation at one provider. */
  line: string;
}

/**
 * Returns the organisation's model; null when only the engine writes, and `key_lost` when the model's key cannot be
 * decrypted.
 */
export function writerInUse(
  { config: { llm }, id }: Tenant,
  row: SettingsRow | null,
  secret: () => EncryptionSecrets,
): ModelInUse | "key_lost" | null {
  const chosen = row?.writer ?? "operator";
  if (chosen === "off") return null;
  if (chosen === "operator") {
    if (!llm.writer) return null;
    return {
      access: { ...llm.writer, privateAddresses: true },
      prices: llm.prices,
      dailyCap: llm.dailyCap,
      line: `${id} operator`,
    };
  }
  if (!row?.provider || !row.model) return null;
  const apiKey = row.sealed_key === null ? null : decrypt(secret(), "model keys", id, row.sealed_key);
  if (row.sealed_key !== null && apiKey === null) return "key_lost";
  return {
    access: {
      provider: row.provider as Provider,
      baseUrl: row.base_url,
      model: row.model,
      apiKey,
      privateAddresses: llm.privateAddresses,
    },
    prices: { input: row.input_price, output: row.output_price },
    dailyCap: row.daily_cap,
    line: `${id} ${row.provider} ${row.base_url ?? ""}`,
  };
}

/** Returns the embeddings model of an organisation; null when the ranking uses words only. */
export function embedderInUse(
  { config: { llm }, id }: Tenant,
  row: SettingsRow | null,
  secret: () => EncryptionSecrets,
): EmbedderAccess | null {
  const chosen = row?.writer ?? "operator";
  if (chosen === "off") return null;
  if (chosen === "operator") return llm.embedder && { ...llm.embedder, privateAddresses: true };
  const baseUrl = row?.embeddings_base_url ?? (row?.provider === "openai-compatible" ? row.base_url : null);
  if (!row?.embeddings_model || !baseUrl) return null;
  // The model's key is also used at its own address; another address must not receive it.
  const sealed = row.sealed_embeddings_key ?? (row.embeddings_base_url ? null : row.sealed_key);
  const apiKey = sealed === null ? null : decrypt(secret(), "model keys", id, sealed);
  if (sealed !== null && apiKey === null) return null;
  return { baseUrl, model: row.embeddings_model, apiKey, privateAddresses: llm.privateAddresses };
}

/** Returns the normalised address without a trailing slash; undefined for an invalid or forbidden one. */
function baseUrlOf(typed: string, privateAddresses: boolean): string | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const url = URL.parse(text);
  const schemes = privateAddresses ? ["http:", "https:"] : ["https:"];
  if (!url || !schemes.includes(url.protocol) || url.username || url.password || url.search || url.hash)
    return undefined;
  return url.href.replace(/\/+$/, "");
}

export function settingsView(
  { llm }: Config,
  { settings: row, day, meaning }: { settings: SettingsRow | null; day: DayRow; meaning: MeaningRow | null },
  keyLost: boolean,
): ModelSettings {
  const writer = row?.writer ?? "operator";
  const dailyCap = writer === "own" ? (row?.daily_cap ?? null) : llm.dailyCap;
  return {
    // When the installation has no model, the setting "the installation's" means none.
    writer: writer === "operator" && !llm.writer ? "off" : (writer as ModelSettings["writer"]),
    operator_model: llm.writer?.model ?? null,
    own:
      row?.provider && row.model
        ? {
            provider: row.provider as Provider,
            base_url: row.base_url,
            model: row.model,
            key_end: row.key_end,
            input_price: row.input_price,
            output_price: row.output_price,
            daily_cap: row.daily_cap,
            embeddings_model: row.embeddings_model,
            embeddings_base_url: row.embeddings_base_url,
            embeddings_key_end: row.embeddings_key_end,
          }
        : null,
    key_lost: keyLost,
    meaning: meaning && {
      version: meaning.number,
      model: meaning.model,
      problem: meaning.problem as FallbackReason | null,
    },
    today: {
      written: day.written,
      input_tokens: day.input_tokens,
      output_tokens: day.output_tokens,
      spent: day.spent,
      daily_cap: writer === "off" ? null : dailyCap,
      cap_reached: (day.fallbacks["cap_reached"] ?? 0) > 0,
      fallbacks: Object.entries(day.fallbacks)
        .map(([reason, count]) => ({ reason: reason as FallbackReason, count }))
        .sort((a, b) => b.count - a.count),
    },
  };
}

export type TypedModel = z.output<(typeof testModel)["body"]>;

/** Settings before any were saved. */
export const defaultSettings: SettingsRow = {
  writer: "off",
  provider: null,
  base_url: null,
  model: null,
  sealed_key: null,
  key_end: null,
  input_price: 0,
  output_price: 0,
  daily_cap: null,
  embeddings_model: null,
  embeddings_base_url: null,
  sealed_embeddings_key: null,
  embeddings_key_end: null,
};

/** Returns only the columns of the settings from a row. */
export function pickSettings(row: SettingsRow): SettingsRow {
  return Object.fromEntries(
    Object.keys(defaultSettings).map((name) => [name, row[name as keyof SettingsRow]]),
  ) as unknown as SettingsRow;
}

/**
 * Merges the entered changes into the stored settings. A stored key is only sent to the address for which it was
 * entered; otherwise somebody at an owner's unlocked screen could have it sent to their own server.
 */
export function mergeTypedSettings(
  { config: { llm }, id }: Tenant,
  before: SettingsRow,
  typed: TypedModel,
  secret: () => EncryptionSecrets,
): SettingsRow {
  const baseUrl = baseUrlOf(typed.base_url, llm.privateAddresses);
  const embeddingsUrl = baseUrlOf(typed.embeddings_base_url, llm.privateAddresses);
  if (baseUrl === undefined) throw new Failure("invalid_request", { base_url: ["model_address"] });
  if (embeddingsUrl === undefined)
    throw new Failure("invalid_request", { embeddings_base_url: ["model_address"] });
  const model = typed.model.trim();
  if (model === "") throw new Failure("invalid_request", { model: ["required"] });
  if (typed.provider === "openai-compatible" && baseUrl === null)
    throw new Failure("invalid_request", { base_url: ["required"] });
  const keyFor = (
    typedKey: string | undefined,
    same: boolean,
    stored: { sealed: string | null; end: string | null },
    field: string,
  ) => {
    const key = typedKey?.trim();
    if (key) return { sealed: encrypt(secret(), "model keys", id, key), end: key.slice(-4) };
    if (key === "") return { sealed: null, end: null };
    if (!same && stored.sealed !== null)
      throw new Failure("invalid_request", { [field]: ["model_key_again"] });
    return stored;
  };
  const key = keyFor(
    typed.api_key,
    typed.provider === before.provider && baseUrl === before.base_url,
    { sealed: before.sealed_key, end: before.key_end },
    "api_key",
  );
  if (typed.provider === "anthropic" && key.sealed === null)
    throw new Failure("invalid_request", { api_key: ["required"] });
  const embeddingsKey = keyFor(
    typed.embeddings_api_key,
    (embeddingsUrl ?? baseUrl) === (before.embeddings_base_url ?? before.base_url),
    { sealed: before.sealed_embeddings_key, end: before.embeddings_key_end },
    "embeddings_api_key",
  );
  const embeddingsModel = typed.embeddings_model.trim();
  if (embeddingsModel && typed.provider === "anthropic" && embeddingsUrl === null)
    throw new Failure("invalid_request", { embeddings_base_url: ["required"] });
  return {
    ...before,
    provider: typed.provider,
    base_url: baseUrl,
    model,
    sealed_key: key.sealed,
    key_end: key.end,
    embeddings_model: embeddingsModel || null,
    embeddings_base_url: embeddingsUrl,
    sealed_embeddings_key: embeddingsKey.sealed,
    embeddings_key_end: embeddingsKey.end,
  };
}
