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
  /** The program that the processes run. It receives each job as a message and answers it with one message. */
  program: URL;
  maxProcesses: number;
  heapLimitMb: number;
  limits: ProcessLimits;
  /** Whether a job is heavy. Heavy jobs run one at a time, each in a process that is ended afterwards. */
  isHeavy?: (job: Job) => boolean;
}

export interface ProcessPool<Job, Result> {
  /** Runs the job in a separate process as soon as one is free. The promise always resolves. */
  run: (job: Job, limits?: ProcessLimits) => Promise<PoolResult<Result>>;
  /** Ends the processes. Running and waiting jobs return `unavailable`; a later job starts new processes. */
  close: () => void;
}

interface Waiting<Job, Result> {
  job: Job;
  limits: ProcessLimits;
  done: (result: PoolResult<Result>) => void;
}

const memoryCheckMs = 100;
/**
 * The processes have a lower priority than the server, because customers who wait for an answer come before files.
 */
const processPriority = 5;
const pageBytes = 4096;

/**
 * Creates a pool of processes that parse files and mails from strangers. A thread would not suffice: when a thread
 * exhausts its heap faster than V8 can stop it, the whole server aborts (a PDF of 385 kB does that), and a thread
 * that loops in native code cannot be ended at all.
 */
export function createProcessPool<Job extends object, Result>(
  settings: PoolSettings<Job>,
): ProcessPool<Job, Result> {
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
    // Without this listener a process that cannot start would crash the server.
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
      // A process never returns the memory that a heavy job has taken, so it is discarded.
      if (usable && !heavy) idle.push(child);
      else discard(child);
      done(result);
      startNext();
    };
    const stop = sendJob<Result>(child, { job, limits, isAlive: () => all.has(child) }, finish);
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
function sendJob<Result>(
  child: ChildProcess,
  { job, limits, isAlive }: { job: object; limits: ProcessLimits; isAlive: () => boolean },
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
  child.send(job, () => undefined);
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

/**
 * Returns the reason why a process ended: V8 aborts it when the heap is full, and the operating system kills it
 * when memory is exhausted.
 */
function problemOfExit(code: number | null, signal: string | null): PoolProblem {
  if (code === 134 || signal === "SIGABRT" || signal === "SIGKILL") return "too_much_memory";
  return signal === "SIGTERM" ? "unavailable" : "damaged";
}

/**
 * Returns the memory of the process, or 0 where the system does not report it (anything but Linux). There only the
 * heap is limited.
 */
async function residentBytes(child: ChildProcess): Promise<number> {
  const statm = await readFile(`/proc/${child.pid}/statm`, "utf8").catch(() => "0 0");
  return Number(statm.split(" ")[1]) * pageBytes;
}
