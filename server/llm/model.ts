/** How providers are spoken to: `openai-compatible` is OpenAI itself, Ollama, vLLM and many others. */
export type Provider = "openai-compatible" | "anthropic";

/** A language model and what opens it. */
export interface ModelAccess {
  provider: Provider;
  /** Null: the provider's own address. */
  baseUrl: string | null;
  model: string;
  apiKey: string | null;
  /** Addresses of this machine and its network may be called: the operator set this one, or allows them. */
  privateAddresses: boolean;
}

export interface EmbedderAccess {
  baseUrl: string;
  model: string;
  apiKey: string | null;
  privateAddresses: boolean;
}

/** What a model is to write. */
export interface ComposeRequest {
  instructions: string;
  messages: { role: "user" | "assistant"; content: string }[];
  maxTokens: number;
}

export interface Usage {
  input: number;
  output: number;
  /** The provider did not say; counted by us from the texts. */
  estimated: boolean;
}

/** US dollars per million tokens. */
export interface Prices {
  input: number;
  output: number;
}

/** In US dollars. */
export const costOf = (usage: Pick<Usage, "input" | "output">, prices: Prices): number =>
  (usage.input * prices.input + usage.output * prices.output) / 1_000_000;
