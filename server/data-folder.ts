import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, join, resolve } from "node:path";
import type { Config } from "./config.ts";
import { databaseFolder } from "./db/embedded-folders.ts";
import { freeDiskMb } from "./files/free-space.ts";

/** Error for a DATA_DIR that cannot be used. The message says why and what to do. */
export class DataFolderError extends Error {}

type Settings = Pick<Config, "dataDir" | "databaseUrl" | "storage" | "secretKey" | "minFreeDiskMb">;

const startAgain = "and start again";

/** Returns the first part of a path that exists and is not a folder, or null. */
function fileOnPath(path: string): string | null {
  let ancestor = path;
  while (!statSync(ancestor, { throwIfNoEntry: false })) {
    const above = dirname(ancestor);
    if (above === ancestor) return null;
    ancestor = above;
  }
  return statSync(ancestor).isDirectory() ? null : ancestor;
}

/**
 * Explains a file system error to the person who starts the product; null for any other error. Node's own message
 * names the system call and the path, but does not say what to do.
 */
export function explainFileFault(problem: unknown, dataDir: string): string | null {
  const { code, path } = problem as NodeJS.ErrnoException;
  const cannot = `wakil: DATA_DIR=${dataDir} cannot be used:`;
  const what = path ?? dataDir;
  if (code === "ENOTDIR" || code === "EEXIST" || code === "EISDIR")
    return `${cannot} ${what} is a file where a folder is needed, or the reverse. Set DATA_DIR to a folder ${startAgain}.`;
  if (code === "EACCES" || code === "EPERM")
    return `${cannot} the user "${userInfo().username}" may not read and write ${what}. Give the folder to that user, or set DATA_DIR to another one, ${startAgain}.`;
  if (code === "EROFS")
    return `${cannot} the file system of ${what} is read-only. Mount it for writing, or set DATA_DIR to a folder elsewhere, ${startAgain}.`;
  if (code === "ENOSPC" || code === "EDQUOT")
    return `${cannot} the disk of ${what} is full. Free some space, ${startAgain}; nothing was lost.`;
  return null;
}

/**
 * Whether a name in the data folder is expected: Wakil wrote it, or file systems and people keep it in any folder.
 */
const isExpected = (name: string) =>
  /^(postgres(\..+)?|files|mail|secret\.key|platforms\.json|restore-unfinished\.json)$/.test(name) ||
  name === "lost+found" ||
  name.startsWith(".");

/**
 * Creates the data folder if it does not exist. Throws a DataFolderError when the folder cannot be used: its path
 * leads through a file, it is not writable, it holds other files, or its disk is nearly full. It runs before
 * anything else is started, so nothing has to be undone.
 */
export async function prepareDataFolder(config: Settings): Promise<void> {
  // With database, storage and secret key elsewhere nothing is kept in the folder, and a container may have no
  // writable disk.
  if (config.databaseUrl && config.storage && config.secretKey) return;
  const folder = resolve(config.dataDir);
  const cannot = `wakil: DATA_DIR=${config.dataDir} cannot be used:`;
  for (const path of [folder, join(folder, "files")]) {
    const file = fileOnPath(path);
    if (file)
      throw new DataFolderError(`${cannot} ${file} is a file. Set DATA_DIR to a folder ${startAgain}.`);
  }
  try {
    makeFolder(folder);
    const names = readdirSync(folder);
    const foreign = names.find((name) => !isExpected(name));
    if (!config.databaseUrl && foreign && !names.includes("secret.key") && !hasDatabase(config.dataDir))
      throw new DataFolderError(
        `wakil: DATA_DIR=${config.dataDir} is not a data folder of Wakil: it holds "${foreign}". Nothing in it was changed. Set DATA_DIR to Wakil's own folder, or to a new one, ${startAgain}.`,
      );
    const trial = join(folder, `.write-check-${randomUUID()}`);
    writeFileSync(trial, "");
    rmSync(trial);
  } catch (problem) {
    const { code } = problem as NodeJS.ErrnoException;
    const sentence = explainFileFault({ code, path: folder }, config.dataDir);
    if (problem instanceof DataFolderError || !sentence) throw problem;
    throw new DataFolderError(sentence);
  }
  await requireFreeSpace(config);
}

/**
 * Creates one folder after the other, because on a read-only disk Node's recursive call only reports that the
 * folder does not exist.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (problem) {
    // Another process of this installation may have created the folder in the meantime.
    if ((problem as NodeJS.ErrnoException).code !== "EEXIST") throw problem;
  }
}

const hasDatabase = (dataDir: string) => existsSync(join(databaseFolder(dataDir), "PG_VERSION"));

/** Throws when too little space is free. The database of a data folder can be on another disk than the folder. */
async function requireFreeSpace({ dataDir, databaseUrl, minFreeDiskMb }: Settings): Promise<void> {
  const database = dirname(databaseFolder(dataDir));
  const folders = databaseUrl || !existsSync(database) ? [resolve(dataDir)] : [resolve(dataDir), database];
  for (const folder of folders) {
    const freeMb = await freeDiskMb(folder);
    if (freeMb < minFreeDiskMb)
      throw new DataFolderError(
        `wakil: the disk of ${folder} has ${Math.floor(freeMb)} MB left, and Wakil needs ${minFreeDiskMb} MB (MIN_FREE_DISK_MB). Free some space, or move DATA_DIR to a larger disk, ${startAgain}; nothing was lost.`,
      );
  }
}
