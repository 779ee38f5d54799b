import { fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import type { PageProblem, PageResult } from "./document.ts";

/** What a reader is asked for. */
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

interface ReaderLimits {
  /** From when a reader takes the file up; waiting for a free one does not count. */
  timeMs: number;
  /** Of the whole process: what is unpacked lies outside the JavaScript heap. */
  residentBytes: number;
}

const heapLimitMb = 256;
const readerLimits: ReaderLimits = { timeMs: 20_000, residentBytes: 640 * 1024 * 1024 };
const memoryCheckMs = 100;
const maxReaders = 2;
/** A step back behind the server itself: customers who wait for an answer come before files. */
const processPriority = 5;
const pageBytes = 4096;

interface Waiting {
  job: ReaderJob;
  limits: ReaderLimits;
  done: (result: ReaderResult) => void;
}

const waiting: Waiting[] = [];
/** Whether a reader is at work on pictures: one at a time, so that other files need not wait a minute for them. */
let isScanning = false;
const idle: ChildProcess[] = [];
const all = new Set<ChildProcess>();

/**
 * Runs the job in a process of its own as soon as one is free. Always resolves. A thread would not do: when one runs
 * out of heap faster than V8 can stop it, the whole server aborts (a PDF of 385 kB does that), and one that loops in
 * native code can not be ended at all.
 */
export function inReader(job: PhotoJob, limits?: ReaderLimits): Promise<PhotoResult>;
export function inReader(job: DocumentJob, limits?: ReaderLimits): Promise<PageResult>;
export function inReader(job: ReaderJob, limits = readerLimits): Promise<ReaderResult> {
  return new Promise((done) => {
    waiting.push({ job, limits, done });
    startNext();
  });
}

/** Ends the processes. Files in reading or waiting answer `too_slow`; a later file starts new ones. */
export function closeReaders(): void {
  for (const { done } of waiting.splice(0)) done({ ok: false, problem: "too_slow" });
  for (const reader of all) discard(reader);
}

function startNext(): void {
  const next = waiting.findIndex(({ job }) => job.kind !== "scan" || !isScanning);
  if (next === -1) return;
  const reader = idle.pop() ?? (all.size < maxReaders ? newReader() : undefined);
  if (reader) run(reader, waiting.splice(next, 1)[0]!);
}

function newReader(): ChildProcess {
  const reader = fork(fileURLToPath(new URL("./reader-process.ts", import.meta.url)), {
    // Nothing a file could do in there may write, start a program or find a secret.
    execArgv: [`--max-old-space-size=${heapLimitMb}`, "--permission", "--allow-fs-read=*"],
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  all.add(reader);
  if (reader.pid !== undefined) setPriority(reader.pid, processPriority);
  reader.once("exit", () => {
    discard(reader);
    startNext();
  });
  // Without a listener one that cannot start would take the server with it; the job hears of it by `exit` or its time.
  reader.on("error", () => discard(reader));
  return reader;
}

function discard(reader: ChildProcess): void {
  all.delete(reader);
  if (idle.includes(reader)) idle.splice(idle.indexOf(reader), 1);
  reader.kill("SIGKILL");
}

function run(reader: ChildProcess, { job, limits, done }: Waiting): void {
  if (job.kind === "scan") isScanning = true;
  const finish = (result: ReaderResult, usable: boolean) => {
    if (job.kind === "scan") isScanning = false;
    clearTimeout(deadline);
    clearInterval(memory);
    reader.off("message", onMessage).off("exit", onExit);
    // An idle reader must not keep the server from ending.
    reader.unref();
    reader.channel?.unref();
    // The memory that recognising took is never given back.
    if (usable && job.kind !== "scan") idle.push(reader);
    else discard(reader);
    done(result);
    startNext();
  };
  const fail = (problem: PageProblem) => finish({ ok: false, problem }, false);
  const onMessage = (result: ReaderResult) => finish(result, true);
  const onExit = (code: number | null, signal: string | null) => fail(problemOfExit(code, signal));
  const checkMemory = async () => {
    if ((await residentBytes(reader)) > limits.residentBytes && all.has(reader)) fail("too_much_memory");
  };
  const deadline = setTimeout(() => fail("too_slow"), limits.timeMs);
  const memory = setInterval(() => void checkMemory(), memoryCheckMs);

  reader.ref();
  reader.channel?.ref();
  reader.on("message", onMessage).on("exit", onExit);
  // A failure to send shows as the end of the process.
  reader.send(job, () => undefined);
}

/** V8 aborts when the heap is full; the system kills when memory is. */
function problemOfExit(code: number | null, signal: string | null): PageProblem {
  if (code === 134 || signal === "SIGABRT" || signal === "SIGKILL") return "too_much_memory";
  return signal === "SIGTERM" ? "too_slow" : "damaged";
}

/** 0 where the system does not tell (anything but Linux): there only the heap is limited. */
async function residentBytes(reader: ChildProcess): Promise<number> {
  const statm = await readFile(`/proc/${reader.pid}/statm`, "utf8").catch(() => "0 0");
  return Number(statm.split(" ")[1]) * pageBytes;
}
