import type { Person } from "#server/answers/facts/facts.ts";
import { isSameName } from "#server/answers/facts/extract/named-branches.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { groupsOf, termsOf } from "#server/answers/text/lexicon.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { isArabic } from "#server/answers/text/words.ts";
import type { FactAsk } from "./frame.ts";

const peopleCues = findCues("people");
/** Words of a role without a subject: "specialist", "dentist". */
const genericPattern = cuePattern(peopleCues, "^(?:{asked_stem}|طب$|dr$)");

/** Consonants by which a name is recognised beside a title ("Dr. Sami"). */
const shortName = 2;

/** Stems of a word, its translations and its synonyms. */
function meaningsOf(word: string): Set<string> {
  const own = tokenOf(word);
  const from = isArabic(word) ? "ar" : "en";
  const found = new Set([own.stem]);
  for (const language of ["ar", "en"] as const)
    for (const group of groupsOf(from, [own.word]))
      for (const term of termsOf(group, language))
        for (const form of term) if (form.length === 1) found.add(form[0]!.stem);
  return found;
}

const allPattern = cuePattern(peopleCues, "^(?:ال)?{asked_people}$|^{asked_staff}$");

/** Questions about all people of a kind: "اسماء الاطباء", "your doctors". */
function asksForAll(text: readonly string[]): boolean {
  return text.some((word) => allPattern.test(word));
}

export interface Called {
  found: number[];
  /** The question is about people and not about the business. */
  isAbout: boolean;
}

/** The people in a question: by name, otherwise by role, otherwise all where it asks for any of them. */
export function findPeople(
  text: readonly string[],
  people: readonly Person[],
  {
    asks,
    gender,
    isNow,
  }: { asks: ReadonlySet<FactAsk>; gender?: "female" | "male" | undefined; isNow: boolean },
  explained: ReadonlySet<number>,
  mark: (at: number, length: number) => void,
): Called {
  // "Who is there on Saturday?" is not answered by the hours of a business whose people are not known.
  if (people.length === 0) return { found: [], isAbout: asks.has("person") };
  const isAsked = asks.has("person") || gender !== undefined;
  const named = people.flatMap(({ names }, position) => {
    const single = names.slice(1);
    const places = text.flatMap((word, at) =>
      (!explained.has(at) || isAsked) &&
      single.some((name) => isSameName(word, name, isAsked ? shortName : undefined)) &&
      word.length > 2
        ? [at]
        : [],
    );
    if (places.length === 0) return [];
    return [{ position, places }];
  });
  if (named.length > 0) {
    const most = Math.max(...named.map(({ places }) => places.length));
    const best = named.filter(({ places }) => places.length === most);
    for (const { places } of best) for (const at of places) mark(at, 1);
    return { found: best.map(({ position }) => position), isAbout: true };
  }
  if (!isAsked) return { found: [], isAbout: false };
  const left = text.flatMap((word, at) =>
    !explained.has(at) && !tokenOf(word).isFunction ? [{ word, at }] : [],
  );
  const scores = people.map(({ jobTitle }) => {
    const role = new Set(
      tokens(jobTitle)
        .filter(({ stem }) => !genericPattern.test(stem))
        .map(({ stem }) => stem),
    );
    return left.filter(({ word }) => [...meaningsOf(word)].some((stem) => role.has(stem)));
  });
  const most = Math.max(...scores.map((score) => score.length));
  const byGender = (position: number): boolean => gender === undefined || people[position]!.gender === gender;
  if (most === 0) {
    // "Who is the doctor for that?" does not identify one.
    const isOpen =
      gender !== undefined ||
      isNow ||
      asks.has("days") ||
      asks.has("when") ||
      asks.has("hours") ||
      asks.has("presence") ||
      asksForAll(text);
    return { found: isOpen ? people.flatMap((_, at) => (byGender(at) ? [at] : [])) : [], isAbout: true };
  }
  const found = scores.flatMap((score, position) => (score.length === most ? [position] : []));
  for (const position of found) for (const { at } of scores[position]!) mark(at, 1);
  const fitting = found.filter(byGender);
  return { found: fitting.length > 0 ? fitting : found, isAbout: true };
}
