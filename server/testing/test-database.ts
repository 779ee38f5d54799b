import { randomBytes } from "node:crypto";
import pg from "pg";
import { connect, createPool } from "#server/db/connect.ts";
import { appRole } from "#server/db/migrate.ts";
import type { Database } from "#server/db/database.ts";

export const testAppPassword = "only-in-tests";

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run tests with npm run unit`);
  return value;
}

function urlFor(base: string, database: string, role?: { name: string; password: string }): string {
  const url = new URL(base);
  url.pathname = `/${database}`;
  if (role) {
    url.username = role.name;
    url.password = role.password;
  }
  return url.href;
}

/** A database of one's own, cloned from the migrated template; dropped when closed. */
export async function testDatabase(): Promise<Database & AsyncDisposable> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const superUrl = variable("WAKIL_TEST_SUPER_URL");
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: superUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template wakil owner wakil_owner strategy file_copy`);
  const ownerUrl = urlFor(variable("WAKIL_TEST_OWNER_URL"), name);
  const ownerPool = createPool(ownerUrl, 6);
  const pool = createPool(urlFor(ownerUrl, name, { name: appRole, password: testAppPassword }), 10);
  const db = connect(pool);
  const close = async () => {
    await Promise.allSettled([db.destroy(), ownerPool.end()]);
    await admin(`drop database if exists ${name} with (force)`);
  };
  return { db, pool, ownerPool, ownerUrl, close, [Symbol.asyncDispose]: close };
}
