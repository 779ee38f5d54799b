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

/** One connection for all tests of a process: a new one would cost each test a server process twice. */
let adminClient: Promise<pg.Client> | undefined;

async function connectAdmin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: variable("WAKIL_TEST_SUPER_URL") });
  // The server ends before the processes of the tests do, and nothing waits for this connection then.
  client.on("error", () => (adminClient = undefined));
  await client.connect();
  return client;
}

const admin = async (statement: string) => {
  adminClient ??= connectAdmin();
  await (await adminClient).query(statement);
};

/** A database without any table, as whoever installs the product would make it; `env` names it to the product. */
export async function emptyDatabase(): Promise<
  { ownerUrl: string; env: Record<string, string> } & AsyncDisposable
> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await admin(
    `create database ${name} owner wakil_owner template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  );
  const ownerUrl = urlFor(variable("WAKIL_TEST_OWNER_URL"), name);
  // The role's password is the whole test run's: the product must not give it another one.
  const appUrl = urlFor(ownerUrl, name, { name: appRole, password: testAppPassword });
  return {
    ownerUrl,
    env: { DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl },
    [Symbol.asyncDispose]: () => admin(`drop database if exists ${name} with (force)`),
  };
}

/** A database of one's own, cloned from the migrated template; dropped when closed. */
export async function testDatabase(): Promise<Database & AsyncDisposable> {
  const name = `test_${randomBytes(6).toString("hex")}`;
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
