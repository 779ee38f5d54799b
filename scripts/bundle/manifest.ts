import { readFileSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  assets?: string[];
  dynamicImports?: string[];
}

/** Vite's account of the build: source or shared chunk → what was made of it. */
export type Manifest = Record<string, Chunk>;

export const readManifest = (outDir: string): Manifest =>
  JSON.parse(readFileSync(join(outDir, ".vite", "manifest.json"), "utf8")) as Manifest;

/** What a browser fetches of one entry or page. */
export interface CollectedImports {
  scripts: string[];
  styles: string[];
  /** Fonts and pictures that the styles name. */
  assets: string[];
}

/** What `key` imports, without itself, each file once; styles in the order in which they are to be read. */
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
