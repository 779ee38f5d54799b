import { fork, type ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setPriority } from "node:os";

/** Reason why a process gave no result. After `unavailable` the job can be tried again. */
export type PoolProblem = "too_slow" | "too_much_memory" | "damaged" | "unavailable";

type PoolResult<Result> = { ok: true; result: Result } | { ok: false; problem: PoolProblem };

export interface ProcessLimits {
  /** Maximum duration in milliseconds from the start of the job; the wait for a free process is not included. */
  timeMs: number;
  /** Maximum memory of the whole process in bytes, because unpacked data is outside the JavaScript heap. */
  residentBytes: number;
}

interface PoolSettings<Job> {
  /** The program of the processes: it takes a job as a message and answers each with one message. */
  program: URL;
  maxProcesses: number;
  heapLimitMb: number;
  limits: ProcessLimits;
  /** Jobs of which one runs at a time, in a process that does no other after it. */
  isHeavy?: (job: Job) => boolean;
}

export interface ProcessPool<Job, Result> {
  /** Runs the job in a process of its own as soon as one is free. Always resolves. */
  run: (job: Job, limits?: ProcessLimits) => Promise<PoolResult<Result>>;
  /** Ends the processes. Jobs at work or waiting answer `unavailable`; a later job starts new processes. */
  close: () => void;
}

interface Waiting<Job, Result> {
  job: Job;
  limits: ProcessLimits;
  done: (result: PoolResult<Result>) => void;
}

const memoryCheckMs = 100;
/** A step back behind the server itself: customers who wait for an answer come before files. */
const processPriority = 5;
const pageBytes = 4096;

/**
 * Processes that take apart what strangers send: files and mails. A thread would not do: when one runs out of heap
 * faster than V8 can stop it, the whole server aborts (a PDF of 385 kB does that), and one that loops in native code
 * cannot be ended at all.
 */
export function createProcessPool<Job, Result>(settings: PoolSettings<Job>): ProcessPool<Job, Result> {
  const waiting: Waiting<Job, Result>[] = [];
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const stopAtWork = new Set<() => void>();
  const isHeavy = settings.isHeavy ?? (() => false);
  let isHeavyAtWork = false;

  function startNext(): void {
    const next = waiting.findIndex(({ job }) => !isHeavyAtWork || !isHeavy(job));
    if (next === -1) return;
    const child = idle.pop() ?? (all.size < settings.maxProcesses ? startProcess() : undefined);
    if (child) runIn(child, waiting.splice(next, 1)[0]!);
  }

  function startProcess(): ChildProcess {
    const child = forkReadOnly(settings);
    all.add(child);
    child.once("exit", () => {
      discard(child);
      startNext();
    });
    // Without a listener one that cannot start would take the server with it.
    child.on("error", () => discard(child));
    return child;
  }

  function discard(child: ChildProcess): void {
    all.delete(child);
    if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    child.kill("SIGKILL");
  }

  function runIn(child: ChildProcess, { job, limits, done }: Waiting<Job, Result>): void {
    const heavy = isHeavy(job);
    if (heavy) isHeavyAtWork = true;
    const finish = (result: PoolResult<Result>, usable: boolean) => {
      if (heavy) isHeavyAtWork = false;
      stopAtWork.delete(stop);
      // An idle process must not keep the server from ending.
      child.unref();
      child.channel?.unref();
      // The memory that a heavy job took is never given back.
      if (usable && !heavy) idle.push(child);
      else discard(child);
      done(result);
      startNext();
    };
    const stop = sendJob<Job, Result>(child, { job, limits, isAlive: () => all.has(child) }, finish);
    stopAtWork.add(stop);
  }

  return {
    run: (job, limits = settings.limits) =>
      new Promise((done) => {
        waiting.push({ job, limits, done });
        startNext();
      }),
    close: () => {
      for (const { done } of waiting.splice(0)) done({ ok: false, problem: "unavailable" });
      for (const stop of stopAtWork) stop();
      for (const child of all) discard(child);
    },
  };
}

/**
 * Sends a job to a process and watches its limits. Calls `finish` once, with whether the process can take another job.
 * Returns a function that ends the job with `unavailable`.
 */
function sendJob<Job, Result>(
  child: ChildProcess,
  { job, limits, isAlive }: { job: Job; limits: ProcessLimits; isAlive: () => boolean },
  finish: (result: PoolResult<Result>, usable: boolean) => void,
): () => void {
  const end = (result: PoolResult<Result>, usable: boolean) => {
    clearTimeout(deadline);
    clearInterval(memory);
    child.off("message", onMessage).off("exit", onExit).off("error", onError);
    finish(result, usable);
  };
  const fail = (problem: PoolProblem) => end({ ok: false, problem }, false);
  const onMessage = (result: Result) => end({ ok: true, result }, true);
  const onExit = (code: number | null, signal: string | null) => fail(problemOfExit(code, signal));
  const onError = () => fail("unavailable");
  const checkMemory = async () => {
    if ((await residentBytes(child)) > limits.residentBytes && isAlive()) fail("too_much_memory");
  };
  const deadline = setTimeout(() => fail("too_slow"), limits.timeMs);
  const memory = setInterval(() => void checkMemory(), memoryCheckMs);
  child.ref();
  child.channel?.ref();
  child.on("message", onMessage).on("exit", onExit).on("error", onError);
  // A failure to send shows as the end of the process.
  child.send(job as object, () => undefined);
  return () => fail("unavailable");
}

/** Nothing that a file or a mail could do in there may write, start a program or find a secret. */
function forkReadOnly({ program, heapLimitMb }: { program: URL; heapLimitMb: number }): ChildProcess {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heapLimitMb}`, "--permission", "--allow-fs-read=*"],
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  if (child.pid !== undefined) setPriority(child.pid, processPriority);
  return child;
}

/** V8 aborts when the heap is full; the system kills when memory is. */
function problemOfExit(code: number | null, signal: string | null): PoolProblem {
  if (code === 134 || signal === "SIGABRT" || signal === "SIGKILL") return "too_much_memory";
  return signal === "SIGTERM" ? "unavailable" : "damaged";
}

/** 0 where the system does not tell (anything but Linux): there only the heap is limited. */
async function residentBytes(child: ChildProcess): Promise<number> {
  const statm = await readFile(`/proc/${child.pid}/statm`, "utf8").catch(() => "0 0");
  return Number(statm.split(" ")[1]) * pageBytes;
}
