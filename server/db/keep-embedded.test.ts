import { expect, test } from "vitest";
import { migratedData } from "#server/testing/migrated-data.ts";
import { databasePid, runServer, runToEnd, until } from "#server/testing/server-process.ts";
import { overHttp } from "#server/testing/over-http.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";

test("A09: an embedded database that is killed is started again, and its data folder is still this server's alone", async () => {
  await using folder = migratedData();
  const env = { DATA_DIR: folder.path, LOG_LEVEL: "silent" };
  await using server = await runServer({ env });
  const app = overHttp(server.url);
  const owner = await signUpOwner(app);
  const before = databasePid(folder.path);
  expect(before).not.toBeNull();
  process.kill(before as number, "SIGKILL");
  const pid = await until(() => {
    const now = databasePid(folder.path);
    return now === before ? null : now;
  }, "another database process");
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 200, "ready again");
  expect((await app.request({ path: "/api/me/", token: owner.token })).status).toBe(200);

  // The lock is taken a moment after the database answers.
  await until(() => server.stdout().includes("the database is there again"), "the folder is held again");
  const second = await runToEnd({ env });
  expect([second.code, second.stderr]).toEqual([1, expect.stringContaining("Another Wakil server is using")]);
  expect(databasePid(folder.path)).toBe(pid);

  server.signal("SIGTERM");
  expect((await server.ended).code).toBe(0);
  expect(databasePid(folder.path)).toBeNull();
}, 180_000);
