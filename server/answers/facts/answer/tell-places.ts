import type { Language } from "#server/answers/entry.ts";
import type { NamedPlace } from "#server/answers/facts/ask/frame.ts";
import { englishPlace, findPlaces } from "#server/answers/facts/places.ts";
import { Signs } from "#server/answers/facts/extract/signs.ts";
import type { Branch } from "#server/answers/facts/facts.ts";
import { words } from "#server/answers/text/words.ts";
import type { Question, FactAnswer } from "./fact-answer.ts";
import { wording } from "./wording.ts";

/** The maximum number of branches that are listed. */
const maxBranches = 12;

/** Name of a branch in the customer's language, where the owner wrote it or it is the name of a city. */
export function branchName({ name, english }: Pick<Branch, "name" | "english">, language: Language): string {
  if (language === "en" && english !== undefined) return english.name;
  const spelt = words(name);
  const [city] = language === "en" ? findPlaces(spelt) : [];
  return (city?.length === spelt.length && englishPlace(city.key)) || name;
}

function line(branch: Branch, language: Language): string {
  const { name, map, status, quote } = branch;
  const address = (language === "en" ? branch.english?.address : undefined) ?? branch.address;
  if (status === "planned") return quote.replace(/^و(?=فرع)/u, "");
  const where = [address, map].filter(Boolean).join(" ");
  return name === "" ? where : `${wording(language).branch(branchName(branch, language))}: ${where}`;
}

/** Whether the words beside a branch's name say where it is. */
const isAddress = ({ address, map, status }: Branch): boolean =>
  status === "planned" ||
  map !== undefined ||
  new Signs(address).has("address") ||
  findPlaces(words(address)).length > 0;

/** Name of a place in the customer's language. */
export function placeName({ key, written }: NamedPlace, language: Language): string {
  if (language === "en") return englishPlace(key) ?? written;
  return /\p{Script=Arabic}/u.test(written) ? written : key;
}

/** Answers where the branches are, and where there are none. */
export function tellPlaces({ frame, facts, language }: Question): FactAnswer | undefined {
  const { branches, notes } = facts;
  if (branches.length === 0) return undefined;
  const texts = wording(language);
  const open = branches.filter(({ status }) => status === "open");
  const asked = frame.branches.map((at) => branches[at]!);
  const missing = asked.length === 0 ? frame.places.filter(({ isCountry }) => !isCountry) : [];
  // A branch without a known city may be in the requested place, where texts mention that place.
  if (missing.some(({ isKnown }) => isKnown) && open.some(({ city }) => city === undefined)) return undefined;
  const none = [...new Set(missing.map((place) => texts.noBranchIn(placeName(place, language))))];
  const shown = asked.length > 0 ? asked : open.slice(0, maxBranches);
  const [only, ...others] = asked;
  // "Hittin (drive-through)" says what the branch is and not where; the whole sentence does not pretend to.
  const isDescribed = only !== undefined && others.length === 0 && !isAddress(only);
  const lines = isDescribed ? [only.quote] : shown.map((branch) => line(branch, language));
  const list = lines.length === 1 ? lines : [texts.branches, ...lines.map((each) => `• ${each}`)];
  const located = shown.length === 1 && shown[0]!.name === "" ? [`${texts.weAreAt} ${lines[0]!}`] : list;
  const asksForMore = frame.asks.has("branches") && asked.length === 0;
  const rest = asksForMore
    ? notes.filter(
        ({ topic, entry }) =>
          topic === "branches" && !shown.some((each) => each.entry === entry && each.quote.length > 120),
      )
    : [];
  const said = [
    ...none,
    ...(asksForMore && shown.length === 1 ? rest.map(({ quote }) => quote) : []),
    ...located,
  ];
  return { text: said.join("\n"), facts: [...shown, ...rest] };
}
