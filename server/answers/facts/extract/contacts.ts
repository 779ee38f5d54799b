import type { Branch, ContactPoint, ContactType } from "#server/answers/facts/facts.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { branchesNamed } from "./named-branches.ts";
import type { Section } from "./sections.ts";
import { Signs } from "./signs.ts";

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu;
const LINK =
  /(?:https?:\/\/|www\.)[^\s،,؛;)]+|(?<![@\w.])(?:[a-z0-9-]+\.)+(?:com|net|org|sa|ae|kw|qa|bh|om|eg|jo|shop|store|me|example|io|co)(?:\/[^\s،,؛;)]*)?/giu;
const HANDLE = /@[\w.]{3,30}|(?<![\w@.])[\w.]{3,30}@(?![\w.])/gu;
/** Eight to fifteen digits, as telephones are written; years, prices and codes are shorter. */
const PHONE = /(?<![\d.,/-])\+?(?:\d[\s-]?){7,14}\d(?![\d.,]*\d)/gu;
/** How numbers begin in the region: mobile, landline, unified and toll-free numbers, country codes. */
const LIKELY = /^(?:\+|00|0[1-9]|9200|800|5\d{8}$|1[0-9]{3}$|[2569]\d{7}$)/u;
const MAILBOX_PURPOSE =
  /^(?:jobs?|hr|careers?|cv|recruit\w*|wholesale|sales|b2b|billing|accounts?|invoices?|press|media|complaints?|suppliers?|legal|privacy)@/iu;
const ONLY = /فقط|(?<!\p{L})only(?!\p{L})/iu;

function digitsOf(number: string): string {
  return number.replace(/[\s-]/gu, "");
}

/** What the words before a number say that it is: the nearest of them decides. */
function typeBefore(text: string, at: number): ContactType | undefined {
  const clause = text.slice(Math.max(0, at - 60), at);
  const nearest = [
    ...clause.matchAll(
      /(واتس\p{L}*|whats\s?app)|(هاتف\p{L}*|الهاتف|جوال\p{L}*|تلفون|اتصال|اتصل|رقم\s+موحد|الرقم\s+الموحد|phone|tel\b|call|mobile)/giu,
    ),
  ].at(-1);
  return nearest === undefined ? undefined : nearest[1] === undefined ? "telephone" : "whatsapp";
}

interface Source {
  text: string;
  entry: number;
  branches: number[];
  purpose: string | undefined;
}

function pointsIn({ text: raw, entry, branches, purpose }: Source): ContactPoint[] {
  const text = withAsciiDigits(raw);
  const found: { contactType: ContactType; value: string; purpose?: string }[] = [];
  for (const [value] of text.matchAll(EMAIL))
    found.push({
      contactType: "email",
      value,
      ...(MAILBOX_PURPOSE.test(value) && { purpose: purpose ?? value }),
    });
  const rest = text.replace(EMAIL, " ".repeat(8));
  if (new Signs(text).has("contact:social"))
    for (const [value] of rest.matchAll(HANDLE))
      found.push({ contactType: "social", value: `@${value.replaceAll("@", "")}` });
  for (const [value] of rest.matchAll(LINK))
    found.push({ contactType: "url", value: value.replace(/\.$/u, "") });
  for (const match of rest.matchAll(PHONE)) {
    const value = digitsOf(match[0]);
    const type = typeBefore(rest, match.index);
    if (LIKELY.test(value) || type !== undefined) found.push({ contactType: type ?? "telephone", value });
  }
  const condition = ONLY.test(text) && found.length === 1 ? text.trim() : undefined;
  return found.map((point) => ({
    ...point,
    branches,
    entry,
    quote: raw,
    ...(point.purpose === undefined && purpose !== undefined && { purpose }),
    ...(condition !== undefined && { condition }),
  }));
}

/** How the business is reached; what is told twice is kept once, with the purpose it is free of where it has that. */
export function contactsIn(sections: readonly Section[], branches: readonly Branch[]): ContactPoint[] {
  const found: ContactPoint[] = [];
  for (const section of sections) {
    const title = new Signs(section.title);
    const ofSection = section.isQuestion && (title.has("purpose") || !title.has("section:contact"));
    let line: number[] = branchesNamed(section.heading, branches);
    const start = line;
    for (const { text, entry, opensLine } of section.sentences) {
      const own = branchesNamed(
        text,
        branches.filter(({ name }) => name !== ""),
      );
      if (opensLine) line = start;
      if (own.length > 0) line = own;
      const isForAll = /موحد|جميع الفروع|كل الفروع|all branches|unified/iu.test(text);
      const signs = new Signs(text);
      const purpose =
        signs.has("purpose") || (ofSection && title.has("purpose")) ? section.heading : undefined;
      found.push(...pointsIn({ text, entry, branches: isForAll || line.length > 1 ? [] : line, purpose }));
    }
    for (const row of section.rows) {
      // A table of goods has numbers that are no telephones.
      const text = row.cells.map((cell) => `${cell.heading} ${cell.text}`).join("، ");
      const signs = new Signs(text);
      if (
        !signs.has("contact:telephone") &&
        !signs.has("contact:whatsapp") &&
        !signs.has("contact:email") &&
        !signs.has("contact:social")
      )
        continue;
      const own = branchesNamed(
        row.cells[0]?.text ?? "",
        branches.filter(({ name }) => name !== ""),
      );
      found.push(...pointsIn({ text, entry: row.entry, branches: own, purpose: undefined }));
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
