import type { KnowledgeEntry } from "../entry.ts";

/** What can be read off the entries again when a version is loaded. */
export interface Layout {
  /** Positions of product rows. */
  products: Uint32Array;
}

export function layoutOf(entries: readonly KnowledgeEntry[]): Layout {
  return { products: Uint32Array.from(entries.flatMap((entry, i) => (entry.kind === "product" ? [i] : []))) };
}
