import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Db } from "./db/organization.ts";
import type { Events } from "./events/events.ts";
import type { FileStore } from "./files/file-store.ts";
import type { LoadedVersions } from "./versions/loaded-versions.ts";

/** What a process is made of; built once in main.ts (or by a test) and handed to every handler and job. */
export interface Context {
  config: Config;
  db: Db;
  files: FileStore;
  versions: LoadedVersions;
  events: Events;
  log: Logger;
  /** Now. The demo and tests run their own clock; nothing else may call Date.now() for a stored instant. */
  clock: () => Date;
  /** Where people reach the portal and the chat pages, without a slash at the end. */
  addresses: { public: string; chat: string };
}
