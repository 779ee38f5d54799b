/** The API of a provider. `openai-compatible` is OpenAI itself, Ollama, vLLM and many others. */
export type Provider = "openai-compatible" | "anthropic";

/** A language model with its credentials. */
export interface ModelAccess {
  provider: Provider;
  /** Null for the provider's own address. */
  baseUrl: string | null;
  model: string;
  apiKey: string | null;
  /**
   * Whether addresses of this machine and its network may be called, because the operator configured this one or
   * allows them.
   */
  privateAddresses: boolean;
}

export interface EmbedderAccess {
  baseUrl: string;
  model: string;
  apiKey: string | null;
  privateAddresses: boolean;
}

/** The request for a text. */
export interface ComposeRequest {
  instructions: string;
  messages: { role: "user" | "assistant"; content: string }[];
  maxTokens: number;
}

export interface Usage {
  input: number;
  output: number;
  /** Whether we estimated the numbers from the texts, because the provider did not report them. */
  estimated: boolean;
}

/** Prices in US dollars per million tokens. */
export interface Prices {
  input: number;
  output: number;
}

/** Returns the cost in US dollars. */
export const costOf = (usage: Pick<Usage, "input" | "output">, prices: Prices): number =>
  (usage.input * prices.input + usage.output * prices.output) / 1_000_000;
