import type { Person } from "#server/answers/facts/facts.ts";
import { words } from "#server/answers/text/words.ts";
import { daysIn, scheduleOf } from "./schedule.ts";
import type { Section, TableRow } from "./sections.ts";
import { Signs } from "./signs.ts";

const femaleSource =
  "الدكتورة|دكتورة|الأستاذة|الاستاذة|المعلمة|المدربة|الأخصائية|الخبيرة|المصففة|الطبيبة|المحامية|المهندسة|Ms|Mrs|Miss";
const maleSource =
  "الدكتور|دكتور|الأستاذ|الاستاذ|المعلم|المدرب|الأخصائي|الطبيب|المحامي|المهندس|الكابتن|الشيف|Mr";
const either = "د\\.|أ\\.|كابتن|كوتش|Dr\\.?|Doctor|Coach|Prof\\.?|Captain|Chef";
const roles =
  "استشاري|استشارية|أخصائي|أخصائية|اخصائي|اخصائية|طبيب|طبيبة|مدرب|مدربة|معلم|معلمة|محامي|محامية|مهندس|مهندسة|فني|خبير|خبيرة|مصفف|مصففة|مدير|مديرة|مستشار|مستشارة|جراح|جراحة|رئيس|متخصص|متخصصة";
/** A title and a name of one to three words, before a role, punctuation or a verb. */
const personArPattern = new RegExp(
  String.raw`(?<!\p{L})(?:و)?(${femaleSource}|${maleSource}|د\.|أ\.|كابتن|كوتش)\s+((?!في\s)[\p{L}]+(?:\s(?!${roles}|في\s|من\s|[يت]داوم|[يت]عمل|[يت]تواجد|موجود|متواجد|متوفر|متاح|هي\s|هو\s|لل)[\p{L}]+){0,2})(?=\s|[،,:.(]|$)`,
  "u",
);
const personEnPattern = new RegExp(
  String.raw`\b(Ms\.?|Mrs\.?|Miss|Mr\.?|${either})\s+([A-Z][\p{L}'-]+(?:\s(?:[A-Z][\p{L}'-]+|Al|al-[\p{L}]+)){0,2})`,
  "u",
);
const feePattern =
  /(?:كشفيت\p{L}*|الكشفية|معاينت\p{L}*|جلست\p{L}*|سعر (?:الكشف|الجلسة)|رسوم (?:الكشف|الاستشارة)|(?:consultation|session)?\s?fee)\D{0,12}?((?:SAR|AED|USD)?\s?\d[\d.,]*\s?(?:ريال\p{L}*|درهم\p{L}*|دينار\p{L}*|ر\.س|SAR|AED|KWD|SR)?)/iu;
/** "طبيبة العيون الدكتورة …", "مدرب السباحة الكابتن …": the role before the title. */
const ledByRolePattern = new RegExp(String.raw`^و?(?:ال)?(?:${roles})(?:\s\p{L}+){0,2}$`, "u");
const doesPattern =
  /^(?:و?(?:موجود|متواجد)|و?(?:ي|ت)(?:داوم|عمل|تواجد|وجد)|من\s|يوميا|يوم|كل|الأحد|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|works|available|sees|is in|on)/iu;

/** Sentences about the person mentioned before: "الدكتورة في إجازة …", "She is on leave …". */
const isAboutPattern = new RegExp(
  String.raw`^(?:و?(?:${femaleSource}|${maleSource})\s+(?:في|لا|لن|غير|متاح|متاحة|سيكون|ستكون)\s|و?(?:هي|هو)\s|(?:she|he)\s)`,
  "iu",
);

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
  if (new RegExp(`^(?:${femaleSource})$`, "u").test(own)) return "female";
  return new RegExp(`^(?:${maleSource})$`, "u").test(own) ? "male" : undefined;
}

function personOf(title: string, name: string, told: string, entry: number): Person {
  const rest = told.slice(told.indexOf(name) + name.length);
  const gender =
    genderOf(title) ??
    (/استشارية|أخصائية|طبيبة|مدربة|معلمة|تداوم|كشفيتها|\bshe\b|\bher\b/u.test(rest) ? "female" : undefined);
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
    quote: told.trim(),
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
  const told = `${bare}، ${role ?? ""}، ${[days, hours].filter(Boolean).join(" ")}`;
  const person = personOf(match?.[1] ?? "", bare, told, row.entry);
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
      const pieces = text.split(/(?<=[،,.؛])\s*(?=و?(?:الدكتور|الدكتورة|المدرب|المدربة|الأستاذ|الأستاذة)\s)/u);
      for (const piece of pieces) {
        const match = personArPattern.exec(piece) ?? personEnPattern.exec(piece);
        const lead = piece.slice(0, match?.index ?? 0).trim();
        const startsWith = match !== null && (match.index <= 3 || ledByRolePattern.test(lead));
        if (startsWith) {
          const told = personOf(match[1]!, match[2]!.trim(), piece, entry);
          const person = match.index <= 3 ? told : { ...told, jobTitle: told.jobTitle || lead };
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
