import type { Person } from "#server/answers/facts/facts.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";
import { daysIn, scheduleOf } from "./schedule.ts";

const peopleCues = findCues("people");
const peoplePattern = (source: string, flags?: string): RegExp => cuePattern(peopleCues, source, flags);

/** A title and a name of one to three words, before a role, punctuation or a verb. */
export const personArPattern = peoplePattern(
  String.raw`(?<!\p{L})(?:و)?({female_title}|{male_title}|{any_title})\s+((?!في\s)[\p{L}]+(?:\s(?!{role}|(?:في|من|هي|هو)\s|[يت]{works}|{present}|لل)[\p{L}]+){0,2})(?=\s|[،,:.(]|$)`,
);
export const personEnPattern = peoplePattern(
  String.raw`\b({english_title}|{any_title})\s+([A-Z][\p{L}'-]+(?:\s(?:[A-Z][\p{L}'-]+|Al|al-[\p{L}]+)){0,2})`,
);
const feePattern = peoplePattern(
  String.raw`(?:{fee_stem}\p{L}*|{fee}|(?:consultation|session)?\s?fee)\D{0,12}?((?:SAR|AED|USD)?\s?\d[\d.,]*\s?(?:(?:ريال|درهم|دينار)\p{L}*|ر\.س|SAR|AED|KWD|SR)?)`,
  "iu",
);
const doesPattern = peoplePattern(
  String.raw`^(?:و?(?:موجود|متواجد)|و?(?:ي|ت){is_there}|من\s|{begins_times})`,
  "iu",
);

const femaleTitlePattern = peoplePattern("^{female_title}$");
const maleTitlePattern = peoplePattern("^{male_title}$");
const femaleSignPattern = peoplePattern(String.raw`{female_sign}|\bshe\b|\bher\b`);
/** A role with a place in the sentence before the days: "استشاري زراعة الأسنان وجراحة الفم". */
function roleOf(rest: string): string {
  const clause = (rest.split(/[،,;:–]|\s-\s/u)[0] ?? "").trim();
  const words = clause.split(/\s+/u);
  const end = words.findIndex(
    (word, at) => doesPattern.test(words.slice(at).join(" ")) || /^في$/u.test(word),
  );
  return (end === -1 ? words : words.slice(0, end)).join(" ").replace(/^(?:is (?:a|our|an)\s)/iu, "");
}

function namesOf(name: string): string[] {
  const all = words(name).map((word) => word);
  return [...new Set([all.join(" "), ...all.filter((word) => word.length > 2 && word !== "ال")])];
}

function genderOf(title: string): Person["gender"] {
  const own = title.replace(/\.$/u, "");
  if (femaleTitlePattern.test(own)) return "female";
  return maleTitlePattern.test(own) ? "male" : undefined;
}

/** A person of a text, by what it says behind the name. */
export function personOf(title: string, name: string, description: string, entry: number): Person {
  const rest = description.slice(description.indexOf(name) + name.length);
  const gender = genderOf(title) ?? (femaleSignPattern.test(rest) ? "female" : undefined);
  const fee = feePattern.exec(rest)?.[1]?.trim();
  const hours = scheduleOf(rest).flatMap(({ dayOfWeek, opens, closes }) =>
    dayOfWeek === undefined || closes === 0 ? [] : [{ dayOfWeek, opens, closes }],
  );
  const days = hours.length > 0 ? [] : daysIn(rest);
  return {
    name,
    names: namesOf(name),
    title,
    jobTitle: roleOf(rest),
    hours: days.length > 0 ? [{ dayOfWeek: days, opens: 0, closes: 0 }] : hours,
    notes: [],
    entry,
    quote: description.trim(),
    ...(gender !== undefined && { gender }),
    ...(fee !== undefined && { fee }),
  };
}
