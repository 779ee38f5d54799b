import { factPattern } from "#server/answers/facts/fact-texts.ts";
import type { Note, PaymentMethod } from "#server/answers/facts/facts.ts";
import { words } from "#server/answers/text/words.ts";
import type { Section, TableRow } from "./sections.ts";
import { matchMethodsAt, findMethods, Signs } from "./signs.ts";

const saysNoPattern = factPattern(String.raw`^{no}(?!\p{L})`, "iu");
const refusesPattern = factPattern(
  String.raw`(?:^|[\s،,])و?{refuses}\s|(?<!\p{L}){refuses_to}(?!\p{L})`,
  "iu",
);
const acceptsPattern = factPattern("{accepts}", "iu");
/** Words about refunds, which use the same vocabulary. */
const givesBackPattern = factPattern(String.raw`{gives_back}|ترد(?!\p{L})`, "iu");
/** A section about refunds names payment methods without accepting them. */
const aboutGivingBackPattern = factPattern(
  String.raw`رد\s+المب|{about_giving_back}|(?<!\p{L})(?:refund|return|cancel)`,
  "iu",
);
const withoutMarks = (text: string): string => text.replace(/\p{M}/gu, "");
/** Words about late payment, where a method is only mentioned. */
const isLatePattern = factPattern(String.raw`{late}|\blate\b`, "iu");
/** A sentence with at least this many payment methods is a list of them. */
const minListed = 3;
/** Sections about one purchase or about returns, which accept no payment method. */
const aboutPayingPattern = factPattern("{about_paying}", "iu");

/** Refusals behind the method: "Tabby: no", "وتابي لا". */
const endsInRefusalPattern = /(?:^|\s)(?:لا|لأ|ما نقبل\p{L}*|no)\s*$/iu;
/** A sentence about other countries is quoted and is no fact about the business. */
const elsewherePattern = factPattern(String.raw`خارج|الدولي|(?<!\p{L}){outside}(?!\p{L})`, "iu");
/** Words that join the ways of a list. */
const joinsPattern = factPattern("^{joins}$");

/**
 * The payment methods of a sentence, clause by clause; a method that continues a list is accepted or refused like the
 * one before.
 */
function acceptedIn(text: string): { method: string; accepted: boolean }[] {
  let accepted = true;
  return text.split(/[.؛;،,](?!\d)|\s(?=but\s|و(?:ما|لا)\s+\p{L})/u).flatMap((clause) => {
    const said = words(clause);
    const found = matchMethodsAt(said);
    if (found.length === 0) return [];
    const named = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
    const goesOn = said.every((word, at) => named.has(at) || joinsPattern.test(word));
    if (endsInRefusalPattern.test(clause)) accepted = false;
    else if (refusesPattern.test(clause)) accepted = /بدون (?:فوائد|رسوم)/u.test(clause);
    else if (!goesOn) accepted = true;
    return [...new Set(found.map(({ method }) => method))].map((method) => ({ method, accepted }));
  });
}

/** Whether a cell only names one payment method: "تابي", "Tamara". */
function methodNamed(cell: string): string | undefined {
  const said = words(cell);
  const [only, ...others] = matchMethodsAt(said);
  return only !== undefined && others.length === 0 && only.length === said.length ? only.method : undefined;
}

/** A row of a table about paying that begins with a payment method, and what its other cells say of it. */
function methodOfRow({ cells, entry }: TableRow): { payment: PaymentMethod; note: Note } | undefined {
  const [name, ...others] = cells.filter(({ text }) => text !== "");
  const method = name === undefined ? undefined : methodNamed(name.text);
  if (name === undefined || method === undefined || others.length === 0) return undefined;
  const told = others.map(({ heading, text }) => (heading === "" ? text : `${heading} ${text}`)).join("، ");
  const quote = `${name.text}: ${told}`;
  // A "no" of several columns is of one of them: "Fees: no".
  const accepted = others.length > 1 || !endsInRefusalPattern.test(others[0]!.text);
  return {
    payment: { method, accepted, entry, quote },
    note: { topic: "payment", entry, quote },
  };
}

/** Extracts accepted and refused payment methods, with the sentences and rows about them. */
export function extractPayments(sections: readonly Section[]): { payments: PaymentMethod[]; notes: Note[] } {
  const payments: PaymentMethod[] = [];
  const notes: Note[] = [];
  for (const section of sections) {
    const title = new Signs(section.title);
    const asked = section.isQuestion
      ? findMethods(words(section.title)).filter((method) => method !== "instalments")
      : [];
    const announced = title.has("section:payment");
    if (!announced && aboutGivingBackPattern.test(withoutMarks(section.title))) continue;
    let isListOpen = false;
    section.sentences.forEach(({ text, entry }, at) => {
      const named = findMethods(words(text));
      const refusedAsked = at === 0 && section.isQuestion && asked.length > 0 && saysNoPattern.test(text);
      if (refusedAsked)
        for (const method of asked) payments.push({ method, accepted: false, entry, quote: text });
      if (named.length === 0 || givesBackPattern.test(text) || isLatePattern.test(text)) return;
      const counts =
        announced ||
        isListOpen ||
        (named.length > 1 && aboutPayingPattern.test(text)) ||
        named.length >= minListed;
      if (!counts && !acceptsPattern.test(text)) return;
      isListOpen = true;
      notes.push({ topic: "payment", entry, quote: text });
      const local = text.split(/(?<=[.؛;])\s/u).filter((part) => !elsewherePattern.test(part));
      for (const { method, accepted } of acceptedIn(local.join(" ")))
        payments.push({ method, accepted, entry, quote: text });
    });
    const rows = announced ? section.rows.flatMap((row) => methodOfRow(row) ?? []) : [];
    payments.push(...rows.map(({ payment }) => payment));
    notes.push(...rows.map(({ note }) => note));
  }
  return { payments, notes };
}
