import type { Voice } from "#server/answers/compose/catalogue.ts";
import { removeIsolates } from "#server/answers/compose/direction.ts";
import { ownText, speak, speakPart, type Spoken } from "#server/answers/compose/entry-text.ts";
import { removePromptInjections } from "#server/answers/compose/prompt-injection.ts";
import type { Citation, FaqEntry, KnowledgeEntry, PassageEntry } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { isNamed, rowQuote } from "#server/answers/products/describe.ts";
import type { RowReply } from "#server/answers/rows/row-reply.ts";
import { subjectCovered } from "#server/answers/retrieve/match.ts";
import type { Query } from "#server/answers/retrieve/query.ts";
import { readQuery, search, type Hit, type Retrieval } from "#server/answers/retrieve/retrieve.ts";
import { findBestSpan } from "#server/answers/prose/find.ts";
import { windowOf } from "#server/answers/prose/window.ts";
import type { Finding } from "#server/answers/responder.ts";
import { isNumber } from "#server/answers/text/words.ts";
import { pointOf } from "#server/answers/understand/questions.ts";
import { withoutContradiction } from "./contradiction.ts";
import { evidenceOf } from "./features.ts";
import { probabilityOf, shortfallOf } from "./probability.ts";
import { isAboutElse, lacksPrice } from "./about-else.ts";
import { isOutsideRanges } from "./quantity.ts";
import { isSubjectMissing } from "./missing-subject.ts";

/** Entries that a search returns for a decision. */
export const maxHitsRead = 12;
/** Entries that a finding cites. */
const maxCited = 3;
/** Two entries are tied when the second has this share of the first one's score. */
const tieRatio = 0.97;
/** From this probability on an answer is given although another entry is tied with it. */
const minSureProbability = 0.9;
/** An entry is offered as an alternative when it has this share of the best score. */
const minAlternativeRatio = 0.35;
/** Share of the question's subject that an alternative must have, by number of subject words. */
const minAlternativeShares = [0, 0.5, 0.5, 0.4];
const minAlternativeShareOfLong = 1 / 3;
/** The probability is multiplied by this when an entry is about other amounts or another subject than the question. */
const besideTheQuestionFactor = 0.2;

/**
 * The probability is multiplied by this where the search finds a row of a list: what it says is left to the rows, and it
 * can only be offered.
 */
const onlyNamedFactor = 0.55;

export const emptyFinding: Finding = {
  from: "prose",
  probability: 0,
  text: undefined,
  citations: [],
  alternatives: () => [],
  tied: false,
  asksPrice: false,
};

/** The agent's last reply, which is not given again; "" where the customer asks the same question again. */
export type LastReply = string;

export function isRepeated(hit: Hit, retrieval: Retrieval, voice: Voice, said: LastReply): boolean {
  if (said === "" || hit.entry.kind === "product") return false;
  const spoken = speak(hit.entry, retrieval.query, voice);
  return spoken !== undefined && removeIsolates(said).includes(spoken.quote);
}

function isNear(query: Query, entry: KnowledgeEntry): boolean {
  const subjectWords = query.words.filter((word) => !word.token.isFunction).length;
  return subjectCovered(query, entry) >= (minAlternativeShares[subjectWords] ?? minAlternativeShareOfLong);
}

/** Whether two FAQs fit equally well. Passages are never tied: an extract helps more than a choice of titles. */
function isTied(best: Hit, second: Hit | undefined): boolean {
  if (second === undefined || best.entry.kind !== "faq" || second.entry.kind !== "faq") return false;
  return second.score >= tieRatio * best.score;
}

/** Factor of the probability when a message asks about a word that the knowledge does not have. */
function missingPoint(point: Query, entry: KnowledgeEntry): number {
  const isUnmatched = point.words.some(
    ({ token, known }) => !known && !token.isFunction && !isNumber(token.word),
  );
  return isUnmatched ? shortfallOf(point, entry) : 1;
}

