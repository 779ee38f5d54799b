/** What a language model may look up in a version: texts, rows and facts, as the business has written them. */
import { chooseSentences, type Voice } from "./compose/catalogue.ts";
import { isolateRun, removeIsolates } from "./compose/direction.ts";
import { introduceQuote, ownText, quotable } from "./compose/entry-text.ts";
import { removePromptInjections } from "./compose/prompt-injection.ts";
import { safeName } from "./compose/safe-text.ts";
import type {
  Citation,
  FaqEntry,
  KnowledgeEntry,
  Moment,
  Origin,
  PassageEntry,
  ProductEntry,
} from "./entry.ts";
import { answerFromFacts } from "./facts/respond.ts";
import type { AnswerIndex } from "./index/answer-index.ts";
import { limitMessage } from "./limits.ts";
import { rowQuote } from "./products/describe.ts";
import { search } from "./retrieve/retrieve.ts";
import type { WithMatch } from "./retrieve/dense.ts";
import { evidenceFor } from "./rows/lookup/evidence.ts";
import { tellRow } from "./rows/lookup/tell.ts";
import { readQuestion } from "./rows/read-question.ts";
import { respondFromPrices } from "./terms/respond.ts";

export const lookUpTools = ["search_knowledge", "query_rows", "business_facts"] as const;
type LookUpTool = (typeof lookUpTools)[number];

export interface LookUp {
  tool: LookUpTool;
  /** A question or words, in either language. */
  query: string;
}

/** Something that was found, with what it takes to say and to cite it. */
export interface LookUpItem {
  kind: "text" | "row" | "fact";
  /** What it is about: a question, a heading, the name of a row. States nothing. */
  title: string;
  /** What it says. Texts are in the business's own words, rows and facts in the language of the reply. */
  text: string;
  /** The entries that it stands in; their quotes are the business's own words. */
  citations: Pick<Citation, "entryId" | "origin" | "quote">[];
}

/** Items of one look-up, at most. */
const maxItems = 6;
/** Letters of one item, at most. */
const maxTextLength = 900;
/** Letters of what is told of one row. */
const maxRowLength = 500;
const searchedEntries = 12;

const plain = (text: string): string => removeIsolates(text).slice(0, maxTextLength);

const cite = ({ id, origin }: KnowledgeEntry, quote: string): LookUpItem["citations"] => [
  { entryId: id, origin, quote },
];

function textItem(entry: FaqEntry | PassageEntry, { language }: Voice): LookUpItem[] {
  const text = quotable(removePromptInjections(ownText(entry, language))).trim();
  const title = entry.kind === "faq" ? entry.phrasings[0] : (entry.title ?? entry.origin.heading);
  if (text === "") return [];
  return [
    { kind: "text", title: safeName(title ?? ""), text: plain(text), citations: cite(entry, plain(text)) },
  ];
}

function findTexts(index: WithMatch, query: string, voice: Voice): LookUpItem[] {
  return search(index, query, searchedEntries).hits.flatMap(({ entry }) =>
    entry.kind === "product" ? [] : textItem(entry, voice),
  );
}

/** What the rows answer by computing comes first, then the rows that have most of what was asked. */
function findRows(index: AnswerIndex, query: string, voice: Voice, now: Moment): LookUpItem[] {
  if (index.products.length === 0) return [];
  const computed = respondFromPrices(index, { question: query, voice, now }, { history: [] });
  const asked = readQuestion(index, query, voice, { history: [] });
  const { scores } = evidenceFor(asked.frame, asked.catalogue);
  const rows = scores.slice(0, maxItems).flatMap(({ row }): LookUpItem[] => {
    const found = asked.catalogue.rows[row];
    if (found === undefined) return [];
    const { entry } = found;
    const quote = rowQuote(entry);
    if (removePromptInjections(quote) !== quote) return [];
    const text = plain(quotable(tellRow(found, asked, undefined, maxRowLength)));
    return text === ""
      ? []
      : [{ kind: "row", title: namesOf([entry], voice), text, citations: cite(entry, quote) }];
  });
  if (computed?.text === undefined) return rows;
  const entries = computed.citations.flatMap(
    ({ used, entryId }) => (used && index.entries.withId(entryId)) || [],
  );
  const products = entries.filter((entry) => entry.kind === "product");
  return [computedItem("row", namesOf(products, voice), computed.text, computed.citations), ...rows];
}

/** What rows are called, in both languages, the reply's first. */
function namesOf(entries: readonly ProductEntry[], { language }: Voice): string {
  const names = entries.flatMap(({ name }) => [name[language], name.ar, name.en]);
  return [...new Set(names.map((name) => safeName(name ?? "")).filter((name) => name !== ""))].join(" · ");
}

function computedItem(
  kind: "row" | "fact",
  title: string,
  text: string,
  citations: readonly Citation[],
): LookUpItem {
  const used = citations.filter((citation) => citation.used);
  return {
    kind,
    title,
    text: plain(text),
    citations: used.map(({ entryId, origin, quote }) => ({ entryId, origin, quote })),
  };
}

function findFacts(index: AnswerIndex, query: string, voice: Voice, now: Moment): LookUpItem[] {
  const found = answerFromFacts(index, { question: query, voice, now }, { history: [] });
  return found?.text === undefined ? [] : [computedItem("fact", "", found.text, found.citations)];
}

/**
 * What one look-up finds, best first, at most six items. `isHidden` names the sources whose words whoever asks may not
 * read; an item that stands in one of them is left out whole.
 */
export function lookUp(
  index: WithMatch,
  { tool, query }: LookUp,
  { voice, now, isHidden }: { voice: Voice; now: Moment; isHidden: (origin: Origin) => boolean },
): LookUpItem[] {
  const question = limitMessage(query);
  const found =
    tool === "search_knowledge"
      ? findTexts(index, question, voice)
      : tool === "query_rows"
        ? findRows(index, question, voice, now)
        : findFacts(index, question, voice, now);
  return found
    .filter(({ citations }) => citations.length > 0 && !citations.some(({ origin }) => isHidden(origin)))
    .slice(0, maxItems);
}

/** What is said where an item is quoted: in another language than the reply's, as what it is. */
export function quoteItem({ title, text }: Pick<LookUpItem, "title" | "text">, voice: Voice): string {
  const topic = title === "" ? undefined : isolateRun(title.replace(/[؟?]$/u, ""), voice.language);
  return introduceQuote(text, topic, voice);
}

/** What is said where a customer is asked which of some items is meant. */
export function offerItems(
  items: readonly Pick<LookUpItem, "title">[],
  voice: Voice,
): { text: string; choices: string[] } {
  const choices = items.map(({ title }) => isolateRun(title, voice.language));
  return {
    text: [chooseSentences(voice).whichOne, ...choices.map((choice, at) => `${at + 1}. ${choice}`)].join(
      "\n",
    ),
    choices,
  };
}
