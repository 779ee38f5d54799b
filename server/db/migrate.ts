import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { runMigrations } from "graphile-worker";
import pg from "pg";

const folder = new URL("./migrations/", import.meta.url);

/** Name of the role the application connects as. */
export const appRole = "wakil_app";

export class MigrationError extends Error {}

/**
 * Brings the database to this code's schema; `appPassword` null leaves the application's role to whoever runs the server. Safe to run from several processes at once and again after a
 * crash: one advisory lock, one transaction per file. A file that was already applied must not have changed.
 */
export async function migrate(ownerUrl: string, appPassword: string | null): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const applied: string[] = [];
  try {
    const version = Number((await client.query("show server_version_num")).rows[0].server_version_num);
    if (version < 150000)
      throw new MigrationError(`Wakil needs PostgreSQL 15 or later; this is ${Math.floor(version / 10000)}.`);
    await client.query("select pg_advisory_lock(hashtext('wakil.migrate'))");
    const { rows } = await client.query("select current_user as owner, current_database() as database");
    const { owner, database } = rows[0] as { owner: string; database: string };
    if (appPassword !== null) await ensureAppRole(client, appPassword, database);
    // The queue's own tables come first: our functions name them.
    await runMigrations({ connectionString: ownerUrl, logger: quiet });
    await client.query(
      "create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())",
    );
    const done = new Map(
      (await client.query("select name, sha256 from migrations")).rows.map((row) => [row.name, row.sha256]),
    );
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith(".sql"))
      .sort()) {
      const text = readFileSync(new URL(name, folder), "utf8");
      const sha256 = createHash("sha256").update(text).digest("hex");
      const before = done.get(name);
      if (before === sha256) continue;
      if (before)
        throw new MigrationError(`${name} was changed after it was applied; add a new migration instead.`);
      const sql = text
        .replaceAll("{{app_role}}", appRole)
        .replaceAll("{{owner_role}}", pg.escapeIdentifier(owner));
      await client.query("begin");
      try {
        await client.query(sql);
        await client.query("insert into migrations (name, sha256) values ($1, $2)", [name, sha256]);
        await client.query("commit");
      } catch (problem) {
        await client.query("rollback");
        throw new MigrationError(`${name}: ${(problem as Error).message}`, { cause: problem });
      }
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

async function ensureAppRole(client: pg.Client, password: string, database: string): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [appRole]);
  const secret = pg.escapeLiteral(password);
  if (rowCount) await client.query(`alter role ${appRole} login password ${secret}`);
  else await client.query(`create role ${appRole} login password ${secret}`);
  await client.query(`grant connect on database ${pg.escapeIdentifier(database)} to ${appRole}`);
  await client.query(`grant usage on schema public to ${appRole}`);
}

const quiet = {
  scope: () => quiet,
  error: () => {},
  warn: () => {},
  info: () => {},
  debug: () => {},
} as never;
