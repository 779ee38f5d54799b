import { randomBytes } from "node:crypto";
import pg from "pg";
import { appRole } from "#server/db/migrate.ts";
import type { Database } from "#server/db/database.ts";
import { type DatabaseServer, ReusableDatabase } from "./reusable-database.ts";

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

/** One connection for all tests of a process, because each test would otherwise start two server processes. */
let adminClient: Promise<pg.Client> | undefined;

async function connectAdmin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: variable("WAKIL_TEST_SUPER_URL") });
  // The server ends before the processes of the tests, when nothing uses this connection any more.
  client.on("error", () => (adminClient = undefined));
  await client.connect();
  return client;
}

const admin = async (statement: string) => {
  adminClient ??= connectAdmin();
  await (await adminClient).query(statement);
};

/** Creates a database without tables, as an administrator would for the product; `env` passes it to the product. */
export async function emptyDatabase(): Promise<
  { ownerUrl: string; env: Record<string, string> } & AsyncDisposable
> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await admin(
    `create database ${name} owner wakil_owner template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  );
  const ownerUrl = urlFor(variable("WAKIL_TEST_OWNER_URL"), name);
  // The role and its password are shared by the whole test run, so the product must not change the password.
  const appUrl = urlFor(ownerUrl, name, { name: appRole, password: testAppPassword });
  return {
    ownerUrl,
    env: { DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl },
    [Symbol.asyncDispose]: () => admin(`drop database if exists ${name} with (force)`),
  };
}

/** Databases of this process that no test is using. */
const idle: ReusableDatabase[] = [];

const server: DatabaseServer = {
  run: admin,
  sockets: process.env["WAKIL_TEST_SOCKETS"],
  urlOf: (name, role) =>
    role === "super"
      ? urlFor(variable("WAKIL_TEST_SUPER_URL"), name)
      : urlFor(
          variable("WAKIL_TEST_OWNER_URL"),
          name,
          role === "app" ? { name: appRole, password: testAppPassword } : undefined,
        ),
};

/** Returns a migrated database without rows that is not shared until it is closed. */
export async function testDatabase(): Promise<Database & AsyncDisposable> {
  const reusable = idle.pop() ?? (await ReusableDatabase.create(server));
  const database = reusable.lease((isFresh) => {
    if (isFresh) idle.push(reusable);
  });
  return { ...database, [Symbol.asyncDispose]: database.close };
}
