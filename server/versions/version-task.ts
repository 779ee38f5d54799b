import type { Material } from "./build-version.ts";
import type { Rewriting } from "./rewrite-index.ts";

/** What a thread is asked to do with a version. */
export type VersionTask = { kind: "build"; material: Material } | { kind: "rewrite"; rewriting: Rewriting };