function saysNothing({ hits: [best], query }: Retrieval, voice: Voice): boolean {
  if (best === undefined) return false;
  if (best.entry.kind === "product") return !isNamed(best.entry);
  // A FAQ without an answer, as in evaluation sets, still counts as found.
  if (best.entry.kind === "faq" && Object.keys(best.entry.answer).length === 0) return false;
  return speak(best.entry, query, voice) === undefined;
}

/**
 * The finding of a retrieval; `question` is the customer's text, while the retrieval may include earlier messages. A FAQ
 * with several phrasings is judged by them, a FAQ with one by it and by its sentences, other texts by their sentences.
 */
export function fromHits(
  found: Retrieval,
  index: AnswerIndex,
  question: string,
  voice: Voice,
  said: LastReply,
): Finding {
  return withoutContradiction(
    chooseFromHits(found, index, question, voice, said),
    found.hits.map(({ entry }) => entry),
  );
}

function chooseFromHits(...[found, index, question, voice, said]: Parameters<typeof fromHits>): Finding {
  if (evidenceOf(found)?.learnt === true) return fromFirst(found, index, question, voice, said);
  const prose = fromProse(found, index, question, voice, said);
  return prose === undefined || found.hits[0]?.entry.kind === "faq"
    ? chooseBetter(prose, fromFirst(found, index, question, voice, said))
    : prose;
}

/** The finding of the best sentence; undefined when no texts were found. */
function fromProse(
  found: Retrieval,
  index: AnswerIndex,
  question: string,
  voice: Voice,
  said: LastReply,
): Finding | undefined {
  const last = removeIsolates(said);
  const best = findBestSpan(
    found,
    question,
    voice.language,
    ({ spans, at }) => last === "" || !last.includes(windowOf(spans, at)),
  );
  if (best === undefined) return undefined;
  const { entry } = best.best.hit;
  const spoken = speakPart(entry, best.text, voice);
  const amiss = isOutsideRanges(best.text, question) || isSubjectMissing(entry, found.query, question);
  const point = pointOf(question);
  const asked = point === question ? found.query : readQuery(index, point);
  // A FAQ answers one question as a whole, while each sentence of a text answers another.
  const unmet = entry.kind === "faq" ? shortfallOf(asked, entry) : missingPoint(asked, entry);
  const probability = best.probability * (amiss ? besideTheQuestionFactor : 1) * unmet;
  const rest = found.hits.filter((hit) => hit.entry !== entry && hit.entry.kind !== "product");
  return {
    from: "prose",
    probability,
    text: spoken.text,
    citations: [
      citation(entry, spoken.quote, probability, true),
      ...rest
        .slice(0, maxCited - 1)
        .map((hit) => citation(hit.entry, quoteOf(hit.entry, voice), probability / 2, false)),
    ],
    alternatives: () =>
      [{ entry }, ...rest]
        .slice(0, maxCited + 1)
        .map((hit) => hit.entry)
        .filter((each) => isNear(found.query, each)),
    tied: probability < minSureProbability && entry.kind === "faq" && best.isTied,
    asksPrice: true,
  };
}

function citation(entry: KnowledgeEntry, quote: string, confidence: number, used: boolean): Citation {
  const { id: entryId, origin } = entry;
  return { entryId, origin, quote, confidence, used, ...(isTampered(entry) && { planted: true as const }) };
}

