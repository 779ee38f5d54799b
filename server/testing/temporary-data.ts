import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { databaseFolder } from "#server/db/embedded-folders.ts";
import { stopPostmaster } from "#server/db/postmaster.ts";
import { release, watch } from "./watchdog.ts";

/** A data folder that is removed with its user: on disposal, or with the user's process. */
export interface TemporaryData extends AsyncDisposable {
  path: string;
}

export function temporaryData(name = "wakil-test-"): TemporaryData {
  const path = mkdtempSync(join(tmpdir(), name));
  // Under root the database runs as another user, who must be able to enter the folder.
  chmodSync(path, 0o755);
  const what = { dataDir: path };
  watch(what);
  return {
    path,
    async [Symbol.asyncDispose]() {
      await removeDataDir(path);
      release(what);
    },
  };
}

/** Ends the database server of a data folder, including one that a killed process left, and removes both. */
export async function removeDataDir(path: string): Promise<void> {
  const folder = databaseFolder(path);
  await stopPostmaster(folder);
  const isElsewhere = dirname(folder) !== resolve(path);
  if (isElsewhere) rmSync(dirname(folder), { recursive: true, force: true });
  rmSync(path, { recursive: true, force: true });
}

/** Creates a data folder in a home that only root may enter. */
export function createClosedHome(): { dataDir: string } & AsyncDisposable {
  const home = mkdtempSync(join(tmpdir(), "wakil-home-"));
  chmodSync(home, 0o700);
  const dataDir = join(home, "shop", "data");
  mkdirSync(dataDir, { recursive: true });
  return {
    dataDir,
    async [Symbol.asyncDispose]() {
      await removeDataDir(dataDir);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
