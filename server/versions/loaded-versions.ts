import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { bytesWithin } from "#server/answers/index/size.ts";
import { loadIndex } from "#server/answers/answers.ts";
import type { FileStore } from "#server/files/file-store.ts";

/** One index of a version: its file's place in the store and its size there, in bytes. */
export interface StoredVersion {
  id: string;
  fileKey: string;
  sizeBytes: number;
}

export interface LoadedVersions {
  /** The index, read from the store the first time it is asked for. */
  get: (version: StoredVersion) => Promise<AnswerIndex>;
  /** Bytes of what is in memory. */
  bytes: () => number;
}

interface Loaded {
  index: Promise<AnswerIndex>;
  /** Of the file until it is read, then of the index: it takes several times the room. */
  bytes: number;
}

/**
 * Trained versions in memory, the least recently used ones dropped beyond `maxBytes`. Versions never change, so
 * nothing needs to be told here when another one is published: the next message simply asks for that one.
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
        // One that could not be read is asked for again next time, not remembered as broken.
        () => drop(fileKey),
      );
      return index;
    },
    bytes: () => total,
  };
}
