import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
  dynamicImports?: string[];
}

/** Vite's manifest: the output files of each source or shared chunk. */
export type Manifest = Record<string, Chunk>;

export const readManifest = (outDir: string): Manifest =>
  JSON.parse(readFileSync(join(outDir, ".vite", "manifest.json"), "utf8")) as Manifest;

/** The files that a browser fetches for one entry or page. */
export interface CollectedImports {
  scripts: string[];
  styles: string[];
  /** Fonts and pictures that the styles refer to. */
  assets: string[];
}

/** Returns the imports of `key`, without itself, each file once, with styles in their loading order. */
export function collectImports(manifest: Manifest, key: string, seen = new Set<string>()): CollectedImports {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`the build has no ${key}`);
  const found: CollectedImports = {
    scripts: [],
    styles: [...(chunk.css ?? [])],
    assets: [...(chunk.assets ?? [])],
  };
  for (const name of chunk.imports ?? []) {
    if (seen.has(name)) continue;
    seen.add(name);
    const below = collectImports(manifest, name, seen);
    found.scripts.push(manifest[name]!.file, ...below.scripts);
    found.styles.unshift(...below.styles);
    found.assets.push(...below.assets);
  }
  return found;
}
