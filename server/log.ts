import { AsyncLocalStorage } from "node:async_hooks";
import type { Writable } from "node:stream";
import { type Logger, multistream, pino } from "pino";
import type { Config } from "./config.ts";

/** The subject of a log line: a request by its id, or a job by its name and number. */
export type LogSubject = { request: string } | { job: string; id: string };

const subject = new AsyncLocalStorage<LogSubject>();

/** Runs `work` and adds the request or job to every log line written within it, at any depth. */
export function logAbout<T>(about: LogSubject, work: () => T): T {
  return subject.run(about, work);
}

/**
 * Creates a log that writes one JSON object per line, and a copy of each line to `elsewhere`. Lines carry ids,
 * never names, addresses, tokens or the text of messages.
 */
export function createLog(
  config: Pick<Config, "logLevel" | "production">,
  elsewhere: Writable | null = null,
): Logger {
  const level = config.logLevel ?? (config.production ? "info" : "warn");
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ ...subject.getStore() }),
  };
  if (!elsewhere || level === "silent") return pino(options);
  return pino(options, multistream([process.stdout, elsewhere].map((stream) => ({ level, stream }))));
}
