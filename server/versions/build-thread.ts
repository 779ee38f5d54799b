import { parentPort, workerData } from "node:worker_threads";
import { buildVersion, type Material } from "./build-version.ts";

/** The training thread: one version, then it ends. */
const built = buildVersion(workerData as Material);
parentPort?.postMessage(built, [built.bytes.buffer as ArrayBuffer]);
