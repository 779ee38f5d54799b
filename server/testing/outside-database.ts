import { join } from "node:path";
import { startEmbedded } from "#server/db/embedded.ts";
import { type Addresses, dataFolder, databasePid, endDatabase } from "./server-process.ts";

/** A PostgreSQL server of the test's own that the product only knows by its address, as in a shop's data centre. */
export interface OutsideDatabase extends Addresses, AsyncDisposable {
  /** Number of its process, null while it is stopped. */
  pid: () => number | null;
  stop: () => Promise<void>;
  /** Again on the same address. */
  start: () => Promise<void>;
}

export async function outsideDatabase(): Promise<OutsideDatabase> {
  const folder = dataFolder("wakil-outside-");
  const data = join(folder.path, "postgres");
  const open = (port?: number) =>
    startEmbedded({ dataDir: folder.path, say: () => {}, ...(port !== undefined && { port }) });
  const { ownerUrl, superUrl } = await open();
  return {
    ownerUrl,
    superUrl,
    pid: () => databasePid(data),
    stop: () => endDatabase(data),
    start: async () => void (await open(Number(new URL(ownerUrl).port))),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
