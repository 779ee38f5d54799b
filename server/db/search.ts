import { type RawBuilder, sql, type SqlBool } from "kysely";

/** More words narrow nothing and only cost time. */
const maxWords = 8;

/**
 * What to look for, from what someone typed. A number is looked for without the marks people put round it:
 * `#1184`, `0555 55-0142`, `+966555550142` and `Visitor #12`, as a nameless customer is shown, all find theirs.
 */
export function searchWords(typed: string | undefined): string[] {
  // PostgreSQL holds no NUL character, and nobody searches for control characters.
  const text = (typed ?? "").replace(/\p{Cc}/gu, " ").trim();
  const number =
    /^(?:customer|visitor|العميل|عميل|الزائر|زائر)?[\s#+()\-\p{Nd}]*\p{Nd}[\s()-]*$/iu.test(text) &&
    text.replace(/[^\p{Nd}]/gu, "");
  if (number) return [number.replace(/^[0٠۰]+(?=.)/u, "")];
  return text.split(/\s+/).filter(Boolean).slice(0, maxWords);
}

/** What LIKE finds a word by, anywhere in a folded text. */
export const wordPattern = (word: string): RawBuilder<string> =>
  sql`'%' || folded(${word.replace(/[\\%_]/g, "\\$&")}) || '%'`;

/** True where each word stands in one of the columns. The columns hold folded text, the words are folded here. */
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
