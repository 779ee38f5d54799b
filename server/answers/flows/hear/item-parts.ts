import type { Catalogue } from "#server/answers/rows/catalogue.ts";
import { numberWords } from "#server/answers/rows/question-numbers.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";

const marksPattern = /[,،;؛\n+]+/gu;
const andPattern = /^(?:و|and|&|,)$/iu;
const attachedPattern = /^و(?=\p{L}{2}|\d)/u;
/** Words whose own first letter it is: "وردة", "وجبة", "وسط". */
const ownLetterPattern = /^و(?:رد|جب|سط|صل|قت|رق|زن|لد|حد|اق|اي|اح|اس|ثي|صي|شا|سا|رش|قف|ظي|عد)/u;

/** Words of all names as written, and which stand side by side in one: "مسك وتوت", "Musk & Berry". */
interface Names {
  words: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
}

const known = new WeakMap<Catalogue, Names>();

const bare = (word: string): string => word.replace(attachedPattern, "");

function namesOf(catalogue: Catalogue): Names {
  const before = known.get(catalogue);
  if (before !== undefined) return before;
  const all = new Set<string>();
  const pairs = new Set<string>();
  for (const { entry, options } of catalogue.rows)
    for (const text of [entry.name.ar, entry.name.en, ...options.map(({ label }) => label)]) {
      const own = words(text ?? "").filter((word) => !andPattern.test(word));
      for (const [at, word] of own.entries()) {
        all.add(word);
        if (at > 0) pairs.add(`${own[at - 1]} ${bare(word)}`);
      }
    }
  const names = { words: all, pairs };
  known.set(catalogue, names);
  return names;
}

const isNumber = (word: string): boolean =>
  /^\d+$/u.test(word) || numberWords.has(word) || numberWords.has(word.replace(/[هة]$/u, ""));

/** Whether the "و" that a word begins with joins a new thing to the one before. */
function joins(word: string, { byStem, isWritten }: Catalogue, names: Names): boolean {
  if (!attachedPattern.test(word) || names.words.has(word) || isNumber(word)) return false;
  const rest = bare(word);
  if (isNumber(rest) || names.words.has(rest) || byStem.has(tokenOf(rest).stem)) return true;
  return !ownLetterPattern.test(word) && !isWritten(tokenOf(word).word);
}

/**
 * A text at its commas and its "and", where these do not belong to the name of a row: "2 لاتيه وكرواسون" are two things,
 * "عطر مسك وتوت" is one.
 */
export function partsOf(text: string, catalogue: Catalogue): string[] {
  const names = namesOf(catalogue);
  const written = text.replace(marksPattern, " , ").split(/\s+/u).filter(Boolean);
  const parts: string[][] = [[]];
  for (const [at, each] of written.entries()) {
    const word = words(each)[0] ?? "";
    const previous = words(parts.at(-1)!.join(" ")).at(-1);
    const following = andPattern.test(each) ? (words(written[at + 1] ?? "")[0] ?? "") : word;
    const isNamed = previous !== undefined && names.pairs.has(`${previous} ${bare(following)}`);
    if (andPattern.test(each)) {
      if (!isNamed) parts.push([]);
      else if (each !== ",") parts.at(-1)!.push(each);
    } else if (!isNamed && joins(word, catalogue, names)) parts.push([each.replace(/^و/u, "")]);
    else parts.at(-1)!.push(each);
  }
  return parts.map((part) => part.join(" ")).filter(Boolean);
}
