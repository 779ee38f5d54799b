import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { keepMigratedData } from "./migrated-data.ts";
import { temporaryData } from "./temporary-data.ts";
import { testAppPassword } from "./test-database.ts";

const maxSocketFolderLength = 80;

/**
 * Starts one real PostgreSQL server for a test run; its migrated database is the template that each test file clones.
 * Tests keep nothing, so the server does not wait for the disk. No table is analysed, so that query plans do not
 * depend on data of earlier tests.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryData();
  const start = (settings: Record<string, string> = {}) =>
    startEmbedded({
      dataDir: folder.path,
      say: () => {},
      settings: {
        fsync: "off",
        synchronous_commit: "off",
        full_page_writes: "off",
        autovacuum: "off",
        ...settings,
      },
    });
  const first = await start();
  await migrate(first.ownerUrl, testAppPassword);
  await first.stop();
  const migrated = keepMigratedData(folder.path);
  const sockets = process.platform === "win32" ? undefined : createSocketFolder(folder.path);
  const server = await start(sockets ? { unix_socket_directories: sockets } : {});
  const client = new pg.Client({ connectionString: server.superUrl });
  await client.connect();
  await client.query("alter database wakil is_template true");
  await client.end();
  process.env["WAKIL_TEST_SUPER_URL"] = server.superUrl;
  process.env["WAKIL_TEST_OWNER_URL"] = server.ownerUrl;
  if (sockets) process.env["WAKIL_TEST_SOCKETS"] = sockets;
  return async () => {
    await migrated[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  };
}

/** Creates the folder of the server's socket, in which the server's own user may write. */
function createSocketFolder(dataDir: string): string | undefined {
  const path = join(dataDir, "sockets");
  // Systems refuse a socket with a longer path, as that of the temporary folder on macOS can be.
  if (path.length > maxSocketFolderLength) return undefined;
  mkdirSync(path);
  chmodSync(path, 0o777);
  return path;
}
