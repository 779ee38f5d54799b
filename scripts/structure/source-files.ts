import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A path from the project's root, with forward slashes. */
export type SourcePath = string;

export interface Import {
  from: SourcePath;
  to: SourcePath;
  /** Whether it is `import type` or `export type`, which causes no cycle at run time. */
  typeOnly: boolean;
}

export function filesUnder(folder: string, ending: RegExp): SourcePath[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort();
}

export const text = (path: SourcePath): string => readFileSync(join(root, path), "utf8");

const statement =
  /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/g;

/** Returns the names of the packages that a file imports, without built-in modules and type imports. */
export const packagesOf = (path: SourcePath): string[] =>
  [...text(path).matchAll(statement)].flatMap(([, , type, quoted, dynamic]) => {
    const target = quoted ?? dynamic ?? "";
    const isPackage = /^(@[a-z0-9-]+\/)?[a-z0-9]/.test(target) && !target.startsWith("node:");
    const name = target.split("/", target.startsWith("@") ? 2 : 1).join("/");
    return isPackage && !type ? [name] : [];
  });

/** Returns the imports of the project's own files, without packages. */
export function importsOf(path: SourcePath): Import[] {
  const found: Import[] = [];
  for (const [, , type, quoted, dynamic] of text(path).matchAll(statement)) {
    const target = quoted ?? dynamic ?? "";
    const to = target.startsWith("#")
      ? target.slice(1)
      : target.startsWith(".")
        ? join(dirname(path), target).split(sep).join("/")
        : null;
    if (to) found.push({ from: path, to, typeOnly: Boolean(type) });
  }
  return found;
}
