import { isPieceWord } from "./ask-words.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Content, Frame } from "./frame.ts";
import { readAnyNumber } from "./question-numbers.ts";
import { findOptionStems } from "./options.ts";

/** Words between a number and the word that it counts: "12 PT sessions". */
const maxWordsApart = 2;

/** A number of the question, and the word that it numbers with the stem under which rows have both. */
interface Named {
  number: number;
  next: number;
  stem: string;
}

function namedAt(at: number, frame: Frame, { numbered }: Catalogue): Named | undefined {
  const number = readAnyNumber(frame.words[at]!);
  const stems = number === undefined || number < 2 ? undefined : numbered.get(number);
  if (number === undefined || stems === undefined || isPieceWord(frame.words[at + 1] ?? "")) return undefined;
  for (let next = at + 1; next <= at + maxWordsApart && next < frame.words.length; next++) {
    if (frame.breaks.has(next)) return undefined;
    const stem = findOptionStems(frame.words[next]!, next, frame).find((meant) => stems.has(meant));
    if (stem !== undefined) return { number, next, stem };
  }
  return undefined;
}

/**
 * Whether a number belongs to the word before it, as in names of rows, and does not count what follows: "nappies size 3
 * and the cream".
 */
function withoutNumbersOfNames(frame: Frame, { numberedBefore }: Catalogue): Frame {
  if (frame.counts.size === 0 || numberedBefore.size === 0) return frame;
  const counts = new Map(
    [...frame.counts].filter(([at, number]) => {
      const stems = numberedBefore.get(number);
      return stems === undefined || at < 2 || !stems.has(tokenOf(frame.words[at - 2]!).stem);
    }),
  );
  return { ...frame, counts };
}

/** "البطارية السبعين": a number in words behind what rows of that number are called names them, as its digits do. */
function withSpeltNumbers(frame: Frame, { numberedBefore }: Catalogue): Frame {
  const digits = new Map<number, string>();
  for (const [at, word] of frame.words.entries()) {
    const number = /^\d/u.test(word) ? undefined : readAnyNumber(word);
    const stems = number === undefined || number < 2 ? undefined : numberedBefore.get(number);
    if (stems === undefined || at === 0) continue;
    if (findOptionStems(frame.words[at - 1]!, at - 1, frame).some((stem) => stems.has(stem)))
      digits.set(at, String(number));
  }
  if (digits.size === 0) return frame;
  const words = frame.words.map((word, at) => digits.get(at) ?? word);
  const named = [...digits].map(([at, word]): Content => ({ token: tokenOf(word), at, isLoose: true }));
  const content = [...frame.content.filter(({ at }) => !digits.has(at)), ...named];
  const counts = new Map([...frame.counts].filter(([at]) => !digits.has(at - 1)));
  return { ...frame, words, content: content.sort((a, b) => a.at - b.at), counts };
}

/**
 * A number that rows write before a word of the question ("six cylinders", where a row says "6 cylinders") says which
 * of them is meant: it counts no pieces, and the word means what those rows call it.
 */
export function withNamedNumbers(asked: Frame, catalogue: Catalogue): Frame {
  const frame = withSpeltNumbers(withoutNumbersOfNames(asked, catalogue), catalogue);
  if (catalogue.numbered.size === 0) return frame;
  const named = new Map<number, Named>();
  for (const at of frame.words.keys()) {
    const found = namedAt(at, frame, catalogue);
    if (found !== undefined) named.set(at, found);
  }
  if (named.size === 0) return frame;
  const counts = new Map([...frame.counts].filter(([at]) => !named.has(at - 1)));
  const known = new Set(frame.content.map(({ at }) => at));
  const added = [...named].flatMap(([at, { number }]): Content[] =>
    known.has(at) ? [] : [{ token: tokenOf(String(number)), at, isLoose: true }],
  );
  const stemAt = new Map([...named.values()].map(({ next, stem }) => [next, stem]));
  const content = [...frame.content, ...added].map((each): Content => {
    const stem = stemAt.get(each.at);
    return stem === undefined ? each : { ...each, token: { ...each.token, stem } };
  });
  return { ...frame, counts, content: content.sort((a, b) => a.at - b.at) };
}
