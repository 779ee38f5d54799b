import { parentPort, workerData } from "node:worker_threads";
import { buildVersion, type Material } from "./build-version.ts";

/** The training thread: one version, then it ends. */
const built = buildVersion(workerData as Material);
const files = [built.bytes, ...(built.staff ? [built.staff.bytes] : [])];
parentPort?.postMessage(
  built,
  files.map((bytes) => bytes.buffer as ArrayBuffer),
);
