import { CueList } from "#server/answers/language/cue-list.ts";
import { cuePattern, findCues, wordsOf } from "#server/answers/language/cues.ts";
import { normalise } from "#server/answers/text/normalise.ts";
import { tokens } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";

/** Kinds of values that a question asks for. */
export type Wanted =
  | "number"
  | "money"
  | "time"
  | "duration"
  | "place"
  | "phone"
  | "email"
  | "people"
  | "limit"
  /** Whether something belongs to the subject or applies to it. */
  | "includes"
  | "applies"
  | "yesno"
  | "wish";

const wantsCues = findCues("wants");
const wantsCueList = new CueList(wantsCues);

/** The cues in the spelling of normalised text, which knows no hamza: "مساء" is "مسا" there. */
const valueCues = findCues("values").map((each) => ({ ...each, cue: normalise(each.cue) }));
const valuePattern = (source: string): RegExp => cuePattern(valueCues, source);
const stands = (source: string): string => String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`;

const amountSource = String.raw`\d\s*(?:{money_after_number}|[%٪])|(?:{money_before_number}|\$)\s*\d|{price}`;
const amountPattern = valuePattern(amountSource);

/** Pattern of a sentence with the value, in normalised text. */
const valuePatterns: Record<Exclude<Wanted, "yesno" | "wish">, RegExp> = {
  number: valuePattern(String.raw`\d|${stands("{number}")}`),
  money: valuePattern(`${amountSource}|{price_word}`),
  time: valuePattern(
    String.raw`${stands(String.raw`{day_or_part}|\d{1,2}:\d{2}`)}|\d\s*(?:ص|م)(?!\p{L})|${stands("{unit}")}`,
  ),
  // "From 5 to 7": two times tell how long something takes as well.
  duration: valuePattern(
    String.raw`${stands("{unit}")}|(?:من|from)\s\d{1,2}(?::\d\d)?\D{0,12}?(?:الي|to|-|–)\s?\d`,
  ),
  place: valuePattern(String.raw`(?<!\p{L})(?:ال)?{place}(?!\p{L})|{place_within}|app(?!\p{L})|>|@`),
  phone: /(?:\d[\s-]?){7,}/u,
  email: /\S@\S/u,
  people: valuePattern(String.raw`{people_within}|(?<!\p{L}){people}(?!\p{L})`),
  limit: valuePattern("{limit}"),
  includes: valuePattern("{includes}|{includes_word} |:"),
  applies: valuePattern("{applies}|{applies_word} "),
};

/** Kinds that are recognised by single words of a text. */
const telling = [
  "applies",
  "includes",
  "people",
  "limit",
  "money",
  "duration",
  "time",
  "place",
  "number",
  "phone",
  "email",
] as const;
/** Kinds that the sentences' probability was fitted on (`evals/conversations/fit.ts`). */
const measured: readonly Wanted[] = ["number", "money", "time", "duration", "place", "phone", "email"];

const unjoined = (question: string): string[] =>
  words(question).map((word) => word.replace(/^و(?!ين|قت|ش$)(?=\p{L}{2})/u, ""));

/** Kinds that a question asks for, by its longest cues: "كم مدة" is one cue. */
export function wantedIn(question: string): ReadonlySet<Wanted> {
  const found = wantsCueList.in(unjoined(question));
  const kinds = new Set(found.map(({ kind }) => kind as Wanted));
  if (kinds.has("people")) kinds.add("number");
  if (kinds.has("includes") || kinds.has("applies")) kinds.add("yesno");
  // "كم" asks for a number; its kind is named beside it.
  for (const narrower of ["money", "time", "duration", "phone"] as const)
    if (kinds.has(narrower)) kinds.delete("number");
  return kinds;
}

/** Creates a test for the value that a question asks for; undefined when the value has no pattern. */
export function createValueTest(question: string): ((text: string) => boolean) | undefined {
  const wanted = wantedIn(question);
  const kind = telling.find((each) => wanted.has(each));
  return kind === undefined ? undefined : (text) => valuePatterns[kind].test(normalise(text));
}

/**
 * Questions about what is included, whose answer may have no word of the question: "is coffee included?" – "with a 250
 * g bag".
 */
export const isLoose = (wanted: ReadonlySet<Wanted>): boolean =>
  wanted.has("includes") || wanted.has("applies");

/** Share (0–1) of the requested values that a sentence has; undefined where no kind is requested. */
export function measureValue(wanted: ReadonlySet<Wanted>, text: string): number | undefined {
  const kinds = measured.filter((kind) => wanted.has(kind));
  if (kinds.length === 0) return undefined;
  const plain = normalise(text);
  return (
    kinds.filter((kind) => valuePatterns[kind as keyof typeof valuePatterns].test(plain)).length /
    kinds.length
  );
}

/** Whether a text states a price, or that there is none to pay. */
export const statesPrice = (text: string): boolean => valuePatterns.money.test(normalise(text));

/** Whether a text says how much something costs or that it is free, and does not only speak of its price. */
export const statesAmount = (text: string): boolean => amountPattern.test(normalise(text));

/** Question words whose questions are not answered by yes or no. */
const openers: ReadonlySet<string> = new Set(wordsOf(valueCues, "opens"));

/** Words of questions about whether something is so. */
const closed: ReadonlySet<string> = new Set(["yesno", "includes", "applies"]);

/** Whether a question asks for a value ("how much is gift wrapping?") and not for yes or no. */
export function isOpen(question: string): boolean {
  const said = unjoined(question);
  const opens = said.findIndex((word) => openers.has(word));
  const asked = wantsCueList.in(said).filter(({ kind }) => kind !== "wish");
  // "في" only means "there is" at the beginning of a question.
  const [first] = asked.filter(({ kind, at }) => kind !== "yesno" || at === 0 || said[at] !== "في");
  if (first === undefined) return opens >= 0;
  return !closed.has(first.kind) || (opens >= 0 && opens < first.at);
}

/** Verbs that do not name a subject: "من وين اطلعه؟", "where do I find it?" */
const generic = wordsOf(valueCues, "generic");
const genericWords: ReadonlySet<string> = new Set(
  words([...generic, ...wordsOf(valueCues, "asks_help")].join(" ")),
);

/** Whether a canonical word does not name a subject. */
export function isGenericWord(word: string): boolean {
  return genericWords.has(word);
}

const valueText = [
  ...wantsCues.flatMap(({ cue, kind }) => (kind === "yesno" || kind === "wish" ? [] : [cue])),
  ...generic,
  ...wordsOf(valueCues, "measure"),
].join(" ");

/** Words that only name the requested value, as written and in canonical form. */
export const valueWords: ReadonlySet<string> = new Set([
  ...words(valueText),
  ...tokens(valueText).map(({ word }) => word),
]);
