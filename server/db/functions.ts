import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";

/**
 * The database's functions are repeatable files: one file holds one function in its current form, and is applied
 * again whenever its text changes. A migration, in contrast, is applied once and never changes.
 */
export interface FunctionFile {
  /** The file's name without its extension. Functions are not overloaded, so the name identifies one function. */
  name: string;
  /** The function's name with its schema. */
  qualified: string;
  /** Arguments and result, which PostgreSQL does not replace in place. */
  signature: string;
  sql: string;
  sha256: string;
  /**
   * Whether the application may execute the function. It may not execute functions that only other functions call,
   * nor those that commands and the demo call as the owner.
   */
  isForApplication: boolean;
}

export class FunctionFileError extends Error {}

const header = /^create or replace (?:function|procedure) (\S+?)\((.*?)(?=\blanguage (?:sql|plpgsql)\b)/ms;

export function readFunctionFiles(folder: URL, fill: (text: string) => string): FunctionFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sql"))
    .sort()
    .map((file) => parseFunctionFile(file, fill(readFileSync(new URL(file, folder), "utf8"))));
}

function parseFunctionFile(file: string, sql: string): FunctionFile {
  const name = file.replace(/\.sql$/, "");
  const [match, ...others] = sql.matchAll(new RegExp(header, "gms"));
  const [, qualified = "", rest = ""] = match ?? [];
  if (others.length > 0 || qualified.split(".").at(-1) !== name)
    throw new FunctionFileError(`${file} must create one function, and that function must be named ${name}`);
  return {
    name,
    qualified,
    signature: rest.replace(/\s+/g, " ").trim(),
    sql,
    sha256: createHash("sha256").update(sql).digest("hex"),
    isForApplication: !/^-- (internal|owner): /m.test(sql) && !/\breturns trigger\b/.test(sql),
  };
}

interface AppliedFunction {
  name: string;
  qualified: string;
  signature: string;
  sha256: string;
}

/**
 * Applies functions inside the caller's transaction, in two steps around the migrations. Before them the changed
 * functions are created with unchecked bodies, because policies, generated columns and triggers of new tables name
 * functions, and functions name new tables; their order does not matter for the same reason. After them `finish`
 * checks the bodies against the new tables and drops functions whose file was deleted.
 */
export async function applyFunctions(
  client: pg.Client,
  files: FunctionFile[],
  appRole: string,
): Promise<{ applied: string[]; finish: (tablesChanged: boolean) => Promise<void> }> {
  await client.query(
    "create table if not exists functions (name text primary key, qualified text not null, signature text not null, sha256 text not null, applied_at timestamptz not null default now())",
  );
  const { rows } = await client.query<AppliedFunction>(
    "select name, qualified, signature, sha256 from functions",
  );
  const before = new Map(rows.map((row) => [row.name, row]));
  const changed = files.filter((file) => before.get(file.name)?.sha256 !== file.sha256);
  const removed = rows.filter((row) => !files.some((file) => file.name === row.name));
  await client.query("set local check_function_bodies = off");
  for (const file of changed) {
    const old = before.get(file.name);
    // PostgreSQL would keep a function with other arguments beside the new one, and it refuses another result.
    if (old && (old.signature !== file.signature || old.qualified !== file.qualified))
      await drop(client, old);
    await create(client, file);
    await client.query(
      `insert into functions (name, qualified, signature, sha256) values ($1, $2, $3, $4)
       on conflict (name) do update set qualified = excluded.qualified, signature = excluded.signature,
         sha256 = excluded.sha256, applied_at = now()`,
      [file.name, file.qualified, file.signature, file.sha256],
    );
  }
  const finish = async (tablesChanged: boolean) => {
    for (const old of removed) {
      await drop(client, old);
      await client.query("delete from functions where name = $1", [old.name]);
    }
    await client.query("set local check_function_bodies = on");
    for (const file of tablesChanged ? files : changed) await create(client, file);
    if (changed.length > 0) await grant(client, files, appRole);
  };
  return { applied: changed.map((file) => `${file.name}.sql`), finish };
}

const create = (client: pg.Client, file: FunctionFile) => runFor(client, file.name, file.sql);

const drop = (client: pg.Client, { name, qualified }: AppliedFunction) =>
  runFor(client, name, `drop routine if exists ${qualified}`);

async function runFor(client: pg.Client, name: string, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (problem) {
    throw new FunctionFileError(`${name}.sql: ${(problem as Error).message}`, { cause: problem });
  }
}

/**
 * Grants the application the functions that schema gate offers it, and nobody else. The owner alone protects tables
 * and calls triggers and functions that only other functions use; PostgreSQL runs those with the owner's rights.
 * Functions that only a command or the demo calls are called by the owner, so that an attacker who could make the
 * application run a statement could not add an operator with it.
 */
async function grant(client: pg.Client, files: FunctionFile[], appRole: string): Promise<void> {
  const withheld = files.filter((file) => !file.isForApplication).map((file) => file.qualified);
  await client.query(`
    revoke execute on all routines in schema gate from public;
    grant execute on all functions in schema gate to ${appRole};
    ${withheld.map((name) => `revoke execute on function ${name} from ${appRole};`).join("\n")}
  `);
}
