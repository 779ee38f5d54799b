import { pino } from "pino";
import { readConfig } from "#server/config.ts";
import type { Context } from "#server/context.ts";

/** The context of a channel's adapter without database, files and events. */
export function adapterContext(env: Record<string, string>, clock: () => Date): Context {
  const { PUBLIC_URL = "http://wakil.test" } = env;
  const used: Pick<Context, "config" | "log" | "clock" | "addresses"> = {
    config: readConfig({ NODE_ENV: "test", SECRET_KEY: "s".repeat(32), ...env }),
    log: pino({ level: "silent" }),
    clock,
    addresses: { public: PUBLIC_URL, chat: PUBLIC_URL },
  };
  return used as Context;
}
