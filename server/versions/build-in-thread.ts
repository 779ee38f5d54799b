import type { BuiltVersion, Material } from "./build-version.ts";
import type { RewrittenIndex, Rewriting } from "./rewrite-index.ts";
import { runVersionThread } from "./version-thread.ts";

/** Builds a version in a thread of its own. */
export const buildInThread = (material: Material): Promise<BuiltVersion> =>
  runVersionThread("./build-thread.ts", material);

/** Writes a version's file without some phrasings, in a thread of its own. */
export const rewriteInThread = (rewriting: Rewriting): Promise<RewrittenIndex> =>
  runVersionThread("./rewrite-thread.ts", rewriting);
