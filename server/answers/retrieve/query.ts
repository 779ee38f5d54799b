import type { Language } from "#server/answers/entry.ts";
import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { find, keyOf, type TermKey } from "#server/answers/index/dictionary.ts";
import { type NameTable, skeletonKey } from "#server/answers/index/names.ts";
import { idfOf, type Postings } from "#server/answers/index/postings.ts";
import { gramKeys } from "#server/answers/index/terms.ts";
import { maxQueryWords } from "#server/answers/limits.ts";
import { isFunctionWord } from "#server/answers/text/dialect.ts";
import { kindOf } from "#server/answers/text/kinds.ts";
import type { Token } from "#server/answers/text/tokens.ts";
import { synonymsOf, synonymsOver, translateAt, type Translation } from "#server/answers/text/translate.ts";
import { isArabic, isLatin } from "#server/answers/text/words.ts";

/** Function words are kept: "كيف" or "when" tells apart questions on one subject. */
const functionWeight = 0.4;
/** A translation is found by its stem alone, so it weighs more than words that are also found by their letters. */
const translationWeight = 1.75;
/** Weights of names with the same consonants, of synonyms and of a word's kind, beside 1 for the word itself. */
const sameConsonantsWeight = 0.7;
const synonymWeight = 0.4;
const kindWeight = 0.3;
/** More words than this with the same consonants say nothing. */
const maxNames = 6;

/** Term number → weight in the question. */
export type TermWeights = Map<number, number>;

export interface QueryWord {
  token: Token;
  /** Importance: 1, or functionWeight. */
  weight: number;
  /** Rarity of the word in this knowledge; an unknown word counts as the rarest. */
  idf: number;
  /** The knowledge has the word or a translation of it. */
  known: boolean;
  /** Stems by which an entry is recognised as having the word: its own and those of what else it may be called. */
  stems: string[];
  /** How surely a stem means the word, 0–1: in its own language 1, a translation its share of all translations. */
  sure: Map<string, number>;
  /** Stems that mean the word only together with others, and with which: "أوقات" and "دوام" for "open". */
  among: Map<string, readonly (readonly string[])[]>;
  /** Under which its name is found in the other script, when no translation is known. */
  nameKey: number | undefined;
}

export interface Query {
  words: QueryWord[];
  grams: TermWeights;
  stems: TermWeights;
}

function add(weights: TermWeights, postings: Postings, key: TermKey, weight: number): number {
  const term = find(postings.terms, key);
  if (term >= 0) weights.set(term, (weights.get(term) ?? 0) + weight);
  return term;
}

function addGrams(index: AnswerIndex, query: Query, word: string, weight: number): void {
  for (const key of gramKeys(word)) add(query.grams, index.grams, key, weight);
}

/** Stem terms with this skeleton, by binary search. */
function termsNamed(names: NameTable, skeleton: number): number[] {
  let low = 0;
  let high = names.skeleton.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (names.skeleton[middle]! < skeleton) low = middle + 1;
    else high = middle;
  }
  const found: number[] = [];
  for (; names.skeleton[low] === skeleton; low++) found.push(names.term[low]!);
  return found;
}

/** Whether the knowledge has a stem. */
export function createStemTest(index: AnswerIndex): (stem: string) => boolean {
  return (stem) => find(index.stems.terms, keyOf(stem)) >= 0;
}

function scriptOf(word: string): Language | undefined {
  return isArabic(word) ? "ar" : isLatin(word) ? "en" : undefined;
}

function otherScriptKey(token: Token, script: Language): number | undefined {
  if (token.isFunction || token.word.length < 3) return undefined;
  return skeletonKey(script === "ar" ? token.stem : token.word, script === "ar" ? "en" : "ar");
}

/** Weight of a word of the messages before, beside 1 for a word of the question. */
const contextWeight = 0.5;

/** Of longer texts than anybody asks in: each word once, those that carry a subject first. */
function searched(tokens: readonly Token[]): readonly Token[] {
  if (tokens.length <= maxQueryWords) return tokens;
  const different = [...new Map(tokens.map((token) => [token.word, token])).values()];
  const content = different.filter(({ isFunction }) => !isFunction).slice(0, maxQueryWords);
  const kept = new Set([...content, ...different.slice(0, maxQueryWords - content.length)]);
  return different.filter((token) => kept.has(token));
}

