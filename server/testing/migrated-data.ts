import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { temporaryData, type TemporaryData } from "./temporary-data.ts";

/** The variable that names the folder which `keepMigratedData` filled. */
const variable = "WAKIL_TEST_MIGRATED_DATA";

function copy(from: string, to: string): void {
  // The files belong to the account of the database server, which a copy by Node would not keep.
  const done = spawnSync("cp", ["-a", `${from}/.`, to], { encoding: "utf8" });
  if (done.status !== 0) throw new Error(`copying ${from} failed: ${done.stderr || done.error?.message}`);
}

/**
 * Keeps a copy of a data folder whose database is migrated and stopped, for `migratedData`. A database that is
 * elsewhere, because its server's user cannot enter the folder, is not copied.
 */
export function keepMigratedData(dataDir: string): TemporaryData {
  const folder = temporaryData("wakil-migrated-");
  const database = join(folder.path, "postgres");
  if (existsSync(join(dataDir, "postgres"))) {
    copy(dataDir, folder.path);
    // Tests end processes and no machines, so nothing depends on when the disk has written something.
    appendFileSync(join(database, "postgresql.auto.conf"), "fsync = off\n");
    process.env[variable] = folder.path;
  }
  return folder;
}

/**
 * Creates a data folder as a start and an end of the product leave it, for tests whose subject is not a first start:
 * creating a cluster and its tables takes longer than the rest of a start. Without a test run it is an empty folder.
 */
export function migratedData(name?: string): TemporaryData {
  const folder = temporaryData(name);
  const migratedFolder = process.env[variable];
  if (migratedFolder) copy(migratedFolder, folder.path);
  return folder;
}
