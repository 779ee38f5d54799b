import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The note that a restore writes into a data folder first and removes last. */
const noteOf = (dataDir: string) => join(dataDir, "restore-unfinished.json");

export class UnfinishedRestoreError extends Error {}

/** Returns the id of the backup whose restore into this folder was interrupted, or null. */
export function findUnfinishedRestore(dataDir: string): string | null {
  const note = noteOf(dataDir);
  return existsSync(note) ? (JSON.parse(readFileSync(note, "utf8")) as { backup: string }).backup : null;
}

export function noteRestore(dataDir: string, backup: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(noteOf(dataDir), JSON.stringify({ backup }), { flush: true });
}

export const endRestore = (dataDir: string): void => rmSync(noteOf(dataDir));

/**
 * Refuses to start after an interrupted restore, because a server on a part of the data would begin a new
 * installation in its place.
 */
export function refuseUnfinishedRestore(dataDir: string): void {
  if (findUnfinishedRestore(dataDir) === null) return;
  throw new UnfinishedRestoreError(
    `wakil: a restore into ${dataDir} did not finish. Run npm run restore with the same file again, or delete the folder to start over.`,
  );
}
