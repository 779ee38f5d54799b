import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { bytesWithin } from "#server/answers/index/size.ts";
import { loadIndex } from "#server/answers/answers.ts";
import type { FileStore } from "#server/files/file-store.ts";

/** An index of a version: the key of its file in the store and its size there in bytes. */
export interface StoredVersion {
  id: string;
  fileKey: string;
  sizeBytes: number;
}

export interface LoadedVersions {
  /** Returns the index, which is read from the store at the first call. */
  get: (version: StoredVersion) => Promise<AnswerIndex>;
  /** Returns the number of bytes of all indexes in memory. */
  bytes: () => number;
}

interface Loaded {
  index: Promise<AnswerIndex>;
  /** The size of the file until it is read, then of the index, which takes several times as much. */
  bytes: number;
}

/**
 * Keeps trained versions in memory. Beyond `maxBytes` the least recently used ones are dropped. Versions never
 * change, so publishing needs no invalidation: the next message requests the new version.
 */
export function createVersionCache(files: Pick<FileStore, "get">, maxBytes: number): LoadedVersions {
  const loaded = new Map<string, Loaded>();
  let total = 0;
  const drop = (fileKey: string) => {
    const entry = loaded.get(fileKey);
    if (entry && loaded.delete(fileKey)) total -= entry.bytes;
  };
  const weigh = (fileKey: string, index: AnswerIndex) => {
    const entry = loaded.get(fileKey);
    if (!entry) return;
    const bytes = bytesWithin(index);
    total += bytes - entry.bytes;
    entry.bytes = bytes;
    dropOldest();
  };
  const dropOldest = () => {
    for (const fileKey of loaded.keys()) {
      if (total <= maxBytes || loaded.size === 1) break;
      drop(fileKey);
    }
  };
  return {
    get(version) {
      const { fileKey, sizeBytes } = version;
      const found = loaded.get(fileKey);
      if (found) {
        loaded.delete(fileKey);
        loaded.set(fileKey, found);
        return found.index;
      }
      const index = files.get(fileKey).then(loadIndex);
      loaded.set(fileKey, { index, bytes: sizeBytes });
      total += sizeBytes;
      dropOldest();
      index.then(
        (read) => weigh(fileKey, read),
        // A version that could not be read is read again at the next request.
        () => drop(fileKey),
      );
      return index;
    },
    bytes: () => total,
  };
}
