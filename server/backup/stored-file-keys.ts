import type { ClientBase } from "pg";

/** Every column that contains the key of a stored file. */
const columns: Record<string, string[]> = {
  attachments: ["file_key"],
  campaigns: ["picture_key"],
  members: ["photo_key"],
  sources: ["file_key"],
  version_vectors: ["file_key"],
  versions: ["file_key", "staff_file_key"],
};

/** Articles refer to their pictures by address, in the published text and in the working copy. */
const articlePictures = `
  select 'site/articles/' || name[1] from articles,
    regexp_matches(to_jsonb(articles)::text, '/articles/pictures/([0-9a-f-]{36}\\.(?:jpg|png|webp))', 'g') as name`;

/** Returns the keys of all files that rows refer to, each once. A test compares the columns with those of the schema. */
export async function listStoredFileKeys(client: ClientBase): Promise<string[]> {
  const { rows: existing } = await client.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const isThere = new Set(existing.map(({ name }) => name));
  // A database of an earlier version may lack a column.
  const selects = fileColumns
    .filter((name) => isThere.has(name))
    .map((name) => name.split("."))
    .map(([table, column]) => `select ${column} from ${table} where ${column} is not null`);
  const { rows } = await client.query<{ key: string }>(
    `select distinct key from (${[...selects, articlePictures].join(" union all ")}) as files (key) order by key`,
  );
  return rows.map(({ key }) => key);
}

export const fileColumns: string[] = Object.entries(columns).flatMap(([table, names]) =>
  names.map((name) => `${table}.${name}`),
);
