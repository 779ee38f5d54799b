import type pg from "pg";
import type { Config } from "#server/config.ts";
import { refuseUnfinishedRestore } from "#server/backup/unfinished-restore.ts";
import { derive, readMasterSecret } from "#server/secrets.ts";
import { connect, createPool } from "./connect.ts";
import { startEmbedded } from "./embedded.ts";
import { keepEmbedded } from "./keep-embedded.ts";
import { refuseUnsafeRole } from "./guard.ts";
import { appRole, migrate } from "./migrate.ts";
import type { Db } from "./organization.ts";

export class DatabaseInUseError extends Error {}

/** The external database cannot be reached or refuses the login. */
export class DatabaseRefusedError extends Error {}

/**
 * The SQL expression for the number of the advisory lock that the server of an embedded database holds while it
 * runs.
 */
export const serverLock = "hashtext('wakil.server')";

const closeWithinMs = 1_000;

export interface Database {
  /** The connection as the application's role, under row-level security. */
  db: Db;
  pool: pg.Pool;
  /** The connection as the owner, for migrations, the job queue and LISTEN. It is never passed to a handler. */
  ownerPool: pg.Pool;
  ownerUrl: string;
  /** Closes the pools, and stops the embedded server if this process uses one. */
  close: () => Promise<void>;
}

/** Opens the database of this process: migrates it, checks the role and connects. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<Database> {
  refuseUnfinishedRestore(config.dataDir);
  const embedded = config.databaseUrl ? null : await startEmbedded({ dataDir: config.dataDir, say });
  const ownerUrl = embedded?.ownerUrl ?? config.databaseUrl ?? "";
  const ownerPool = createPool(ownerUrl, 8);
  let hold: pg.PoolClient | null = null;
  try {
    // The embedded data belongs to one process, because a second one on the same folder would overwrite the files
    // beside it.
    if (!embedded) await awaitConnection(ownerPool, ownerUrl);
    hold = embedded ? await holdAlone(ownerPool, config.dataDir) : null;
    const appPassword = derive(readMasterSecret(config), "database application role");
    await migrate(ownerUrl, config.databaseAppUrl ? null : appPassword);
    const pool = createPool(config.databaseAppUrl ?? asAppRole(ownerUrl, appPassword), config.databasePool);
    const db = connect(pool, { namedStatements: config.databaseNamedStatements });
    await refuseUnsafeRole(db);
    const watchdog = embedded
      ? keepEmbedded({
          dataDir: config.dataDir,
          port: Number(new URL(ownerUrl).port),
          say,
          onReplaced: async () => {
            // The lock was lost with its connection.
            hold?.release(true);
            hold = null;
            hold = await holdAlone(ownerPool, config.dataDir).catch((problem: unknown) => {
              // Another server has taken the data in the meantime.
              if (problem instanceof DatabaseInUseError) process.kill(process.pid, "SIGTERM");
              throw problem;
            });
          },
        })
      : null;
    return {
      db,
      pool,
      ownerPool,
      ownerUrl,
      async close() {
        await watchdog?.stop();
        hold?.release(true);
        // A pool waits for borrowed connections, which must not keep the server running.
        const late = new Promise((resolve) => setTimeout(resolve, closeWithinMs).unref());
        await Promise.race([Promise.allSettled([db.destroy(), ownerPool.end()]), late]);
        await embedded?.stop();
      },
    };
  } catch (problem) {
    // The end of the pool waits for every borrowed connection; this one would delay the error.
    hold?.release(true);
    await ownerPool.end().catch(() => {});
    // Another process owns the data, so its database keeps running.
    if (!(problem instanceof DatabaseInUseError)) await embedded?.stop();
    throw problem;
  }
}

/** Explains what is wrong with DATABASE_URL, without revealing the password in it. */
async function awaitConnection(pool: pg.Pool, ownerUrl: string): Promise<void> {
  try {
    // The connection is not kept, because settings that a migration gives the database only apply to later
    // connections.
    (await pool.connect()).release(true);
  } catch (problem) {
    throw new DatabaseRefusedError(
      `wakil: the database at ${new URL(ownerUrl).host} cannot be used: ${(problem as Error).message}. See DATABASE_URL.`,
    );
  }
}

async function holdAlone(pool: pg.Pool, dataDir: string): Promise<pg.PoolClient> {
  const client = await pool.connect();
  const { rows } = await client.query<{ held: boolean }>(
    `select pg_try_advisory_lock(${serverLock}) as held`,
  );
  if (rows[0]?.held) return client;
  client.release(true);
  throw new DatabaseInUseError(
    `Another Wakil server is using ${dataDir}. Stop it first, or give this one its own folder with DATA_DIR=./other.`,
  );
}

function asAppRole(ownerUrl: string, password: string): string {
  const url = new URL(ownerUrl);
  url.username = appRole;
  url.password = encodeURIComponent(password);
  return url.href;
}
