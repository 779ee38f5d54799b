import type { AnswerIndex } from "#server/answers/index/answer-index.ts";
import { loadIndex } from "#server/answers/answers.ts";
import type { FileStore } from "#server/files/file-store.ts";

/** A version's place in the file store and its size there, in bytes. */
export interface StoredVersion {
  id: string;
  fileKey: string;
  sizeBytes: number;
}

export interface LoadedVersions {
  /** The version's index, read from the store the first time it is asked for. */
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
  const drop = (id: string) => {
    const entry = loaded.get(id);
    if (entry && loaded.delete(id)) total -= entry.sizeBytes;
  };
  return {
    get(version) {
      const found = loaded.get(version.id);
      if (found) {
        loaded.delete(version.id);
        loaded.set(version.id, found);
        return found.index;
      }
      const index = files.get(version.fileKey).then(loadIndex);
      // One that could not be read is asked for again next time, not remembered as broken.
      index.catch(() => drop(version.id));
      loaded.set(version.id, { index, sizeBytes: version.sizeBytes });
      total += version.sizeBytes;
      for (const id of loaded.keys()) {
        if (total <= maxBytes || loaded.size === 1) break;
        drop(id);
      }
      return index;
    },
    bytes: () => total,
  };
}
