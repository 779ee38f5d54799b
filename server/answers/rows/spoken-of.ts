import { convertArabizi } from "#server/answers/text/arabizi.ts";
import type { Turn } from "#server/answers/entry.ts";
import { normalise, withAsciiDigits } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { isFollowUp } from "#server/answers/understand/follow-up.ts";
import { withoutSmallTalk } from "#server/answers/understand/small-talk.ts";
import { ofName, type Catalogue } from "./catalogue.ts";
import { findRows } from "./find-rows.ts";
import { fullyNamed } from "./narrow-rows.ts";
import type { Frame } from "./frame.ts";
import type { Row } from "./row.ts";

/** Turns in which "it" may have been named. */
const maxTurnsBack = 6;
const maxCount = 12;
/** A message mentions rows only where they explain this share of it. */
const minExplained = 0.7;

/** A word that more rows have names none of them by itself. */
const maxRowsOfWord = 500;

const plain = (text: string): string =>
  tokens(normalise(text))
    .map(({ word }) => word)
    .join(" ");

/** Whether one cell of a row lists several things, and one of these names among them. */
function holds({ entry }: Row, names: readonly (string | undefined)[]): boolean {
  const lists = Object.values(entry.attributes).filter((cell) => /[+،,]/u.test(cell));
  return lists.some((cell) =>
    names.some((name) => name !== undefined && ` ${plain(cell)} `.includes(` ${plain(name)} `)),
  );
}

interface PlainName {
  /** The name as it is compared with what was said. */
  text: string;
  /** Number of different words in it. */
  length: number;
}

const plainNames = new WeakMap<Row, readonly PlainName[]>();

/** The names of a row, read once: the words of a long list are common to most of its rows. */
function plainNamesOf(row: Row): readonly PlainName[] {
  const known = plainNames.get(row);
  if (known !== undefined) return known;
  const names = [row.entry.name.ar, row.entry.name.en].flatMap((name): PlainName[] =>
    name === undefined
      ? []
      : [{ text: plain(name), length: new Set(tokens(normalise(name)).map(({ stem }) => stem)).size }],
  );
  plainNames.set(row, names);
  return names;
}

/** Rows that a text names in full, in its order. */
export function namedInFull(text: string, { rows, byStem }: Catalogue): Row[] {
  const near = new Set<number>();
  const matched = new Map<number, number>();
  for (const stem of new Set(tokens(text).map((token) => token.stem)))
    for (const [row, weight] of byStem.get(stem) ?? []) {
      const count = (matched.get(row) ?? 0) + 1;
      matched.set(row, count);
      if (weight >= ofName && (count > 1 || byStem.get(stem)!.size <= maxRowsOfWord)) near.add(row);
    }
  const said = ` ${plain(text)} `;
  const found = [...near].flatMap((number) => {
    const row = rows[number]!;
    const places = plainNamesOf(row).flatMap((name) => {
      const at = name.length > (matched.get(number) ?? 0) ? -1 : said.indexOf(` ${name.text} `);
      return at < 0 ? [] : [{ at, length: name.text.length }];
    });
    return places.length === 0 ? [] : [{ row, ...places[0]! }];
  });
  // A name inside a longer one ("musk" in "black musk") was not mentioned.
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.length > one.length &&
          one.at >= other.at &&
          one.at < other.at + other.length,
      ),
  );
  // A thing in the cell of a package was said about the package.
  const own = whole.filter(
    (one) =>
      !whole.some(
        (other) => other.at < one.at && holds(other.row, [one.row.entry.name.ar, one.row.entry.name.en]),
      ),
  );
  return own
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row)
    .slice(0, maxCount);
}

const numbersIn = (text: string): Set<number> =>
  new Set(
    (withAsciiDigits(text).match(/\d[\d,]*(?:\.\d+)?/gu) ?? []).map((each) =>
      Number(each.replaceAll(",", "")),
    ),
  );

/** Of rows with one name, those whose price a text states; all where it states none of theirs. */
function pricedIn(text: string, rows: Row[]): Row[] {
  const said = numbersIn(text);
  const isSaid = ({ options }: Row): boolean => options.some(({ amount }) => said.has(amount));
  const isSame = (a: Row, b: Row): boolean =>
    plainNamesOf(a).some(({ text: name }) => plainNamesOf(b).some((other) => other.text === name));
  return rows.filter(
    (row) => isSaid(row) || !rows.some((other) => other !== row && isSaid(other) && isSame(row, other)),
  );
}

/** Rows that a reply names; of rows with one name, those whose price it states. */
export const namedAndPriced = (text: string, catalogue: Catalogue): Row[] =>
  pricedIn(text, namedInFull(text, catalogue));

/**
 * The rows that either side of a conversation mentioned last. Of rows with one name, only those whose price was said where
 * `namesNothing` of the question tells them apart: "512?" may mean the other one.
 */
export function findDiscussedRows(
  history: readonly Turn[],
  catalogue: Catalogue,
  read: (question: string) => Frame,
  namesNothing = false,
): Row[] {
  for (const { role, text } of history.slice(-maxTurnsBack).reverse()) {
    if (role !== "customer") {
      const all = namedInFull(text, catalogue);
      const named = namesNothing ? pricedIn(text, all) : all;
      if (named.length > 0) return named;
      continue;
    }
    const rest = withoutSmallTalk(text).join(" ");
    const frame = read(convertArabizi(rest, catalogue.isWritten));
    const found = findRows(frame.content, frame, catalogue);
    const isMeant = found.isNamed && found.isWhole && found.explained >= minExplained;
    if (isMeant && !frame.asksOther) return fullyNamed(found.rows, frame, catalogue).slice(0, maxCount);
    // "What do you recommend for espresso?" turned to other things, whichever they are.
    if (found.isNamed && !isFollowUp(rest)) return [];
  }
  return [];
}
