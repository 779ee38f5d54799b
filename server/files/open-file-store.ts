import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { diskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";

/** The file store that the environment asks for. */
export async function openFileStore({ storage, dataDir, minFreeDiskMb }: Config): Promise<FileStore> {
  if (!storage) return diskStore(join(dataDir, "files"), minFreeDiskMb);
  // Imported here: its library is large, and most installations keep their files in a folder.
  const { openBucketStore } = await import("./bucket-store.ts");
  return openBucketStore(storage);
}
