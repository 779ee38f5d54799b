import { createProcessPool, type PoolProblem, type ProcessLimits } from "#server/process-pool.ts";
import type { PageProblem, PageResult } from "./document.ts";

/** A job for a reader process. */
export type ReaderJob = DocumentJob | PhotoJob;

type DocumentJob =
  | { kind: "document" | "rows" | "scan"; bytes: Uint8Array; filename: string }
  | { kind: "page"; bytes: Uint8Array; contentType: string };

interface PhotoJob {
  kind: "photo";
  bytes: Uint8Array;
}

type Failed = { ok: false; problem: PageProblem };
type PhotoResult = { ok: true; photo: Uint8Array } | Failed;
export type ReaderResult = PageResult | PhotoResult;

const readers = createProcessPool<ReaderJob, ReaderResult>({
  program: new URL("./reader-process.ts", import.meta.url),
  maxProcesses: 2,
  heapLimitMb: 256,
  limits: { timeMs: 20_000, residentBytes: 640 * 1024 * 1024 },
  // Only one process recognises pictures at a time, so that other files do not wait a minute for them.
  isHeavy: ({ kind }) => kind === "scan",
});

/** Reads a file in a process of its own as soon as one is free. The promise always resolves. */
export function inReader(job: PhotoJob, limits?: ProcessLimits): Promise<PhotoResult>;
export function inReader(job: DocumentJob, limits?: ProcessLimits): Promise<PageResult>;
export async function inReader(job: ReaderJob, limits?: ProcessLimits): Promise<ReaderResult> {
  const read = await readers.run(job, limits);
  return read.ok ? read.result : { ok: false, problem: problemOf(read.problem) };
}

/** Ends the processes. Files that are read or waiting return `too_slow`; a later file starts new ones. */
export const closeReaders = (): void => readers.close();

/**
 * When no process was available, the problem is reported as too slow, because the sender can only upload the file
 * again.
 */
const problemOf = (problem: PoolProblem): PageProblem => (problem === "unavailable" ? "too_slow" : problem);
