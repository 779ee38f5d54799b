import { expect, test } from "vitest";
import { sql } from "kysely";
import { inOrganization } from "#server/db/organization.ts";
import { recordChanges } from "#server/db/record-changes.ts";
import { tenantOf } from "#server/tenant.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";

const check = async (app: TestApp, owner: SignedUp) =>
  (await app.request({ path: "/api/activity/check/", token: owner.token })).body.data as {
    entries: number;
    broken_at: number | null;
    last_hash: string;
  };

/** Executes a statement that bypasses the triggers, as somebody with the database's password could. */
async function tamper(app: TestApp, statement: string, values: unknown[]): Promise<void> {
  const client = await app.database.ownerPool.connect();
  try {
    await client.query("alter table audit_entries disable trigger user");
    await client.query(statement, values);
    await client.query("alter table audit_entries enable trigger user");
  } finally {
    client.release();
  }
}

/** Creates a business whose log has `count` entries after the one of its sign-up. */
async function shopWithEntries(app: TestApp, count: number) {
  const owner = await signUpOwner(app);
  const { ticketId } = await seedConversation(app, owner.organizationId, { at: new Date() });
  const priorities = ["urgent", "low"];
  for (let n = 0; n < count; n += 1) await setPriority(app, owner, ticketId, priorities[n % 2] as string);
  return { owner, ticketId };
}

const setPriority = (app: TestApp, owner: SignedUp, ticketId: string, priority: string) =>
  app.request({
    method: "PUT",
    path: `/api/tickets/${ticketId}/priority/`,
    token: owner.token,
    json: { priority },
  });

test("twenty changes at once make one unbroken chain, and another business's chain is its own", async () => {
  await using app = await testApp();
  const { owner } = await shopWithEntries(app, 0);
  const other = await shopWithEntries(app, 2);
  const tickets = await Promise.all(
    Array.from({ length: 20 }, () => seedConversation(app, owner.organizationId, { at: new Date() })),
  );
  const answers = await Promise.all(
    tickets.map(({ ticketId }) => setPriority(app, owner, ticketId, "urgent")),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await check(app, owner)).toMatchObject({ entries: 21, broken_at: null });
  expect(await check(app, other.owner)).toMatchObject({ entries: 3, broken_at: null });
  const { rows } = await app.database.ownerPool.query(
    "select number from audit_entries where organization_id = $1 order by number",
    [owner.organizationId],
  );
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
});

test("A58: a changed, a removed and a cut-off entry are each found, by number", async () => {
  await using app = await testApp();
  const changed = await shopWithEntries(app, 5);
  await tamper(
    app,
    `update audit_entries set contents = jsonb_set(contents, '{author_name}', '"Somebody else"')
     where organization_id = $1 and number = 3`,
    [changed.owner.organizationId],
  );
  expect(await check(app, changed.owner)).toMatchObject({ entries: 6, broken_at: 3 });

  // The hash of the changed entry is made to match, so that the hash of the next entry no longer does.
  const rehashed = await shopWithEntries(app, 5);
  await tamper(
    app,
    `update audit_entries set at = at - interval '1 day', hash = gate.audit_hash(previous_hash, organization_id, number,
       at - interval '1 day', contents) where organization_id = $1 and number = 3`,
    [rehashed.owner.organizationId],
  );
  expect(await check(app, rehashed.owner)).toMatchObject({ broken_at: 4 });

  const removed = await shopWithEntries(app, 5);
  await tamper(app, "delete from audit_entries where organization_id = $1 and number = 4", [
    removed.owner.organizationId,
  ]);
  expect(await check(app, removed.owner)).toMatchObject({ entries: 5, broken_at: 4 });

  const cut = await shopWithEntries(app, 5);
  await tamper(app, "delete from audit_entries where organization_id = $1 and number >= 5", [
    cut.owner.organizationId,
  ]);
  expect(await check(app, cut.owner)).toMatchObject({ entries: 4, broken_at: 5 });
});

