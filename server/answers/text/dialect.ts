import { findCues, wordsOf } from "#server/answers/language/cues.ts";
import { spellingLines } from "#server/answers/language/spelling-lines.ts";
import { words } from "./words.ts";

const wordCues = findCues("function-words");

interface FunctionWords {
  canonical: ReadonlyMap<string, string>;
  function: ReadonlySet<string>;
}

function build(): FunctionWords {
  const canonical = new Map<string, string>();
  for (const { word, spellings } of spellingLines("dialects"))
    for (const spelling of spellings)
      if (!canonical.has(spelling) && spelling !== word) canonical.set(spelling, word);
  // They carry the shape of a question rather than its subject.
  const fn = new Set(words(wordsOf(wordCues, "function").join(" ")));
  return { canonical, function: fn };
}

const table = build();

/** Words whose first letter is no prefix, even where the rest is a word. */
const whole = new Set(wordsOf(wordCues, "own_first_letter"));

/** Nouns among the canonical words: they are the same with an article. */
const nouns = new Set(wordsOf(wordCues, "noun"));
const articlePattern = /^(وال|بال|فال|كال|لل|ال)(?=\p{L}{3})/u;

/** "الجوال" is "الهاتف" as "جوال" is "هاتف". */
function canonicalNoun(word: string): string | undefined {
  const [article] = articlePattern.exec(word) ?? [];
  if (article === undefined) return undefined;
  const bare = word.slice(article.length);
  // With its article "العربية" is the language, not a car.
  const noun = bare === "عربيه" ? undefined : table.canonical.get(bare);
  return noun !== undefined && nouns.has(noun) ? article + noun : undefined;
}

/** Canonical form of a normalised word; a prefix و or ف ("وكيف") is removed where a known word remains. */
export function canonical(word: string): string {
  const direct = table.canonical.get(word);
  if (direct !== undefined) return direct;
  const noun = canonicalNoun(word);
  if (noun !== undefined) return noun;
  if (/^[وف]../u.test(word) && !whole.has(word) && !table.function.has(word)) {
    const rest = word.slice(1);
    const inner = table.canonical.get(rest);
    if (inner !== undefined) return inner;
    if (rest.length > 1 && table.function.has(rest)) return rest;
  }
  return word;
}

/** Whether a canonical word is a function word. */
export function isFunctionWord(word: string): boolean {
  return table.function.has(word);
}
