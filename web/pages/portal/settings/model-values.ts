import type { InputOf } from "#shared/contract/endpoint.ts";
import type { ModelSettings, setModels } from "#shared/contract/models.ts";
import { toAsciiDigits } from "#shared/rules/digits.ts";

/** The values of the form's fields, all of them strings. */
export type ModelValues = Record<
  | "provider"
  | "base_url"
  | "model"
  | "api_key"
  | "input_price"
  | "output_price"
  | "daily_cap"
  | "embeddings_model"
  | "embeddings_base_url"
  | "embeddings_api_key",
  string
>;

type OwnModel = NonNullable<InputOf<typeof setModels, "body">["own"]>;

export function valuesOf(ownModel: ModelSettings["own"]): ModelValues {
  return {
    provider: ownModel?.provider ?? "openai-compatible",
    base_url: ownModel?.base_url ?? "",
    model: ownModel?.model ?? "",
    // The key is never shown again. An empty field keeps the stored one.
    api_key: "",
    input_price: ownModel?.input_price ? String(ownModel.input_price) : "",
    output_price: ownModel?.output_price ? String(ownModel.output_price) : "",
    daily_cap: ownModel?.daily_cap == null ? "" : String(ownModel.daily_cap),
    embeddings_model: ownModel?.embeddings_model ?? "",
    embeddings_base_url: ownModel?.embeddings_base_url ?? "",
    embeddings_api_key: "",
  };
}

/** Parses a typed amount with digits of any script. Null when empty, undefined when invalid. */
export function amountOf(typed: string): number | null | undefined {
  const text = toAsciiDigits(typed)
    .replace("٫", ".")
    .replace(/[,٬\s$]/g, "");
  if (text === "") return null;
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
}

export function modelOf(values: ModelValues): OwnModel {
  const key = values.api_key.trim();
  const embeddingsKey = values.embeddings_api_key.trim();
  return {
    provider: values.provider === "anthropic" ? "anthropic" : "openai-compatible",
    base_url: values.base_url.trim(),
    model: values.model.trim(),
    ...(key && { api_key: key }),
    input_price: amountOf(values.input_price) ?? 0,
    output_price: amountOf(values.output_price) ?? 0,
    daily_cap: amountOf(values.daily_cap) ?? null,
    embeddings_model: values.embeddings_model.trim(),
    embeddings_base_url: values.embeddings_base_url.trim(),
    ...(embeddingsKey && { embeddings_api_key: embeddingsKey }),
  };
}
