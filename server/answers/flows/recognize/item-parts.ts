import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import type { Catalogue } from "#server/answers/rows/catalogue.ts";
import { numberWords } from "#server/answers/rows/question-numbers.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";

const marksPattern = /[,،;؛\n+]+/gu;
const andPattern = /^(?:و|and|&|,)$/iu;
const attachedPattern = /^و(?=\p{L}{2}|\d)/u;
/** Words in which the first "و" is a letter of the word and not "and": "وردة", "وجبة", "وسط". */
const ownLetterPattern = cuePattern(findCues("order-words"), "^{own_waw}");

/** The words of all names in a catalogue as written, and the pairs of words that stand side by side in one: "مسك وتوت", "Musk & Berry". */
interface Names {
  words: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
}

const namesByCatalogue = new WeakMap<Catalogue, Names>();

const withoutAnd = (word: string): string => word.replace(attachedPattern, "");

function namesOf(catalogue: Catalogue): Names {
  const cached = namesByCatalogue.get(catalogue);
  if (cached !== undefined) return cached;
  const all = new Set<string>();
  const pairs = new Set<string>();
  for (const { entry, options } of catalogue.rows)
    for (const text of [entry.name.ar, entry.name.en, ...options.map(({ label }) => label)]) {
      const own = words(text ?? "").filter((word) => !andPattern.test(word));
      for (const [at, word] of own.entries()) {
        all.add(word);
        if (at > 0) pairs.add(`${own[at - 1]} ${withoutAnd(word)}`);
      }
    }
  const names = { words: all, pairs };
  namesByCatalogue.set(catalogue, names);
  return names;
}

const isNumber = (word: string): boolean =>
  /^\d+$/u.test(word) || numberWords.has(word) || numberWords.has(word.replace(/[هة]$/u, ""));

/** Whether the "و" at the start of a word means "and" and so begins another item. */
function beginsWithAnd(word: string, { byStem, isWritten }: Catalogue, names: Names): boolean {
  if (!attachedPattern.test(word) || names.words.has(word) || isNumber(word)) return false;
  const rest = withoutAnd(word);
  if (isNumber(rest) || names.words.has(rest) || byStem.has(tokenOf(rest).stem)) return true;
  return !ownLetterPattern.test(word) && !isWritten(tokenOf(word).word);
}

/**
 * Splits an order at commas and "and", except where these belong to the name of a row: "2 لاتيه وكرواسون" are two items,
 * "عطر مسك وتوت" is one.
 */
export function splitItems(text: string, catalogue: Catalogue): string[] {
  const names = namesOf(catalogue);
  const written = text.replace(marksPattern, " , ").split(/\s+/u).filter(Boolean);
  const parts: string[][] = [[]];
  for (const [at, each] of written.entries()) {
    const word = words(each)[0] ?? "";
    const previous = words(parts.at(-1)!.join(" ")).at(-1);
    const following = andPattern.test(each) ? (words(written[at + 1] ?? "")[0] ?? "") : word;
    const isNamed = previous !== undefined && names.pairs.has(`${previous} ${withoutAnd(following)}`);
    if (andPattern.test(each)) {
      if (!isNamed) parts.push([]);
      else if (each !== ",") parts.at(-1)!.push(each);
    } else if (!isNamed && beginsWithAnd(word, catalogue, names)) parts.push([each.replace(/^و/u, "")]);
    else parts.at(-1)!.push(each);
  }
  return parts.map((part) => part.join(" ")).filter(Boolean);
}
