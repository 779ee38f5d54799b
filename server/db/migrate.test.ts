import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "#server/testing/test-database.ts";
import { migrate, MigrationError } from "./migrate.ts";

/**
 * Creates a copy of the migrations and functions that a test may change, and a migrated database to which it
 * applies them.
 */
async function setUp() {
  const database = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), "wakil-schema-"));
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  for (const part of ["migrations", "functions"])
    cpSync(new URL(`./${part}`, import.meta.url), join(folder, part), { recursive: true });
  const rows = async (text: string) => (await database.ownerPool.query(text)).rows;
  return {
    file: (name: string) => join(folder, name),
    write: (name: string, text: string) => writeFileSync(join(folder, name), text),
    migrate: () => migrate(database.ownerUrl, null, { files: pathToFileURL(`${folder}/`) }),
    rows,
    routines: (name: string) =>
      rows(`select oid::regprocedure::text as is, has_function_privilege('wakil_app', oid, 'execute') as granted
        from pg_proc where proname = '${name}' and pronamespace = 'gate'::regnamespace`),
  };
}

const functionSql = (rest: string) => `create or replace function gate.doubled${rest}`;

test("a database that is up to date is left as it is", async () => {
  const schema = await setUp();
  expect(await schema.migrate()).toEqual([]);
});

test("reading an index costs little, unless the server's administrator says otherwise", async () => {
  const schema = await setUp();
  const settings = () =>
    schema.rows(`select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
      where d.datname = current_database()`);
  const set = async (change: string) => {
    const [{ name }] = await schema.rows("select current_database() as name");
    await schema.rows(`alter database "${name}" ${change}`);
  };
  await set("reset random_page_cost");
  await schema.migrate();
  expect(await settings()).toEqual([{ setconfig: ["random_page_cost=1.1"] }]);
  await set("set random_page_cost to 2");
  await schema.migrate();
  expect(await settings()).toEqual([{ setconfig: ["random_page_cost=2"] }]);
});

test("a function is applied when its file is new or changed, with other arguments too, and dropped with its file", async () => {
  const schema = await setUp();
  schema.write(
    "functions/doubled.sql",
    functionSql("(n integer) returns integer language sql as 'select n + n';"),
  );
  expect(await schema.migrate()).toEqual(["doubled.sql"]);
  expect(await schema.routines("doubled")).toEqual([{ is: "gate.doubled(integer)", granted: true }]);

  schema.write(
    "functions/doubled.sql",
    functionSql("(n integer) returns integer language sql as 'select 2 * n';"),
  );
  expect(await schema.migrate()).toEqual(["doubled.sql"]);
  expect(await schema.rows("select prosrc from pg_proc where proname = 'doubled'")).toEqual([
    { prosrc: "select 2 * n" },
  ]);

  schema.write(
    "functions/doubled.sql",
    functionSql("(n text, m text) returns text language sql as 'select n || m';"),
  );
  expect(await schema.migrate()).toEqual(["doubled.sql"]);
  expect(await schema.routines("doubled")).toEqual([{ is: "gate.doubled(text,text)", granted: true }]);
  expect(await schema.migrate()).toEqual([]);

  rmSync(schema.file("functions/doubled.sql"));
  await schema.migrate();
  expect(await schema.routines("doubled")).toEqual([]);
});

test("a table may need a new function and the function the table", async () => {
  const schema = await setUp();
  schema.write(
    "functions/doubled.sql",
    functionSql(
      "(n integer) returns bigint language sql immutable as 'select n * (select count(*) from pairs)';",
    ),
  );
  schema.write("migrations/0900-pairs.sql", "create table pairs (n integer check (gate.doubled(n) >= 0));");
  expect(await schema.migrate()).toEqual(["0900-pairs.sql", "doubled.sql"]);
});

test("what fails leaves the database as it was and names the file", async () => {
  const schema = await setUp();
  schema.write(
    "functions/doubled.sql",
    functionSql("(n integer) returns integer language sql as 'select n + n';"),
  );
  schema.write("migrations/0900-broken.sql", "create table half (n integer); select 1 from nowhere;");
  await expect(schema.migrate()).rejects.toThrow('0900-broken.sql: relation "nowhere" does not exist');
  expect(await schema.routines("doubled")).toEqual([]);
  expect(await schema.rows("select to_regclass('half') as half")).toEqual([{ half: null }]);

  // A function's body is checked against the tables after all migrations ran.
  rmSync(schema.file("migrations/0900-broken.sql"));
  schema.write(
    "functions/doubled.sql",
    functionSql("(n integer) returns integer language sql as 'select nothing';"),
  );
  await expect(schema.migrate()).rejects.toThrow('doubled.sql: column "nothing" does not exist');
  expect(await schema.routines("doubled")).toEqual([]);
});

test("a migration that takes away what an unchanged function reads is refused", async () => {
  const schema = await setUp();
  schema.write("migrations/0900-less.sql", "alter table chat_looks drop column color;");
  await expect(schema.migrate()).rejects.toThrow("chat_look.sql: column l.color does not exist");
});

test("a file holds the one function it is named after", async () => {
  const schema = await setUp();
  const one = functionSql("(n integer) returns integer language sql as 'select n + n';");
  schema.write("functions/twice.sql", one);
  await expect(schema.migrate()).rejects.toThrow("must be named twice");
  schema.write("functions/twice.sql", `${one.replace("doubled", "twice")}\n${one}`);
  await expect(schema.migrate()).rejects.toThrow("twice.sql must create one function");
});

test("an applied migration that was changed is refused", async () => {
  const schema = await setUp();
  const baseline = "migrations/0001-baseline.sql";
  schema.write(baseline, `${readFileSync(schema.file(baseline), "utf8")}-- changed`);
  await expect(schema.migrate()).rejects.toThrow("0001-baseline.sql was changed after it was applied");
});

test("a database with migrations that this version does not know gets one sentence that says what to do", async () => {
  const schema = await setUp();
  await schema.rows("update migrations set name = '0001-foundation.sql' where name = '0001-baseline.sql'");
  const refused = schema.migrate();
  await expect(refused).rejects.toThrow(MigrationError);
  await expect(refused).rejects.toThrow(
    /0001-foundation\.sql.*delete the data folder and start again, or name a new, empty database in DATABASE_URL/,
  );
});
