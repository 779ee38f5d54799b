import { once } from "node:events";
import { finished } from "node:stream/promises";
import pg from "pg";
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams";
import { readArchive } from "./archive-reader.ts";
import { BackupError } from "./backup-error.ts";
import { type Manifest, tableOfPart } from "./manifest.ts";
import { quoteNames, textSettings } from "./snapshot.ts";

/**
 * Loads an archive's rows into the tables, inside the caller's transaction, which has just migrated the schema to the
 * archive's version. The role owns the tables and is no superuser, so everything that prevents loading is disabled
 * and restored: row-level security refuses COPY, triggers would act a second time, and tables refer to each other in
 * circles.
 */
export async function loadRows(
  client: pg.Client,
  file: string,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<void> {
  await client.query(textSettings);
  const tables = manifest.tables.map(({ name }) => name);
  const putBack = await openTables(client, tables);
  // Some migrations insert rows, which the archive contains in their latest state.
  await client.query(`truncate ${quoteNames(tables)}`);
  await copyAll(client, file, manifest, signal);
  for (const { name, value } of manifest.sequences)
    await client.query("select setval($1::regclass, $2)", [pg.escapeIdentifier(name), value]);
  for (const statement of putBack) await client.query(statement);
}

/** Disables what prevents loading, and returns the statements that restore it, in order. */
async function openTables(client: pg.Client, tables: string[]): Promise<string[]> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  const { rows: forced } = await client.query<{ table: string }>(
    `select oid::regclass::text as table from pg_class
     where relforcerowsecurity and relnamespace = 'public'::regnamespace order by 1`,
  );
  const all = quoteNames(tables).split(", ");
  const statements = [
    ...references.map(
      ({ table, name }) => `alter table ${table} drop constraint ${pg.escapeIdentifier(name)}`,
    ),
    ...forced.map(({ table }) => `alter table ${table} no force row level security`),
    ...all.map((table) => `alter table ${table} disable trigger user`),
  ];
  for (const statement of statements) await client.query(statement);
  return [
    // The references are added while row-level security is off for the owner, because PostgreSQL then checks each with
    // one query.
    ...references.map(
      ({ table, name, definition }) =>
        `alter table ${table} add constraint ${pg.escapeIdentifier(name)} ${definition}`,
    ),
    ...all.map((table) => `alter table ${table} enable trigger user`),
    ...forced.map(({ table }) => `alter table ${table} force row level security`),
  ];
}

async function copyAll(
  client: pg.Client,
  file: string,
  manifest: Manifest,
  signal: AbortSignal,
): Promise<void> {
  const wanted = new Map(manifest.tables.map((table) => [table.name, table]));
  let open: { name: string; stream: CopyStreamQuery } | null = null;
  const end = async () => {
    if (!open) return;
    const { name, stream } = open;
    open = null;
    stream.end();
    await finished(stream);
    if (stream.rowCount !== wanted.get(name)?.rows)
      throw new BackupError(`wakil: ${file}: ${name} has a different number of rows than its manifest says.`);
  };
  await readArchive(
    file,
    async (part, bytes) => {
      const name = tableOfPart(part);
      const table = name === undefined ? undefined : wanted.get(name);
      if (!table) return;
      if (open?.name !== table.name) {
        await end();
        const statement = `copy ${pg.escapeIdentifier(table.name)} (${quoteNames(table.columns)}) from stdin`;
        open = { name: table.name, stream: client.query(copyFrom(statement)) };
      }
      const { stream } = open;
      for await (const piece of bytes) if (!stream.write(piece)) await once(stream, "drain");
    },
    signal,
  );
  await end();
}
