import { expect, test } from "vitest";
import { connectTo } from "#server/testing/held-job.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { startEmbedded } from "./embedded.ts";
import { databaseFolder } from "./embedded-folders.ts";
import { findPostmaster } from "./postmaster.ts";

test("whoever ends the database goes on after their own limit, and before it only once the database has ended", async () => {
  await using folder = temporaryData();
  const server = await startEmbedded({ dataDir: folder.path, say: () => {}, settings: { fsync: "off" } });
  const data = databaseFolder(folder.path);
  const client = await connectTo(server.superUrl);
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'checkpointer'",
  );
  await client.end();
  const checkpointer = rows[0]?.pid as number;
  const ended: string[] = [];
  let patient: Promise<void>;
  // The last checkpoint is suspended, as on a disk that others keep busy.
  process.kill(checkpointer, "SIGSTOP");
  try {
    await server.stop(50);
    expect(findPostmaster(data), "the database is still writing out").not.toBeNull();
    patient = server.stop(60_000).then(() => void ended.push("patient"));
    await server.stop(50).then(() => ended.push("impatient"));
  } finally {
    process.kill(checkpointer, "SIGCONT");
  }
  await patient;
  expect(ended).toEqual(["impatient", "patient"]);
  expect(findPostmaster(data)).toBeNull();
});
