import type { Context } from "#server/context.ts";
import { createEngine, type Engine } from "#server/engine/engine.ts";
import type { FileStore } from "#server/files/file-store.ts";
import { compiledFiles } from "./server-process.ts";

let engine: Engine | undefined;
const stores = new Set<Pick<FileStore, "get">>();

/** Keys hold random ids, so no two stores have the same one. */
async function getFromAny(key: string): Promise<Uint8Array> {
  let problem: unknown = new Error(`no store has ${key}`);
  for (const store of [...stores].toReversed()) {
    try {
      return await store.get(key);
    } catch (each) {
      problem = each;
    }
  }
  throw problem;
}

/**
 * One engine for all the apps of a test file: a thread takes half a second of processor time to start. However busy the
 * machine, nothing is handed over for want of time: tests of that make an engine of their own.
 */
export function createSharedEngine({ files, log }: Context): { engine: Engine; release: () => void } {
  const entry = new URL("../answer-thread.ts", import.meta.url);
  process.env["NODE_COMPILE_CACHE"] ??= compiledFiles;
  engine ??= createEngine({ files: { get: getFromAny }, log, threads: 1, maxAnswerMs: 60_000, entry });
  stores.add(files);
  return { engine, release: () => void stores.delete(files) };
}
