import { mainLanguageOf } from "#shared/rules/main-language.ts";
import type { FaqEntry, Language, PassageEntry } from "#server/answers/entry.ts";
import { titleOf, wordsOf } from "#server/versions/quality/entry-words.ts";
import { sampleEvenly, createSeededRandom } from "#server/versions/quality/seeded.ts";
import { numbersIn, stemsOf } from "./judge.ts";
import type { MadeQuestion, Statement, Wanted } from "./made-question.ts";
import { inOtherLanguage, sayWord, subjectWords, wordQuestion } from "./worded.ts";

const maxSentences = 40;
const maxFaqs = 40;
/** Length of sentences in words. Shorter ones mean nothing by themselves, longer ones make several statements. */
const sentenceWords = { least: 5, most: 45 };

interface Sentence {
  /** The text that a reply must state. */
  text: string;
  /** The subject of the question: the sentence itself, or the first cell of a table row. */
  about: string;
  entry: PassageEntry;
}

function sentencesOf(entry: PassageEntry): Sentence[] {
  return entry.text
    .split(/\n+/u)
    .flatMap((line) => (line.includes("|") ? tableLine(line, entry) : proseOf(line, entry)));
}

function proseOf(line: string, entry: PassageEntry): Sentence[] {
  return line
    .split(/(?<=[.!؟?؛])\s+/u)
    .map((text) => text.trim())
    .filter((text) => {
      const { length } = text.split(/\s+/u);
      return length >= sentenceWords.least && length <= sentenceWords.most;
    })
    .map((text) => ({ text, about: text, entry }));
}

/** Splits a table row that was read as text: its first cell is the subject of the others. */
function tableLine(line: string, entry: PassageEntry): Sentence[] {
  const [about = "", ...cells] = line.split("|").map((cell) => cell.trim());
  const text = cells.find((cell) => numbersIn(cell).length > 0);
  return text !== undefined && subjectWords(about).length > 0 ? [{ text, about, entry }] : [];
}

/** Maximum count of numbers that a reply must repeat; for a sentence with more, its words suffice. */
const maxNumbers = 3;

function statementOf(text: string, share: number): Statement {
  const numbers = [...new Set(numbersIn(text))];
  return {
    numbers: numbers.length <= maxNumbers ? numbers.map((each) => [each]) : [],
    words: stemsOf(text),
    share,
  };
}

/** Returns some of a text's words in their order, as a customer says them. */
function keptWords(text: string, least: number, share: number, random: () => number): string[] {
  const all = subjectWords(text);
  const maxWords = Math.max(least, Math.round(all.length * share));
  const ranked = all
    .map((word, index) => ({ word, at: index, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank);
  return ranked
    .slice(0, maxWords)
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word);
}

/** Share of customers who ask about an English text in Arabic, and about an Arabic one in English. */
const acrossLanguages: Record<Language, number> = { en: 0.6, ar: 0.15 };

function rewordKeywords(
  form: "text" | "faq",
  keywords: readonly string[],
  language: Language,
  seed: string,
  all: readonly string[],
): { question: string; language: Language } | null {
  const random = createSeededRandom(`language ${seed}`);
  const other: Language = language === "ar" ? "en" : "ar";
  // Only words with a translation are used, because nobody writes a mix of languages.
  const foreign = [...new Set(inOtherLanguage(all, language))].slice(0, 3);
  const isForeign = random() < acrossLanguages[language] && foreign.length >= 2;
  const some = isForeign ? foreign : keywords.map(sayWord).filter((word) => word !== "");
  return some.length === 0
    ? null
    : wordQuestion(form, isForeign ? other : language, seed, { t: some.join(" ") });
}

/** Makes questions from some of a sentence's words, whose right answer is the sentence. */
export function askPassages(passages: readonly PassageEntry[]): MadeQuestion[] {
  const sentences = passages.flatMap(sentencesOf);
  return sampleEvenly(sentences, maxSentences).flatMap(({ text, about, entry }): MadeQuestion[] => {
    const language = mainLanguageOf(about);
    const random = createSeededRandom(text);
    const title =
      entry.title && mainLanguageOf(entry.title) === language ? subjectWords(entry.title).slice(0, 1) : [];
    const keywords = [...new Set([...title, ...keptWords(about, 2, 0.25, random).slice(0, 3)])];
    const all = [...title, ...subjectWords(about)];
    const rewordedQuestion =
      keywords.length < 2 ? null : rewordKeywords("text", keywords, language, text, all);
    if (!rewordedQuestion) return [];
    const wanted: Wanted = {
      all: [[statementOf(text, 0.5)]],
      answer: about === text ? text : `${about}: ${text}`,
      title: titleOf(entry),
      entryId: entry.id,
      sourceId: entry.origin.sourceId,
    };
    const name = entry.title ?? entry.origin.heading ?? entry.origin.sourceName;
    return [{ form: "text", kind: "text", ...rewordedQuestion, wanted, topic: { subject: "texts", name } }];
  });
}

/** Makes questions with other words than an FAQ's own phrasings. */
export function askFaqs(faqs: readonly FaqEntry[]): MadeQuestion[] {
  return sampleEvenly(
    faqs.filter(({ states }) => states === undefined),
    maxFaqs,
  ).flatMap((entry): MadeQuestion[] => {
    const phrasing = titleOf(entry);
    const language = mainLanguageOf(phrasing);
    const keywords = keptWords(phrasing, 2, 0.7, createSeededRandom(phrasing));
    if (keywords.length < 2 || keywords.length === phrasing.split(/\s+/u).length) return [];
    const rewordedQuestion = rewordKeywords("faq", keywords, language, phrasing, subjectWords(phrasing));
    if (!rewordedQuestion) return [];
    const answers = [...new Set([wordsOf(entry, "ar"), wordsOf(entry, "en")])];
    const wanted: Wanted = {
      all: [answers.map((text) => statementOf(text, 0.5))],
      answer: wordsOf(entry, language),
      title: phrasing,
      entryId: entry.id,
      sourceId: entry.origin.sourceId,
    };
    return [
      {
        form: "faq",
        kind: "text",
        ...rewordedQuestion,
        wanted,
        topic: { subject: "answers", name: entry.origin.sourceName },
      },
    ];
  });
}
