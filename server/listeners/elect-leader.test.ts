import { expect, test, vi } from "vitest";
import { testDatabase } from "#server/testing/test-database.ts";
import { electLeader } from "./elect-leader.ts";

test("one process at a time; when it loses the database or ends, another one begins", async () => {
  const database = await testDatabase();
  const doing: string[] = [];
  const log = { info() {} };
  const start = (name: string) =>
    electLeader(
      database.ownerPool,
      "lines of a test",
      () => {
        doing.push(name);
        return { stop: async () => void doing.splice(doing.indexOf(name), 1) };
      },
      log,
      20,
    );
  const first = start("first");
  await vi.waitFor(() => expect(doing).toEqual(["first"]));
  const second = start("second");
  await first.stop();
  await vi.waitFor(() => expect(doing).toEqual(["second"]));

  const third = start("third");
  const holder = async () =>
    (
      await database.ownerPool.query<{ pid: number }>(
        "select pid from pg_locks where locktype = 'advisory' and objid = (hashtext('lines of a test')::bigint & 4294967295)::oid",
      )
    ).rows[0]?.pid;
  const lost = await holder();
  expect(lost).toBeDefined();
  await database.ownerPool.query("select pg_terminate_backend($1)", [lost]);
  await vi.waitFor(async () => {
    expect([undefined, lost]).not.toContain(await holder());
    expect(doing).toHaveLength(1);
  });
  await Promise.all([second.stop(), third.stop()]);
  expect(doing).toEqual([]);
  await database.close();
});
