import { parentPort, workerData } from "node:worker_threads";
import { prepareIndex } from "#server/answers/prepare-index.ts";
import type { AnswerIndex } from "#server/answers/answers.ts";
import { createVectorCache } from "#server/llm/loaded-vectors.ts";
import { createVersionCache } from "#server/versions/loaded-versions.ts";
import type { FromThread, RunMessage, ThreadSettings, ToThread } from "./messages.ts";
import type { AnyOperation, EngineOperation } from "./operation.ts";

interface FileReader {
  done: (bytes: Uint8Array) => void;
  failed: (problem: Error) => void;
}

/** Serves requests in a thread, one after the other, with the versions in its memory. */
export function serveOperations(operations: readonly AnyOperation[]): void {
  const port = parentPort;
  if (!port) throw new Error("serveOperations runs in a thread");
  const send = (message: FromThread) => port.postMessage(message);
  const { maxVersionBytes, maxVectorBytes } = workerData as ThreadSettings;
  const byName = new Map(operations.map((each) => [each.name, each as EngineOperation<unknown, unknown>]));
  const reading = new Map<string, FileReader>();
  const prepared = new WeakSet<AnswerIndex>();
  let isLoading = false;

  const files = {
    get: (key: string) =>
      new Promise<Uint8Array>((done, failed) => {
        isLoading = true;
        reading.set(key, { done, failed });
        send({ kind: "file", key });
      }),
  };
  const versions = createVersionCache(files, maxVersionBytes);
  const vectors = createVectorCache(files, maxVectorBytes);

  const receiveFile = (key: string, bytes: Uint8Array | undefined) => {
    const reader = reading.get(key);
    reading.delete(key);
    if (bytes) reader?.done(bytes);
    else reader?.failed(new Error("the file cannot be read"));
  };

  const run = async (message: RunMessage): Promise<unknown> => {
    const operation = byName.get(message.operation);
    if (!operation) throw new Error(`unknown operation ${message.operation}`);
    const index = await versions.get(message.version);
    const list = message.vectors && (await vectors.get(message.vectors.fileKey, message.vectors.sizeBytes));
    // Lazy parts of the version are computed before the time of the first answer begins.
    if (!prepared.has(index)) prepareIndex(index);
    prepared.add(index);
    if (isLoading) send({ kind: "loaded" });
    isLoading = false;
    return operation.run(index, message.input, list);
  };

  const serve = async (message: RunMessage): Promise<void> => {
    try {
      const output = await run(message);
      send({ kind: "done", output, bytes: versions.bytes() });
    } catch (problem) {
      const { name, message: errorMessage, stack } = problem as Error;
      send({
        kind: "failed",
        problem: { name, message: errorMessage, stack: String(stack) },
        bytes: versions.bytes(),
      });
    }
  };

  port.on("message", (message: ToThread) => {
    if (message.kind === "file") receiveFile(message.key, message.bytes);
    else void serve(message);
  });
  send({ kind: "ready" });
}
