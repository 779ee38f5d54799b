import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { testDatabase } from "#server/testing/test-database.ts";

/** The source of the application, without tests. */
function source(): string {
  const folder = fileURLToPath(new URL("../", import.meta.url));
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.startsWith("testing/"))
    .map((file) => readFileSync(folder + file, "utf8"))
    .join("\n");
}

test("of the functions with the owner's rights the application may execute those that it calls, and nobody else any", async () => {
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
  expect(rows.filter(({ app }) => app).map(({ name }) => name)).toEqual(called);
  expect(rows.filter((row) => row.all)).toEqual([]);
  expect(rows.filter(({ app, trigger }) => !app && !trigger).map(({ name }) => name)).toEqual([
    "article_fields",
    "organization_has_words",
    "switch_off_own_model",
    "switch_off_webhooks",
  ]);
});
