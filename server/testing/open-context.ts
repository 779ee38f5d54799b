import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import { openDatabase } from "#server/db/database.ts";
import { createEvents } from "#server/events/events.ts";
import { diskStore } from "#server/files/file-store.ts";
import { loadedVersions } from "#server/versions/loaded-versions.ts";

/** What another process of the same installation would work with: the test's own hand on its database and files. */
export async function openContext(
  env: Record<string, string>,
): Promise<{ context: Context } & AsyncDisposable> {
  const config = readConfig(env);
  const database = await openDatabase(config, () => {});
  const log = pino({ level: "silent" });
  const files = diskStore(join(config.dataDir, "files"));
  const address = config.publicUrl ?? "http://wakil.test";
  const context: Context = {
    config,
    db: database.db,
    files,
    versions: loadedVersions(files),
    events: await createEvents({ listenUrl: database.ownerUrl, pool: database.pool, log }),
    log,
    clock: () => new Date(),
    addresses: { public: address, chat: address },
  };
  return {
    context,
    async [Symbol.asyncDispose]() {
      await context.events.close();
      await database.close();
    },
  };
}
