import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import { type Context, createContext } from "#server/context.ts";
import { openDatabase } from "#server/db/database.ts";

/** What another process of the same installation would work with: the test's own hand on its database and files. */
export async function openContext(
  env: Record<string, string>,
): Promise<{ context: Context } & AsyncDisposable> {
  const config = readConfig(env);
  const database = await openDatabase(config, () => {});
  const log = pino({ level: "silent" });
  const context = await createContext(config, database, log, "http://wakil.test");
  return {
    context,
    async [Symbol.asyncDispose]() {
      await context.events.close();
      await context.notifications.close();
      await database.close();
      await context.engine.close();
    },
  };
}
