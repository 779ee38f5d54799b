import { Worker } from "node:worker_threads";
import type { FileStore } from "#server/files/file-store.ts";
import { threadEnvironment } from "#server/threads.ts";
import type { FromThread, RunMessage, ThreadSettings, ToThread } from "./messages.ts";

/** Maximum heap of one thread; indexes are mostly typed arrays outside the heap. */
const heapLimitMb = 1024;

/** Events of a thread for its pool. */
export interface ThreadListener {
  ready: () => void;
  /** The version of the running request is being loaded. */
  loading: () => void;
  loaded: () => void;
  done: (output: unknown) => void;
  failed: (problem: Error) => void;
  /** The thread ended unexpectedly. */
  crashed: (problem: string) => void;
}

/** One thread of the engine, seen from the process that serves requests: it runs one request at a time. */
export class EngineThread {
  readonly #worker: Worker;
  readonly #files: Pick<FileStore, "get">;
  readonly #listener: ThreadListener;
  /** Error of a file that the running request needs and that could not be read. */
  #fileProblem: Error | undefined;
  #isEnded = false;
  isReady = false;
  /** Bytes of the versions in the thread's memory. */
  bytes = 0;

  constructor(entry: URL, settings: ThreadSettings, files: Pick<FileStore, "get">, listener: ThreadListener) {
    this.#files = files;
    this.#listener = listener;
    this.#worker = new Worker(entry, {
      workerData: settings,
      resourceLimits: { maxOldGenerationSizeMb: heapLimitMb },
      env: threadEnvironment(),
      execArgv: [],
    });
    // An idle thread must not keep the process from ending.
    this.#worker.unref();
    let problem = "";
    this.#worker.on("message", (message: FromThread) => this.#hear(message));
    this.#worker.on("error", (error: Error) => (problem = error.message));
    this.#worker.on("exit", (code) => {
      if (this.#isEnded) return;
      this.#isEnded = true;
      listener.crashed(problem || `ended with ${code}`);
    });
  }

  run(message: RunMessage): void {
    this.#fileProblem = undefined;
    this.#send(message);
  }

  async end(): Promise<void> {
    this.#isEnded = true;
    await this.#worker.terminate();
  }

  #send(message: ToThread, transfer: ArrayBuffer[] = []): void {
    this.#worker.postMessage(message, transfer);
  }

  #hear(message: FromThread): void {
    if (this.#isEnded) return;
    switch (message.kind) {
      case "ready":
        this.isReady = true;
        return this.#listener.ready();
      case "file":
        this.#listener.loading();
        return void this.#giveFile(message.key);
      case "loaded":
        return this.#listener.loaded();
      case "done":
        this.bytes = message.bytes;
        return this.#listener.done(message.output);
      case "failed":
        this.bytes = message.bytes;
        return this.#listener.failed(this.#fileProblem ?? Object.assign(new Error(), message.problem));
    }
  }

  /** Reads a file for the thread: the store's connections and keys stay in this process. */
  async #giveFile(key: string): Promise<void> {
    try {
      // The bytes are copied, because Node may share the memory of a small file between buffers.
      const bytes = new Uint8Array(await this.#files.get(key));
      if (!this.#isEnded) this.#send({ kind: "file", key, bytes }, [bytes.buffer]);
    } catch (problem) {
      this.#fileProblem = problem as Error;
      if (!this.#isEnded) this.#send({ kind: "file", key });
    }
  }
}
