import type { Logger } from "pino";
import type { FileStore } from "#server/files/file-store.ts";
import type { StoredVersion } from "#server/versions/loaded-versions.ts";
import { inSpan } from "#server/tracing/tracing.ts";
import { EngineError, type EngineProblem } from "./engine-error.ts";
import { EngineThread } from "./engine-thread.ts";
import type { RunMessage, StoredFile } from "./messages.ts";
import type { EngineOperation } from "./operation.ts";
import { FairQueue } from "./fair-queue.ts";

/** Maximum bytes of versions and vectors in memory, over all threads. */
const maxVersionBytes = 512 * 1024 * 1024;
const maxVectorBytes = 256 * 1024 * 1024;
/** Time limit for starting a thread and for loading a version. */
const maxLoadMs = 60_000;
/** Maximum number of waiting messages of one organisation; further ones are handed over at once. */
const maxWaitingPerOrganization = 200;
/** Time that a request waits for its own thread before another thread loads the version as well. */
const maxOwnThreadWaitMs = 100;

export interface EngineSettings {
  files: Pick<FileStore, "get">;
  log: Logger;
  threads: number;
  /** Time limit of an answer, including the time in the queue and without loading the version. */
  maxAnswerMs: number;
  /** Module that each thread runs. */
  entry: URL;
}

interface EngineRequest<Input> {
  organizationId: string;
  version: StoredVersion;
  vectors?: StoredFile | undefined;
  input: Input;
}

export interface Engine {
  /** Starts all threads; otherwise each thread starts with its first request. */
  start: () => void;
  /** Runs an operation on a version; throws EngineError when the engine gives no answer. */
  run: <Input, Output>(
    operation: EngineOperation<Input, Output>,
    request: EngineRequest<Input>,
  ) => Promise<Output>;
  figures: () => EngineFigures;
  close: () => Promise<void>;
}

interface EngineFigures {
  threads: number;
  waiting: number;
  /** Bytes of the versions in memory. */
  bytes: number;
  /** Requests without an answer, by reason. */
  unanswered: Readonly<Record<EngineProblem, number>>;
}

type Settled = { output: unknown } | { problem: Error };

interface Pending {
  organizationId: string;
  message: RunMessage;
  /** Time limit, in milliseconds. */
  maxMs: number;
  /** False when the request was settled before. */
  settle: (settled: Settled) => boolean;
  /** Deadline of the answer; undefined while the version is loaded. */
  answerTimer: NodeJS.Timeout | undefined;
}

/** A slot of the pool; its organisations stay when its thread is replaced. */
interface Slot {
  thread: EngineThread | undefined;
  running: Pending | undefined;
  isLoading: boolean;
  runningSince: number;
  deadline: NodeJS.Timeout | undefined;
}

