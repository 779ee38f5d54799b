import type { FaqEntry, KnowledgeEntry, PassageEntry } from "#server/answers/entry.ts";
import type { Seed } from "./data.ts";

/** One new word in so many: names, codes and slips of the pen keep coming, however large a knowledge base grows. */
const newWordEvery = 50;
/** One FAQ in so many chunks, the others are passages. */
const faq = 4;
const phrasingsPerFaq = 3;

/** Words that followed a word in the real texts, as often as they did. */
type Chain = Map<string, string[]>;

interface Language {
  code: "ar" | "en";
  chain: Chain;
  starts: string[];
  /** Lengths of the real passages and questions in words. */
  passages: number[];
  questions: number[];
}

function languageOf(code: "ar" | "en", seed: Seed): Language {
  const own = seed.lines.filter((line) => line.lang === code);
  const texts = own.flatMap((line) => [line.text, line.question]).filter((text) => text !== undefined);
  const chain: Chain = new Map();
  for (const text of texts) {
    const words = text.split(/\s+/);
    words.forEach((word, at) => {
      const next = words[at + 1];
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
    passages: lengths(own.map((line) => line.text)),
    questions: lengths(own.map((line) => line.question)),
  };
}

/**
 * `count` chunks grown from real ones: the words of each are drawn from a chain of word pairs learnt from the sets (so
 * words are as frequent as in real text and stand beside the ones they stand beside), as long as a real passage or
 * question, in turn in Arabic and English, 2 % of the words new. The same on every machine.
 */
export function* generateEntries(seed: Seed, count: number): Generator<KnowledgeEntry> {
  const languages = [languageOf("ar", seed), languageOf("en", seed)] as const;
  let state = 1;
  const below = (limit: number): number => (state = (state * 48271) % 2147483647) % limit;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const newWord = (word: string): string => {
    const at = below(word.length);
    return (
      word.slice(0, at) + pick([..."بتحدرسعقلمنabdegilmnorst"]) + word.slice(at + 1) + pick(["", "ا", "n"])
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
