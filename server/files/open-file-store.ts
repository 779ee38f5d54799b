import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { diskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";

/** Opens the file store that the environment names. */
export async function openFileStore({ storage, dataDir, minFreeDiskMb }: Config): Promise<FileStore> {
  if (!storage) return diskStore(join(dataDir, "files"), minFreeDiskMb);
  // The import is deferred, because the library is large and most installations keep their files in a folder.
  const { openBucketStore } = await import("./bucket-store.ts");
  return openBucketStore(storage);
}