/** `context`: words of earlier messages the question leans on. */
export function queryOf(index: AnswerIndex, asked: readonly Token[], leanedOn: readonly Token[] = []): Query {
  const tokens = searched(asked);
  const context = searched(leanedOn);
  const query: Query = { words: [], grams: new Map(), stems: new Map() };
  const unseen = idfOf(index.units, 0);
  for (const [at, token] of [...context, ...tokens].entries()) {
    const weight = (token.isFunction ? functionWeight : 1) * (at < context.length ? contextWeight : 1);
    addGrams(index, query, token.word, weight);
    const term = add(query.stems, index.stems, keyOf(token.stem), weight);
    const idf = term < 0 ? unseen : index.stems.idf[term]!;
    const own = {
      stems: [token.stem],
      sure: new Map([[token.stem, 1]]),
      among: new Map(),
      nameKey: undefined,
    };
    const word: QueryWord = { token, weight, known: term >= 0, idf, ...own };
    query.words.push(word);
    addKind(index, query, word);
  }
  addSynonyms(index, query);
  addOtherLanguage(index, query);
  return query;
}

/** Adds what words and the phrases that they stand in are also called in their own language. */
function addSynonyms(index: AnswerIndex, query: Query): void {
  const canonicalWords = query.words.map(({ token }) => token.word);
  const known = createStemTest(index);
  for (const [at, word] of query.words.entries()) {
    const script = scriptOf(word.token.word);
    if (script === undefined || word.token.isFunction) continue;
    const ofWord = synonymsOf(script, word.token.word, known);
    const ofPhrase = synonymsOver(script, canonicalWords, at, known);
    for (const synonym of [...ofWord, ...ofPhrase]) {
      if (isFunctionWord(synonym.word)) continue;
      const weight = synonymWeight * word.weight * synonym.weight;
      const term = add(query.stems, index.stems, keyOf(synonym.stem), weight);
      const { stem, among } = synonym;
      reach(index, word, { stem, weight: 1, ...(among !== undefined && { among }) }, term);
    }
  }
}

function addKind(index: AnswerIndex, query: Query, word: QueryWord): void {
  for (const stem of kindOf(word.token.stem)) {
    const term = add(query.stems, index.stems, keyOf(stem), kindWeight * word.weight);
    reach(index, word, { stem, weight: 1 }, term);
  }
}

/**
 * Translations are looked for by their stems. Their 3-grams would be half of all that is looked up, and find no more:
 * only in a question of both languages, where the knowledge has but a part of the words as they are, do they count.
 */
function addOtherLanguage(index: AnswerIndex, query: Query): void {
  const canonicalWords = query.words.map((word) => word.token.word);
  const known = createStemTest(index);
  const scripts = new Set(query.words.map(({ token }) => scriptOf(token.word)));
  const isMixed = scripts.has("ar") && scripts.has("en");
  for (let at = 0; at < query.words.length;) {
    const word = query.words[at]!;
    const script = scriptOf(word.token.word);
    const span = script === undefined ? undefined : translateAt(script, canonicalWords, at, known);
    if (span !== undefined) {
      const covered = query.words.slice(at, at + span.length);
      const weight = (isMixed ? 1 : translationWeight) * Math.max(...covered.map((each) => each.weight));
      for (const translation of span.translations) {
        add(query.stems, index.stems, keyOf(translation.stem), weight * translation.weight);
        if (isMixed) addGrams(index, query, translation.word, weight * translation.weight);
      }
      for (const each of covered) {
        for (const translation of span.of(each.token.word)) {
          // "how" of "how long" must not pass for "مدة".
          if (!each.token.isFunction && isFunctionWord(translation.word)) continue;
          reach(index, each, translation, find(index.stems.terms, keyOf(translation.stem)));
        }
      }
    } else if (script !== undefined) {
      reachByName(index, query, word, otherScriptKey(word.token, script));
    }
    at += span?.length ?? 1;
  }
}

function reachByName(index: AnswerIndex, query: Query, word: QueryWord, key: number | undefined): void {
  const terms = key === undefined ? [] : termsNamed(index.names, key);
  if (terms.length === 0 || terms.length > maxNames) return;
  word.nameKey = key;
  for (const term of terms) {
    query.stems.set(
      term,
      (query.stems.get(term) ?? 0) + (sameConsonantsWeight * word.weight) / Math.sqrt(terms.length),
    );
    word.idf = word.known ? word.idf : index.stems.idf[term]!;
    word.known = true;
  }
}

function reach(
  index: AnswerIndex,
  word: QueryWord,
  { stem, weight, among }: Pick<Translation, "stem" | "weight" | "among">,
  term: number,
): void {
  if (!word.sure.has(stem)) {
    word.stems.push(stem);
    if (among !== undefined) word.among.set(stem, among);
  } else if (among === undefined) word.among.delete(stem);
  word.sure.set(stem, Math.max(weight, word.sure.get(stem) ?? 0));
  if (term < 0) return;
  // What an unsure reading leaves open is as rare as a word nobody has.
  const idf = weight * index.stems.idf[term]! + (1 - weight) * idfOf(index.units, 0);
  word.idf = word.known ? Math.min(word.idf, idf) : idf;
  word.known = true;
}
