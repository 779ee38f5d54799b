import type { Person } from "#server/answers/facts/facts.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { personArPattern, personEnPattern, personOf } from "./person.ts";
import { readPersonRow } from "./person-row.ts";
import type { Section } from "./sections.ts";

const peoplePattern = (source: string, flags?: string): RegExp =>
  cuePattern(findCues("people"), source, flags);

/** "طبيبة العيون الدكتورة …", "مدرب السباحة الكابتن …": the role before the title. */
const ledByRolePattern = peoplePattern(String.raw`^و?(?:ال)?{role}(?:\s\p{L}+){0,2}$`);
/** Sentences about the person mentioned before: "الدكتورة في إجازة …", "She is on leave …". */
const isAboutPattern = peoplePattern(
  String.raw`^(?:و?(?:{female_title}|{male_title})\s+{tells_of_person}\s|و?(?:هي|هو)\s|(?:she|he)\s)`,
  "iu",
);
const nextPersonPattern = peoplePattern(String.raw`(?<=[،,.؛])\s*(?=و?{next_person}\s)`);

/** What stands in brackets behind a name: "Dr. Omar Bakri (surgery, Sunday to Wednesday 10 am - 6 pm)". */
const bracketPattern = /^\s*\(([^()]{3,160})\)/u;

const everyPersonPatterns = [personArPattern, personEnPattern].map(
  ({ source, flags }) => new RegExp(source, `${flags}g`),
);

/** The people of a sentence that tells of each in brackets; none where there are not at least two. */
function fromBrackets(text: string, entry: number): Person[] {
  const people = everyPersonPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [whole, title = "", name = ""] = match;
      const [, about] = bracketPattern.exec(text.slice(match.index + whole.length)) ?? [];
      return about === undefined ? [] : [personOf(title, name.trim(), `${name.trim()} ${about}`, entry)];
    }),
  );
  return people.length < 2 ? [] : people.filter(({ hours, fee }) => hours.length > 0 || fee !== undefined);
}

/** Extracts the people who work here, with days, hours and fee. A person needs at least two of role, days and fee. */
export function extractPeople(sections: readonly Section[]): Person[] {
  const found: Person[] = [];
  for (const section of sections) {
    for (const row of section.rows) {
      const person = readPersonRow(row);
      if (person !== undefined) found.push(person);
    }
    let last: Person | undefined;
    for (const { text, entry, opensLine } of section.sentences) {
      if (opensLine) last = undefined;
      const listed = fromBrackets(text, entry);
      found.push(...listed);
      if (listed.length > 0) continue;
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
