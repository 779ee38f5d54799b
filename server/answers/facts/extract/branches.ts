import type { Branch } from "#server/answers/facts/facts.ts";
import { findPlaces } from "#server/answers/facts/places.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { readCountedBranches } from "./counted-branches.ts";
import { daysIn, scheduleOf } from "./schedule.ts";
import type { Section, Sentence, TableRow } from "./sections.ts";
import { Signs } from "./signs.ts";

const branchCues = findCues("branches");
const branchPattern = (source: string, flags?: string): RegExp => cuePattern(branchCues, source, flags);

/**
 * Branches introduced by the word: "فرع الملقا في …", "وفرع جدة تحت التجهيز". A name has one to three words and ends
 * before a preposition or punctuation.
 */
const branchArPattern = branchPattern(
  String.raw`(?<![\p{L}])و?(?:ب|ل)?(?:فرع(?:نا)?|{numbered_place}\s+{number_of_place}|{numbered_place_feminine}\s+{number_of_place_feminine}|{place})\s+(?:في\s+|ب(?=ال))?((?!{begins_no_name})[\p{L}]+(?:\s(?!(?:في|على|من|هو)\b|{goes_on}|لل\p{L})[\p{L}]+){0,2}?)(?=\s*[:：،,.(\-–]|\s+(?:{after_name}|لل\p{L}+)|\s*$)`,
);
/** Words for places that are mostly only mentioned. */
const officePattern = branchPattern(String.raw`^و?(?:ب|ل)?(?:ال)?{office}\s`);
/** Prepositions before landmarks: "خلف معرض الشايع". */
const besideLandmarkPattern = branchPattern(String.raw`{beside}\s+$`, "iu");
const branchEnPattern = branchPattern(
  String.raw`(?:^|[.;,:]\s*|\b(?:our|the|in|at|and)\s+)((?!{no_name})[A-Z][\p{L}'-]+(?:\s[A-Z][\p{L}'-]+){0,2})\s+[Bb]ranch\b`,
);
/** "Riyadh: King Fahd Road, …", "جدة: حي الروضة، …" in an answer to "where are you?". */
const labelledPattern = /^[\s•*\-–\d.)]*((?:\p{L}[\p{L}'’]*\s?){1,4}?)\s*[:：–-]\s+(.{6,})$/u;
const phonePattern = /\+?\d[\d\s-]{6,}\d/u;
/** The beginning of a clause about another branch. */
const anotherPattern = branchPattern(String.raw`[،,]\s*(?=و?(?:ال)?{another}\s)`);
/** Words before an address that only name its owner. */
const introductionPattern = branchPattern(
  String.raw`^{introduces_address}\s*[:：]?\s+|^(?:[^،,:]{0,40}?(?:\sفي\s|:\s*|\sعلى\s|\b(?:located|is|are)\s+(?:at|in|on)\s|\s(?:at)\s))`,
);
/** "الموقع: …": what follows is the address, whatever the section is about. */
const introducedPattern = branchPattern(String.raw`^{introduces_address}\s*[:：]`, "iu");
const endsAddressPattern = branchPattern(
  String.raw`(?<!\p{L})(?:و?ال|و)?{telephone}(?:ه|ها|نا)?(?!\p{L})|(?<!{has_number}\s)رقم|(?<!\p{L})و?(?:[يتن]{opens}|{hours_stem}\p{L}*|{hours_word})(?!\p{M}*\p{L})|{ends_address}`,
  "iu",
);
const maxAnswerCharacters = 220;
/** A sentence with two of these words is an address, even without an introduction. */
const minSigns = 2;
/** "لنا ثلاثة فروع: العليا (طريق العروبة)، والنخيل (…)", "Our branches: Olaya (King Road), …". */
const listedPattern = /(?:فروع|فروعنا|branches)[^:：]{0,20}[:：]\s*(.+)$/iu;
const listedOnePattern = /^و?([^()]{2,30}?)\s*\(([^()]+)\)$/u;
/** Words that introduce a list or a week, which are no names. */
const introducesPattern = branchPattern("{introduces_list}", "iu");
const notANamePattern = branchPattern("^{label}", "iu");

/** An hour at which something opens or begins ends an address as well ("gate 3 from 10 am"). */
const hourMinutes = branchPattern(
  String.raw`(?:^|\s)(?:من|from|the)?\s*(?:الساعة\s+)?\d{1,2}(?::\d{2})?\s*(?:{part_of_day}|(?:ص|م|am|pm)(?!\p{L}))`,
  "iu",
);
const leftOverPattern = branchPattern(String.raw`\s+{left_over}$`, "iu");

/** The address at the beginning of a text: it ends before a telephone number, a word for one, or an hour. */
function withoutContact(text: string): string {
  const ends = [phonePattern, endsAddressPattern, hourMinutes].flatMap(
    (end) => withAsciiDigits(text).match(end)?.index ?? [],
  );
  const end = Math.min(text.length, ...ends);
  // Words that remain of the clause that ends here ("and its", "which is").
  return text
    .slice(0, end)
    .replace(/^\s*\([^)]*\)/u, "")
    .replace(leftOverPattern, "")
    .replace(/^[\s:：،,–-]+|[\s:：،,.؛;–(-]+$/gu, "")
    .trim();
}

function cityOf(text: string): string | undefined {
  return findPlaces(words(text)).find(({ isCountry }) => !isCountry)?.key;
}

/** Names with the city: "Riyadh - Narjis". */
const districtPattern = branchPattern(String.raw`^{district}\s+`);
const partedPattern = /\s+[-–—/]\s+/u;

/**
 * A branch is called by its whole name, and by its first word where that is its own; of "city - district" by what is no
 * city, because other branches may be in the same one.
 */
function namesOf(name: string): string[] {
  const all = words(name);
  const parts = name.split(partedPattern);
  const own =
    parts.length > 1
      ? parts
          .filter((part) => cityOf(part) === undefined)
          .flatMap((part) => [words(part).join(" "), words(part.replace(districtPattern, "")).join(" ")])
      : all.slice(0, all.length > 1 ? 1 : 0).filter((word) => daysIn(word).length === 0);
  return [...new Set([all.join(" "), ...own])].filter(Boolean);
}

export function branchOf(
  name: string,
  address: string,
  status: Branch["status"],
  { entry, quote }: { entry: number; quote: string },
  city = cityOf(`${name} ${address}`),
): Branch {
  return { name, names: namesOf(name), address, status, entry, quote, ...(city !== undefined && { city }) };
}

function fromSentence(sentence: Sentence, section: Section, signs: Signs): Branch[] {
  const found: Branch[] = [];
  const { text, entry } = sentence;
  for (const clause of text.split(anotherPattern)) {
    const match = branchArPattern.exec(clause) ?? branchEnPattern.exec(clause);
    // Outside a section about places an office is only mentioned: "we leave from the Khobar office".
    if (match === null || (!signs.has("section:where") && officePattern.test(match[0]))) continue;
    if (besideLandmarkPattern.test(clause.slice(0, match.index))) continue;
    const name = match[1]!.trim();
    const own = new Signs(clause);
    const rest = clause.slice(match.index + match[0].length);
    if (own.has("planned")) found.push(branchOf(name, "", "planned", { entry, quote: clause.trim() }));
    else if (own.has("address") && (signs.has("section:where") || own.count("address") >= minSigns))
      found.push(branchOf(name, withoutContact(rest), "open", { entry, quote: text }));
  }
  if (found.length > 0 || !signs.has("section:where")) return found;
  const listed = listedBranches(sentence);
  if (listed.length > 0) return listed;
  const counted = readCountedBranches(text);
  if (counted.length > 0)
    return counted.map(({ name, address }) =>
      branchOf(name, withoutContact(address), "open", { entry, quote: text }),
    );
  const labelled = labelledPattern.exec(text);
  if (labelled === null || notANamePattern.test(labelled[1]!) || introducesPattern.test(labelled[1]!))
    return [];
  // An address may end after a number ("… office 12. Saturday to Thursday 9 to 1"), where a sentence does not.
  const [address = ""] = labelled[2]!.split(/(?<=\d)\.\s+(?=\p{L})/u);
  if (scheduleOf(address).length > 0) return [];
  const name = labelled[1]!.replace(/^(?:فرع|(?:ال)?(?:مكتب|معرض))\s+/u, "").trim();
  const isPlace = cityOf(name) !== undefined;
  if (!isPlace && !new Signs(address).has("address")) return [];
  return section.title === ""
    ? []
    : [branchOf(name, withoutContact(address), "open", { entry, quote: text })];
}

/** Several branches in one sentence, each with its address in brackets. */
function listedBranches({ text, entry }: Sentence): Branch[] {
  const list = listedPattern.exec(text)?.[1]?.replace(/[.؛;]\s*$/u, "");
  const items = list?.split(/[،,](?![^(]*\))/u).map((item) => listedOnePattern.exec(item.trim())) ?? [];
  if (items.length < 2 || items.some((item) => item === null)) return [];
  return items.map((item) => branchOf(item![1]!.trim(), item![2]!.trim(), "open", { entry, quote: text }));
}

/** The city in brackets beside a name: "Olaya (Riyadh)". */
const besideNamePattern = /\s*\(([^()]*)\)\s*/u;

/** Whether a column tells hours, by the days or the part of the day in its heading ("Saturday to Thursday", "evening"). */
function tellsHours({ heading, text }: TableRow["cells"][number]): boolean {
  const isOfTimes = daysIn(heading).length > 0 || new Signs(heading).has("heading:shift");
  return isOfTimes && scheduleOf(text, true).length > 0;
}

/** A row of a table of branches; in one whose names stand under no heading, only what else it tells shows that. */
function fromRow(row: TableRow, isWhere: boolean): Branch[] {
  const signs = row.cells.map(({ heading }) => new Signs(heading));
  const cell = (kind: string): string | undefined =>
    row.cells.find((_, at) => signs[at]!.has(`heading:${kind}`))?.text;
  // With "Location" and "Address" as columns, the location is the name.
  const addresses = signs.filter((each) => each.has("heading:address"));
  const namedOnly = row.cells.findIndex(
    (_, at) => signs[at]!.has("heading:branch") && !signs[at]!.has("heading:address"),
  );
  const either = signs.findIndex((each) => each.has("heading:branch"));
  const named = namedOnly === -1 && addresses.length > 1 ? either : namedOnly;
  const first = row.cells[named === -1 ? 0 : named];
  const address = row.cells.find((_, at) => at !== named && signs[at]!.has("heading:address"))?.text;
  const others = ["phone", "hours", "city", "map"].filter((kind) => cell(kind) !== undefined);
  const isOpen = row.cells.some(tellsHours) || scheduleOf(cell("hours") ?? "", true).length > 0;
  const tellsMore = others.length > 0 || isOpen;
  if (first === undefined || first.text === address || !tellsMore) return [];
  // A name under "branch" counts without an address, which the texts may contain.
  if (address === undefined && (named === -1 || !isOpen)) return [];
  const isReached = isOpen || phonePattern.test(cell("phone") ?? "");
  if (named === -1 && (first.heading !== "" || !(isWhere || isReached))) return [];
  const beside = besideNamePattern.exec(first.text)?.[1];
  const name = first.text
    .replace(besideNamePattern, " ")
    .trim()
    .replace(/^فرع\s+/u, "")
    .replace(/\s+branch$/iu, "");
  // Amounts and codes name no branch.
  if (!/\p{L}{2}/u.test(name) || /^[\d٠-٩]/u.test(name)) return [];
  const city = cell("city") ?? (beside !== undefined && cityOf(beside) !== undefined ? beside : undefined);
  const place = [city ?? (address === undefined ? beside : undefined), address].filter(Boolean).join("، ");
  const planned = row.cells.some(({ text }) => new Signs(text).has("planned"));
  const quote = row.cells.map(({ text }) => text).join(" | ");
  // A quarter may have the name of a city elsewhere; the city beside it decides.
  const own = cityOf(cell("city") ?? beside ?? "") ?? cityOf(`${name} ${place}`);
  const branch = branchOf(name, place, planned ? "planned" : "open", { entry: row.entry, quote }, own);
  // "Doha (Dhahran)" is also the Dhahran branch. Known cities are found as cities and may have several branches.
  const isAlias = named !== -1 && beside !== undefined && cityOf(beside) === undefined;
  const also = isAlias ? [words(beside).join(" ")].filter(Boolean) : [];
  const map = cell("map");
  const names = [...new Set([...branch.names, ...also])];
  return [{ ...branch, names, ...(map !== undefined && { map }) }];
}

/**
 * All sentences of a section, joined only where one of them mentions a place, because a section may be a whole book.
 */
const wholeOf = (section: Section): string => section.sentences.map(({ text }) => text).join(" ");

/** The beginning of a clause that tells where the business itself is: "…, والمكتب في حي الخالدية". */
const premisesPattern = branchPattern(String.raw`[،,]\s*(?=و?(?:ال{office}|{office}نا)\s(?:في|على|ب\p{L}))`);

/** The one place of a business that has no branches. */
function onlyPlace(sections: readonly Section[]): Branch[] {
  for (const announced of [true, false])
    for (const section of sections) {
      const isWhere = new Signs(section.title).has("section:where");
      if (announced !== isWhere) continue;
      const clauses = section.sentences.flatMap(({ text, entry }) =>
        text.split(premisesPattern).map((clause) => ({ text: clause, entry })),
      );
      for (const { text, entry } of clauses) {
        const signs = new Signs(text);
        const address = withoutContact(text.replace(introductionPattern, ""));
        const isAddress = isWhere || introducedPattern.test(text.trim());
        const enough = signs.count("address") >= (isAddress ? 1 : minSigns + 1);
        // The answer to "where are you?" is kept whole, because it may say that there is no shop.
        const whole = section.isQuestion && isWhere && enough ? wholeOf(section) : "";
        if (whole !== "" && whole.length <= maxAnswerCharacters)
          return [
            { name: "", names: [], address: whole, status: "open", entry, quote: whole, ...cityPart(text) },
          ];
        if (enough && address !== "" && !phonePattern.test(address) && !signs.has("planned"))
          return [{ name: "", names: [], address, status: "open", entry, quote: text, ...cityPart(text) }];
      }
    }
  return [];
}

function cityPart(text: string): { city?: string } {
  const city = cityOf(text);
  return city === undefined ? {} : { city };
}

/**
 * A branch that is told again: by its name, or by its city where only one of those told `before` is there: two rows of
 * a table, or two sentences beside one another, are two branches. -1: a new one.
 */
function positionOf(branch: Branch, found: readonly Branch[], before: number): number {
  const named = found.findIndex(({ names }) => names.includes(branch.names[0] ?? ""));
  const city = cityOf(branch.name);
  if (named !== -1 || city === undefined) return named;
  const there = found.slice(0, before).filter((each) => each.city === city);
  return there.length === 1 ? found.indexOf(there[0]!) : -1;
}

/** A branch with the address that a text tells where its table names no more than the city. */
function withAddress(branch: Branch, fromText: Branch): Branch {
  const hasOwn = words(branch.address).length > words(branch.city ?? "").length + 1;
  if (hasOwn || fromText.address === "" || branch.status === "planned") return branch;
  return { ...branch, address: fromText.address };
}

/** Where the business is; a branch told of twice is kept as it was told first. */
export function extractBranches(sections: readonly Section[]): Branch[] {
  const found: Branch[] = [];
  for (const section of sections) {
    const title = new Signs(section.title);
    const rows = section.rows.flatMap((row) => fromRow(row, title.has("section:where")));
    const inSentences = section.sentences.flatMap((sentence) => fromSentence(sentence, section, title));
    for (const group of [rows, inSentences]) {
      const before = found.length;
      for (const branch of group) {
        const known = positionOf(branch, found, before);
        if (known === -1) found.push(branch);
        else found[known] = withAddress(found[known]!, branch);
      }
    }
  }
  return found.some(({ status }) => status === "open") ? found : [...onlyPlace(sections), ...found];
}
