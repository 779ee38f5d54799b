import { tokens } from "#server/answers/text/tokens.ts";
import { inHead, type Catalogue } from "./catalogue.ts";
import type { Reading } from "./read-word.ts";
import type { Row } from "./row.ts";

const groupOf = ({ entry }: Row): string | undefined =>
  entry.category ?? entry.origin.heading ?? entry.origin.sheet;

/**
 * Named rows, with all of their list where its title is nothing but the word: of what is under "Electricity" only some
 * have the word in their names.
 */
export function withGroup(
  named: readonly number[],
  rows: readonly number[],
  { postings, content }: Reading,
  catalogue: Catalogue,
): number[] {
  const titles = new Set(named.map((row) => groupOf(catalogue.rows[row]!)));
  const [title] = titles;
  if (titles.size !== 1 || title === undefined) return [...named];
  const isBare = tokens(title).filter(({ isFunction }) => !isFunction).length === 1;
  if (!isBare || content.isLoose) return [...named];
  return rows.filter(
    (row) => named.includes(row) || (postings.has(row) && groupOf(catalogue.rows[row]!) === title),
  );
}

/** The stem of a title's first word; "" where it has none. */
const headOf = (title: string): string => tokens(title).find(({ isFunction }) => !isFunction)?.stem ?? "";

const manyKindsPattern = /(?:^|\s)(?:and|و)(?:\s|$)|\sو\p{L}{2}|[&/،,+]/u;
/** Where fewer than one of so many rows under a title are called by its kind, the word is part of their own names. */
const minNamedShare = 1 / 4;

/** A title over fewer rows is no list of a kind. */
const minUnderTitle = 2;

/**
 * Rows under the one title that is headed by a word of the question, where no row's own name is: the cheapest tyre is one
 * of the list "Tyres", whose rows are called by their sizes, and not the service "fitting a tyre".
 */
export function rowsUnderTitle(
  readings: readonly Reading[],
  rows: readonly number[],
  catalogue: Catalogue,
): number[] | undefined {
  for (const { stems, postings, content } of readings) {
    if (content.isLoose || rows.some((row) => (postings.get(row) ?? 0) >= inHead)) continue;
    const under = Map.groupBy(rows, (row) => groupOf(catalogue.rows[row]!));
    const [own, ...others] = [...under].filter(
      ([title]) => title !== undefined && !manyKindsPattern.test(title) && stems.has(headOf(title)),
    );
    if (own !== undefined && others.length === 0 && own[1].length >= minUnderTitle) return own[1];
  }
  return undefined;
}

/** Whether rows stand under one title, which is headed by a word of the question and names one kind. */
export function isTitledBy(
  readings: readonly Reading[],
  rows: readonly number[],
  catalogue: Catalogue,
): boolean {
  const [title, ...others] = new Set(rows.map((row) => groupOf(catalogue.rows[row]!)));
  if (title === undefined || others.length > 0 || rows.length < minUnderTitle) return false;
  return !manyKindsPattern.test(title) && readings.some(({ stems }) => stems.has(headOf(title)));
}

/**
 * Rows of which the cheapest is asked, with all others under their title where the title names their kind: of "upholstery
 * fabrics" one alone is called "upholstery velvet". A title of several kinds ("cakes and sweets") names none.
 */
export function withTitle(
  rows: readonly number[],
  readings: readonly Reading[],
  catalogue: Catalogue,
): number[] {
  const [title, ...others] = new Set(rows.map((row) => groupOf(catalogue.rows[row]!)));
  if (title === undefined || others.length > 0 || manyKindsPattern.test(title)) return [...rows];
  const under = [...catalogue.rows.keys()].filter(
    (row) =>
      groupOf(catalogue.rows[row]!) === title &&
      catalogue.rows[row]!.options.length > 0 &&
      readings.every(({ postings }) => postings.has(row)),
  );
  const head = headOf(title);
  const isKind = head !== "" && readings.some(({ stems }) => stems.has(head));
  return isKind || rows.length < Math.max(2, under.length * minNamedShare) ? under : [...rows];
}
