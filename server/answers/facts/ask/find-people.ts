import type { Person } from "#server/answers/facts/facts.ts";
import { isSameName } from "#server/answers/facts/extract/named-branches.ts";
import { formsOf } from "#server/answers/language/cue-index.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { groupsOf, isLexiconWord, isSynonymous, termsOf } from "#server/answers/text/lexicon.ts";
import { tokenOf, tokens } from "#server/answers/text/tokens.ts";
import { isArabic, isLatin } from "#server/answers/text/words.ts";
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
  const groups = groupsOf(from, [own.word]);
  // A line that only translates may join what is said together: "nails" with "cut".
  const same = groups.filter(isSynonymous);
  for (const language of ["ar", "en"] as const)
    for (const group of language === from || same.length > 0 ? same : groups)
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
  /** The place that the question names, as the list of people calls it. */
  place?: string | undefined;
  /** The question names what the list calls a person's fee. */
  asksFee?: boolean;
  /** The question is about some of those told of before: "which of them …?" */
  isOfThem?: boolean;
  /** The question is about people and not about the business. */
  isAbout: boolean;
}

const doesPattern = cuePattern(peopleCues, "^{does}$");
const ofThemPattern = cuePattern(peopleCues, "^{of_them}$");
/** What somebody who is called by one name alone may be asked: "هبة" and "وعد" are also words. */
const asksOfPerson: readonly FactAsk[] = [
  "who",
  "person",
  "presence",
  "days",
  "when",
  "hours",
  "where",
  "branches",
];

/** The indexes of the words that name the fee of some of the people: "how much is a private hour with him?" */
function findFee(text: readonly string[], people: readonly Person[]): number[] {
  const stems = new Set(people.flatMap(({ feeLabel = "" }) => tokens(feeLabel).map(({ stem }) => stem)));
  return text.flatMap((word, at) => (stems.has(tokenOf(word).stem) ? [at] : []));
}

/** The place of some person that the words of a question name, with the indexes of the words. */
function findPlace(
  text: readonly string[],
  people: readonly Person[],
): { name: string; at: number[] } | undefined {
  const names = [...new Set(people.flatMap(({ places = [] }) => places.map(({ name }) => name)))];
  // What the list itself writes comes before what it may mean: two cities of one region are different places.
  const readings = [
    (word: string): Iterable<string> => [tokenOf(word).stem],
    (word: string): Iterable<string> => meaningsOf(word),
  ];
  for (const read of readings)
    for (const name of names) {
      const stems = new Set(tokens(name).flatMap(({ stem, isFunction }) => (isFunction ? [] : [stem])));
      const at = text.flatMap((word, index) =>
        word.length > 2 && formsOf(word).some((form) => [...read(form)].some((stem) => stems.has(stem)))
          ? [index]
          : [],
      );
      if (at.length > 0) return { name, at };
    }
  return undefined;
}

const ofWomenPattern = cuePattern(peopleCues, "^(?:لل?|ال)?{of_women}$");
const ofMenPattern = cuePattern(peopleCues, "^(?:لل?|ال)?{of_men}$");
const ofWomenInTextPattern = cuePattern(
  peopleCues,
  String.raw`(?<!\p{L})(?:لل?|ال)?{of_women}(?!\p{L})`,
  "iu",
);

/** The people who are there for those that a question names ("for boys"), as far as the list tells them apart. */
function forAudience(
  found: readonly number[],
  text: readonly string[],
  people: readonly Person[],
  mark: (at: number, length: number) => void,
): number[] {
  const isOfWomen = text.some((word) => ofWomenPattern.test(word));
  const isOfMen = text.some((word) => ofMenPattern.test(word));
  text.forEach((word, at) => {
    if (ofWomenPattern.test(word) || ofMenPattern.test(word)) mark(at, 1);
  });
  if (isOfWomen === isOfMen) return [...found];
  const fitting = found.filter((at) => ofWomenInTextPattern.test(people[at]!.quote) === isOfWomen);
  return fitting.length > 0 ? fitting : [...found];
}

