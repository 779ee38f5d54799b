import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { loadIndex } from "#server/answers/answers.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Finds where texts are stored: in every column of every table, listed from the catalogue and without row-level
 * security, and in every file under the data folder, including the content of trained versions. Returns the places of
 * each text: `table.column`, or the file's folder.
 */
export async function findStoredText(
  { database, dataDir }: Pick<TestApp, "database" | "dataDir">,
  words: readonly string[],
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = Object.fromEntries(words.map((word) => [word, []]));
  const note = (text: string, place: string) => {
    const folded = text.toLowerCase();
    for (const word of words)
      if (folded.includes(word.toLowerCase()) && !found[word]?.includes(place)) found[word]?.push(place);
  };
  const { rows: columns } = await database.ownerPool.query<{ table: string; column: string; type: string }>(
    `select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p', 'm') and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
       and c.relnamespace::regnamespace::text not like 'pg_toast%' order by 1, 2`,
  );
  for (const { table, column, type } of columns) {
    const value = type === "bytea" ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rows } = await database.ownerPool.query<{ value: string }>(
      `select ${value} as value from "${table}" where ${value} ilike any($1)`,
      [words.map((word) => `%${word}%`)],
    );
    for (const row of rows) note(row.value, `${table}.${column}`);
  }
  for (const path of filesUnder(dataDir)) {
    const bytes = readFileSync(path);
    const place = `file:${relative(dataDir, path).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "…")}`;
    note(bytes.toString("latin1"), place);
    note(bytes.toString("utf8"), place);
    try {
      note(JSON.stringify([...loadIndex(new Uint8Array(bytes)).entries]), place);
    } catch {
      // The file is no trained version.
    }
  }
  return found;
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}
