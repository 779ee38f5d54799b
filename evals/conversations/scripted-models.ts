import { sentencesOf } from "#server/answers/compose/sentences.ts";
import type { ModelCall, ModelToolCall } from "#server/testing/model-provider.ts";
import type { Conversation, Score, Turn } from "./suite.ts";

/** An item as a model receives it. */
interface ShownItem {
  id: string;
  title?: string;
  text: string;
}

/** A message as a scripted model receives it, with the answer that its author wanted. */
interface ScriptedTurn {
  conversation: Conversation;
  turn: Turn;
  answerable: boolean;
}

export type ScriptedModel = (call: ModelCall, scripted: ScriptedTurn, score: Score) => ModelToolCall[];

interface Reading {
  question: string;
  conversation: { by: string; text: string }[];
  items: ShownItem[];
  /** Number of look-ups so far, and of replies that were refused. */
  lookedUp: number;
  refused: number;
}

interface WireMessage {
  role: string;
  content: string;
  tool_calls?: { function: { name: string } }[];
}

/** Reads the contents of a conversation with the model, in OpenAI's protocol. */
function readCall({ body }: ModelCall): Reading {
  const messages = body.messages as WireMessage[];
  const first = messages.find(({ role }) => role === "user")!;
  const asked = JSON.parse(first.content) as Pick<Reading, "question" | "conversation"> & {
    found: ShownItem[];
  };
  const results = messages
    .filter(({ role }) => role === "tool")
    .map(({ content }) => JSON.parse(content) as { found?: ShownItem[]; refused?: string });
  const items = [...asked.found, ...results.flatMap(({ found = [] }) => found)];
  return {
    question: asked.question,
    conversation: asked.conversation,
    items: items.filter(({ id }, at) => items.findIndex((other) => other.id === id) === at),
    lookedUp: results.filter(({ found }) => found !== undefined).length,
    refused: results.filter(({ refused }) => refused !== undefined).length,
  };
}

const handOver: ModelToolCall[] = [{ name: "hand_over", input: {} }];
const maxLookUps = 3;

/** Returns the sentence of an item that contains the wanted answer, with the name of its row. */
function sentenceFor(
  group: readonly string[],
  items: readonly ShownItem[],
  { says }: Score,
  none: readonly string[],
) {
  for (const item of items)
    for (const sentence of [...sentencesOf(item.text), item.text])
      if (group.some((needle) => says(sentence, needle)) && !none.some((needle) => says(sentence, needle)))
        return { item, sentence };
  return undefined;
}

/**
 * A model that knows the wanted answer and quotes the items that contain it. A question that it cannot answer is
 * one that no model can answer by only repeating what the tools find. It looks the question up in the words of each
 * wanted answer once.
 */
const perfectModel: ScriptedModel = (call, { turn }, score) => {
  const { question, conversation, items, lookedUp, refused } = readCall(call);
  const { all = [], none = [], decision = [] } = turn.want ?? {};
  if (!decision.includes("answer") || all.length === 0) return handOver;
  const found = all.map((group) => sentenceFor(group, items, score, none));
  const isWhole = found.every((each) => each !== undefined);
  if (isWhole && refused === 0) {
    const sentences = [...new Set(found.map(({ sentence }) => sentence))];
    const used = [...new Set(found.map(({ item }) => item.id))];
    return [{ name: "reply", input: { text: sentences.join(" "), items: used } }];
  }
  if (isWhole) {
    return [{ name: "quote", input: { item: found[0]!.item.id } }];
  }
  if (lookedUp >= maxLookUps) return handOver;
  const words = all.flatMap((group) => group.filter((needle) => !needle.startsWith("re:")).slice(0, 2));
  const before = conversation.filter(({ by }) => by === "customer").at(-1)?.text ?? "";
  const queries = [`${before} ${question}`, [question, ...words].join(" "), words.join(" ") || question];
  const query = queries[lookedUp / 2] ?? question;
  return [
    { name: "search_knowledge", input: { query } },
    { name: "query_rows", input: { query } },
  ];
};

/** Changes the first number of a text, or adds one if there is none. */
const withOtherNumber = (text: string): string =>
  /\d/u.test(text) ? text.replace(/\d+/u, (digits) => String(Number(digits) + 7)) : `${text} 77 SAR`;

/** A model that states a wrong number for the first item that was found. */
const inventingModel: ScriptedModel = (call) => {
  const { items, refused } = readCall(call);
  const [first] = items;
  if (first === undefined || refused > 1) return handOver;
  return [{ name: "reply", input: { text: withOtherNumber(first.text), items: [first.id] } }];
};

/** A model that mixes two items up: the words of the first item with the numbers of the second. */
const mixingModel: ScriptedModel = (call) => {
  const { items, refused } = readCall(call);
  const [first, second] = items.filter(({ text }) => /\d/u.test(text));
  if (first === undefined || second === undefined || refused > 1) return handOver;
  const numbers = second.text.match(/\d+(?:\.\d+)?/gu) ?? [];
  let at = 0;
  const text = first.text.replace(/\d+(?:\.\d+)?/gu, (own) => numbers[at++] ?? own);
  return text === first.text ? handOver : [{ name: "reply", input: { text, items: [first.id, second.id] } }];
};

/**
 * A model that claims the requested value for the row that was found, whatever it is about: "the mocha is 15" from
 * the latte's row.
 */
const claimingModel: ScriptedModel = (call) => {
  const { question, items, refused } = readCall(call);
  const row = items.find(({ text }) => /\d/u.test(text));
  const number = row?.text.match(/\d+(?:\.\d+)?/u)?.[0];
  if (row === undefined || number === undefined || refused > 1) return handOver;
  return [
    { name: "reply", input: { text: `${question.replace(/[؟?]/gu, "")}: ${number} SAR.`, items: [row.id] } },
  ];
};

/** A model that quotes the last item that was found, which is true but beside the question. */
const carelessModel: ScriptedModel = (call) => {
  const { items } = readCall(call);
  const last = items.at(-1);
  return last === undefined ? handOver : [{ name: "quote", input: { item: last.id } }];
};

export const scriptedModels = {
  perfect: perfectModel,
  inventing: inventingModel,
  mixing: mixingModel,
  claiming: claimingModel,
  careless: carelessModel,
};
