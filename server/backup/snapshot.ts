import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { migrationLock } from "#server/db/migrate.ts";
import type { Manifest } from "./manifest.ts";
import { listStoredFileKeys } from "./stored-file-keys.ts";

/** Size from which rows become a part of the archive, which is the amount that a backup holds in memory. */
const partBytes = 4 * 1024 * 1024;

/** Settings that make the text form of values independent of the server's configuration. pg_dump sets the same. */
export const textSettings = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0;`;

export const quoteNames = (names: string[]): string =>
  names.map((name) => pg.escapeIdentifier(name)).join(", ");

interface SnapshotTable {
  name: string;
  columns: string[];
}

/** The database at one instant, while other transactions continue to write. */
export interface Snapshot extends AsyncDisposable {
  takenAt: string;
  migrations: Manifest["migrations"];
  tables: SnapshotTable[];
  fileKeys: () => Promise<string[]>;
  /** Passes the rows to `take` in parts, in the format of COPY. Returns the number of rows. */
  copyRows: (table: SnapshotTable, take: (bytes: Buffer) => Promise<void>) => Promise<number>;
  /** Sequences are not transactional; read after the rows they are never behind them. */
  sequences: () => Promise<Manifest["sequences"]>;
}

/** Tables that the migrations themselves fill. */
const ownTables = ["migrations", "functions"];

export async function openSnapshot(ownerUrl: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "wakil backup" });
  client.on("error", () => {});
  await client.connect();
  const rows = async <T extends pg.QueryResultRow>(text: string) => (await client.query<T>(text)).rows;
  try {
    // No migration runs while the tables are listed and locked; after that, one that changes a table waits for the end.
    await client.query(`select pg_advisory_lock_shared(${migrationLock})`);
    const tables = await rows<SnapshotTable>(`
      select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and c.relname <> all (array['${ownTables.join("','")}'])
      group by c.relname order by c.relname`);
    await client.query("begin isolation level repeatable read, read only");
    await client.query(textSettings);
    await client.query("set local synchronize_seqscans = off");
    await client.query(`lock table ${quoteNames(tables.map(({ name }) => name))} in access share mode`);
    const migrations = await rows<Manifest["migrations"][number]>(
      "select name, sha256 from migrations order by name",
    );
    const [instant] = await rows<{ at: Date }>("select clock_timestamp() as at");
    await client.query(`select pg_advisory_unlock_shared(${migrationLock})`);
    return {
      takenAt: (instant?.at ?? new Date()).toISOString(),
      migrations,
      tables,
      fileKeys: () => listStoredFileKeys(client),
      async copyRows({ name, columns }, take) {
        const stream = client.query(
          copyTo(`copy ${pg.escapeIdentifier(name)} (${quoteNames(columns)}) to stdout`),
        );
        let [pieces, size] = [[] as Buffer[], 0];
        for await (const piece of stream as AsyncIterable<Buffer>) {
          pieces.push(piece);
          size += piece.length;
          if (size < partBytes) continue;
          await take(Buffer.concat(pieces));
          [pieces, size] = [[], 0];
        }
        if (size > 0) await take(Buffer.concat(pieces));
        return stream.rowCount;
      },
      sequences: () =>
        rows(
          `select sequencename as name, last_value::float8 as value from pg_sequences
           where schemaname = 'public' and last_value is not null order by sequencename`,
        ),
      [Symbol.asyncDispose]: () => client.end(),
    };
  } catch (problem) {
    await client.end().catch(() => {});
    throw problem;
  }
}
