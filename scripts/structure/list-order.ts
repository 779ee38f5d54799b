import type { Finding } from "./rules.ts";
import { type SourcePath, text } from "./source-files.ts";

/**
 * Lists that are maintained by hand, by file. They are in alphabetical order, so that an entry is found and added in
 * one place.
 */
const lists: Record<SourcePath, string> = {
  "scripts/structure/table-owners.ts": "tableOwners",
  "server/modules/audit/audited-routes.test.ts": "unrecordedTables",
  "server/modules/privacy/organization-copy-rules.ts": "organizationCopyRules",
  "server/modules/privacy/personal-data.ts": "personalData",
};

/** Returns the first entry of a list that is out of order; `source` is the file's text. */
export function findMisplacedEntry(source: string, list: string): string | undefined {
  const start = source.indexOf(`const ${list}: `);
  if (start < 0) throw new Error(`there is no list ${list}`);
  const body = source.slice(start, source.indexOf("\n};", start));
  const names = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name = ""]) => name);
  if (names.length === 0) throw new Error(`the list ${list} has no entries`);
  return names.find((name, index) => index > 0 && name < (names[index - 1] ?? ""));
}

export function listOrder(): Finding[] {
  return Object.entries(lists).flatMap(([path, list]) => {
    const misplaced = findMisplacedEntry(text(path), list);
    return misplaced ? [`${path}: ${misplaced} is not in the order of the alphabet in ${list}`] : [];
  });
}
