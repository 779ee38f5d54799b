import type { FaqEntry, KnowledgeEntry, PassageEntry } from "#server/answers/entry.ts";
import type { Seed } from "./data.ts";

/** One of this many words is new, because names, codes and typing errors keep appearing in a knowledge base of any size. */
const newWordEvery = 50;
/** One of this many chunks is a FAQ; the others are passages. */
const faq = 4;
const phrasingsPerFaq = 3;

/** The words that followed each word in the real texts, repeated by their frequency. */
type Chain = Map<string, string[]>;

interface Language {
  code: "ar" | "en";
  chain: Chain;
  starts: string[];
  /** Lengths of the real passages in words. */
  passages: number[];
  questions: number[];
}

function languageOf(code: "ar" | "en", seed: Seed): Language {
  const linesInLanguage = seed.lines.filter((line) => line.lang === code);
  const texts = linesInLanguage
    .flatMap((line) => [line.text, line.question])
    .filter((text) => text !== undefined);
  const chain: Chain = new Map();
  for (const text of texts) {
    const words = text.split(/\s+/);
    words.forEach((word, index) => {
      const next = words[index + 1];
      if (next === undefined) return;
      const after = chain.get(word);
      if (after === undefined) chain.set(word, [next]);
      else after.push(next);
    });
  }
  const lengths = (list: (string | undefined)[]) =>
    list.flatMap((text) => (text === undefined || text === "" ? [] : [text.split(/\s+/).length]));
  return {
    code,
    chain,
    starts: texts.map((text) => text.split(/\s+/, 1)[0] ?? ""),
    passages: lengths(linesInLanguage.map((line) => line.text)),
    questions: lengths(linesInLanguage.map((line) => line.question)),
  };
}

/**
 * Generates `count` chunks from real ones. Their words come from a chain of word pairs learnt from the sets, so that
 * frequencies and neighbours are as in real text. They are as long as real passages or questions, alternately in
 * Arabic and English, with 2 % new words, and the same on every machine.
 */
export function* generateEntries(seed: Seed, count: number): Generator<KnowledgeEntry> {
  const languages = [languageOf("ar", seed), languageOf("en", seed)] as const;
  let state = 1;
  const below = (limit: number): number => (state = (state * 48271) % 2147483647) % limit;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const newWord = (word: string): string => {
    const position = below(word.length);
    return (
      word.slice(0, position) +
      pick([..."بتحدرسعقلمنabdegilmnorst"]) +
      word.slice(position + 1) +
      pick(["", "ا", "n"])
    );
  };
  const text = ({ chain, starts }: Language, length: number): string => {
    const words: string[] = [];
    let word = pick(starts);
    for (let n = 0; n < length; n += 1) {
      words.push(below(newWordEvery) === 0 ? newWord(word) : word);
      word = pick(chain.get(word) ?? starts);
    }
    return words.join(" ");
  };
  for (let n = 0; n < count; n += 1) {
    const language = languages[n % 2 === 0 ? 0 : 1];
    const origin = { sourceId: `source-${n % 1000}`, sourceName: `source ${n % 1000}.pdf`, page: n % 97 };
    const passage = text(language, pick(language.passages));
    yield n % faq < faq - 1
      ? ({
          kind: "passage",
          id: `p${n}`,
          title: text(language, 3),
          text: passage,
          origin,
        } satisfies PassageEntry)
      : ({
          kind: "faq",
          id: `f${n}`,
          phrasings: Array.from({ length: phrasingsPerFaq }, () => text(language, pick(language.questions))),
          answer: { [language.code]: passage },
          origin,
        } satisfies FaqEntry);
  }
}
