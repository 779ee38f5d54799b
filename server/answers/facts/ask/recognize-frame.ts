import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { BusinessFacts, Service } from "#server/answers/facts/facts.ts";
import { isKind, marksOf, valueOf } from "#server/answers/facts/extract/calendar.ts";
import { timeAt } from "#server/answers/facts/extract/clock-times.ts";
import { findBranches, findSimilarBranches, isInOneScript } from "#server/answers/facts/ask/find-branches.ts";
import { findPeople } from "#server/answers/facts/ask/find-people.ts";
import { findZones } from "#server/answers/facts/ask/find-zones.ts";
import { daysIn } from "#server/answers/facts/extract/schedule.ts";
import { methodsCues, matchMethodsAt } from "#server/answers/facts/extract/signs.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { CueIndex, formsOf } from "#server/answers/language/cue-index.ts";
import { findCues } from "#server/answers/language/cues.ts";
import { tokenOf } from "#server/answers/text/tokens.ts";
import { words } from "#server/answers/text/words.ts";
import { Spelling } from "./spelling.ts";
import type { NamedPlace, FactAsk, FactFrame } from "./frame.ts";

const questionsCues = new CueIndex(findCues("fact-questions"));
const calendarCues = new CueIndex(findCues("calendar"));
/** Greetings, thanks and courtesies ask nothing. */
const courtesiesCues = new CueIndex(
  findCues("small-talk").filter(({ kind }) => !["acknowledge", "identity", "presence"].includes(kind)),
);
const factSpelling = new Spelling([questionsCues, calendarCues, methodsCues]);
const leansPattern = factPattern(String.raw`^(?:(?!{own_waw})و|and\s|what about|how about)`, "iu");
const pronounPattern = factPattern(String.raw`(?:^|\s){pronoun}(?:\s|$)|{its_fact}(?:ه|ها|هم)(?:\s|$)`);

/** Whether the knowledge has a word, which is then not a misspelling. */
export type IsKnown = (word: string) => boolean;

