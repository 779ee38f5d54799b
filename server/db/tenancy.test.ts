import { expect, test } from "vitest";
import { sql } from "kysely";
import { testDatabase } from "#server/testing/test-database.ts";
import { refuseUnsafeRole, UnsafeRoleError } from "./guard.ts";
import { connect, createPool } from "./connect.ts";
import { inOrganization, mintOrganizationId } from "./organization.ts";

/** Tables that belong to no organisation. The application only reaches them through schema gate. */
const shared = new Set([
  "articles",
  "attempts",
  "company_mails",
  "data_deletions",
  "demo_requests",
  "credit_note_numbers",
  "demo_state",
  "functions",
  "industry_trends",
  "influencers",
  "invoice_numbers",
  "job_decisions",
  "job_timetable",
  "jobs",
  "migrations",
  "operator_invitations",
  "operators",
  "plans",
  "site_settings",
  "worker_heartbeats",
]);

interface Table {
  name: string;
  enabled: boolean;
  forced: boolean;
  tenant: boolean;
  /** Number of policies for the application's role that restrict reading and writing to gate.organization(). */
  policies: number;
  open: number;
  granted: boolean;
}

test("A22: every table is under forced row-level security for the application, or out of its reach", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<Table>(`
    select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced,
      c.relname = 'organizations' or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped) as tenant,
      (select count(*)::int from pg_policies p where p.tablename = c.relname and 'wakil_app' = any(p.roles)
         and p.qual like '%gate.organization()%' and p.with_check like '%gate.organization()%') as policies,
      (select count(*)::int from pg_policies p where p.tablename = c.relname and ('public' = any(p.roles) or 'wakil_app' = any(p.roles))
         and not (p.qual like '%gate.organization()%' and p.with_check like '%gate.organization()%')) as open,
      has_table_privilege('wakil_app', c.oid, 'select, insert, update, delete') as granted
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm')`);
  expect(rows.length).toBeGreaterThan(15);
  for (const table of rows) {
    if (shared.has(table.name)) expect(table, table.name).toMatchObject({ tenant: false, granted: false });
    else
      expect(table, table.name).toMatchObject({
        tenant: true,
        enabled: true,
        forced: true,
        policies: 1,
        open: 0,
      });
  }
});

test("A22: a query without any condition still sees one organisation, and writing into another fails", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ id: string }>(
    "insert into organizations (name, industry, phone, support_email) values ('one','other','+966500000001','a@x.example'), ('two','other','+966500000002','b@x.example') returning id",
  );
  const [one, two] = rows.map((row) => mintOrganizationId(row.id)) as [
    ReturnType<typeof mintOrganizationId>,
    ReturnType<typeof mintOrganizationId>,
  ];
  const seen = await inOrganization(database.db, one, (db) =>
    db.selectFrom("organizations").select("name").execute(),
  );
  expect(seen).toEqual([{ name: "one" }]);
  const foreign = inOrganization(database.db, one, (db) =>
    db.insertInto("chat_tokens").values({ token: "stolen", organization_id: two }).execute(),
  );
  await expect(foreign).rejects.toThrow(/row-level security/);
  // Outside of an organisation no row is visible.
  expect(await database.db.selectFrom("organizations").selectAll().execute()).toEqual([]);
});

test("A23: organisations do not leak between transactions of pooled connections", async () => {
  await using database = await testDatabase();
  const { rows } = await database.ownerPool.query<{ id: string; name: string }>(
    "insert into organizations (name, industry, phone, support_email) select 'org ' || n, 'other', '+96650000' || n, 'a@x.example' from generate_series(1001, 1020) n returning id, name",
  );
  const reads = Array.from({ length: 1000 }, async (_, n) => {
    const tenant = rows[n % rows.length] as { id: string; name: string };
    const work = inOrganization(database.db, mintOrganizationId(tenant.id), async (db) => {
      const found = await db.selectFrom("organizations").select("name").execute();
      if (n % 7 === 0) throw new Error("rolled back");
      return found;
    });
    if (n % 7 === 0) await expect(work).rejects.toThrow("rolled back");
    else expect(await work).toEqual([{ name: tenant.name }]);
  });
  await Promise.all(reads);
  const left = await sql<{ set: string }>`select current_setting('app.organization_id', true) as set`.execute(
    database.db,
  );
  expect(left.rows[0]?.set ?? "").toBe("");
});

test("the application refuses to serve through the owner's role", async () => {
  await using database = await testDatabase();
  await refuseUnsafeRole(database.db);
  const pool = createPool(database.ownerUrl, 1);
  await expect(refuseUnsafeRole(connect(pool))).rejects.toThrow(UnsafeRoleError);
  await pool.end();
});
