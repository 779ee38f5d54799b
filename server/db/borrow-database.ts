import { existsSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import type { Config } from "#server/config.ts";
import { DatabaseRefusedError, serverLock } from "./database.ts";
import { startEmbedded } from "./embedded.ts";
import { databaseFolder } from "./embedded-folders.ts";
import { findPostmaster } from "./postmaster.ts";

/**
 * Time limit for ending the database of a command. The command waits for it, because its user may copy or move the
 * folder afterwards. After a large restore on a busy disk the last checkpoint takes longer than a server may wait.
 */
const maxStopMs = 10 * 60_000;

/** The address of the owner's role, for a command that runs beside the server. */
export interface BorrowedDatabase extends AsyncDisposable {
  ownerUrl: string;
}

/**
 * Connects to the database of an installation, whether its server runs or not, and changes nothing in it. The
 * embedded database is started if it is not running, and stopped afterwards unless a server has begun to use it in
 * the meantime.
 */
export async function borrowDatabase(
  config: Config,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<BorrowedDatabase> {
  if (config.databaseUrl) return { ownerUrl: config.databaseUrl, [Symbol.asyncDispose]: async () => {} };
  const folder = databaseFolder(config.dataDir);
  if (!isNew && !existsSync(join(folder, "PG_VERSION")))
    throw new DatabaseRefusedError(
      `wakil: there is no database in ${config.dataDir}. Name the installation's folder in DATA_DIR, or its database in DATABASE_URL.`,
    );
  const wasRunning = !isNew && findPostmaster(folder) !== null;
  const embedded = await startEmbedded({ dataDir: config.dataDir, say: () => {} });
  return {
    ownerUrl: embedded.ownerUrl,
    async [Symbol.asyncDispose]() {
      if (!wasRunning && !(await isInUse(embedded.ownerUrl))) await embedded.stop(maxStopMs);
    },
  };
}

async function isInUse(ownerUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(
      `select pg_try_advisory_lock(${serverLock}) as held`,
    );
    return rows[0]?.held !== true;
  } finally {
    await client.end().catch(() => {});
  }
}
