import { setTimeout as sleep } from "node:timers/promises";
import type { AssistantModelMessage, ModelMessage, ToolModelMessage } from "ai";
import { type LookUp, type LookUpItem, lookUpTools } from "#server/answers/answers.ts";
import { checkResearch } from "#server/llm/check/check-research.ts";
import type { CheckProblem } from "#server/llm/check/check-sentence.ts";
import type { ModelAccess, Usage } from "#server/llm/model.ts";
import { ModelProblem, type ModelProblemKind, problemOf } from "#server/llm/problem.ts";
import { providerModel } from "#server/llm/provider-model.ts";
import { estimateTokens } from "#server/llm/tokens.ts";
import type { FlowKind } from "#shared/rules/flow-request.ts";
import { FoundItems } from "./found-items.ts";
import {
  researchInstructions,
  researchMessage,
  type ResearchQuestion,
  shownItems,
} from "./research-request.ts";
import { researchTools } from "./research-tools.ts";

/** The model's result for a message; its text has passed the check. */
export type ResearchOutcome =
  | { kind: "reply"; text: string; items: LookUpItem[] }
  | { kind: "quote"; item: LookUpItem }
  | { kind: "ask_back"; items: LookUpItem[] }
  | { kind: "start_request"; request: FlowKind }
  | { kind: "hand_over"; problem: ResearchProblem | null };

/** Why there is no result. `cap_reached`: the daily budget does not cover another call. */
type ResearchProblem = ModelProblemKind | CheckProblem | "cap_reached";

export interface Researched {
  outcome: ResearchOutcome;
  /** Whether the provider itself is failing. */
  outage: boolean;
}

export interface ResearchOptions {
  /** Time limit for all calls together, in milliseconds. */
  totalMs: number;
  lookUp: (lookUps: readonly LookUp[]) => Promise<LookUpItem[][]>;
  /** Reserves the maximum usage before each call. The work ends when it returns false. */
  reserve: (most: Pick<Usage, "input" | "output">) => Promise<boolean>;
  /** Called after each call that may be charged, to replace what was reserved for it. */
  onUsage: (usage: Pick<Usage, "input" | "output">) => void;
}

/** Maximum number of model calls for one message. */
const maxSteps = 6;
/** Maximum number of tool calls of one step that are executed. */
const maxCallsPerStep = 4;
const maxOutputTokens = 600;
/** Pause in milliseconds before a step is repeated after a temporary failure, when the provider names none. */
const pauseMs = 400;

interface ToolCall {
  toolCallId: string;
  toolName: string;
  input: unknown;
}

const isLookUp = (name: string): name is (typeof lookUpTools)[number] =>
  lookUpTools.some((tool) => tool === name);

/** The result of a tool call: the end of the work, or the response to the model. */
type CallResult = { outcome: ResearchOutcome } | { told: object };

const unknownItem = { refused: "no such item" };

/** Executes a tool call. Every part of it is validated, because a model may write anything. */
async function resultOf(
  { toolName, input }: ToolCall,
  asked: ResearchQuestion,
  found: FoundItems,
  lookUp: ResearchOptions["lookUp"],
): Promise<CallResult & { problem?: CheckProblem }> {
  if (isLookUp(toolName)) {
    const read = researchTools[toolName].inputSchema.safeParse(input);
    if (!read.success) return { told: { refused: "query is missing" } };
    const [items = []] = await lookUp([{ tool: toolName, query: read.data.query }]);
    return { told: { found: shownItems(found.add(items)) } };
  }
  switch (toolName) {
    case "reply": {
      const read = researchTools.reply.inputSchema.safeParse(input);
      const items = read.success ? found.named(read.data.items) : undefined;
      if (!read.success || items === undefined || items.length === 0) return { told: unknownItem };
      const checked = checkResearch(read.data.text, items, asked);
      if ("problem" in checked) return { told: { refused: checked.problem }, problem: checked.problem };
      return { outcome: { kind: "reply", text: checked.text, items } };
    }
    case "quote": {
      const read = researchTools.quote.inputSchema.safeParse(input);
      const [item] = (read.success && found.named([read.data.item])) || [];
      return item === undefined ? { told: unknownItem } : { outcome: { kind: "quote", item } };
    }
    case "ask_back": {
      const read = researchTools.ask_back.inputSchema.safeParse(input);
      const items = (read.success ? found.named(read.data.items) : undefined)?.filter(
        ({ title }) => title !== "",
      );
      if (items === undefined || items.length < 2)
        return { told: { refused: "two or three items with a title" } };
      return { outcome: { kind: "ask_back", items: items.slice(0, 3) } };
    }
    case "start_request": {
      const read = researchTools.start_request.inputSchema.safeParse(input);
      if (!read.success) return { told: { refused: "no such kind" } };
      return { outcome: { kind: "start_request", request: read.data.kind } };
    }
    case "hand_over":
      return { outcome: { kind: "hand_over", problem: null } };
    default:
      return { told: { refused: "no such tool" } };
  }
}

