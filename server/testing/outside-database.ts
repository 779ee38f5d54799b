import { startEmbedded } from "#server/db/embedded.ts";
import { type Addresses, databasePid, endDatabase } from "./server-process.ts";
import { temporaryData } from "./temporary-data.ts";

/** A PostgreSQL server that the product only knows by its address, as in a business's data centre. */
export interface OutsideDatabase extends Addresses, AsyncDisposable {
  /** Returns the id of its process; null while it is stopped. */
  pid: () => number | null;
  stop: () => Promise<void>;
  /** Starts the server again on the same address. */
  start: () => Promise<void>;
}

export async function outsideDatabase(): Promise<OutsideDatabase> {
  const folder = temporaryData("wakil-outside-");
  const open = (port?: number) =>
    startEmbedded({ dataDir: folder.path, say: () => {}, ...(port !== undefined && { port }) });
  const { ownerUrl, superUrl } = await open();
  return {
    ownerUrl,
    superUrl,
    pid: () => databasePid(folder.path),
    stop: () => endDatabase(folder.path),
    start: async () => void (await open(Number(new URL(ownerUrl).port))),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}
