import { Worker } from "node:worker_threads";
import type { PageResult } from "./document.ts";

/** What a reader thread is asked for. */
export type ReaderJob =
  | { kind: "document"; bytes: Uint8Array; filename: string }
  | { kind: "page"; bytes: Uint8Array; contentType: string; url: string };

/** Time from when a thread takes the file up; waiting for a free thread does not count. */
const TIME_LIMIT_MS = 20_000;
const HEAP_LIMIT_MB = 256;
/** Unpacked streams lie outside the JavaScript heap, where `resourceLimits` does not reach. */
const OUTSIDE_HEAP_LIMIT_BYTES = 384 * 1024 * 1024;
const MEMORY_CHECK_MS = 200;
const MAX_READERS = 2;

interface Waiting {
  job: ReaderJob;
  done: (result: PageResult) => void;
}

const waiting: Waiting[] = [];
const idle: Worker[] = [];
const all = new Set<Worker>();
let closed = false;

/** Runs the job in a reader thread, as soon as one is free. Always resolves. */
export function inReader(job: ReaderJob): Promise<PageResult> {
  closed = false;
  return new Promise((done) => {
    waiting.push({ job, done });
    startNext();
  });
}

/** Ends the threads. Files in reading or waiting answer `too_slow`. */
export async function closeReaders(): Promise<void> {
  closed = true;
  for (const { done } of waiting.splice(0)) done({ ok: false, problem: "too_slow" });
  await Promise.all([...all].map((reader) => reader.terminate()));
}

function startNext(): void {
  if (closed || waiting.length === 0) return;
  const reader = idle.pop() ?? (all.size < MAX_READERS ? newReader() : undefined);
  if (reader) run(reader, waiting.shift()!);
}

function newReader(): Worker {
  const reader = new Worker(new URL("./worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
    // Nothing a file could do in there should find a secret or a loader of the parent.
    env: {},
    execArgv: [],
    stdout: false,
  });
  all.add(reader);
  reader.once("exit", () => {
    discard(reader);
    startNext();
  });
  // Without a listener a thread that dies between two files would take the process with it.
  reader.on("error", () => undefined);
  return reader;
}

/** Gives the place to a new thread at once: one stuck in native code may end late or never. */
function discard(reader: Worker): void {
  all.delete(reader);
  if (idle.includes(reader)) idle.splice(idle.indexOf(reader), 1);
  void reader.terminate();
}

function run(reader: Worker, { job, done }: Waiting): void {
  let finished = false;
  const finish = (result: PageResult, usable: boolean) => {
    if (finished) return;
    finished = true;
    clearTimeout(deadline);
    clearInterval(memory);
    reader.off("message", onMessage).off("error", onError).off("exit", onExit);
    reader.unref();
    if (usable) idle.push(reader);
    else discard(reader);
    done(result);
    startNext();
  };
  const onMessage = (result: PageResult) => finish(result, true);
  const onError = (error: unknown) => finish({ ok: false, problem: problemOf(error) }, false);
  const onExit = () => finish({ ok: false, problem: "too_slow" }, false);
  const deadline = setTimeout(() => finish({ ok: false, problem: "too_slow" }, false), TIME_LIMIT_MS);
  const checkMemory = async () => {
    if ((await outsideHeap(reader)) <= OUTSIDE_HEAP_LIMIT_BYTES) return;
    finish({ ok: false, problem: "too_much_memory" }, false);
  };
  const memory = setInterval(() => void checkMemory(), MEMORY_CHECK_MS);

  reader.ref();
  reader.on("message", onMessage).on("error", onError).on("exit", onExit);
  // A copy: a Buffer's own `slice` would share its memory, and the caller would lose it.
  const bytes = new Uint8Array(job.bytes);
  reader.postMessage({ ...job, bytes }, [bytes.buffer]);
}

const problemOf = (error: unknown): "too_much_memory" | "damaged" =>
  (error as { code?: string }).code === "ERR_WORKER_OUT_OF_MEMORY" ? "too_much_memory" : "damaged";

async function outsideHeap(reader: Worker): Promise<number> {
  // Rejects when the thread has just ended, which its own events report.
  const heap = await reader.getHeapStatistics().catch(() => undefined);
  return heap?.external_memory ?? 0;
}
