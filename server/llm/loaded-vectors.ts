import { type DenseList, loadDense } from "#server/answers/retrieve/dense.ts";
import type { FileStore } from "#server/files/file-store.ts";

export interface LoadedVectors {
  /** Returns a version's dense list, which is read at the first call; undefined when its file cannot be read. */
  get: (fileKey: string, sizeBytes: number) => Promise<DenseList | undefined>;
}

/** Keeps dense lists in memory. Beyond `maxBytes` the least recently used ones are dropped. */
export function createVectorCache(files: Pick<FileStore, "get">, maxBytes: number): LoadedVectors {
  const loaded = new Map<string, { list: Promise<DenseList | undefined>; sizeBytes: number }>();
  let total = 0;
  const drop = (key: string) => {
    const entry = loaded.get(key);
    if (entry && loaded.delete(key)) total -= entry.sizeBytes;
  };
  return {
    get(fileKey, sizeBytes) {
      const found = loaded.get(fileKey);
      if (found) {
        loaded.delete(fileKey);
        loaded.set(fileKey, found);
        return found.list;
      }
      const list = files.get(fileKey).then(loadDense, () => {
        drop(fileKey);
        return undefined;
      });
      loaded.set(fileKey, { list, sizeBytes });
      total += sizeBytes;
      for (const key of loaded.keys()) {
        if (total <= maxBytes || loaded.size === 1) break;
        drop(key);
      }
      return list;
    },
  };
}