/**
 * Lets a model answer a message with tools, within limits on steps, time and the budget that `reserve` grants. Never
 * throws: a failure hands over, and the caller replies as it would without a model.
 */
export async function research(
  access: ModelAccess,
  asked: ResearchQuestion,
  { totalMs, lookUp, reserve, onUsage }: ResearchOptions,
): Promise<Researched> {
  const end = AbortSignal.timeout(totalMs);
  const mustEndAt = Date.now() + totalMs;
  let last: ResearchProblem | null = null;
  const handOver = (problem: ResearchProblem | null, outage = false): Researched => ({
    outcome: { kind: "hand_over", problem },
    outage,
  });
  try {
    const { question } = asked;
    const found = new FoundItems();
    const first = await lookUp([
      { tool: "business_facts", query: question },
      { tool: "query_rows", query: question },
      { tool: "search_knowledge", query: question },
    ]);
    const instructions = researchInstructions(asked);
    const messages: ModelMessage[] = [researchMessage(asked, found.add(first.flat()))];
    for (let step = 0; step < maxSteps; step++) {
      const input = estimateTokens(instructions + JSON.stringify(researchTools) + JSON.stringify(messages));
      if (!(await reserve({ input, output: maxOutputTokens }))) return handOver("cap_reached");
      const take = () => stepOf(access, instructions, messages, { signal: end, input, onUsage });
      const calls = await take().catch(async (error: unknown) => {
        const { isPassing, retryAfterMs } = problemOf(error);
        const pause = retryAfterMs ?? pauseMs;
        if (!isPassing || Date.now() + pause > mustEndAt) throw error;
        await sleep(pause, undefined, { signal: end });
        return take();
      });
      if (calls.length === 0) return handOver(last ?? "empty_answer");
      const told: [ToolCall, object][] = [];
      for (const call of calls) {
        const result = await resultOf(call, asked, found, lookUp);
        if ("outcome" in result) {
          const { outcome } = result;
          return {
            outcome: outcome.kind === "hand_over" ? { ...outcome, problem: last } : outcome,
            outage: false,
          };
        }
        if (result.problem) last = result.problem;
        told.push([call, result.told]);
      }
      messages.push(...turnOf(told));
    }
    return handOver(last ?? "too_long");
  } catch (error) {
    const { kind, isOutage } = end.aborted ? new ModelProblem("too_slow") : problemOf(error);
    return handOver(kind, isOutage);
  }
}

/** Calls the model once and returns the tools that it calls, with their arguments. */
async function stepOf(
  access: ModelAccess,
  instructions: string,
  messages: ModelMessage[],
  { signal, input, onUsage }: { signal: AbortSignal; input: number; onUsage: ResearchOptions["onUsage"] },
): Promise<ToolCall[]> {
  const { generateText } = await import("ai");
  const model = await providerModel(access);
  try {
    const { toolCalls, usage } = await generateText({
      model,
      instructions,
      messages,
      tools: researchTools,
      toolChoice: "required",
      maxOutputTokens,
      maxRetries: 0,
      abortSignal: signal,
    });
    const calls = toolCalls.slice(0, maxCallsPerStep).map(({ toolCallId, toolName, input: given }) => ({
      toolCallId,
      toolName,
      input: given as unknown,
    }));
    onUsage({
      input: usage.inputTokens ?? input,
      output: usage.outputTokens ?? estimateTokens(JSON.stringify(calls)),
    });
    return calls;
  } catch (error) {
    // A provider that refuses a call does not charge for it; after an interruption or a timeout it may.
    const { kind } = problemOf(error);
    const mayCost = signal.aborted || kind === "too_slow" || kind === "broken_answer";
    onUsage(mayCost ? { input, output: maxOutputTokens } : { input: 0, output: 0 });
    throw error;
  }
}

/** Returns the model's calls and their results as messages of the conversation with it. */
function turnOf(told: readonly [ToolCall, object][]): [AssistantModelMessage, ToolModelMessage] {
  return [
    { role: "assistant", content: told.map(([call]) => ({ type: "tool-call" as const, ...call })) },
    {
      role: "tool",
      content: told.map(([{ toolCallId, toolName }, result]) => ({
        type: "tool-result" as const,
        toolCallId,
        toolName,
        output: { type: "text" as const, value: JSON.stringify(result) },
      })),
    },
  ];
}
