import { type RawBuilder, sql, type SqlBool } from "kysely";

/** Maximum number of words; more would take time and hardly narrow the result. */
const maxWords = 8;

/**
 * Returns the search words of a query. Numbers are searched without punctuation, so that `#1184`, `0555 55-0142`,
 * `+966555550142` and `Visitor #12`, the name of a customer without one, find their rows.
 */
export function searchWords(typed: string | undefined): string[] {
  // PostgreSQL cannot store NUL, and nobody searches for control characters.
  const text = (typed ?? "").replace(/\p{Cc}/gu, " ").trim();
  const number =
    /^(?:customer|visitor|العميل|عميل|الزائر|زائر)?[\s#+()\-\p{Nd}]*\p{Nd}[\s()-]*$/iu.test(text) &&
    text.replace(/[^\p{Nd}]/gu, "");
  if (number) return [number.replace(/^[0٠۰]+(?=.)/u, "")];
  return text.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** Returns the LIKE pattern for a word anywhere in a folded text. */
export const wordPattern = (word: string): RawBuilder<string> =>
  sql`'%' || folded(${word.replace(/[\\%_]/g, "\\$&")}) || '%'`;

/** Whether each word is in one of the columns. The columns contain folded text; the words are folded here. */
export function containsWords(words: string[], columns: string[]): RawBuilder<SqlBool> {
  const conditions = words.map((word) => {
    const pattern = wordPattern(word);
    return sql`(${sql.join(
      columns.map((column) => sql`${sql.ref(column)} like ${pattern}`),
      sql` or `,
    )})`;
  });
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})` : sql<SqlBool>`true`;
}
