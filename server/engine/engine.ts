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
  /** Runs an operation on a version; throws EngineError where the engine gives no answer. */
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

/**
 * The answer engine in threads of its own, so that no message can block the process. Each organisation belongs to one
 * thread, which keeps its version in memory, and runs one request at a time. Where that thread is busy with another
 * organisation, the next free thread takes the request.
 */
export function createEngine({ files, log, threads, maxAnswerMs, entry }: EngineSettings): Engine {
  const places: Place[] = Array.from({ length: threads }, () => ({
    thread: undefined,
    running: undefined,
    isLoading: false,
    runningSince: 0,
    deadline: undefined,
  }));
  const waiting = new Turns<Pending>(maxWaitingPerOrganization);
  const unanswered: Record<EngineProblem, number> = {
    too_slow: 0,
    crowded: 0,
    crashed: 0,
    load_too_slow: 0,
    closed: 0,
  };
  let isClosed = false;
  let again: NodeJS.Timeout | undefined;

  const homeOf = (organizationId: string): Place => {
    let hash = 0;
    for (const character of organizationId) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
    return places[hash % places.length]!;
  };
  const placeServing = (organizationId: string) =>
    places.find(({ running }) => running?.organizationId === organizationId);
  const isDetained = ({ running, runningSince }: Place) =>
    running !== undefined && performance.now() - runningSince >= maxDetainedMs;

  const refuse = (pending: Pending, problem: EngineProblem) => {
    if (pending.settle({ problem: new EngineError(problem) })) unanswered[problem] += 1;
  };

  const startThread = (place: Place): EngineThread => {
    const share = { maxVersionBytes: maxVersionBytes / threads, maxVectorBytes: maxVectorBytes / threads };
    const thread = new EngineThread(entry, share, files, {
      ready: () => undefined,
      loading: () => beginLoading(place),
      loaded: () => beginAnswer(place),
      done: (output) => finish(place, { output }),
      failed: (problem) => finish(place, { problem }),
      crashed: (problem) => replace(place, "crashed", problem),
    });
    place.thread = thread;
    return thread;
  };

  const limit = (place: Place, ms: number, problem: EngineProblem) => {
    clearTimeout(place.deadline);
    place.deadline = setTimeout(() => replace(place, problem), ms);
  };

  /** Starts the time of the answer after the version was loaded. */
  const beginLoading = (place: Place) => {
    if (!place.running || place.isLoading) return;
    place.isLoading = true;
    clearTimeout(place.running.patience);
    limit(place, maxLoadMs, "load_too_slow");
  };

  const beginAnswer = (place: Place) => {
    if (!place.running) return;
    place.isLoading = false;
    limit(place, place.running.maxMs, "too_slow");
  };

  const begin = (place: Place, pending: Pending) => {
    place.running = pending;
    place.runningSince = performance.now();
    const thread = place.thread ?? startThread(place);
    try {
      thread.run(pending.message);
    } catch (problem) {
      // The input holds something that cannot be copied, so the thread did not receive it.
      return finish(place, { problem: problem as Error });
    }
    if (thread.isReady) beginAnswer(place);
    else beginLoading(place);
  };

  const free = (place: Place): Pending | undefined => {
    const { running } = place;
    clearTimeout(place.deadline);
    place.running = undefined;
    place.isLoading = false;
    return running;
  };

  const finish = (place: Place, settled: Settled) => {
    free(place)?.settle(settled);
    serveWaiting();
  };

  /** Replaces a thread that exceeded its deadline: a running thread cannot be interrupted, only ended. */
  const replace = (place: Place, problem: EngineProblem, detail = "") => {
    const { thread } = place;
    const running = free(place);
    place.thread = undefined;
    void thread?.end();
    if (isClosed) return;
    // A thread that never started would not start now either; the next request tries again.
    if (thread?.isReady) startThread(place);
    if (running) refuse(running, problem);
    const { organizationId, message } = running ?? {};
    log.error(
      { problem, detail, organizationId, operation: message?.operation, versionId: message?.version.id },
      "a thread of the answer engine was replaced",
    );
    serveWaiting();
  };

  const serveWaiting = () => {
    clearTimeout(again);
    again = undefined;
    for (const place of places) {
      if (place.running) continue;
      const isFree = (organizationId: string) => placeServing(organizationId) === undefined;
      const next =
        waiting.take((id) => homeOf(id) === place && isFree(id)) ??
        waiting.take((id) => isDetained(homeOf(id)) && isFree(id));
      if (next) begin(place, next);
    }
    if (waiting.size > 0 && places.some((place) => !place.running))
      again = setTimeout(serveWaiting, maxDetainedMs);
  };

  const loseTurn = (pending: Pending) => {
    const place = placeServing(pending.organizationId);
    // The thread is loading the version for an earlier message and is not stuck.
    if (place?.isLoading) return void (pending.patience = setTimeout(loseTurn, pending.maxMs, pending));
    waiting.remove(pending.organizationId, pending);
    refuse(pending, place?.running === pending ? "too_slow" : "crowded");
  };

  return {
    start() {
      for (const place of places) if (!place.thread) startThread(place);
    },
    run<Input, Output>(
      { name: operation, maxMs = 0 }: EngineOperation<Input, Output>,
      { organizationId, version, vectors, input }: EngineRequest<Input>,
    ): Promise<Output> {
      const ask = () =>
        new Promise<Output>((resolve, reject) => {
          let isSettled = false;
          const pending: Pending = {
            organizationId,
            message: { kind: "run", operation, version, vectors, input },
            maxMs: Math.max(maxMs, maxAnswerMs),
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
          if (isClosed) return refuse(pending, "closed");
          if (!waiting.add(organizationId, pending)) return refuse(pending, "crowded");
          pending.patience = setTimeout(loseTurn, pending.maxMs, pending);
          serveWaiting();
        });
      return inSpan({ name: `engine ${operation}`, kind: "internal" }, ask);
    },
    figures: () => ({
      threads: places.filter(({ thread }) => thread?.isReady).length,
      waiting: waiting.size,
      bytes: places.reduce((sum, { thread }) => sum + (thread?.bytes ?? 0), 0),
      unanswered,
    }),
    async close() {
      isClosed = true;
      clearTimeout(again);
      for (const pending of waiting.clear()) refuse(pending, "closed");
      for (const place of places) {
        const running = free(place);
        if (running) refuse(running, "closed");
      }
      await Promise.all(places.flatMap(({ thread }) => thread?.end() ?? []));
    },
  };
}
