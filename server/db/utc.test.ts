import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { temporaryData } from "#server/testing/temporary-data.ts";
import { testAppPassword, testDatabase } from "#server/testing/test-database.ts";
import { openDatabase } from "./database.ts";
import { appRole } from "./migrate.ts";

/** Periods in days that the code passes to the database. */
const days = ["1 day", "7 days"];

/**
 * Counts for how many of 10,000 instants, many of them near a clock change in New York, the period has a different
 * length.
 */
const uneven = `
  select count(*)::int as count from unnest($1::interval[]) as life, generate_series(0, 9999) n,
    lateral (select '2024-01-01 00:30Z'::timestamptz + n * interval '8 hours 11 minutes' as at) instants
  where at + life - at <> extract(day from life) * interval '24 hours'`;

test("A18 a day is 24 hours to every connection, at 10,000 instants, whatever zone the database's server stands in", async () => {
  await using database = await testDatabase();
  await using folder = temporaryData();
  const appUrl = new URL(database.ownerUrl);
  Object.assign(appUrl, { username: appRole, password: testAppPassword });
  // The time zone is that of a server in a data centre with daylight saving time.
  await database.ownerPool.query(
    `alter database ${appUrl.pathname.slice(1)} set timezone to 'America/New_York'`,
  );
  const env = { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: appUrl.href };
  const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder.path, ...env });
  const openedDatabase = await openDatabase(config, () => {});
  try {
    for (const pool of [openedDatabase.ownerPool, openedDatabase.pool]) {
      expect((await pool.query("show timezone")).rows).toEqual([{ TimeZone: "UTC" }]);
      expect((await pool.query(uneven, [days])).rows).toEqual([{ count: 0 }]);
    }
  } finally {
    await openedDatabase.close();
  }
});
