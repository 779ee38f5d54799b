import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Db } from "./organization.ts";
import type { DB } from "./schema.ts";

// Dates are read as Date, and counts (int8) as numbers, because no count here reaches 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const named = /^\/\* (\w{1,60}) \*\//;

export function createPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // Identifies the process in the database's list of connections and locks.
    application_name: `wakil ${process.pid}`,
  });
  // A connection that the server closed while it was idle must not end the process; the next query opens another.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/**
 * Opens Kysely on a pool. Unless `namedStatements` is false, statements that begin with a name in a comment, like
 * "receive" in slash-star, are sent as named (prepared) statements: parsed and planned once per connection, which
 * halves the time of a frequent write.
 */
export function connect(pool: pg.Pool, { namedStatements = true } = {}): Db {
  if (!namedStatements) return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const patched = new WeakSet<pg.PoolClient>();
  pool.on("connect", (client) => {
    if (patched.has(client)) return;
    patched.add(client);
    const query = client.query.bind(client) as (
      text: unknown,
      values?: unknown,
      callback?: unknown,
    ) => unknown;
    Object.assign(client, {
      query: (text: unknown, values?: unknown, callback?: unknown) => {
        const name = typeof text === "string" && Array.isArray(values) ? named.exec(text)?.[1] : undefined;
        return name ? query({ name, text, values }) : query(text, values, callback);
      },
    });
  });
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
