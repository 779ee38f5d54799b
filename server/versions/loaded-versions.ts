import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
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
  /** Bytes of the files behind what is in memory. */
  bytes: () => number;
}

/**
 * Trained versions in memory, the least recently used ones dropped beyond `maxBytes`. Versions never change, so
 * nothing needs to be told here when another one is published: the next message simply asks for that one.
 */
export function loadedVersions(files: FileStore, maxBytes = 512 * 1024 * 1024): LoadedVersions {
  const loaded = new Map<string, { index: Promise<AnswerIndex>; sizeBytes: number }>();
  let total = 0;
  const drop = (fileKey: string) => {
    const entry = loaded.get(fileKey);
    if (entry && loaded.delete(fileKey)) total -= entry.sizeBytes;
  };
  return {
    get(version) {
      const found = loaded.get(version.fileKey);
      if (found) {
        loaded.delete(version.fileKey);
        loaded.set(version.fileKey, found);
        return found.index;
      }
      const index = files.get(version.fileKey).then(loadIndex);
      // One that could not be read is asked for again next time, not remembered as broken.
      index.catch(() => drop(version.fileKey));
      loaded.set(version.fileKey, { index, sizeBytes: version.sizeBytes });
      total += version.sizeBytes;
      for (const fileKey of loaded.keys()) {
        if (total <= maxBytes || loaded.size === 1) break;
        drop(fileKey);
      }
      return index;
    },
    bytes: () => total,
  };
}
