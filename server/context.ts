import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
import { createNotifications, type Notifications } from "./db/notifications.ts";
import type { Db } from "./db/organization.ts";
import { createEvents, type Events } from "./events/events.ts";
import type { FileStore } from "./files/file-store.ts";
import { openFileStore } from "./files/open-file-store.ts";
import { type ConcurrencyLimits, createConcurrencyLimits } from "./jobs/concurrency-limits.ts";
import { loadedVectors, type LoadedVectors } from "./llm/loaded-vectors.ts";
import type { SimulatedPlatforms } from "./simulated-platforms.ts";
import { loadedVersions, type LoadedVersions } from "./versions/loaded-versions.ts";

/** What a process is made of; built once at the start (or by a test) and handed to every handler and job. */
export interface Context {
  config: Config;
  db: Db;
  files: FileStore;
  versions: LoadedVersions;
  vectors: LoadedVectors;
  notifications: Notifications;
  events: Events;
  concurrencyLimits: ConcurrencyLimits;
  log: Logger;
  /** Now. The demo and tests run their own clock; nothing else may call Date.now() for a stored instant. */
  clock: () => Date;
  /** Where people reach the portal and the chat pages, without a slash at the end. */
  addresses: { public: string; chat: string };
  /** The demo's stand-ins for the channels' platforms; null outside of it. */
  platforms: SimulatedPlatforms | null;
}

/** The context of a process on its database. `publicUrl` is where it is reached when PUBLIC_URL does not say. */
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
    versions: loadedVersions(files),
    vectors: loadedVectors(files),
    notifications,
    events: await createEvents(notifications),
    concurrencyLimits: createConcurrencyLimits(),
    log,
    clock: () => new Date(),
    addresses: { public: address, chat: config.chatUrl ?? address },
    platforms: null,
  };
}
