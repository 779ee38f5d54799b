import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { WordBag } from "#server/answers/retrieve/match.ts";
import { readNumberWord } from "#server/answers/rows/question-numbers.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { readBounds } from "./bounds.ts";
import { findTermCues } from "./cues.ts";
import { readShares } from "./shares.ts";
import type { Bounds, Instalments, Place, Sentence, Term } from "./term.ts";

const shareCues = findCues("shares");
const countedPattern = cuePattern(
  shareCues,
  String.raw`(\p{L}+|\d+)\s+(?:monthly\s+|equal\s+)?{instalments}(?!\p{L})`,
  "giu",
);
const oncePattern = cuePattern(shareCues, String.raw`(?<!\p{L}){one_instalment}(?!\p{L})`, "iu");
const pairPattern = cuePattern(shareCues, String.raw`(?<!\p{L}){two_instalments}(?!\p{L})`, "iu");
const leastPattern = cuePattern(shareCues, String.raw`{least_order}\s*:?\s*(\d[\d,]*)`, "iu");
const mostPattern = cuePattern(shareCues, String.raw`{most_order}\s*:?\s*(\d[\d,]*)`, "iu");
const maxParts = 60;

/** In how many parts a text says that something is paid. */
function partsNamed(text: string): number | undefined {
  const said = withAsciiDigits(text);
  if (oncePattern.test(said)) return 1;
  if (pairPattern.test(said)) return 2;
  for (const [, word = ""] of said.matchAll(countedPattern)) {
    const [only] = words(word);
    const count = only === undefined ? undefined : readNumberWord(only);
    if (count !== undefined && count > 1 && count <= maxParts) return count;
  }
  return undefined;
}

const intoPattern = /(?<!\p{L})(?:على|ع|in|into)\s+(\d{1,2})(?![\d.])/iu;

/** In how many parts a question that speaks of instalments wants to pay: "split it in 4", "قسطها على 4". */
export function readRequestedParts(text: string): number | undefined {
  const into = intoPattern.exec(withAsciiDigits(text))?.[1];
  return partsNamed(text) ?? (into === undefined ? undefined : Number(into));
}

/** Those who pay for a customer and are paid in parts, as a text names them. */
const providersIn = (text: string): string[] =>
  findTermCues(words(text)).flatMap(({ kind }) => (kind.startsWith("provider:") ? [kind] : []));

type Change = Instalments["change"];

/** What a sentence says of paying in parts; `terms`: what the same line of a table puts on the price or takes off it. */
export function readInstalments(
  { text, cells }: Sentence,
  place: Place,
  terms: readonly Term[],
): Instalments[] {
  const shares = readShares(text).map(({ share }) => share);
  const whole = partsNamed(text);
  const sum = shares.reduce((all, share) => all + share, 0);
  if (whole !== undefined && shares.length === whole && Math.abs(sum - 1) < 0.01)
    return [stated(text, whole, shares, undefined, place)];
  if (cells !== undefined) {
    const changes = terms.flatMap(({ kind, share }): NonNullable<Change>[] =>
      kind === "discount" || kind === "surcharge" ? [{ kind, share }] : [],
    );
    return whole === undefined || changes.length > 1
      ? []
      : [stated(text, whole, undefined, changes[0], place)];
  }
  return text.split(/[،,؛;]\s/u).flatMap((piece) => {
    const count = partsNamed(piece);
    return count === undefined ? [] : [stated(piece, count, undefined, undefined, place)];
  });
}

const stated = (
  text: string,
  count: number,
  parts: readonly number[] | undefined,
  change: Change,
  place: Place,
): Instalments => ({
  count,
  parts,
  change,
  quote: text.trim(),
  providers: providersIn(text),
  bag: new WordBag(tokens(text)),
  ...boundsOfParts(text),
  place,
});

/** How much has to be bought for it; the number of parts is none of that. */
function boundsOfParts(text: string): Bounds {
  const { fromAmount, toAmount } = readBounds(text);
  const said = withAsciiDigits(text);
  const least = leastPattern.exec(said)?.[1];
  const most = mostPattern.exec(said)?.[1];
  const from = least === undefined ? fromAmount : Number(least.replaceAll(",", ""));
  const to = most === undefined ? toAmount : Number(most.replaceAll(",", ""));
  return { ...(from !== undefined && { fromAmount: from }), ...(to !== undefined && { toAmount: to }) };
}
