import { sql, type SqlBool } from "kysely";
import { maxCounted } from "#shared/rules/pagination.ts";
import { wordPattern } from "#server/db/search.ts";
import type { TenantDb } from "#server/tenant.ts";

/** Tickets that contain the words of a search. */
export interface FoundTickets {
  count: number;
  /**
   * Ids in PostgreSQL's array format, because converting thousands of them to strings and back took longer than the
   * search.
   */
  ids: string;
}

/** Requires that each word occurs in the text of the ticket or of its customer. */
export const hasWords = (words: string[]) => {
  const customerText = sql`(select k.search from customers k where k.organization_id = t.organization_id and k.id = t.customer_id)`;
  const conditions = words.map((word) => {
    const pattern = wordPattern(word);
    return sql`(t.search like ${pattern} or ${customerText} like ${pattern})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
};

/** Finds the tickets that contain all words; null when there are more than a list counts. */
export async function findTicketsWithWords(db: TenantDb, words: string[]): Promise<FoundTickets | null> {
  const patterns = words.toSorted((a, b) => b.length - a.length).map(wordPattern);
  const { rows } = await sql<FoundTickets>`
    select cardinality(ids) as count, ids::text as ids
    from (select gate.tickets_with_words(array[${sql.join(patterns)}], ${maxCounted}::integer) as ids offset 0) found
    where ids is not null`.execute(db);
  return rows[0] ?? null;
}
