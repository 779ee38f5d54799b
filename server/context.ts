import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { createNotifications, type Notifications } from "./db/notifications.ts";
import type { Db } from "./db/organization.ts";
import { createEngine, type Engine } from "./engine/engine.ts";
import { createEvents, type Events } from "./events/events.ts";
import type { FileStore } from "./files/file-store.ts";
import { openFileStore } from "./files/open-file-store.ts";
import { type ConcurrencyLimits, createConcurrencyLimits } from "./jobs/concurrency-limits.ts";
import { listDemoMails } from "./mail/demo-mails.ts";
import type { SimulatedPlatforms } from "./simulated-platforms.ts";

/**
 * The services of a process. The context is created once at the start, or by a test, and passed to every handler
 * and job.
 */
export interface Context {
  config: Config;
  db: Db;
  files: FileStore;
  engine: Engine;
  notifications: Notifications;
  events: Events;
  concurrencyLimits: ConcurrencyLimits;
  log: Logger;
  /** Returns the current time. The demo and tests set their own clock, so stored instants never come from Date.now(). */
  clock: () => Date;
  /** The public address of the portal and the chat pages, without a slash at the end. */
  addresses: { public: string; chat: string };
  /** The simulated platforms of the demo. Null in production. */
  platforms: SimulatedPlatforms | null;
  /** Reads the demo's mailbox as the database's owner, which no handler has. Null outside of the demo. */
  listDemoMails: ((to?: string) => ReturnType<typeof listDemoMails>) | null;
}

const engineEntry = new URL("./answer-thread.ts", import.meta.url);

/** Creates the context of a process. `publicUrl` is the fallback when PUBLIC_URL is not set. */
export async function createContext(
  config: Config,
  database: Database,
  log: Logger,
  publicUrl: string,
): Promise<Context> {
  const files = await openFileStore(config);
  const notifications = createNotifications({ listenUrl: database.ownerUrl, pool: database.pool, log });
  const address = config.publicUrl ?? publicUrl;
  return {
    config,
    db: database.db,
    files,
    engine: createEngine({ files, log, ...config.engine, entry: engineEntry }),
    notifications,
    events: await createEvents(notifications),
    concurrencyLimits: createConcurrencyLimits(),
    log,
    clock: () => new Date(),
    addresses: { public: address, chat: config.chatUrl ?? address },
    platforms: null,
    listDemoMails: config.demo ? (to) => listDemoMails(database.ownerPool, to) : null,
  };
}
