import type { Logger } from "pino";
import type { FileStore } from "#server/files/file-store.ts";
import type { StoredVersion } from "#server/versions/loaded-versions.ts";
import { inSpan } from "#server/tracing/tracing.ts";
import { EngineError, type EngineProblem } from "./engine-error.ts";
import { EngineThread } from "./engine-thread.ts";
import type { RunMessage, StoredFile } from "./messages.ts";
import type { EngineOperation } from "./operation.ts";
import { Turns } from "./turns.ts";

/** Maximum bytes of versions and vectors in memory, over all threads. */
const maxVersionBytes = 512 * 1024 * 1024;
const maxVectorBytes = 256 * 1024 * 1024;
/** Time limit for starting a thread and for loading a version. */
const maxLoadMs = 60_000;
/** Maximum number of waiting messages of one organisation; further ones are handed over at once. */
const maxWaitingPerOrganization = 200;
/** Time that a request waits for its own thread before another thread loads the version as well. */
const maxDetainedMs = 100;

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
  patience: NodeJS.Timeout | undefined;
}

/** A slot of the pool; its organisations stay when its thread is replaced. */
interface Place {
  thread: EngineThread | undefined;
  running: Pending | undefined;
  isLoading: boolean;
  runningSince: number;
  deadline: NodeJS.Timeout | undefined;
}

