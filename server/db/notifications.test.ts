import { expect, test } from "vitest";
import { testDatabase } from "#server/testing/test-database.ts";
import { createNotifications } from "./notifications.ts";

test("the connection that listens is opened again after it was lost, for every channel", async () => {
  await using database = await testDatabase();
  const received: string[] = [];
  const notifications = createNotifications({
    listenUrl: database.ownerUrl,
    pool: database.pool,
    log: { warn: () => {} },
  });
  const listening = async () =>
    (
      await database.ownerPool.query<{ pid: number }>(
        "select pid from pg_stat_activity where datname = current_database() and query like 'listen %'",
      )
    ).rows.map(({ pid }) => pid);
  await notifications.listen("first", (payload) => received.push(`first ${payload}`));
  await notifications.listen("second", (payload) => received.push(`second ${payload}`));
  const [lost] = await listening();
  await database.ownerPool.query("select pg_terminate_backend($1)", [lost]);
  await expect.poll(listening, { timeout: 10_000 }).not.toContain(lost);
  // The test subscribes to this channel while the connection is down.
  const stopThird = await notifications.listen("third", (payload) => received.push(`third ${payload}`));

  await expect
    .poll(
      async () => {
        for (const channel of ["first", "second", "third"]) await notifications.notify(channel, "again");
        return [...new Set(received)].toSorted();
      },
      { timeout: 20_000 },
    )
    .toEqual(["first again", "second again", "third again"]);
  expect(await listening()).toHaveLength(1);

  stopThird();
  await notifications.notify("third", "ended");
  await notifications.notify("first", "last");
  await expect.poll(() => received).toContain("first last");
  expect(received).not.toContain("third ended");
  await notifications.close();
});

test("signals close together are sent as one", async () => {
  await using database = await testDatabase();
  const notifications = createNotifications({
    listenUrl: database.ownerUrl,
    pool: database.pool,
    log: { warn: () => {} },
  });
  let received = 0;
  let ended = false;
  await notifications.listen("arrived", () => (received += 1));
  await notifications.listen("end", () => (ended = true));
  for (let n = 0; n < 100; n += 1) notifications.signal("arrived");
  await expect.poll(() => received).toBe(1);
  await notifications.notify("end", "");
  await expect.poll(() => ended).toBe(true);
  expect(received).toBe(1);
  await notifications.close();
});