/** A thread pool in which each organisation belongs to one thread. */
class ThreadPool implements Engine {
  readonly #settings: EngineSettings;
  readonly #slots: readonly Slot[];
  readonly #waiting = new FairQueue<Pending>(maxWaitingPerOrganization);
  readonly #unanswered: Record<EngineProblem, number> = {
    too_slow: 0,
    crowded: 0,
    crashed: 0,
    load_too_slow: 0,
    closed: 0,
  };
  #isClosed = false;
  #retryTimer: NodeJS.Timeout | undefined;

  constructor(settings: EngineSettings) {
    this.#settings = settings;
    this.#slots = Array.from({ length: settings.threads }, () => ({
      thread: undefined,
      running: undefined,
      isLoading: false,
      runningSince: 0,
      deadline: undefined,
    }));
  }

  start(): void {
    for (const slot of this.#slots) if (!slot.thread) this.#startThread(slot);
  }

  run<Input, Output>(
    { name: operation, maxMs = 0 }: EngineOperation<Input, Output>,
    { organizationId, version, vectors, input }: EngineRequest<Input>,
  ): Promise<Output> {
    const message: RunMessage = { kind: "run", operation, version, vectors, input };
    return inSpan({ name: `engine ${operation}`, kind: "internal" }, () =>
      this.#queue<Output>(organizationId, message, Math.max(maxMs, this.#settings.maxAnswerMs)),
    );
  }

  figures(): EngineFigures {
    return {
      threads: this.#slots.filter(({ thread }) => thread?.isReady).length,
      waiting: this.#waiting.size,
      bytes: this.#slots.reduce((sum, { thread }) => sum + (thread?.bytes ?? 0), 0),
      unanswered: this.#unanswered,
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    for (const pending of this.#waiting.clear()) this.#refuse(pending, "closed");
    for (const slot of this.#slots) {
      const running = this.#release(slot);
      if (running) this.#refuse(running, "closed");
    }
    await Promise.all(this.#slots.flatMap(({ thread }) => thread?.end() ?? []));
  }

  #queue<Output>(organizationId: string, message: RunMessage, maxMs: number): Promise<Output> {
    return new Promise<Output>((resolve, reject) => {
      let isSettled = false;
      const pending: Pending = {
        organizationId,
        message,
        maxMs,
        answerTimer: undefined,
        settle(settled) {
          clearTimeout(pending.answerTimer);
          if (isSettled) return false;
          isSettled = true;
          if ("output" in settled) resolve(settled.output as Output);
          else reject(settled.problem);
          return true;
        },
      };
      if (this.#isClosed) return this.#refuse(pending, "closed");
      if (!this.#waiting.add(organizationId, pending)) return this.#refuse(pending, "crowded");
      this.#startAnswerTimer(pending);
      this.#serveWaiting();
    });
  }

  /** Returns the place of the thread to which an organisation belongs. */
  #ownSlotOf(organizationId: string): Slot {
    let hash = 0;
    for (const character of organizationId) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
    return this.#slots[hash % this.#slots.length]!;
  }

  #slotServing(organizationId: string): Slot | undefined {
    return this.#slots.find(({ running }) => running?.organizationId === organizationId);
  }

  #refuse(pending: Pending, problem: EngineProblem): void {
    if (pending.settle({ problem: new EngineError(problem) })) this.#unanswered[problem] += 1;
  }

  #startThread(slot: Slot): EngineThread {
    const { entry, files, threads } = this.#settings;
    const share = { maxVersionBytes: maxVersionBytes / threads, maxVectorBytes: maxVectorBytes / threads };
    const thread = new EngineThread(entry, share, files, {
      ready: () => undefined,
      loading: () => this.#beginLoading(slot),
      loaded: () => this.#beginAnswer(slot),
      done: (output) => this.#finish(slot, { output }),
      failed: (problem) => this.#finish(slot, { problem }),
      crashed: (problem) => this.#replace(slot, "crashed", problem),
    });
    slot.thread = thread;
    return thread;
  }

  #limit(slot: Slot, ms: number, problem: EngineProblem): void {
    clearTimeout(slot.deadline);
    slot.deadline = setTimeout(() => this.#replace(slot, problem), ms);
  }

  /** Starts the time limit of loading a version, which is not part of the answer's. */
  #beginLoading(slot: Slot): void {
    if (!slot.running || slot.isLoading) return;
    slot.isLoading = true;
    clearTimeout(slot.running.answerTimer);
    this.#limit(slot, maxLoadMs, "load_too_slow");
  }

  /** Starts the time limit of an answer, after its version was loaded. */
  #beginAnswer(slot: Slot): void {
    if (!slot.running) return;
    slot.isLoading = false;
    this.#limit(slot, slot.running.maxMs, "too_slow");
  }

  #begin(slot: Slot, pending: Pending): void {
    slot.running = pending;
    slot.runningSince = performance.now();
    const thread = slot.thread ?? this.#startThread(slot);
    try {
      thread.run(pending.message);
    } catch (problem) {
      // The input contains a value that cannot be copied, so the thread did not receive it.
      return this.#finish(slot, { problem: problem as Error });
    }
    if (thread.isReady) this.#beginAnswer(slot);
    else this.#beginLoading(slot);
  }

  #release(slot: Slot): Pending | undefined {
    const { running } = slot;
    clearTimeout(slot.deadline);
    slot.running = undefined;
    slot.isLoading = false;
    return running;
  }

  #finish(slot: Slot, settled: Settled): void {
    this.#release(slot)?.settle(settled);
    this.#serveWaiting();
  }

  /** Replaces a thread that exceeded its deadline, because a running thread can only be ended. */
  #replace(slot: Slot, problem: EngineProblem, detail = ""): void {
    const { thread } = slot;
    const running = this.#release(slot);
    slot.thread = undefined;
    void thread?.end();
    if (this.#isClosed) return;
    // A thread that never started would not start now either; the next request tries again.
    if (thread?.isReady) this.#startThread(slot);
    if (running) this.#refuse(running, problem);
    const { organizationId, message } = running ?? {};
    this.#settings.log.error(
      { problem, detail, organizationId, operation: message?.operation, versionId: message?.version.id },
      "a thread of the answer engine was replaced",
    );
    this.#serveWaiting();
  }

  /** Gives waiting requests to free threads: to their own, or to any when their own has been busy for long. */
  #serveWaiting(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    const isFree = (organizationId: string): boolean => this.#slotServing(organizationId) === undefined;
    for (const slot of this.#slots) {
      if (slot.running) continue;
      const next =
        this.#waiting.take((id) => this.#ownSlotOf(id) === slot && isFree(id)) ??
        this.#waiting.take((id) => isBusyTooLong(this.#ownSlotOf(id)) && isFree(id));
      if (next) this.#begin(slot, next);
    }
    if (this.#waiting.size > 0 && this.#slots.some((slot) => !slot.running))
      this.#retryTimer = setTimeout(() => this.#serveWaiting(), maxOwnThreadWaitMs);
  }

  #startAnswerTimer(pending: Pending): void {
    pending.answerTimer = setTimeout(() => this.#expire(pending), pending.maxMs);
  }

  /** Refuses a request whose time is over, unless its version is being loaded for an earlier one. */
  #expire(pending: Pending): void {
    const slot = this.#slotServing(pending.organizationId);
    if (slot?.isLoading) return this.#startAnswerTimer(pending);
    this.#waiting.remove(pending.organizationId, pending);
    this.#refuse(pending, slot?.running === pending ? "too_slow" : "crowded");
  }
}

/** Whether a thread runs one request for so long that others of its organisations may use another thread. */
const isBusyTooLong = ({ running, runningSince }: Slot): boolean =>
  running !== undefined && performance.now() - runningSince >= maxOwnThreadWaitMs;

/**
 * Creates the answer engine in separate threads, so that no message can block the process. Each organisation
 * belongs to one thread, which keeps its version in memory and runs one request at a time. When that thread is busy
 * with another organisation, the next free thread takes the request.
 */
export const createEngine = (settings: EngineSettings): Engine => new ThreadPool(settings);
