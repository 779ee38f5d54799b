import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { type FileStore, FileStoreFull, FileStoreUnavailable } from "./file-store.ts";
import { freeDiskMb } from "./free-space.ts";

/**
 * Error codes of a disk or network share that is temporarily unavailable. The caller should try again later, as for
 * a bucket's service. A system remounts a disk with errors read-only, hence EROFS.
 */
const unavailable = new Set(["EIO", "ESTALE", "ETIMEDOUT", "EHOSTDOWN", "EROFS"]);

async function attempt<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (problem) {
    if (unavailable.has((problem as NodeJS.ErrnoException).code ?? ""))
      throw new FileStoreUnavailable("the disk of the files does not answer or is read-only", {
        cause: problem,
      });
    throw problem;
  }
}

/**
 * Keeps files in a folder that all processes of an installation share. At least `minFreeMb` of its disk stay free.
 */
export function diskStore(folder: string, minFreeMb: number): FileStore {
  const root = resolve(folder);
  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error("file key leaves the store");
    return path;
  };
  const write = async (key: string, bytes: Uint8Array): Promise<void> => {
    const path = pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    if ((await freeDiskMb(root)) - bytes.byteLength / 2 ** 20 < minFreeMb)
      throw new FileStoreFull(`less than ${minFreeMb} MB of the disk would stay free`);
    // The file is written under another name and then renamed, so that a full disk or a crash leaves no partial
    // file under the key.
    const part = join(dirname(path), `.${randomUUID()}`);
    try {
      await writeFile(part, bytes, { mode: 0o600, flush: true });
      await rename(part, path);
    } catch (problem) {
      await rm(part, { force: true });
      throw problem;
    }
  };
  return {
    put: (key, bytes) => attempt(write(key, bytes)),
    get: (key) => attempt(readFile(pathOf(key))),
    delete: (key) => attempt(rm(pathOf(key), { force: true })),
    deleteFolder: (name) => attempt(rm(pathOf(name), { force: true, recursive: true })),
  };
}