/** The finding of the entry that the phrasings or the ranking put first. */
function fromFirst(
  found: Retrieval,
  index: AnswerIndex,
  question: string,
  voice: Voice,
  said: LastReply,
): Finding {
  const retrieval = { ...found, hits: found.hits.filter((hit) => !isRepeated(hit, found, voice, said)) };
  // An entry that holds only prompt injections gives no text, so the next one is used.
  while (saysNothing(retrieval, voice)) retrieval.hits.shift();
  const [best] = retrieval.hits;
  if (best === undefined) return emptyFinding;
  const spoken = best.entry.kind === "product" ? undefined : speak(best.entry, retrieval.query, voice);
  const point = pointOf(question);
  const probability =
    probabilityOf(retrieval) *
    (spoken === undefined ? onlyNamedFactor : 1) *
    (spoken !== undefined && lacksPrice(question, spoken.quote) ? besideTheQuestionFactor : 1) *
    (point === question ? 1 : missingPoint(readQuery(index, point), best.entry)) *
    (isOutsideRanges(quoteOf(best.entry, voice), question) ||
    isSubjectMissing(best.entry, retrieval.query, question)
      ? besideTheQuestionFactor
      : 1);
  const cite = (hit: Hit, quote: string, used: boolean): Citation => ({
    entryId: hit.entry.id,
    origin: hit.entry.origin,
    quote,
    confidence: probability * (hit.score / best.score),
    used,
    ...(isTampered(hit.entry) && { planted: true }),
  });
  const others = retrieval.hits.slice(1, maxCited).map((hit) => cite(hit, quoteOf(hit.entry, voice), false));
  return {
    from: "prose",
    probability,
    text: spoken?.text,
    citations: [cite(best, spoken?.quote ?? quoteOf(best.entry, voice), spoken !== undefined), ...others],
    alternatives: () =>
      retrieval.hits
        .slice(0, maxCited + 1)
        .filter((hit) => hit.score >= minAlternativeRatio * best.score)
        .map((hit) => hit.entry)
        .filter((entry) => isNear(retrieval.query, entry)),
    tied: probability < minSureProbability && isTied(best, retrieval.hits[1]),
    asksPrice: true,
  };
}

function quoteOf(entry: KnowledgeEntry, voice: Voice): string {
  switch (entry.kind) {
    case "faq":
    case "passage":
      return ownText(entry, voice.language);
    case "product":
      return rowQuote(entry);
  }
}

export function fromRows(reply: RowReply): Finding {
  const used = reply.kind === "answer";
  return {
    from: "rows",
    probability: reply.probability,
    text: used ? reply.text : undefined,
    citations: reply.rows.map((row) => ({
      entryId: row.id,
      origin: row.origin,
      quote: rowQuote(row),
      confidence: reply.probability,
      used,
      ...(isTampered(row) && { planted: true }),
    })),
    alternatives: () => reply.rows,
    tied: false,
    asksPrice: reply.asksPrice,
    ...(reply.isLimited && { isLimited: true }),
    ...(reply.isOfMentioned && { isOfMentioned: true }),
  };
}

/** Whether an entry holds prompt injections: the team is told of them, customers never see them. */
function isTampered(entry: KnowledgeEntry): boolean {
  const texts =
    entry.kind === "product"
      ? [rowQuote(entry)]
      : entry.kind === "passage"
        ? [entry.text]
        : Object.values(entry.answer);
  return texts.some((text) => removePromptInjections(text) !== text);
}

/** The finding of one entry that is known to answer: a curated answer, a part of the last answer. */
export function fromEntry(entry: FaqEntry | PassageEntry, spoken: Spoken, probability: number): Finding {
  return {
    from: "prose",
    probability,
    text: spoken.text,
    citations: [
      {
        entryId: entry.id,
        origin: entry.origin,
        quote: spoken.quote,
        confidence: probability,
        used: true,
        ...(spoken.planted && { planted: true }),
      },
    ],
    alternatives: () => [entry],
    tied: false,
    asksPrice: false,
  };
}

export function chooseBetter(a: Finding | undefined, b: Finding): Finding {
  return a !== undefined && a.probability >= b.probability ? a : b;
}

/** The finding of a question in the texts, without its context. */
export function fromTexts(index: AnswerIndex, question: string, voice: Voice, said: LastReply = ""): Finding {
  const found = fromHits(search(index, question, maxHitsRead), index, question, voice, said);
  const amiss = isAboutElse(question, found.citations[0]?.quote ?? "");
  return amiss ? { ...found, probability: found.probability * besideTheQuestionFactor } : found;
}
