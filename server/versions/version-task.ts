import type { Material } from "./build-version.ts";
import type { Rewriting } from "./rewrite-index.ts";

/** A task for the thread that builds versions. */
export type VersionTask = { kind: "build"; material: Material } | { kind: "rewrite"; rewriting: Rewriting };
