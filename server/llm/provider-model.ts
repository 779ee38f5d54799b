import type { LanguageModel } from "ai";
import { modelFetch } from "./model-fetch.ts";
import type { ModelAccess } from "./model.ts";

const maxBytes = 4 * 1024 * 1024;

/** Always named: without it the SDK would take an address or a key from variables of the environment. */
const anthropicUrl = "https://api.anthropic.com/v1";

/** The SDK's model for an access. The provider's code is loaded with the first one: most installations need none. */
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

/** OpenAI's own newer models refuse `max_tokens`, everyone else knows nothing else. */
function forHost(host: string, body: Record<string, unknown>): Record<string, unknown> {
  if (host !== "api.openai.com") return body;
  const { max_tokens, ...rest } = body;
  return { ...rest, max_completion_tokens: max_tokens };
}
