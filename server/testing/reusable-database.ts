import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { connect, createPool } from "#server/db/connect.ts";
import type { Database } from "#server/db/database.ts";
import type { DB } from "#server/db/schema.ts";

/** The server and the template for the databases of a test run. */
export interface DatabaseServer {
  run: (statement: string) => Promise<void>;
  urlOf: (database: string, role: "super" | "owner" | "app") => string;
  /** The folder of the server's socket. A statement takes a quarter less processor time by it than by a port. */
  sockets: string | undefined;
}

/** A database from which more rows were deleted is dropped, because dead rows slow down the next tests. */
const maxDeletedRows = 5_000;
/** Maximum time in milliseconds for a test's last statements after it has closed its database. */
const maxWaitMs = 1_000;

/** A difference from a fresh database, as the comparing statement returns it. */
interface Difference {
  catalog: string;
  seed: string;
  dirty: string[];
  sequences: string[];
  locks: number;
  busy: number;
}

/** A pool for one test. It refuses to work after the test, so that late queries do not affect the next test. */
class PoolLease {
  readonly pool: pg.Pool;
  wasEnded = false;
  #isOver = false;
  readonly #target: pg.Pool;

  constructor(target: pg.Pool) {
    this.#target = target;
    this.pool = new Proxy(target, {
      get: (pool, property) => {
        if (property === "connect" || property === "query") {
          if (this.#isOver) return () => Promise.reject(new Error("the test of this database has ended"));
        } else if (property === "end") {
          this.wasEnded = true;
        }
        const value: unknown = Reflect.get(pool, property, pool);
        return typeof value === "function" ? (value.bind(pool) as unknown) : value;
      },
    });
  }

  /** Closes the pool. Resolves with whether every connection was returned. */
  async end(): Promise<boolean> {
    this.#isOver = true;
    const isBusy = () => this.#target.idleCount < this.#target.totalCount || this.#target.waitingCount > 0;
    for (const end = Date.now() + maxWaitMs; isBusy() && Date.now() < end;) await sleep(5);
    return !this.wasEnded && !isBusy();
  }
}

/**
 * A clone of the migrated template that several tests use in sequence. Creating a database and its first connections
 * takes longer than most tests, while deleting a test's rows takes a few milliseconds. A database whose schema or
 * seeded rows were changed, or that is still in use, is dropped instead.
 */
export class ReusableDatabase {
  readonly #name = `test_${randomBytes(6).toString("hex")}`;
  readonly #server: DatabaseServer;
  readonly #pool: pg.Pool;
  readonly #ownerPool: pg.Pool;
  readonly #superClient: pg.Client;
  #fresh: Difference | undefined;
  #differenceQuery = "";
  #deletedRows = 0;

  private constructor(server: DatabaseServer) {
    this.#server = server;
    this.#ownerPool = createPool(this.#addressFor("owner"), 6);
    this.#pool = createPool(this.#addressFor("app"), 10);
    // This names the statements on every connection of the pool; each test uses a Kysely of its own with it.
    connect(this.#pool);
    this.#superClient = new pg.Client({ connectionString: this.#addressFor("super") });
    // The server of a test run ends before the processes of the tests.
    this.#superClient.on("error", () => {});
  }

  static async create(server: DatabaseServer): Promise<ReusableDatabase> {
    const made = new ReusableDatabase(server);
    await server.run(`create database ${made.#name} template wakil owner wakil_owner strategy file_copy`);
    await made.#superClient.connect();
    made.#differenceQuery = await made.#composeDifferenceQuery();
    made.#fresh = await made.#readDifference();
    return made;
  }

  /** Lends the database to one test. `onClosed` receives whether the database is as fresh as before. */
  lease(onClosed: (isFresh: boolean) => void): Database {
    const app = new PoolLease(this.#pool);
    const owner = new PoolLease(this.#ownerPool);
    let closing: Promise<void> | undefined;
    const end = async () => {
      const isQuiet = (await Promise.all([app.end(), owner.end()])).every(Boolean);
      const isFresh = isQuiet && (await this.#reset().catch(() => false));
      if (!isFresh) await this.#drop();
      onClosed(isFresh);
    };
    return {
      db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: app.pool }) }),
      pool: app.pool,
      ownerPool: owner.pool,
      ownerUrl: this.#server.urlOf(this.#name, "owner"),
      close: () => (closing ??= end()),
    };
  }

  #addressFor(role: "super" | "owner" | "app"): string {
    const url = new URL(this.#server.urlOf(this.#name, role));
    if (this.#server.sockets) url.searchParams.set("host", this.#server.sockets);
    return url.href;
  }

  async #composeDifferenceQuery(): Promise<string> {
    const { rows } = await this.#superClient.query<{ name: string }>(
      `select quote_ident(relname) as name from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    );
    const some = rows.map(({ name }) => `select '${name}' as name where exists (select from ${name})`);
    const catalogs = [
      "pg_class",
      "pg_proc",
      "pg_attribute",
      "pg_constraint",
      "pg_policy",
      "pg_trigger",
      "pg_type",
    ];
    const seeded = await this.#superClient.query<{ name: string }>(some.join(" union all "));
    const seed = seeded.rows.map(({ name }) => `(select json_agg(t order by t::text)::text from ${name} t)`);
    return `select
      concat_ws(' ', ${catalogs.map((each) => `(select count(*) || ' ' || max(xmin::text::bigint) from ${each})`).join(", ")},
        (select count(*) from pg_db_role_setting)) as catalog,
      md5(concat_ws(' ', ${seed.join(", ")})) as seed,
      array(${some.join(" union all ")}) as dirty,
      array(select format('%I.%I', schemaname, sequencename) from pg_sequences where last_value is not null) as sequences,
      (select count(*) from pg_locks where locktype = 'advisory' and database = d.oid)::int as locks,
      (select count(pg_terminate_backend(pid)) filter (where application_name = 'wakil ${process.pid}')
       from pg_stat_activity where datid = d.oid and pid <> pg_backend_pid()
         and (state <> 'idle' or application_name <> 'wakil ${process.pid}'))::int as busy
      from pg_database d where d.datname = current_database()`;
  }

  async #readDifference(): Promise<Difference> {
    const { rows } = await this.#superClient.query<Difference>(this.#differenceQuery);
    return rows[0] as Difference;
  }

  async #reset(): Promise<boolean> {
    const fresh = this.#fresh as Difference;
    const now = await this.#readDifference();
    const isAsBefore = now.catalog === fresh.catalog && now.seed === fresh.seed;
    if (!isAsBefore || now.busy > 0 || now.locks > 0) return false;
    const dirty = now.dirty.filter((name) => !fresh.dirty.includes(name));
    const sequences = now.sequences.filter((name) => !fresh.sequences.includes(name));
    const results = await this.#superClient.query(
      [
        "begin",
        "set local session_replication_role = replica",
        ...dirty.map((name) => `delete from ${name}`),
        ...sequences.map((name) => `select setval('${name}', 1, false)`),
        "commit",
      ].join("; "),
    );
    for (const { command, rowCount } of results as unknown as pg.QueryResult[])
      if (command === "DELETE") this.#deletedRows += rowCount ?? 0;
    return this.#deletedRows <= maxDeletedRows;
  }

  async #drop(): Promise<void> {
    await Promise.allSettled([this.#pool.end(), this.#ownerPool.end(), this.#superClient.end()]);
    await this.#server.run(`drop database if exists ${this.#name} with (force)`);
  }
}
