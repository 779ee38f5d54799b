import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { testDatabase } from "#server/testing/test-database.ts";

/**
 * Functions that the source calls as the database's owner, in a command or for the demo. Each could add or lock out
 * an operator, or read across organisations, so the role that serves requests may not execute it.
 */
const ownerOnly = [
  "activity_differences",
  "add_operator",
  "demo_mails",
  "disable_operator",
  "organization_ids",
  "recount_activity",
  "reset_operator",
];

/** Returns the source of the application, without tests. */
function source(): string {
  const folder = fileURLToPath(new URL("../", import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing/"))
    .map((file) => readFileSync(folder + file, "utf8"))
    .join("\n");
}

test("of the functions with the owner's rights the application may execute those that its requests and jobs call, and nobody else any", async () => {
  await using database = await testDatabase();
  const { rows: roles } = await database.pool.query<{ role: string }>("select current_user as role");
  const { rows } = await database.ownerPool.query<{
    name: string;
    trigger: boolean;
    app: boolean;
    all: boolean;
  }>(
    `select p.proname as name, p.prorettype = 'trigger'::regtype as trigger,
       has_function_privilege($1, p.oid, 'execute') as app,
       exists (select 1 from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0) as all
     from pg_proc p where p.prosecdef and p.pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
     order by 1`,
    [roles[0]?.role],
  );
  const code = source();
  const called = rows
    .filter(({ name }) => new RegExp(`gate\\.${name}\\b`).test(code))
    .map(({ name }) => name);
  expect(called.length).toBeGreaterThan(80);
  expect(called).toEqual(expect.arrayContaining(ownerOnly));
  expect(rows.filter(({ app }) => app).map(({ name }) => name)).toEqual(
    called.filter((name) => !ownerOnly.includes(name)),
  );
  expect(rows.filter((row) => row.all)).toEqual([]);
  expect(
    rows
      .filter(({ name, app, trigger }) => !app && !trigger && !ownerOnly.includes(name))
      .map(({ name }) => name),
  ).toEqual(["article_fields", "organization_has_words", "switch_off_own_model", "switch_off_webhooks"]);
});

test("a database of an earlier version, where the application could do it all, is narrowed by the next start", async () => {
  await using database = await testDatabase();
  await database.ownerPool.query("grant execute on all functions in schema gate to wakil_app");
  await database.ownerPool.query(
    "update functions set sha256 = 'of an earlier version' where name = 'add_operator'",
  );
  await database.pool.query("select gate.add_operator('thief@wakil.example', 'Thief', 'x')");
  await migrate(database.ownerUrl, null);
  for (const call of ["gate.add_operator('thief@wakil.example', 'Thief', 'x')", "gate.demo_mails()"])
    await expect(database.pool.query(`select ${call}`), call).rejects.toThrow(
      "permission denied for function",
    );
});