/** The frame of a text, with the words that each part was read from. */
export function recognizeFrame(
  question: string,
  facts: BusinessFacts,
  isKnown: IsKnown = () => false,
): FactFrame {
  const written = words(question);
  const text = written.map((word) =>
    isKnown(word) || findPlaces([word]).length > 0 ? word : factSpelling.meant(word),
  );
  const explained = new Set<number>();
  const mark = (at: number, length: number): void => {
    for (let i = 0; i < length; i++) explained.add(at + i);
  };
  const asks = new Set<FactAsk>();
  const audience = new Set<string>();
  let service: Service | undefined;
  let gender: FactFrame["gender"];
  /** Index of a word for "outside", by the index where the excluded place must follow. */
  const excluding = new Map<number, number>();
  /** Words that compare; they say something of a delivery only where it is one to several places. */
  const compared: { at: number; length: number; ask: FactAsk | "each" }[] = [];
  for (const { cue, at, length } of questionsCues.matches(text)) {
    if (cue.kind === "outside") {
      excluding.set(at + length, at);
      continue;
    }
    const [kind, value] = cue.kind.split(":") as [string, string | undefined];
    if (kind === "compare") {
      compared.push({ at, length, ask: value as FactAsk | "each" });
      continue;
    }
    mark(at, length);
    if (kind === "ask") asks.add(value as FactAsk);
    if (kind === "service") service ??= value as Service;
    if (kind === "gender") gender = value as "female" | "male";
    if (kind === "audience" && value !== undefined) audience.add(value);
  }
  for (const { at, length } of courtesiesCues.matches(text)) mark(at, length);
  const calendar = calendarCues.matches(text);
  for (const { cue, at, length } of calendar)
    if (!/^(?:closed|closes|except)$/u.test(cue.kind)) mark(at, length);
  const marks = marksOf(text.join(" "));
  const time = marks.map((_, at) => timeAt(marks, at)).find((each) => each?.isExplicit === true);
  text.forEach((word, at) => {
    if (/^\d{1,2}$/u.test(word) && calendar.length > 0) mark(at, 1);
  });
  const isNow = marks.some((each) => isKind(each, "now"));
  const isDated =
    !asks.has("stock") && calendar.some(({ cue }) => cue.kind === "today" || cue.kind === "tomorrow");
  if ((isNow || isDated) && asks.has("presence")) asks.add("open_now");
  // The "Khamis" in Khamis Mushait is not Thursday.
  const dated = [...text];
  const places = findPlaces(text).map(({ key, isCountry, at, length }): NamedPlace => {
    const from = excluding.get(at);
    mark(from ?? at, at + length - (from ?? at));
    dated.fill("", at, at + length);
    const named = text.slice(at, at + length);
    const written = asWritten(question, named);
    return { key, isCountry, written, isKnown: named.some(isKnown), isExcluded: from !== undefined };
  });
  const methods = matchMethodsAt(text).map(({ method, at, length }) => {
    mark(at, length);
    return method;
  });
  const zones = findZones(text, facts.zones, mark);
  if (asks.has("delivery") && places.length + zones.length > 1)
    for (const { at, length, ask } of compared) {
      mark(at, length);
      if (ask !== "each") asks.add(ask);
    }
  const called = findBranches(text, facts.branches, audience, places, mark);
  const unrecognized =
    places.length === 0 && called.length === 0 ? unknownBranch(text, explained, isKnown) : undefined;
  const alike = unrecognized === undefined ? [] : findSimilarBranches(text[unrecognized]!, facts.branches);
  const branches = alike.length === 1 ? alike : called;
  if (unrecognized !== undefined && alike.length === 1) mark(unrecognized, 1);
  else if (unrecognized !== undefined && isInOneScript(text[unrecognized]!, facts.branches)) {
    mark(unrecognized, 1);
    const written = asWritten(question, [text[unrecognized]!]);
    places.push({ key: text[unrecognized]!, isCountry: false, written, isKnown: false, isExcluded: false });
  }
  const days = daysIn(dated.join(" "));
  const hasDay = days.length > 0 || isDated;
  const people = findPeople(text, facts.people, { asks, gender, isNow, hasDay }, explained, mark);
  if (people.asksFee === true) asks.add("fee");
  const relativeDay = calendar
    .map(({ cue }) => cue.kind)
    .find((kind) => kind === "today" || kind === "tomorrow");
  return {
    asks,
    branches,
    places,
    zones,
    departments: [],
    methods: [...new Set(methods)],
    people: people.found,
    isAboutPeople: people.isAbout,
    placeOfPeople: people.place,
    isOfThem: people.isOfThem,
    gender,
    days,
    relativeDay: relativeDay as FactFrame["relativeDay"],
    isNow,
    time: time?.half === "fixed" ? time.minutes : undefined,
    isRamadan: marks.some((each) => isKind(each, "ramadan") || valueOf(each, "season") !== undefined),
    service,
    unexplained: text.filter((word, at) => !explained.has(at) && !isSilent(word)),
    length: text.length,
    leans: leansPattern.test(question.trim()) || pronounPattern.test(` ${text.join(" ")} `),
  };
}

/** An unknown name beside "branch": "فرع الحمدانية", "the Hamdania branch". */
function unknownBranch(
  text: readonly string[],
  explained: ReadonlySet<number>,
  isKnown: IsKnown,
): number | undefined {
  const branch = text.findIndex((word) => /^(?:و|ل|ب)?(?:ال)?فرع(?:كم)?$|^branch$/u.test(word));
  if (branch === -1) return undefined;
  const at =
    text[branch] === "branch" ? branch - 1 : branch + (/^(?:في|ب)$/u.test(text[branch + 1] ?? "") ? 2 : 1);
  const name = text[at];
  const isName = name !== undefined && name.length > 3 && !explained.has(at) && !isSilent(name);
  return isName && !isKnown(name) ? at : undefined;
}

/** Words of a question in the customer's spelling, without prefixes of the first word. */
function asWritten(question: string, found: readonly string[]): string {
  const all = question.split(/\s+/u).map((word) => word.replace(/[^\p{L}\p{M}\p{N}]+/gu, ""));
  const at = all.findIndex((_, i) => found.every((word, j) => words(all[i + j] ?? "").join("") === word));
  const spelt = at === -1 ? found.join(" ") : all.slice(at, at + found.length).join(" ");
  const places = formsOf(spelt).filter((form) => findPlaces(words(form)).length > 0);
  const withArticle = places.find((form) => form.startsWith("ال"));
  if (withArticle !== undefined) return withArticle;
  // The shortest form is the name itself: "لبريطانيا" is "to Britain".
  const [shortest] = places.toSorted((one, other) => one.length - other.length);
  if (shortest === undefined || shortest === spelt) return spelt;
  return /^[وف]?لل/u.test(spelt) ? `ال${shortest}` : shortest;
}

function isSilent(word: string): boolean {
  return tokenOf(word).isFunction || word.length < 2;
}
