import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  type QueryResult,
  sql,
} from "kysely";
import pg from "pg";
import type { Db } from "./organization.ts";
import type { DB } from "./schema.ts";

/**
 * The author of a change, and the call that makes it. The log entry of every transaction that changes something
 * contains both.
 */
export interface ChangeAuthor {
  /** The endpoint's name, or the name of a command. */
  action: string;
  /** The request's id, which the log lines contain too. Null for a command. */
  request: string | null;
  /** The object that the path names: an id, an agent's or a channel's kind, a fact's topic. */
  target: string | null;
  /** The organisation of a member or an API key; null for an operator and for calls without a session. */
  organization: string | null;
  /** Null without a session. The person whose session or account is changed then counts as the author. */
  actor: { kind: "member" | "key" | "operator" | "command"; id: string | null; name: string } | null;
}

const begin = /^begin\b/i;
const commit = /^commit\b/i;
const rollback = /^rollback\b/i;

/**
 * Wraps the database for one call whose changes are recorded. Every transaction that changes a recorded table
 * (`gate.record_changes`) appends one entry to the audit log before it commits, and a single statement becomes a
 * transaction for that purpose. Neither the change nor the entry exists without the other, whatever the handler
 * does. A transaction begins and commits in as many messages as without recording.
 */
export function recordChanges(db: Db, author: ChangeAuthor, clock: () => Date): Db {
  const header = `select set_config('app.audit', ${pg.escapeLiteral(JSON.stringify(author))}, true)`;
  const wrap = (connection: DatabaseConnection) => new RecordingConnection(connection, header, clock);
  return new Kysely<DB>({ dialect: new RecordingDialect(db, wrap) });
}

type Wrap = (connection: DatabaseConnection) => RecordingConnection;

/**
 * Has the log record a call that changes no recorded table in this transaction, such as one that takes customers'
 * addresses out of the product or sends an event again.
 */
export async function recordReading(db: Db): Promise<void> {
  await sql`select set_config('app.audit_changes',
    coalesce(nullif(current_setting('app.audit_changes', true), ''), '{"count": 0, "items": []}'), true)`.execute(
    db,
  );
}

/**
 * Runs a statement as the database's owner in a recorded transaction, for a command. Returns its rows.
 */
export async function recordOwnerStatement<Row extends pg.QueryResultRow>(
  ownerPool: Pick<pg.Pool, "connect">,
  author: ChangeAuthor,
  at: Date,
  statement: { text: string; values: unknown[] },
): Promise<Row[]> {
  const client = await ownerPool.connect();
  try {
    await client.query("begin");
    await client.query("select set_config('app.audit', $1, true)", [JSON.stringify(author)]);
    const { rows } = await client.query<Row>(statement);
    await client.query("select gate.append_audit_entry($1)", [at]);
    await client.query("commit");
    return rows;
  } catch (problem) {
    await client.query("rollback").catch(() => {});
    throw problem;
  } finally {
    client.release();
  }
}

/** Returns the connections of another database, each wrapped. */
class RecordingDialect extends PostgresDialect {
  readonly #db: Db;
  readonly #wrap: Wrap;

  constructor(db: Db, wrap: Wrap) {
    super({ pool: () => Promise.reject(new Error("connections are the other database's")) });
    this.#db = db;
    this.#wrap = wrap;
  }

  override createDriver(): Driver {
    const releases = new WeakMap<DatabaseConnection, () => void>();
    const run = async (connection: DatabaseConnection, statement: string) => {
      await connection.executeQuery(CompiledQuery.raw(statement));
    };
    return {
      init: async () => {},
      acquireConnection: () =>
        new Promise((resolve, reject) => {
          this.#db
            .getExecutor()
            .provideConnection(async (lent) => {
              const connection = this.#wrap(lent);
              const released = new Promise<void>((release) => releases.set(connection, release));
              resolve(connection);
              await released;
            })
            .catch(reject);
        }),
      beginTransaction: (connection) => run(connection, "begin"),
      commitTransaction: (connection) => run(connection, "commit"),
      rollbackTransaction: (connection) => run(connection, "rollback"),
      releaseConnection: async (connection) => releases.get(connection)?.(),
      destroy: async () => {},
    };
  }
}

class RecordingConnection implements DatabaseConnection {
  readonly #lent: DatabaseConnection;
  readonly #header: string;
  readonly #clock: () => Date;
  #isInTransaction = false;

  constructor(connection: DatabaseConnection, header: string, clock: () => Date) {
    this.#lent = connection;
    this.#header = header;
    this.#clock = clock;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql } = query;
    if (begin.test(sql)) return this.#begin(sql);
    if (commit.test(sql)) return this.#commit();
    if (rollback.test(sql)) {
      this.#isInTransaction = false;
      return this.#lent.executeQuery<R>(query);
    }
    // A statement that Kysely built as a SELECT changes nothing by itself, but a function of schema gate may.
    if (this.#isInTransaction || query.query.kind === "SelectQueryNode")
      return this.#lent.executeQuery<R>(query);
    await this.#begin("begin");
    try {
      const result = await this.#lent.executeQuery<R>(query);
      await this.#commit();
      return result;
    } catch (problem) {
      this.#isInTransaction = false;
      await this.#lent.executeQuery(CompiledQuery.raw("rollback")).catch(() => {});
      throw problem;
    }
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#lent.streamQuery<R>(query, chunkSize);
  }

  async #begin<R>(sql: string): Promise<QueryResult<R>> {
    const result = await this.#lent.executeQuery<R>(CompiledQuery.raw(`${sql}; ${this.#header}`));
    this.#isInTransaction = true;
    return result;
  }

  /** Both statements are sent as one message, so that nothing is committed when the entry cannot be appended. */
  async #commit<R>(): Promise<QueryResult<R>> {
    const at = pg.escapeLiteral(this.#clock().toISOString());
    const result = await this.#lent.executeQuery<R>(
      CompiledQuery.raw(`select gate.append_audit_entry(${at}); commit`),
    );
    this.#isInTransaction = false;
    return result;
  }
}
