import type { ModelProblemCode, ModelSettings } from "#shared/contract/models.ts";
import type { Config } from "#server/config.ts";
import type { CheckProblem } from "#server/llm/check/check-sentence.ts";
import type { EmbedderAccess, ModelAccess, Prices, Provider } from "#server/llm/model.ts";
import type { ModelProblemKind } from "#server/llm/problem.ts";
import { unseal } from "#server/llm/seal.ts";
import type { DayRow, SettingsRow } from "./store.ts";

// A problem of the port that the contract does not name does not compile here.
type Known<T extends ModelProblemCode> = T;
export type FallbackReason = Known<ModelProblemKind | CheckProblem | "key_lost" | "resting" | "cap_reached">;

/** The model that writes an organisation's replies. */
export interface ModelInUse {
  access: ModelAccess;
  prices: Prices;
  /** US dollars. */
  dailyCap: number | null;
  /** Whose failures count together: one organisation at one provider. */
  line: string;
}

/** Null: the engine writes alone. `key_lost`: it would be another, if its key could be opened. */
export function writerInUse(
  { llm }: Config,
  organizationId: string,
  row: SettingsRow | null,
  secret: () => string,
): ModelInUse | "key_lost" | null {
  const chosen = row?.writer ?? "operator";
  if (chosen === "off") return null;
  if (chosen === "operator") {
    if (!llm.writer) return null;
    return {
      access: { ...llm.writer, privateAddresses: true },
      prices: llm.prices,
      dailyCap: llm.dailyCap,
      line: `${organizationId} operator`,
    };
  }
  if (!row?.provider || !row.model) return null;
  const apiKey = row.sealed_key === null ? null : unseal(secret(), organizationId, row.sealed_key);
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
    line: `${organizationId} ${row.provider} ${row.base_url ?? ""}`,
  };
}

/** What embeds an organisation's texts and questions; null: the ranking goes by words alone. */
export function embedderInUse(
  { llm }: Config,
  organizationId: string,
  row: SettingsRow | null,
  secret: () => string,
): EmbedderAccess | null {
  const chosen = row?.writer ?? "operator";
  if (chosen === "off") return null;
  if (chosen === "operator") return llm.embedder && { ...llm.embedder, privateAddresses: true };
  const baseUrl = row?.embeddings_base_url ?? (row?.provider === "openai-compatible" ? row.base_url : null);
  if (!row?.embeddings_model || !baseUrl) return null;
  // At the model's own address its key opens this as well; another address must not be shown it.
  const sealed = row.sealed_embeddings_key ?? (row.embeddings_base_url ? null : row.sealed_key);
  const apiKey = sealed === null ? null : unseal(secret(), organizationId, sealed);
  if (sealed !== null && apiKey === null) return null;
  return { baseUrl, model: row.embeddings_model, apiKey, privateAddresses: llm.privateAddresses };
}

/** The address as it is called, without a slash at the end; undefined when it is none that may be entered. */
export function baseUrlOf(typed: string, privateAddresses: boolean): string | null | undefined {
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
  row: SettingsRow | null,
  day: DayRow,
  keyLost: boolean,
): ModelSettings {
  const writer = row?.writer ?? "operator";
  const dailyCap = writer === "own" ? (row?.daily_cap ?? null) : llm.dailyCap;
  return {
    // Where the installation offers none, "the installation's" is nobody.
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
