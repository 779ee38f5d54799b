import type { Context } from "#server/context.ts";
import { createEngine, type Engine } from "#server/engine/engine.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { compiledFiles } from "./server-process.ts";

let engine: Engine | undefined;
const stores = new Set<Pick<FileStore, "get">>();

/** Keys contain random ids, so no two stores have the same one. */
async function getFromAny(key: string): Promise<Uint8Array> {
  let problem: unknown = new Error(`no store has ${key}`);
  for (const store of [...stores].toReversed()) {
    try {
      return await store.get(key);
    } catch (error) {
      problem = error;
    }
  }
  throw problem;
}

/**
 * One engine for all apps of a test file, because a thread takes half a second of processor time to start. Its time
 * limits are long, so that a busy machine causes no handovers; tests of time limits create their own engine.
 */
export function createSharedEngine({ files, log }: Context): { engine: Engine; release: () => void } {
  const entry = new URL("../answer-thread.ts", import.meta.url);
  process.env["NODE_COMPILE_CACHE"] ??= compiledFiles;
  engine ??= createEngine({ files: { get: getFromAny }, log, threads: 1, maxAnswerMs: 60_000, entry });
  stores.add(files);
  return { engine, release: () => void stores.delete(files) };
}
