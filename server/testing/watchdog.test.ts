import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { databasePid, until } from "./server-process.ts";

/** The process of a test: it starts a database and a helper, prints both, and hangs. */
const leaver = `
  import { spawn } from "node:child_process";
  import { startEmbedded } from "#server/db/embedded.ts";
  import { temporaryData } from "#server/testing/temporary-data.ts";
  import { watch } from "#server/testing/watchdog.ts";
  const folder = temporaryData();
  const helper = spawn("sleep", ["600"], { stdio: "ignore" });
  watch({ pid: helper.pid });
  await startEmbedded({ dataDir: folder.path, say: () => {} });
  console.log(JSON.stringify({ dataDir: folder.path, helper: helper.pid }));
  setInterval(() => {}, 1000);
`;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test("a test's process that is killed leaves no server, no process and no folder behind", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", leaver], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const { dataDir, helper } = JSON.parse(line.toString()) as { dataDir: string; helper: number };
  const database = databasePid(dataDir) as number;
  expect(isAlive(database)).toBe(true);
  expect(isAlive(helper)).toBe(true);

  child.kill("SIGKILL");
  await until(() => !existsSync(dataDir), "the folder is removed");
  await until(() => !isAlive(database) && !isAlive(helper), "both processes are ended");
}, 60_000);
