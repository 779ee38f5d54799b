import { startEmbedded } from "#server/db/embedded.ts";
import { connectTo } from "./held-job.ts";
import { migratedData } from "./migrated-data.ts";
import { type Addresses, databasePid, endDatabase } from "./server-process.ts";

/** A PostgreSQL server that the product only knows by its address, as in a business's data centre. */
export interface OutsideDatabase extends Addresses, AsyncDisposable {
  /** Returns the id of its process; null while it is stopped. */
  pid: () => number | null;
  stop: () => Promise<void>;
  /** Starts the server again on the same address. */
  start: () => Promise<void>;
}

/** Takes the tables and the application's role away, which a first start of the product would create. */
async function emptyDatabase(superUrl: string): Promise<void> {
  const admin = await connectTo(superUrl);
  try {
    await admin.query("drop database wakil");
    await admin.query("drop role if exists wakil_app");
    await admin.query(
      "create database wakil owner wakil_owner template template0 encoding 'UTF8' locale 'C.UTF-8'",
    );
  } finally {
    await admin.end();
  }
}

/** Starts a PostgreSQL server of its own. `isEmpty` gives a database in which the product has never been. */
export async function outsideDatabase({ isEmpty = false } = {}): Promise<OutsideDatabase> {
  const folder = migratedData("wakil-outside-");
  const open = (port?: number) =>
    startEmbedded({ dataDir: folder.path, say: () => {}, ...(port !== undefined && { port }) });
  const { ownerUrl, superUrl } = await open();
  if (isEmpty) await emptyDatabase(superUrl);
  return {
    ownerUrl,
    superUrl,
    pid: () => databasePid(folder.path),
    stop: () => endDatabase(folder.path),
    start: async () => void (await open(Number(new URL(ownerUrl).port))),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
