import pg from "pg";
import { startEmbedded } from "#server/db/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { keepMigratedData } from "./migrated-data.ts";
import { temporaryData } from "./temporary-data.ts";
import { testAppPassword } from "./test-database.ts";

/**
 * Starts one real PostgreSQL server for a test run; its migrated database is the template that each test file clones.
 * Tests keep nothing, so the server does not wait for the disk. No table is analysed, so that query plans do not
 * depend on data of earlier tests.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = temporaryData();
  const start = () =>
    startEmbedded({
      dataDir: folder.path,
      say: () => {},
      settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" },
    });
  const first = await start();
  await migrate(first.ownerUrl, testAppPassword);
  await first.stop();
  const migrated = keepMigratedData(folder.path);
  const server = await start();
  const client = new pg.Client({ connectionString: server.superUrl });
  await client.connect();
  await client.query("alter database wakil is_template true");
  await client.end();
  process.env["WAKIL_TEST_SUPER_URL"] = server.superUrl;
  process.env["WAKIL_TEST_OWNER_URL"] = server.ownerUrl;
  return async () => {
    await migrated[Symbol.asyncDispose]();
    await folder[Symbol.asyncDispose]();
  };
}
