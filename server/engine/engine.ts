import type { Logger } from "pino";
import type { FileStore } from "#server/files/file-store.ts";
import type { StoredVersion } from "#server/versions/loaded-versions.ts";
import { inSpan } from "#server/tracing/tracing.ts";
import { EngineError, type EngineProblem } from "./engine-error.ts";
import { EngineThread } from "./engine-thread.ts";
import type { RunMessage, StoredFile } from "./messages.ts";
import type { EngineOperation } from "./operation.ts";
import { Turns } from "./turns.ts";

/** Versions and their vectors in memory, over all threads. */
const maxVersionBytes = 512 * 1024 * 1024;
const maxVectorBytes = 256 * 1024 * 1024;
/** A thread that cannot start, or a version that cannot be read and put together by then, is given up. */
const maxLoadMs = 60_000;
/** So many messages of one organisation wait at most; the next one goes to a person at once. */
const maxWaitingPerOrganization = 200;
/** As long as its own thread is busy with another organisation, one waits before another thread loads its version as well. */
const maxDetainedMs = 100;

export interface EngineSettings {
  files: Pick<FileStore, "get">;
  log: Logger;
  threads: number;
  /** An answer takes no longer, waiting for its turn included; loading its version does not count. */
  maxAnswerMs: number;
  /** The file that each thread runs. */
  entry: URL;
}

interface EngineRequest<Input> {
  organizationId: string;
  version: StoredVersion;
  vectors?: StoredFile | undefined;
  input: Input;
}

export interface Engine {
  /** Starts all threads; without it each starts with its first request. */
  start: () => void;
  /** What the operation makes of the version; throws EngineError where the engine gives no answer. */
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
  /** Of the versions in memory. */
  bytes: number;
  /** Requests without an answer, by why. */
  unanswered: Readonly<Record<EngineProblem, number>>;
}

type Settled = { output: unknown } | { problem: Error };

interface Pending {
  organizationId: string;
  message: RunMessage;
  /** How long it may take. */
  maxMs: number;
  /** False: it was settled before. */
  settle: (settled: Settled) => boolean;
  /** Until when somebody waits for the answer; undefined while its version is loaded. */
  patience: NodeJS.Timeout | undefined;
}

/** The place of a thread in the pool: the organisations that are at home in it stay when the thread is replaced. */
interface Place {
  thread: EngineThread | undefined;
  running: Pending | undefined;
  isLoading: boolean;
  runningSince: number;
  deadline: NodeJS.Timeout | undefined;
}

/**
 * The answer engine in threads of its own: whatever somebody writes, this process goes on serving everybody else. Each
 * organisation is at home in one thread, which keeps its version in memory, and has one request running at a time. Where
 * that thread is detained by another organisation, the next free one takes the request.
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

  /** Nobody can load a version faster by being impatient: the time of the answer begins after it. */
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
      // Something in the input that cannot be copied: the thread has not heard of it.
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

  /** A thread in the middle of something cannot be interrupted, only ended: another takes its place, with nothing loaded. */
  const replace = (place: Place, problem: EngineProblem, detail = "") => {
    const { thread } = place;
    const running = free(place);
    place.thread = undefined;
    void thread?.end();
    if (isClosed) return;
    // One that never came up would not come up now either; the next request tries again.
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
    // Its version is being loaded for an earlier message: the thread is not stuck.
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
