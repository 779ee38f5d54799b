import { denseText, matchOf, withMatch } from "#server/answers/retrieve/dense.ts";
import { type AnyOperation, engineOperation } from "#server/engine/operation.ts";
import { type Considered, decideReply, type Heeded } from "./reply-rules.ts";
import { type SuggestedText, suggestText, type Unanswered } from "./suggestion-rules.ts";
import type { AgentState } from "./store/agents.ts";

interface ReplyInput {
  agent: AgentState;
  message: Heeded;
  /** Of the question, by the embeddings model that made the version's vectors. */
  vector?: Float32Array | undefined;
}

export const decideReplyOperation = engineOperation<ReplyInput, Considered>(
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

/** A page of a version's entries, as they are embedded. */
export const entryTextsOperation = engineOperation<
  { from: number; count: number },
  { id: string; text: string }[]
>("agents.entryTexts", (index, { from, count }) => {
  const places = Array.from({ length: count }, (_, at) => from + at);
  return places
    .flatMap((place) => index.entries.at(place) ?? [])
    .map((entry) => ({ id: entry.id, text: denseText(entry) }));
});

export const agentOperations: readonly AnyOperation[] = [
  decideReplyOperation,
  suggestTextOperation,
  entryTextsOperation,
];
