import { existsSync } from "node:fs";
import { join } from "node:path";
import { startEmbedded } from "./embedded.ts";
import { databaseFolder } from "./embedded-folders.ts";
import { findPostmaster } from "./postmaster.ts";

const checkEveryMs = 1_000;

export interface EmbeddedKeeper {
  /** Resolves when no start is running any more. */
  stop: () => Promise<void>;
}

/**
 * Starts the embedded server again, on the same port, when its process has ended, for example because somebody or a
 * machine without free memory killed it. Every part of the product retries after an outage of the database, so
 * nothing else has to restart. `onReplaced` is called when a different server process serves the data than before.
 */
export function keepEmbedded(options: {
  dataDir: string;
  port: number;
  say: (line: string) => void;
  onReplaced: () => Promise<void>;
}): EmbeddedKeeper {
  const { dataDir, port, say, onReplaced } = options;
  const folder = databaseFolder(dataDir);
  let pid = findPostmaster(folder)?.pid;
  let running: Promise<void> | null = null;
  const printedLines = new Set<string>();
  const sayOnce = (line: string) => {
    if (!printedLines.has(line)) say(line);
    printedLines.add(line);
  };
  const check = async () => {
    const found = findPostmaster(folder)?.pid;
    if (found === pid) return;
    if (found === undefined) {
      // If the folder was deleted under the running server, a start would create a new, empty database.
      if (!existsSync(join(folder, "PG_VERSION"))) return;
      sayOnce("the database's process is gone; starting it again");
      await startEmbedded({ dataDir, port, say: () => {} });
    }
    await onReplaced();
    pid = findPostmaster(folder)?.pid;
    sayOnce("the database is there again");
    printedLines.clear();
  };
  const timer = setInterval(() => {
    running ??= check()
      // While children of the old process are still ending, the start fails; the next check tries again.
      .catch((problem: unknown) => sayOnce((problem as Error).message))
      .finally(() => (running = null));
  }, checkEveryMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