/** The people in a question: by name, otherwise by role, otherwise all where it asks for any of them. */
export function findPeople(
  text: readonly string[],
  people: readonly Person[],
  {
    asks,
    gender,
    isNow,
    hasDay,
  }: {
    asks: ReadonlySet<FactAsk>;
    gender?: "female" | "male" | undefined;
    isNow: boolean;
    hasDay: boolean;
  },
  explained: ReadonlySet<number>,
  mark: (at: number, length: number) => void,
): Called {
  // "Who is there on Saturday?" is not answered by the hours of a business whose people are not known.
  if (people.length === 0) return { found: [], isAbout: asks.has("person") };
  const isOfPeople = asks.has("person") || gender !== undefined;
  // "من" is "who" before what somebody does, and "from" elsewhere.
  const isWho = asks.has("who") || (text[0] === "من" && doesPattern.test(text[1] ?? ""));
  const isAsked = isOfPeople || isWho;
  const mayBeBare = asksOfPerson.some((ask) => asks.has(ask)) || hasDay;
  // Latin letters that are no English word are a name: "Joanna".
  const isForeignName = (word: string): boolean =>
    mayBeBare && isLatin(word) && !isLexiconWord("en", word) && !tokenOf(word).isFunction;
  const named = people.flatMap(({ names }, position) => {
    const isBare = names.length === 1;
    const single = !isBare ? names.slice(1) : mayBeBare ? names : [];
    const places = text.flatMap((word, at) =>
      (!explained.has(at) || isAsked) &&
      // "الهبة" is the gift, and "هبة" may be somebody.
      !(isBare && word.startsWith("ال") && !single.includes(word)) &&
      single.some((name) => isSameName(word, name, isAsked || isForeignName(word) ? shortName : undefined)) &&
      word.length > 2
        ? [at]
        : [],
    );
    if (places.length === 0) return [];
    return [{ position, places }];
  });
  const place = named.length > 0 || isAsked ? findPlace(text, people) : undefined;
  if (named.length > 0) {
    const most = Math.max(...named.map(({ places }) => places.length));
    const best = named.filter(({ places }) => places.length === most);
    for (const { places } of best) for (const at of places) mark(at, 1);
    const found = best.map(({ position }) => position);
    const fee = findFee(
      text,
      found.map((at) => people[at]!),
    );
    for (const at of [...(place?.at ?? []), ...fee]) mark(at, 1);
    text.forEach((word, at) => doesPattern.test(word) && mark(at, 1));
    return { found, isAbout: true, place: place?.name, asksFee: fee.length > 0 };
  }
  if (!isAsked) return { found: [], isAbout: false };
  text.forEach((word, at) => (doesPattern.test(word) || ofThemPattern.test(word)) && mark(at, 1));
  for (const at of place?.at ?? []) mark(at, 1);
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
    // "Who pays for the shipping?" is about nobody who works here; "who is there on Sunday?" is.
    const isPresence = asks.has("presence") || text.some((word) => doesPattern.test(word));
    if (!isOfPeople && place === undefined && !(isPresence && (hasDay || isNow)))
      return { found: [], isAbout: false };
    // "Who is the doctor for that?" does not identify one.
    const isOpen =
      !isOfPeople ||
      gender !== undefined ||
      isNow ||
      asks.has("days") ||
      asks.has("when") ||
      asks.has("hours") ||
      asks.has("presence") ||
      asksForAll(text);
    const all = people.flatMap((_, at) => (byGender(at) ? [at] : []));
    return {
      found: isOpen ? forAudience(all, text, people, mark) : [],
      isAbout: true,
      place: place?.name,
      isOfThem: text.some((word) => ofThemPattern.test(word)),
    };
  }
  const found = scores.flatMap((score, position) => (score.length === most ? [position] : []));
  for (const position of found) for (const { at } of scores[position]!) mark(at, 1);
  const ofGender = found.filter(byGender);
  const fitting = forAudience(ofGender.length > 0 ? ofGender : found, text, people, mark);
  return { found: fitting, isAbout: true, place: place?.name };
}
