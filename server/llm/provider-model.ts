import type { LanguageModel } from "ai";
import { modelFetch } from "./model-fetch.ts";
import type { ModelAccess } from "./model.ts";

const maxBytes = 4 * 1024 * 1024;

/** The address is always given, because otherwise the SDK would read an address or a key from environment variables. */
const anthropicUrl = "https://api.anthropic.com/v1";

/** Returns the SDK's model. A provider's code is loaded with its first model, because most installations need none. */
export async function providerModel(access: ModelAccess): Promise<LanguageModel> {
  const fetch = modelFetch(access.privateAddresses, maxBytes);
  if (access.provider === "anthropic") {
    const { createAnthropic } = await import("@ai-sdk/anthropic");
    const baseURL = access.baseUrl ?? anthropicUrl;
    return createAnthropic({ baseURL, apiKey: access.apiKey ?? "none", fetch })(access.model);
  }
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const baseURL = access.baseUrl ?? "https://api.openai.com/v1";
  return createOpenAICompatible({
    name: "openai-compatible",
    baseURL,
    ...(access.apiKey && { apiKey: access.apiKey }),
    fetch,
    includeUsage: true,
    transformRequestBody: (body) => forHost(new URL(baseURL).hostname, body),
  })(access.model);
}

/** OpenAI's newer models refuse `max_tokens`, while other providers only support that name. */
function forHost(host: string, body: Record<string, unknown>): Record<string, unknown> {
  if (host !== "api.openai.com") return body;
  const { max_tokens, ...rest } = body;
  return { ...rest, max_completion_tokens: max_tokens };
}
