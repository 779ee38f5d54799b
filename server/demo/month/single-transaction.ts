import type { Pool, PoolClient } from "pg";
import { Kysely, PostgresDialect } from "kysely";
import type { Db, OrganizationId } from "#server/db/organization.ts";
import type { DB } from "#server/db/schema.ts";
import type { JobName } from "#server/jobs/jobs.ts";

/** A job that the product queued inside the transaction. */
interface QueuedJob {
  name: JobName;
  payload: object;
  runAt: Date | null;
}

/** The product's database, whose transactions become parts of one transaction. */
export interface SingleTransaction {
  db: Db;
  begin: () => Promise<void>;
  /**
   * Returns the jobs that were queued since the last call. No worker sees them, because they belong to the time
   * that is being created.
   */
  takeJobs: () => QueuedJob[];
  end: (how: "commit" | "rollback") => Promise<void>;
}

const named = /^\/\* (\w{1,60}) \*\//;
const enqueueing = /^\/\* enqueue_job \*\//;
/**
 * A setting that is local to a transaction outlives a savepoint, so the settings that a commit would end are reset
 * explicitly.
 */
const endSettings = `select set_config('app.organization_id', '', true), set_config('app.audit', '', true),
  set_config('app.audit_changes', '', true), set_config('plan_cache_mode', 'auto', true)`;

/**
 * Creates a database in which product code runs unchanged while everything that it does belongs to one transaction;
 * its own transactions become savepoints. Afterwards either the whole conversation exists or nothing of it, so a
 * demo that was interrupted creates no duplicates, and the workers of the present never see an incomplete job or
 * delivery of the past. Callers wait for each other, because there is one connection.
 */
export function createSingleTransaction(pool: Pool, organizationId: OrganizationId): SingleTransaction {
  let real: PoolClient | null = null;
  let jobs: QueuedJob[] = [];
  let jobsBefore: QueuedJob[] = [];
  let last: Promise<void> = Promise.resolve();

  const query = async (text: string, values?: unknown[]): Promise<unknown> => {
    if (!real) throw new Error("no transaction has begun");
    if (enqueueing.test(text)) {
      const [name, payload, , runAt] = values as [JobName, string, unknown, Date | null];
      jobs.push({ name, payload: { ...(JSON.parse(payload) as object), organizationId }, runAt });
      return { rows: [], rowCount: 1, command: "SELECT" };
    }
    if (/^begin\b/i.test(text)) {
      jobsBefore = [...jobs];
      return real.query(text.replace(/^begin\b/i, "savepoint part"));
    }
    if (/^rollback$/i.test(text)) {
      jobs = jobsBefore;
      return real.query("rollback to savepoint part");
    }
    if (/\bcommit$/i.test(text))
      return real.query(text.replace(/\bcommit$/i, `release savepoint part; ${endSettings}`));
    const name = values && named.exec(text)?.[1];
    return name ? real.query({ name, text, values }) : real.query(text, values);
  };

  const connect = async () => {
    const before = last;
    let release = () => {};
    last = new Promise<void>((done) => (release = done));
    await before;
    return { query, release: () => release() };
  };
  const lent = { connect, end: async () => {} } as unknown as Pool;
  return {
    db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: lent }) }),
    async begin() {
      real = await pool.connect();
      jobs = [];
      await real.query("begin");
    },
    takeJobs() {
      const taken = jobs;
      jobs = [];
      return taken;
    },
    async end(how) {
      await last;
      const ended = real;
      real = null;
      try {
        await ended?.query(how);
        ended?.release();
      } catch (problem) {
        // A connection in an unknown state is closed instead of being reused.
        ended?.release(true);
        throw problem;
      }
    },
  };
}
