import { type LookUp, lookUp, type LookUpItem } from "#server/answers/answers.ts";
import type { Language, Moment } from "#server/answers/entry.ts";
import { denseText, matchOf, withMatch } from "#server/answers/retrieve/dense.ts";
import { type AnyOperation, engineOperation } from "#server/engine/operation.ts";
import { type DecidedReply, decideReply, type CustomerMessage } from "./reply-rules.ts";
import { type SuggestedText, suggestText, type Unanswered } from "./suggestion-rules.ts";
import { sourcesOf } from "./stored-citations.ts";
import type { AgentState } from "./store/agents.ts";

interface ReplyInput {
  agent: AgentState;
  message: CustomerMessage;
  /** Vector of the question, by the same embeddings model as the version's vectors. */
  vector?: Float32Array | undefined;
}

export const decideReplyOperation = engineOperation<ReplyInput, DecidedReply>(
  "agents.decideReply",
  (index, { agent, message, vector }, vectors) => {
    const isEmbedded = vectors !== undefined && vector !== undefined;
    const found = isEmbedded ? withMatch(index, matchOf(vectors, index, message.question, vector)) : index;
    return decideReply(found, index, agent, message);
  },
);

export const suggestTextOperation = engineOperation<
  { agent: AgentState; message: Unanswered },
  SuggestedText | null
>("agents.suggestText", (index, { agent, message }) => suggestText(index, agent, message));

/** Runs a language model's look-ups for a message. Returns the items of each, best first. */
export const lookUpOperation = engineOperation<
  { agent: AgentState; lookUps: readonly LookUp[]; language: Language; now: Moment },
  LookUpItem[][]
>("agents.lookUp", (index, { agent, lookUps, language, now }) => {
  const hidden = agent.kind === "support" ? sourcesOf(index, agent.staffSources) : new Set<string>();
  const voice = { language, tone: agent.tone };
  const isHidden = ({ sourceId }: { sourceId: string }) => hidden.has(sourceId);
  return lookUps.map((each) => lookUp(index, each, { voice, now, isHidden }));
});

/** Returns a page of a version's entries as texts for embedding. */
export const entryTextsOperation = engineOperation<
  { from: number; count: number },
  { id: string; text: string }[]
>("agents.entryTexts", (index, { from, count }) => {
  const places = Array.from({ length: count }, (_, index) => from + index);
  return places
    .flatMap((place) => index.entries.at(place) ?? [])
    .map((entry) => ({ id: entry.id, text: denseText(entry) }));
});

export const agentOperations: readonly AnyOperation[] = [
  decideReplyOperation,
  suggestTextOperation,
  lookUpOperation,
  entryTextsOperation,
];
