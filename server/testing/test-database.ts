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

/** Databases of this process that no test uses at the moment. */
const idle: ReusableDatabase[] = [];

const server: DatabaseServer = {
  run: admin,
  urlOf: (name, role) =>
    role === "super"
      ? urlFor(variable("WAKIL_TEST_SUPER_URL"), name)
      : urlFor(
          variable("WAKIL_TEST_OWNER_URL"),
          name,
          role === "app" ? { name: appRole, password: testAppPassword } : undefined,
        ),
};

/** A migrated database without rows that nobody else uses until it is closed. */
export async function testDatabase(): Promise<Database & AsyncDisposable> {
  const reusable = idle.pop() ?? (await ReusableDatabase.create(server));
  const database = reusable.lease((isFresh) => {
    if (isFresh) idle.push(reusable);
  });
  return { ...database, [Symbol.asyncDispose]: database.close };
}
