import { parentPort, workerData } from "node:worker_threads";
import { buildVersion, type Material } from "./build-version.ts";

// The training thread: one version, then it ends. Copied, not handed over: small files may lie in memory that Node shares.
parentPort?.postMessage(buildVersion(workerData as Material), []);
