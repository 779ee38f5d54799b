import { WordBag } from "#server/answers/retrieve/match.ts";
import { numberSaid } from "#server/answers/rows/numbers-asked.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { boundsIn } from "./bounds.ts";
import { sharesIn } from "./shares.ts";
import type { Instalments, Place } from "./term.ts";

const COUNTED = /(\p{L}+|\d+)\s+(?:monthly\s+|equal\s+)?(?:دفعات|أقساط|اقساط|payments|instal?lments)(?!\p{L})/giu;
const PAIR = /(?<!\p{L})(?:دفعتين|قسطين|two halves)(?!\p{L})/iu;
const MAX_PARTS = 60;

/** In how many parts a text says that something is paid. */
export function partsNamed(text: string): number | undefined {
  const said = withAsciiDigits(text);
  if (PAIR.test(said)) return 2;
  for (const [, word = ""] of said.matchAll(COUNTED)) {
    const [only] = words(word);
    const count = only === undefined ? undefined : numberSaid(only);
    if (count !== undefined && count > 1 && count <= MAX_PARTS) return count;
  }
  return undefined;
}

/** What a sentence says of paying in parts. */
export function instalmentsIn(sentence: string, place: Place): Instalments[] {
  const shares = sharesIn(sentence).map(({ share }) => share);
  const whole = partsNamed(sentence);
  const sum = shares.reduce((all, share) => all + share, 0);
  if (whole !== undefined && shares.length === whole && Math.abs(sum - 1) < 0.01)
    return [stated(sentence, whole, shares, place)];
  return sentence.split(/[،,؛;]\s/u).flatMap((piece) => {
    const count = partsNamed(piece);
    return count === undefined ? [] : [stated(piece, count, undefined, place)];
  });
}

const stated = (
  text: string,
  count: number,
  parts: readonly number[] | undefined,
  place: Place,
): Instalments => ({
  count,
  parts,
  quote: text.trim(),
  bag: new WordBag(tokens(text)),
  ...boundsIn(text),
  place,
});
