import type { BuiltVersion, Material } from "./build-version.ts";
import type { RewrittenIndex, Rewriting } from "./rewrite-index.ts";
import { runInThread } from "./version-thread.ts";

/** Builds a version in a thread of its own. */
export const buildInThread = (material: Material): Promise<BuiltVersion> =>
  runInThread({ kind: "build", material });

/** Writes a version's file again without some phrasings, in a thread of its own. */
export const rewriteInThread = (rewriting: Rewriting): Promise<RewrittenIndex> =>
  runInThread({ kind: "rewrite", rewriting });
