import { existsSync, renameSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { createClosedHome, removeDataDir, temporaryData } from "#server/testing/temporary-data.ts";
import { findFreePort } from "#server/find-free-port.ts";
import { startEmbedded } from "./embedded.ts";
import { databaseFolder } from "./embedded-folders.ts";
import { findPostmaster } from "./postmaster.ts";

const asRoot = process.getuid?.() === 0;
if (!asRoot) console.warn("skipped: a folder that only root may enter needs root");

test.runIf(asRoot)(
  "deleting a data folder whose database is elsewhere removes that too; moving the folder away keeps it",
  async () => {
    await using home = createClosedHome();
    const { dataDir } = home;
    const start = async (folder = dataDir) => {
      const server = await startEmbedded({ dataDir: folder, say: () => {}, settings: { fsync: "off" } });
      return { database: databaseFolder(folder), stop: server.stop };
    };
    const first = await start();
    expect(first.database.startsWith(dataDir)).toBe(false);
    await first.stop();

    const moved = `${dataDir}-before`;
    renameSync(dataDir, moved);
    // The first database is still running, as after the server was killed.
    const second = await start();
    expect(second.database).not.toBe(first.database);

    rmSync(dataDir, { recursive: true });
    const third = await start();
    expect(third.database).not.toBe(second.database);
    expect(findPostmaster(second.database), "the deleted folder's server has ended").toBeNull();
    expect(existsSync(second.database), "the deleted folder's database is gone").toBe(false);
    await third.stop();

    const again = await start(moved);
    expect(again.database, "the moved folder still has its database").toBe(first.database);
    await again.stop();
    await removeDataDir(moved);
    expect(existsSync(first.database)).toBe(false);
  },
  120_000,
);

test("a port that another program took meanwhile is left to it, and the server starts on another one", async () => {
  await using folder = temporaryData();
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const taken = (other.address() as AddressInfo).port;
  const start = (ports: number[]) =>
    startEmbedded({
      dataDir: folder.path,
      say: () => {},
      settings: { fsync: "off" },
      choosePort: async () => ports.shift() ?? (await findFreePort()),
    });
  await expect(start([taken, taken, taken])).rejects.toThrow("did not start");
  const server = await start([taken]);
  expect(new URL(server.ownerUrl).port).not.toBe(String(taken));
  await server.stop();
  other.close();
}, 120_000);
