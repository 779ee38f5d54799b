import type { Person } from "#server/answers/facts/facts.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";
import { daysIn, scheduleOf } from "./schedule.ts";
import type { Section, TableRow } from "./sections.ts";
import { Signs } from "./signs.ts";

const peopleCues = findCues("people");
const peoplePattern = (source: string, flags?: string): RegExp => cuePattern(peopleCues, source, flags);

/** A title and a name of one to three words, before a role, punctuation or a verb. */
const personArPattern = peoplePattern(
  String.raw`(?<!\p{L})(?:و)?({female_title}|{male_title}|{any_title})\s+((?!في\s)[\p{L}]+(?:\s(?!{role}|(?:في|من|هي|هو)\s|[يت]{works}|{present}|لل)[\p{L}]+){0,2})(?=\s|[،,:.(]|$)`,
);
const personEnPattern = peoplePattern(
  String.raw`\b({english_title}|{any_title})\s+([A-Z][\p{L}'-]+(?:\s(?:[A-Z][\p{L}'-]+|Al|al-[\p{L}]+)){0,2})`,
);
const feePattern = peoplePattern(
  String.raw`(?:{fee_stem}\p{L}*|{fee}|(?:consultation|session)?\s?fee)\D{0,12}?((?:SAR|AED|USD)?\s?\d[\d.,]*\s?(?:(?:ريال|درهم|دينار)\p{L}*|ر\.س|SAR|AED|KWD|SR)?)`,
  "iu",
);
/** "طبيبة العيون الدكتورة …", "مدرب السباحة الكابتن …": the role before the title. */
const ledByRolePattern = peoplePattern(String.raw`^و?(?:ال)?{role}(?:\s\p{L}+){0,2}$`);
const doesPattern = peoplePattern(
  String.raw`^(?:و?(?:موجود|متواجد)|و?(?:ي|ت){is_there}|من\s|{begins_times})`,
  "iu",
);

/** Sentences about the person mentioned before: "الدكتورة في إجازة …", "She is on leave …". */
const isAboutPattern = peoplePattern(
  String.raw`^(?:و?(?:{female_title}|{male_title})\s+{tells_of_person}\s|و?(?:هي|هو)\s|(?:she|he)\s)`,
  "iu",
);
const femaleTitlePattern = peoplePattern("^{female_title}$");
const maleTitlePattern = peoplePattern("^{male_title}$");
const femaleSignPattern = peoplePattern(String.raw`{female_sign}|\bshe\b|\bher\b`);
const nextPersonPattern = peoplePattern(String.raw`(?<=[،,.؛])\s*(?=و?{next_person}\s)`);

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

function personOf(title: string, name: string, description: string, entry: number): Person {
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

function fromRow(row: TableRow): Person[] {
  const signs = row.cells.map(({ heading }) => new Signs(heading));
  const cell = (kind: string): string | undefined =>
    row.cells.find((_, at) => signs[at]!.has(`heading:${kind}`))?.text;
  const name = cell("person");
  const about = [cell("role"), cell("days"), cell("hours"), cell("personfee")];
  if (name === undefined || about.filter(Boolean).length < 2) return [];
  const match = personArPattern.exec(name) ?? personEnPattern.exec(name);
  const bare = match?.[2] ?? name;
  const [role, days, hours, fee] = about;
  const description = `${bare}، ${role ?? ""}، ${[days, hours].filter(Boolean).join(" ")}`;
  const person = personOf(match?.[1] ?? "", bare, description, row.entry);
  const quote = row.cells.map(({ text }) => text).join(" | ");
  return [{ ...person, jobTitle: role ?? "", quote, ...(fee !== undefined && { fee }) }];
}

/** Extracts the people who work here, with days, hours and fee. A person needs at least two of role, days and fee. */
export function extractPeople(sections: readonly Section[]): Person[] {
  const found: Person[] = [];
  for (const section of sections) {
    for (const row of section.rows) found.push(...fromRow(row));
    let last: Person | undefined;
    for (const { text, entry, opensLine } of section.sentences) {
      if (opensLine) last = undefined;
      const pieces = text.split(nextPersonPattern);
      for (const piece of pieces) {
        const match = personArPattern.exec(piece) ?? personEnPattern.exec(piece);
        const lead = piece.slice(0, match?.index ?? 0).trim();
        const startsWith = match !== null && (match.index <= 3 || ledByRolePattern.test(lead));
        if (startsWith) {
          const described = personOf(match[1]!, match[2]!.trim(), piece, entry);
          const person =
            match.index <= 3 ? described : { ...described, jobTitle: described.jobTitle || lead };
          const parts = [person.jobTitle !== "", person.hours.length > 0, person.fee !== undefined];
          if (parts.filter(Boolean).length >= 2) {
            found.push(person);
            last = person;
            continue;
          }
        }
        // A following sentence about the same person ("الدكتورة في إجازة حتى …").
        if (last !== undefined && !opensLine && isAboutPattern.test(piece)) last.notes.push(piece.trim());
      }
    }
  }
  const seen = new Set<string>();
  return found.filter(({ names }) => !seen.has(names[0]!) && seen.add(names[0]!));
}
