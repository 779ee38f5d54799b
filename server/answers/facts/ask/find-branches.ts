import type { Branch } from "#server/answers/facts/facts.ts";
import { isSameName, nameAt } from "#server/answers/facts/extract/named-branches.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { isArabic, words } from "#server/answers/text/words.ts";
import type { NamedPlace } from "./frame.ts";

const audiencesCues = new CueIndex(
  findCues("fact-questions").filter(({ kind }) => kind.startsWith("audience:")),
);

/** The customers that a branch is for, by its name: "فرع الروضة سيدات". */
function audienceOf({ name }: Branch): string | undefined {
  return audiencesCues.matches(words(name))[0]?.cue.kind.slice("audience:".length);
}

/** The branches that a question names: by name, by their customers or by their city. */
export function findBranches(
  text: readonly string[],
  branches: readonly Branch[],
  audience: ReadonlySet<string>,
  places: readonly NamedPlace[],
  mark: (at: number, length: number) => void,
): number[] {
  const found = branches.flatMap(({ names }, position) => {
    const name = names.find((each) => nameAt(text, each) !== -1);
    if (name === undefined) return [];
    mark(nameAt(text, name), name.split(" ").length);
    return [position];
  });
  const meant =
    audience.size === 0
      ? []
      : branches.flatMap((branch, position) => {
          const own = audienceOf(branch);
          return own !== undefined && audience.has(own) ? [position] : [];
        });
  // "فرع السيدات" names one branch, "الروضة سيدات" the same branch twice.
  if (found.length > 0 && meant.length > 0) {
    const both = found.filter((position) => meant.includes(position));
    if (both.length > 0) return both;
  }
  if (found.length > 0) return found;
  if (meant.length > 0) return meant;
  const cities = new Set(places.map(({ key }) => key));
  return branches.flatMap(({ city, status }, position) =>
    status === "open" && city !== undefined && cities.has(city) ? [position] : [],
  );
}

/** Branches whose name has the consonants of a word that stands beside "branch". */
export function findSimilarBranches(name: string, branches: readonly Branch[]): number[] {
  return branches.flatMap(({ names }, at) => (names.some((each) => isSameName(name, each, 1)) ? [at] : []));
}

/** Whether some branch is written in the script of a name, so that the name can be searched for. */
export function isInOneScript(name: string, branches: readonly Branch[]): boolean {
  const named = branches.filter((branch) => branch.name !== "");
  return (
    named.length === 0 || named.some((branch) => isArabic(words(branch.name)[0] ?? "") === isArabic(name))
  );
}
