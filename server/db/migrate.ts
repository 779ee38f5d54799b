import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { applyFunctions, FunctionFileError, readFunctionFiles } from "./functions.ts";

const folder = new URL("./", import.meta.url);

/** Name of the role with which the application connects. */
export const appRole = "wakil_app";

/** The SQL expression for the number of the advisory lock for changes of the schema. */
export const migrationLock = "hashtext('wakil.migrate')";

export class MigrationError extends Error {}

/** Rows of a backup, which are loaded into an empty database once it has the schema in which they were written. */
export interface RestoredRows {
  /** The last migration of that schema. */
  after: string;
  load: (client: pg.Client) => Promise<void>;
}

/**
 * Brings the database to this code's schema. With `appPassword` null, the operator of the server manages the
 * application's role. Several processes may run it at once, and it may run again after a crash: it uses one
 * advisory lock, and one transaction for all that is new. `files` is the folder with `migrations/` and
 * `functions/`; tests use another one.
 */
export async function migrate(
  ownerUrl: string,
  appPassword: string | null,
  { files = folder, restored }: { files?: URL; restored?: RestoredRows } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const version = Number((await client.query("show server_version_num")).rows[0].server_version_num);
    if (version < 150000)
      throw new MigrationError(`Wakil needs PostgreSQL 15 or later; this is ${Math.floor(version / 10000)}.`);
    await client.query(`select pg_advisory_lock(${migrationLock})`);
    const migrations = readMigrations(files);
    await refuseOtherVersion(client, migrations);
    const { rows } = await client.query("select current_user as owner, current_database() as database");
    const { owner, database } = rows[0] as { owner: string; database: string };
    await useUtc(client, database);
    await setRandomPageCost(client, database);
    if (appPassword !== null) await ensureAppRole(client, appPassword, database);
    await client.query("begin");
    try {
      const applied = await applyAll(client, files, migrations, owner, restored);
      await client.query("commit");
      return applied;
    } catch (problem) {
      await client.query("rollback");
      if (problem instanceof FunctionFileError) throw new MigrationError(problem.message, { cause: problem });
      throw problem;
    }
  } finally {
    await client.end();
  }
}

const startAgain = "delete the data folder and start again, or name a new, empty database in DATABASE_URL";

interface Migration {
  name: string;
  text: string;
  sha256: string;
}

/** Returns the names of the migrations that this version knows, in their order. */
export const listMigrationNames = (files: URL = folder): string[] =>
  readdirSync(new URL("migrations/", files))
    .filter((file) => file.endsWith(".sql"))
    .sort();

/** Returns the migrations that this version knows, in their order. */
export function readMigrations(files: URL = folder): Migration[] {
  const place = new URL("migrations/", files);
  return listMigrationNames(files).map((name) => {
    const text = readFileSync(new URL(name, place), "utf8");
    return { name, text, sha256: createHash("sha256").update(text).digest("hex") };
  });
}

/**
 * Refuses a database with an unknown schema, which cannot be upgraded: before the first release the migrations were
 * rewritten.
 */
async function refuseOtherVersion(client: pg.Client, migrations: Migration[]): Promise<void> {
  const { rows: tables } = await client.query("select to_regclass('public.migrations') as found");
  if (!tables[0]?.found) return;
  const { rows } = await client.query<{ name: string }>("select name from migrations order by name");
  const unknown = rows.find((row) => !migrations.some((migration) => migration.name === row.name));
  if (unknown)
    throw new MigrationError(
      `This database was made by another version of Wakil (it holds the migration ${unknown.name}, which this version does not know): ` +
        `${startAgain}.`,
    );
}

async function applyAll(
  client: pg.Client,
  files: URL,
  migrations: Migration[],
  owner: string,
  restored: RestoredRows | undefined,
): Promise<string[]> {
  const fill = (text: string) =>
    text.replaceAll("{{app_role}}", appRole).replaceAll("{{owner_role}}", pg.escapeIdentifier(owner));
  await client.query("create schema if not exists gate");
  await client.query(
    "create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
  );
  const functions = await applyFunctions(
    client,
    readFunctionFiles(new URL("functions/", files), fill),
    appRole,
  );
  const { rows } = await client.query<{ name: string; sha256: string }>(
    "select name, sha256 from migrations",
  );
  const done = new Map(rows.map((row) => [row.name, row.sha256]));
  if (restored && done.size > 0)
    throw new MigrationError("A backup is restored into an empty database only.");
  const applied: string[] = [];
  for (const { name, text, sha256 } of migrations) {
    const before = done.get(name);
    if (before === sha256) continue;
    if (before)
      throw new MigrationError(
        `${name} was changed after it was applied to this database: to keep its data, add a new migration instead; ${startAgain}.`,
      );
    try {
      await client.query(fill(text));
    } catch (problem) {
      throw new MigrationError(`${name}: ${(problem as Error).message}`, { cause: problem });
    }
    await client.query("insert into migrations (name, sha256) values ($1, $2)", [name, sha256]);
    applied.push(name);
    if (name === restored?.after) await restored.load(client);
  }
  await functions.finish(applied.length > 0);
  return [...applied, ...functions.applied];
}

/**
 * Sets the time zone of every later connection to UTC, whatever the server's own zone is. Intervals in days follow
 * the connection's zone: with daylight saving time a session would live an hour longer or shorter, and an instant
 * near midnight would count for another day.
 */
async function useUtc(client: pg.Client, database: string): Promise<void> {
  const { rows } = await client.query<{ zone: string }>("select current_setting('TimeZone') as zone");
  if (rows[0]?.zone === "UTC") return;
  await client.query(`alter database ${pg.escapeIdentifier(database)} set timezone to 'UTC'`);
  await client.query("set timezone to 'UTC'");
}

/**
 * Tells every later connection that reading an index costs hardly more than reading a table in its order, as on the
 * solid-state disks and in the memory of today. With PostgreSQL's own figure, which is that of rotating disks, it reads
 * all customers to count them. A figure that the server's administrator has chosen is kept, and so is every figure of a
 * database that another role owns.
 */
async function setRandomPageCost(client: pg.Client, database: string): Promise<void> {
  const { rows } = await client.query(
    `select from pg_settings, pg_database where name = 'random_page_cost' and source = 'default'
       and datname = current_database() and pg_has_role(datdba, 'USAGE')`,
  );
  if (rows.length === 0) return;
  await client.query(`alter database ${pg.escapeIdentifier(database)} set random_page_cost to 1.1`);
}

async function ensureAppRole(client: pg.Client, password: string, database: string): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [appRole]);
  const secret = pg.escapeLiteral(password);
  if (rowCount) await client.query(`alter role ${appRole} login password ${secret}`);
  else await client.query(`create role ${appRole} login password ${secret}`);
  await client.query(`grant connect on database ${pg.escapeIdentifier(database)} to ${appRole}`);
  await client.query(`grant usage on schema public to ${appRole}`);
}
