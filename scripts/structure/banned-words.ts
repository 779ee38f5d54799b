import { basename } from "node:path";
import type { Finding } from "./rules.ts";
import { filesUnder, type SourcePath, text } from "./source-files.ts";

interface BannedWords {
  /** Banned words in the singular, with the recommended alternative. */
  words: Record<string, string>;
  /**
   * A file, `file#name` for an exported name, or `folder/` for all its files, with the reason. The list may only
   * shrink.
   */
  exceptions: Record<string, string>;
}

const folders = ["shared", "server", "web", "scripts", "bench", "e2e"];

/** Generated types are named like the tables, and tests like their subjects, so both are left out. */
const isChecked = (path: SourcePath): boolean =>
  path !== "server/db/schema.ts" && !/\.test\.tsx?$/.test(path);

const exported =
  /^export (?:default )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm;

const upperCaseConstant = /^(?:export )?const ([A-Z][A-Z0-9_]+)\b/gm;

/** Constants are in camelCase everywhere, including the answer engine and the evaluations. */
export const findUpperCaseConstants = (sources: Map<SourcePath, string>): Finding[] =>
  [...sources].flatMap(([path, source]) =>
    [...source.matchAll(upperCaseConstant)].map(
      ([, name]) => `${path}: ${name} in camelCase, as every constant; a limit starts with max or min`,
    ),
  );

/** Splits a name in camelCase, PascalCase, UPPER_CASE or kebab-case into lower-case words. */
export const wordsOfName = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** Returns names with a banned word, and exceptions that no name needs. `sources` maps each file to its text. */
export function findBannedWords(
  sources: Map<SourcePath, string>,
  { words, exceptions }: BannedWords,
): Finding[] {
  const findings: Finding[] = [];
  const needed = new Set<string>();
  const check = (place: string, name: string) => {
    for (const word of wordsOfName(name)) {
      const banned = word in words ? word : word.replace(/s$/, "");
      if (!(banned in words)) continue;
      const exception = Object.keys(exceptions).find(
        (key) => key === place || (key.endsWith("/") && place.startsWith(key)),
      );
      if (exception) needed.add(exception);
      else findings.push(`${place}: a name without "${word}", for example with "${words[banned]}"`);
    }
  };
  for (const [path, source] of sources) {
    check(path, basename(path).replace(/\..*$/, ""));
    for (const [, name = ""] of source.matchAll(exported)) check(`${path}#${name}`, name);
  }
  const unusedExceptions = Object.keys(exceptions)
    .filter((exception) => !needed.has(exception))
    .map(
      (exception) =>
        `scripts/structure/banned-words.json: ${exception} is needed no more; take it off the list`,
    );
  return [...findings, ...unusedExceptions];
}

/** Exported names and file names use the field's vocabulary, so that a newcomer understands them where they are used. */
export function bannedWords(): Finding[] {
  const paths = [...folders, "evals"].flatMap((folder) => filesUnder(folder, /\.(tsx?|mjs)$/));
  const all = new Map(paths.map((path) => [path, text(path)]));
  const sources = new Map([...all].filter(([path]) => isChecked(path) && !path.startsWith("evals/")));
  // A style sheet exports nothing; only its file's name is checked.
  for (const path of filesUnder("web", /\.css$/)) sources.set(path, "");
  const banned = JSON.parse(text("scripts/structure/banned-words.json")) as BannedWords;
  return [...findBannedWords(sources, banned), ...findUpperCaseConstants(all)];
}
