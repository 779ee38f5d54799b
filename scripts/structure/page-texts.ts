import { filesUnder, importsOf, type SourcePath, text } from "./source-files.ts";
import type { Finding } from "./rules.ts";

/** Namespaces that are loaded before anything is rendered. */
const always = ["common"];
const declared =
  /(?:page|layout|deferComponent)\(\s*(?:async )?\(\) =>\s*(?:\(await )?import\("([^"]+)"\)[^[]*?\[([^\]]*)\]/g;

/** Returns the namespaces whose texts a file reads: those of `useTranslation`, and those named in a key. */
function namespacesOf(path: SourcePath): string[] {
  const source = text(path);
  const hooks = [...source.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, names]) =>
    quotedWords(names ?? ""),
  );
  const keys = [...source.matchAll(/\bt\(\s*["'`](\w+):/g)].map(([, name]) => name ?? "");
  return [...hooks, ...keys];
}

const quotedWords = (list: string): string[] => [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? "");

/** Returns an import's path without its prefix: `./`, `../` or `#`. */
const withoutRoot = (specifier: string): string => specifier.replace(/^[./#]+/, "");

/**
 * A page declares the texts it needs, which are loaded with it. A missing namespace would be loaded while the page is
 * shown, which hides the page meanwhile and loses the focus.
 */
export function pageTexts(): Finding[] {
  const imports = new Map<SourcePath, SourcePath[]>();
  for (const path of filesUnder("web", /\.tsx?$/)) {
    const dynamic = new Set([...text(path).matchAll(/import\("([^"]+)"\)/g)].map(([, to]) => to));
    imports.set(
      path,
      importsOf(path)
        .filter(({ to, typeOnly }) => !typeOnly && to.startsWith("web/"))
        .filter(({ to }) => ![...dynamic].some((end) => to.endsWith(withoutRoot(end ?? ""))))
        .map(({ to }) => to),
    );
  }
  const reachableFrom = (from: SourcePath, seen = new Set<SourcePath>()): Set<SourcePath> => {
    if (seen.has(from)) return seen;
    seen.add(from);
    for (const to of imports.get(from) ?? []) reachableFrom(to, seen);
    return seen;
  };
  const findings: Finding[] = [];
  for (const file of imports.keys())
    for (const [, to, names] of text(file).matchAll(declared)) {
      const page = [...imports.keys()].find((path) => `/${path}`.endsWith(`/${withoutRoot(to ?? "")}`));
      if (!page) continue;
      const known = new Set([...always, ...quotedWords(names ?? "")]);
      for (const part of reachableFrom(page))
        for (const name of namespacesOf(part))
          if (!known.has(name))
            findings.push(`${file}: ${page} does not name "${name}", which ${part} reads`);
    }
  return [...new Set(findings)];
}
