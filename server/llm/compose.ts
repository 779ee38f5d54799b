import { setTimeout as sleep } from "node:timers/promises";
import type { ComposeRequest, ModelAccess, Usage } from "./model.ts";
import { ModelProblem, problemOf } from "./problem.ts";
import { providerModel } from "./provider-model.ts";
import { estimateTokens } from "./tokens.ts";

/** Time limits in milliseconds. */
export interface ModelTimeouts {
  firstTokenMs: number;
  totalMs: number;
}

export interface ComposeOptions {
  timeouts: ModelTimeouts;
  /** Aborts the call at once. */
  signal?: AbortSignal;
  /** Called once for every attempt that reached the provider, whatever its result, because it may be charged. */
  onUsage: (usage: Usage) => void;
}

/** Pause before the second attempt in milliseconds, when the provider names none. */
const pauseMs = 400;

/**
 * Streams a model's text in pieces. After a temporary failure there is one more attempt, as long as no text was
 * returned and time is left. Throws ModelProblem. Ending the iteration aborts the call.
 */
export async function* compose(
  access: ModelAccess,
  request: ComposeRequest,
  { timeouts, signal, onUsage }: ComposeOptions,
): AsyncGenerator<string, void> {
  const end = Date.now() + timeouts.totalMs;
  const whole = AbortSignal.any([AbortSignal.timeout(timeouts.totalMs), ...(signal ? [signal] : [])]);
  for (let attempt = 1; ; attempt++) {
    let spoke = false;
    try {
      for await (const text of attemptOf(access, request, { timeouts, signal: whole, onUsage })) {
        spoke = true;
        yield text;
      }
      if (!spoke) throw new ModelProblem("empty_answer");
      return;
    } catch (error) {
      const problem = whole.aborted ? new ModelProblem("too_slow") : problemOf(error);
      const pause = (problem.retryAfterMs ?? pauseMs) * (1 + Math.random() / 4);
      if (spoke || attempt > 1 || !problem.isPassing || Date.now() + pause > end) throw problem;
      await sleep(pause, undefined, { signal: whole }).catch(() => {
        throw new ModelProblem("too_slow");
      });
    }
  }
}

async function* attemptOf(
  access: ModelAccess,
  request: ComposeRequest,
  { timeouts, signal, onUsage }: ComposeOptions & { signal: AbortSignal },
): AsyncGenerator<string, void> {
  const { streamText } = await import("ai");
  const model = await providerModel(access);
  const stop = new AbortController();
  const late = new ModelProblem("too_slow");
  const first = setTimeout(() => stop.abort(late), timeouts.firstTokenMs);
  let written = "";
  let told: Usage | null = null;
  let reached = false;
  let ended = false;
  try {
    const { stream } = streamText({
      model,
      instructions: request.instructions,
      messages: request.messages,
      maxOutputTokens: request.maxTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stop.signal]),
      // Errors are part of the stream; the SDK's default would log the provider's texts to the console.
      onError: () => {},
    });
    for await (const part of stream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw stop.signal.aborted ? late : new ModelProblem("too_slow");
      if (part.type === "text-delta" && part.text !== "") {
        clearTimeout(first);
        reached = true;
        written += part.text;
        yield part.text;
      }
      if (part.type === "finish") {
        const { inputTokens, outputTokens } = part.totalUsage;
        if (inputTokens !== undefined && outputTokens !== undefined)
          told = { input: inputTokens, output: outputTokens, estimated: false };
        // A connection that was cut ends the stream without its last event.
        if (part.finishReason === "error" || part.rawFinishReason === undefined)
          throw new ModelProblem("broken_answer");
        ended = true;
      }
    }
    if (!ended) throw new ModelProblem("broken_answer");
  } catch (error) {
    // A provider that refuses a request does not charge for it; after an interruption or a timeout it may.
    const { kind } = problemOf(error);
    if (kind === "too_slow" || kind === "broken_answer") reached = true;
    throw error;
  } finally {
    clearTimeout(first);
    stop.abort();
    if (reached || told) onUsage(told ?? estimate(request, written));
  }
}

function estimate(request: ComposeRequest, written: string): Usage {
  const asked = [request.instructions, ...request.messages.map((message) => message.content)].join("\n");
  return { input: estimateTokens(asked), output: estimateTokens(written), estimated: true };
}