/** A thread pool in which each organisation belongs to one thread. */
class ThreadPool implements Engine {
  readonly #settings: EngineSettings;
  readonly #places: readonly Place[];
  readonly #waiting = new Turns<Pending>(maxWaitingPerOrganization);
  readonly #unanswered: Record<EngineProblem, number> = {
    too_slow: 0,
    crowded: 0,
    crashed: 0,
    load_too_slow: 0,
    closed: 0,
  };
  #isClosed = false;
  #again: NodeJS.Timeout | undefined;

  constructor(settings: EngineSettings) {
    this.#settings = settings;
    this.#places = Array.from({ length: settings.threads }, () => ({
      thread: undefined,
      running: undefined,
      isLoading: false,
      runningSince: 0,
      deadline: undefined,
    }));
  }

  start(): void {
    for (const place of this.#places) if (!place.thread) this.#startThread(place);
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
      threads: this.#places.filter(({ thread }) => thread?.isReady).length,
      waiting: this.#waiting.size,
      bytes: this.#places.reduce((sum, { thread }) => sum + (thread?.bytes ?? 0), 0),
      unanswered: this.#unanswered,
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#again);
    for (const pending of this.#waiting.clear()) this.#refuse(pending, "closed");
    for (const place of this.#places) {
      const running = this.#free(place);
      if (running) this.#refuse(running, "closed");
    }
    await Promise.all(this.#places.flatMap(({ thread }) => thread?.end() ?? []));
  }

  #queue<Output>(organizationId: string, message: RunMessage, maxMs: number): Promise<Output> {
    return new Promise<Output>((resolve, reject) => {
      let isSettled = false;
      const pending: Pending = {
        organizationId,
        message,
        maxMs,
        patience: undefined,
        settle(settled) {
          clearTimeout(pending.patience);
          if (isSettled) return false;
          isSettled = true;
          if ("output" in settled) resolve(settled.output as Output);
          else reject(settled.problem);
          return true;
        },
      };
      if (this.#isClosed) return this.#refuse(pending, "closed");
      if (!this.#waiting.add(organizationId, pending)) return this.#refuse(pending, "crowded");
      this.#startPatience(pending);
      this.#serveWaiting();
    });
  }

  /** Returns the place of the thread to which an organisation belongs. */
  #homeOf(organizationId: string): Place {
    let hash = 0;
    for (const character of organizationId) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
    return this.#places[hash % this.#places.length]!;
  }

  #placeServing(organizationId: string): Place | undefined {
    return this.#places.find(({ running }) => running?.organizationId === organizationId);
  }

  #refuse(pending: Pending, problem: EngineProblem): void {
    if (pending.settle({ problem: new EngineError(problem) })) this.#unanswered[problem] += 1;
  }

  #startThread(place: Place): EngineThread {
    const { entry, files, threads } = this.#settings;
    const share = { maxVersionBytes: maxVersionBytes / threads, maxVectorBytes: maxVectorBytes / threads };
    const thread = new EngineThread(entry, share, files, {
      ready: () => undefined,
      loading: () => this.#beginLoading(place),
      loaded: () => this.#beginAnswer(place),
      done: (output) => this.#finish(place, { output }),
      failed: (problem) => this.#finish(place, { problem }),
      crashed: (problem) => this.#replace(place, "crashed", problem),
    });
    place.thread = thread;
    return thread;
  }

  #limit(place: Place, ms: number, problem: EngineProblem): void {
    clearTimeout(place.deadline);
    place.deadline = setTimeout(() => this.#replace(place, problem), ms);
  }

  /** Starts the time limit of loading a version, which is not part of the answer's. */
  #beginLoading(place: Place): void {
    if (!place.running || place.isLoading) return;
    place.isLoading = true;
    clearTimeout(place.running.patience);
    this.#limit(place, maxLoadMs, "load_too_slow");
  }

  /** Starts the time limit of an answer, after its version was loaded. */
  #beginAnswer(place: Place): void {
    if (!place.running) return;
    place.isLoading = false;
    this.#limit(place, place.running.maxMs, "too_slow");
  }

  #begin(place: Place, pending: Pending): void {
    place.running = pending;
    place.runningSince = performance.now();
    const thread = place.thread ?? this.#startThread(place);
    try {
      thread.run(pending.message);
    } catch (problem) {
      // The input contains a value that cannot be copied, so the thread did not receive it.
      return this.#finish(place, { problem: problem as Error });
    }
    if (thread.isReady) this.#beginAnswer(place);
    else this.#beginLoading(place);
  }

  #free(place: Place): Pending | undefined {
    const { running } = place;
    clearTimeout(place.deadline);
    place.running = undefined;
    place.isLoading = false;
    return running;
  }

  #finish(place: Place, settled: Settled): void {
    this.#free(place)?.settle(settled);
    this.#serveWaiting();
  }

  /** Replaces a thread that exceeded its deadline, because a running thread can only be ended. */
  #replace(place: Place, problem: EngineProblem, detail = ""): void {
    const { thread } = place;
    const running = this.#free(place);
    place.thread = undefined;
    void thread?.end();
    if (this.#isClosed) return;
    // A thread that never started would not start now either; the next request tries again.
    if (thread?.isReady) this.#startThread(place);
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
    clearTimeout(this.#again);
    this.#again = undefined;
    const isFree = (organizationId: string): boolean => this.#placeServing(organizationId) === undefined;
    for (const place of this.#places) {
      if (place.running) continue;
      const next =
        this.#waiting.take((id) => this.#homeOf(id) === place && isFree(id)) ??
        this.#waiting.take((id) => isDetained(this.#homeOf(id)) && isFree(id));
      if (next) this.#begin(place, next);
    }
    if (this.#waiting.size > 0 && this.#places.some((place) => !place.running))
      this.#again = setTimeout(() => this.#serveWaiting(), maxDetainedMs);
  }

  #startPatience(pending: Pending): void {
    pending.patience = setTimeout(() => this.#loseTurn(pending), pending.maxMs);
  }

  /** Refuses a request whose time is over, unless its version is being loaded for an earlier one. */
  #loseTurn(pending: Pending): void {
    const place = this.#placeServing(pending.organizationId);
    if (place?.isLoading) return this.#startPatience(pending);
    this.#waiting.remove(pending.organizationId, pending);
    this.#refuse(pending, place?.running === pending ? "too_slow" : "crowded");
  }
}

/** Whether a thread runs one request for so long that others of its organisations may use another thread. */
const isDetained = ({ running, runningSince }: Place): boolean =>
  running !== undefined && performance.now() - runningSince >= maxDetainedMs;

/**
 * Creates the answer engine in separate threads, so that no message can block the process. Each organisation
 * belongs to one thread, which keeps its version in memory and runs one request at a time. When that thread is busy
 * with another organisation, the next free thread takes the request.
 */
export const createEngine = (settings: EngineSettings): Engine => new ThreadPool(settings);