test("A58: nobody changes or deletes an entry: not the application, not the owner of the tables", async () => {
  await using app = await testApp();
  const { owner } = await shopWithEntries(app, 2);
  const before = await check(app, owner);
  for (const statement of [
    "update audit_entries set at = now()",
    "delete from audit_entries",
    "truncate audit_entries",
  ]) {
    await expect(app.database.ownerPool.query(statement), statement).rejects.toThrow(
      /neither changed nor deleted/,
    );
    await expect(
      tenantOf(app.context, owner.organizationId).transaction((db) => sql.raw(statement).execute(db)),
      statement,
    ).rejects.toThrow(/permission denied/);
  }
  await expect(
    tenantOf(app.context, owner.organizationId).transaction((db) =>
      sql`insert into audit_entries (organization_id, number, at, contents, previous_hash, hash)
        select organization_id, number + 1, at, contents, previous_hash, hash from audit_entries order by number desc limit 1`.execute(
        db,
      ),
    ),
  ).rejects.toThrow(/permission denied/);
  expect(await check(app, owner)).toEqual(before);
});

test("a change that is rolled back leaves no entry, and one that cannot be recorded is rolled back", async () => {
  await using app = await testApp();
  const { owner, ticketId } = await shopWithEntries(app, 1);
  const before = await check(app, owner);
  const author = {
    action: "tickets.setPriority",
    request: null,
    target: ticketId,
    organization: owner.organizationId,
    actor: { kind: "member" as const, id: owner.memberId, name: "Owner" },
  };
  const db = recordChanges(app.context.db, author, app.context.clock);
  const change = inOrganization(db, owner.organizationId, async (tenant) => {
    await tenant.updateTable("tickets").set({ priority: "low" }).where("id", "=", ticketId).execute();
    throw new Error("and then it fails");
  });
  await expect(change).rejects.toThrow("and then it fails");
  expect(await check(app, owner)).toEqual(before);

  // The database refuses the entry.
  await app.database.ownerPool.query("alter table audit_chains add check (last_number < 3)");
  const refused = await setPriority(app, owner, ticketId, "high");
  expect(refused.status).toBe(500);
  const { rows } = await app.database.ownerPool.query("select priority from tickets where id = $1", [
    ticketId,
  ]);
  expect(rows[0]).toEqual({ priority: "urgent" });
  expect(await check(app, owner)).toEqual(before);
  // The connection still works, so the next call is served.
  expect((await app.request({ path: "/api/me/", token: owner.token })).status).toBe(200);
});

test("a statement outside of a transaction, and a transaction of the query builder, are recorded too", async () => {
  await using app = await testApp();
  const author = { action: "test", request: null, target: null, organization: null, actor: null };
  const operators = async () =>
    (
      await app.database.ownerPool.query(
        "select number, contents ->> 'count' as count from audit_entries where organization_id is null order by number",
      )
    ).rows;
  const db = recordChanges(app.context.db, author, app.context.clock);
  const add = (name: string) =>
    sql`select gate.invite_operator(${`${name}@wakil.example`}, ${name}, ${Buffer.from(name)}, '7 days')`;
  await add("one").execute(db);
  // These are the entries of the operator and of the invitation.
  expect(await operators()).toEqual([{ number: 1, count: "2" }]);
  await db.transaction().execute(async (transaction) => {
    await add("two").execute(transaction);
    await add("three").execute(transaction);
  });
  await expect(
    db.transaction().execute(async (transaction) => {
      await add("four").execute(transaction);
      throw new Error("rolled back");
    }),
  ).rejects.toThrow("rolled back");
  expect(await operators()).toEqual([
    { number: 1, count: "2" },
    { number: 2, count: "4" },
  ]);
});

test("a business that is erased takes its chain with it, and every other chain stays whole", async () => {
  await using app = await testApp();
  const deleted = await shopWithEntries(app, 3);
  const shop = await shopWithEntries(app, 3);
  await app.database.ownerPool.query("delete from organizations where id = $1", [
    deleted.owner.organizationId,
  ]);
  const { rows } = await app.database.ownerPool.query(
    "select count(*)::int as entries from audit_entries where organization_id = $1",
    [deleted.owner.organizationId],
  );
  expect(rows[0]).toEqual({ entries: 0 });
  expect(await check(app, shop.owner)).toMatchObject({ entries: 4, broken_at: null });
});
