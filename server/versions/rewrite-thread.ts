import { parentPort, workerData } from "node:worker_threads";
import { rewriteIndex, type Rewriting } from "./rewrite-index.ts";

// The thread that writes one version's file anew, then ends. Copied, not handed over: small files may lie in shared memory.
parentPort?.postMessage(rewriteIndex(workerData as Rewriting), []);
