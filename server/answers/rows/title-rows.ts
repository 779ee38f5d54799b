import { tokens } from "#server/answers/text/tokens.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Reading } from "./read-word.ts";
import type { Row } from "./row.ts";

const groupOf = ({ entry }: Row): string | undefined => entry.category ?? entry.origin.heading;

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

const manyKindsPattern = /(?:^|\s)(?:and|و)(?:\s|$)|\sو\p{L}{2}|[&/،,+]/u;
/** Where fewer than one of so many rows under a title are called by its kind, the word is part of their own names. */
const minNamedShare = 1 / 4;

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
  const [head] = tokens(title).filter(({ isFunction }) => !isFunction);
  const isKind = head !== undefined && readings.some(({ stems }) => stems.has(head.stem));
  return isKind || rows.length < Math.max(2, under.length * minNamedShare) ? under : [...rows];
}
