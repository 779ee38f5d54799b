import type { FaqEntry, Language, PassageEntry } from "#server/answers/entry.ts";
import { titleOf, wordsOf } from "#server/versions/quality/entry-words.ts";
import { sampleEvenly, createSeededRandom } from "#server/versions/quality/seeded.ts";
import { numbersIn, stemsOf } from "./judge.ts";
import type { MadeQuestion, Statement, Wanted } from "./made-question.ts";
import { inOtherLanguage, languageOfText, sayWord, subjectWords, wordQuestion } from "./worded.ts";

const maxSentences = 40;
const maxFaqs = 40;
/** Shorter sentences say nothing by themselves, longer ones several things (words). */
const sentenceWords = { least: 5, most: 45 };

interface Sentence {
  /** What a reply must say. */
  text: string;
  /** What is asked about: the sentence itself, or the first cell of a line of a table. */
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

/** A line of a table that was read as text: its first cell says what the others are about. */
function tableLine(line: string, entry: PassageEntry): Sentence[] {
  const [about = "", ...cells] = line.split("|").map((cell) => cell.trim());
  const text = cells.find((cell) => numbersIn(cell).length > 0);
  return text !== undefined && subjectWords(about).length > 0 ? [{ text, about, entry }] : [];
}

/** Numbers that a reply must repeat: of a sentence with more it is enough to say its words. */
const maxNumbers = 3;

function statementOf(text: string, share: number): Statement {
  const numbers = [...new Set(numbersIn(text))];
  return {
    numbers: numbers.length <= maxNumbers ? numbers.map((each) => [each]) : [],
    words: stemsOf(text),
    share,
  };
}

/** Some of a text's words in their order, as a customer says them. */
function keptWords(text: string, least: number, share: number, random: () => number): string[] {
  const all = subjectWords(text);
  const most = Math.max(least, Math.round(all.length * share));
  const kept = all.map((word, at) => ({ word, at, rank: random() })).toSorted((a, b) => a.rank - b.rank);
  return kept
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word);
}

/** How many customers ask of an English text in Arabic, and of an Arabic one in English. */
const acrossLanguages: Record<Language, number> = { en: 0.6, ar: 0.15 };

function reworded(
  form: "text" | "faq",
  kept: readonly string[],
  language: Language,
  seed: string,
  all: readonly string[],
): { question: string; language: Language } | null {
  const random = createSeededRandom(`language ${seed}`);
  const other: Language = language === "ar" ? "en" : "ar";
  // Of all words those are asked that the other language has too: what stays untranslated would be a mix nobody writes.
  const foreign = [...new Set(inOtherLanguage(all, language))].slice(0, 3);
  const isForeign = random() < acrossLanguages[language] && foreign.length >= 2;
  const some = isForeign ? foreign : kept.map(sayWord).filter((word) => word !== "");
  return some.length === 0
    ? null
    : wordQuestion(form, isForeign ? other : language, seed, { t: some.join(" ") });
}

/** Questions with some of a sentence's words, which a reply must answer with what the sentence says. */
export function askPassages(passages: readonly PassageEntry[]): MadeQuestion[] {
  const sentences = passages.flatMap(sentencesOf);
  return sampleEvenly(sentences, maxSentences).flatMap(({ text, about, entry }): MadeQuestion[] => {
    const language = languageOfText(about);
    const random = createSeededRandom(text);
    const title =
      entry.title && languageOfText(entry.title) === language ? subjectWords(entry.title).slice(0, 1) : [];
    const kept = [...new Set([...title, ...keptWords(about, 2, 0.25, random).slice(0, 3)])];
    const all = [...title, ...subjectWords(about)];
    const asked = kept.length < 2 ? null : reworded("text", kept, language, text, all);
    if (!asked) return [];
    const wanted: Wanted = {
      all: [[statementOf(text, 0.5)]],
      answer: about === text ? text : `${about}: ${text}`,
      title: titleOf(entry),
      entryId: entry.id,
      sourceId: entry.origin.sourceId,
    };
    const name = entry.title ?? entry.origin.heading ?? entry.origin.sourceName;
    return [{ form: "text", kind: "text", ...asked, wanted, topic: { subject: "texts", name } }];
  });
}

/** Questions with other words than an answer's own phrasings. */
export function askFaqs(faqs: readonly FaqEntry[]): MadeQuestion[] {
  return sampleEvenly(
    faqs.filter(({ states }) => states === undefined),
    maxFaqs,
  ).flatMap((entry): MadeQuestion[] => {
    const phrasing = titleOf(entry);
    const language = languageOfText(phrasing);
    const kept = keptWords(phrasing, 2, 0.7, createSeededRandom(phrasing));
    if (kept.length < 2 || kept.length === phrasing.split(/\s+/u).length) return [];
    const asked = reworded("faq", kept, language, phrasing, subjectWords(phrasing));
    if (!asked) return [];
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
        ...asked,
        wanted,
        topic: { subject: "answers", name: entry.origin.sourceName },
      },
    ];
  });
}
