import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { Branch, ContactPoint, ContactType } from "#server/answers/facts/facts.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { clausesByBranch } from "./hours-pieces.ts";
import { findNamedBranches } from "./named-branches.ts";
import type { Section } from "./sections.ts";
import { Signs } from "./signs.ts";

const emailPattern = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s،,؛;)]+|(?<![@\w.])(?:[a-z0-9-]+\.)+(?:com|net|org|sa|ae|kw|qa|bh|om|eg|jo|shop|store|me|example|io|co)(?:\/[^\s،,؛;)]*)?/giu;
const handlePattern = /@[\w.]{2,29}\w|(?<![\w@.])[\w.]{3,30}@(?![\w.])/gu;
/** Telephone numbers of eight to fifteen digits; years, prices and codes are shorter. */
const phonePattern = /(?<![\d.,/-])\+?(?:\d[\s-]?){7,14}\d(?![\d.,]*\d)/gu;
/** Prefixes of the region: mobile, landline, unified and toll-free numbers, country codes. */
const likelyPattern = /^(?:\+|00|0[1-9]|9200|800|5\d{8}$|1[0-9]{3}$|[2569]\d{7}$)/u;
const mailboxPurposePattern = factPattern(String.raw`^(?:{mailbox}|recruit\w*)@`, "iu");
const onlyPattern = /فقط|(?<!\p{L})only(?!\p{L})/iu;

function digitsOf(number: string): string {
  return number.replace(/[\s-]/gu, "");
}

const whatsappPattern = /واتس\p{L}*|whats\s?app/iu;
const telephonePattern = factPattern(
  String.raw`{telephone_stem}\p{L}*|{telephone}|رقم\s+موحد|الرقم\s+الموحد|tel\b`,
  "iu",
);
const eitherPattern = new RegExp(`(?:${whatsappPattern.source})|(?:${telephonePattern.source})`, "giu");
/** "الواتساب والاتصال", "call or WhatsApp": one number for both. */
const joinedPattern = factPattern(String.raw`^\s*(?:{joins_numbers}|[/،,&])?\s*(?:و|ال|وال)?$`, "iu");

/** The kind of a number by the nearest words before it, and words joined to these. */
function typesBefore(text: string, at: number): ContactType[] {
  const clause = text.slice(Math.max(0, at - 60), at);
  const [nearest, before] = [...clause.matchAll(eitherPattern)].toReversed();
  if (nearest === undefined) return [];
  const typeOf = (word: string): ContactType => (whatsappPattern.test(word) ? "whatsapp" : "telephone");
  const types = [typeOf(nearest[0])];
  if (
    before !== undefined &&
    joinedPattern.test(clause.slice(before.index + before[0].length, nearest.index))
  )
    types.push(typeOf(before[0]));
  return [...new Set(types)];
}

/** One number of the whole business. */
const unifiedPattern = /موحد|unified/iu;
/** Numbers with their kind before each: "جوال الطائف … وجوال مكة … والموحد …". */
const anotherNumberPattern = factPattern(
  String.raw`(?<=\d)\s*[،,]?\s+(?=و(?:ال)?(?:{number_named}|واتس\p{L}*)(?!\p{L}))`,
);

interface Part {
  text: string;
  branches: number[];
}

/** Numbers that each stand beside their branch; undefined where they do not. */
function numbersByBranch(text: string, branches: readonly Branch[]): Part[] | undefined {
  const parts = withAsciiDigits(text).split(anotherNumberPattern);
  const named = parts.map((part) => (unifiedPattern.test(part) ? [] : findNamedBranches(part, branches)));
  const isOneBranchEach = parts.every((part, at) => unifiedPattern.test(part) || named[at]!.length === 1);
  if (parts.length < 2 || !isOneBranchEach) return undefined;
  return parts.map((part, at) => ({ text: part, branches: named[at]! }));
}

/** A sentence on several branches, in parts on one branch each ("Riyadh …, tel. 1, and Jeddah …, tel. 2"). */
function partsOf(text: string, line: readonly number[], branches: readonly Branch[]): Part[] {
  if (line.length < 2) return [{ text, branches: [...line] }];
  const parts = clausesByBranch(text, (clause) => findNamedBranches(clause, branches));
  return parts.map((part) => ({ ...part, branches: part.branches.length > 1 ? [] : part.branches }));
}

interface Source {
  text: string;
  quote: string;
  entry: number;
  branches: number[];
  purpose: string | undefined;
}

function pointsIn({ text: raw, quote, entry, branches, purpose }: Source): ContactPoint[] {
  const text = withAsciiDigits(raw);
  const found: { contactType: ContactType; value: string; purpose?: string }[] = [];
  for (const [value] of text.matchAll(emailPattern))
    found.push({
      contactType: "email",
      value,
      ...(mailboxPurposePattern.test(value) && { purpose: purpose ?? value }),
    });
  const rest = text.replace(emailPattern, " ".repeat(8));
  if (new Signs(text).has("contact:social"))
    for (const [value] of rest.matchAll(handlePattern))
      found.push({ contactType: "social", value: `@${value.replaceAll("@", "")}` });
  for (const [value] of rest.matchAll(linkPattern))
    found.push({ contactType: "url", value: value.replace(/\.$/u, "") });
  for (const match of rest.matchAll(phonePattern)) {
    const value = digitsOf(match[0]);
    const types = typesBefore(rest, match.index);
    if (types.length === 0 && likelyPattern.test(value)) types.push("telephone");
    found.push(...types.map((contactType) => ({ contactType, value })));
  }
  const condition = onlyPattern.test(text) && found.length === 1 ? text.trim() : undefined;
  return found.map((point) => ({
    ...point,
    branches,
    entry,
    quote,
    ...(point.purpose === undefined && purpose !== undefined && { purpose }),
    ...(condition !== undefined && { condition }),
  }));
}

/**
 * Extracts the contacts of the business. A repeated contact is kept once, without a purpose where one mention has none.
 */
export function extractContacts(sections: readonly Section[], branches: readonly Branch[]): ContactPoint[] {
  const found: ContactPoint[] = [];
  // The only place of a business needs no name.
  const named = branches.some(({ name }) => name === "") ? [] : branches;
  for (const section of sections) {
    const title = new Signs(section.title);
    const ofSection = section.isQuestion && (title.has("purpose") || !title.has("section:contact"));
    let line: number[] = findNamedBranches(section.heading, branches);
    const start = line;
    let namedInLine = new Set<number>();
    for (const { text, entry, opensLine } of section.sentences) {
      const own = findNamedBranches(text, named);
      if (opensLine) {
        line = start;
        namedInLine = new Set();
      }
      for (const branch of own) namedInLine.add(branch);
      // After sentences on several branches, one that names none is about all of them.
      if (own.length > 0) line = own;
      else if (namedInLine.size > 1) line = [];
      const signs = new Signs(text);
      const isForAll = signs.has("all_branches") || unifiedPattern.test(text);
      const purpose =
        signs.has("purpose") || (ofSection && title.has("purpose")) ? section.heading : undefined;
      const parts =
        numbersByBranch(text, named) ?? (isForAll ? [{ text, branches: [] }] : partsOf(text, line, named));
      for (const part of parts) found.push(...pointsIn({ ...part, quote: text, entry, purpose }));
    }
    for (const row of section.rows) {
      // Numbers in a table of goods are no telephone numbers.
      const text = row.cells.map((cell) => `${cell.heading} ${cell.text}`).join("، ");
      const signs = new Signs(text);
      if (
        !signs.has("contact:telephone") &&
        !signs.has("contact:whatsapp") &&
        !signs.has("contact:email") &&
        !signs.has("contact:social")
      )
        continue;
      const own = findNamedBranches(row.cells[0]?.text ?? "", named);
      found.push(...pointsIn({ text, quote: text, entry: row.entry, branches: own, purpose: undefined }));
    }
  }
  const kept = new Map<string, ContactPoint>();
  for (const point of found) {
    const key = `${point.contactType} ${point.value}`;
    const known = kept.get(key);
    if (known === undefined || (known.purpose !== undefined && point.purpose === undefined))
      kept.set(key, point);
  }
  return [...kept.values()];
}
