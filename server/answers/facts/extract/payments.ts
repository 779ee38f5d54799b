import type { Note, PaymentMethod } from "#server/answers/facts/facts.ts";
import { words } from "#server/answers/text/words.ts";
import type { Section } from "./sections.ts";
import { methodsAt, methodsIn, Signs } from "./signs.ts";

const saysNoPattern = /^(?:لا|لأ|كلا|للأسف|no|sorry|unfortunately|not)(?!\p{L})/iu;
const refusesPattern =
  /(?:^|[\s،,])و?(?:لا|ما|غير|لن|ليس|بدون)\s|(?<!\p{L})(?:not|no|don't|doesn't|cannot|except)(?!\p{L})/iu;
const acceptsPattern = /مقبول|نقبل|نستلم|الدفع عند الاستلام|تقسيط|accept|cash on delivery|instal/iu;
/** How money is given back is told in the same words. */
const givesBackPattern = /يعاد|تعاد|ترد(?!\p{L})|نرجع|استرجاع|استرداد|refund|money back|returned/iu;
/** A section about money that is given back names ways of paying without saying that they are taken. */
const aboutGivingBackPattern =
  /رد\s+المب|استرجاع|استرداد|[إا]رجاع|[إا]لغاء|(?<!\p{L})(?:refund|return|cancel)/iu;
const withoutMarks = (text: string): string => text.replace(/\p{M}/gu, "");
/** Of what is paid late: the word for the way is only named there. */
const isLatePattern = /تأخير|تاخير|غرامة|متأخر|\blate\b|overdue|penalty/iu;
/** So many ways in one sentence are a list of them, whatever it calls itself. */
const minListed = 3;
/** A purchase of one thing, a policy of returns: no way of paying the business. */
const aboutPayingPattern = /دفع|سداد|نقبل|تقسيط|أقساط|مقبول|نستلم|pay|accept|instal/iu;

/** "Tabby: no", "وتابي لا": the refusal follows what it refuses. */
const endsInRefusalPattern = /(?:^|\s)(?:لا|لأ|ما نقبل\p{L}*|no)\s*$/iu;
/** What holds of other countries only is a sentence to quote, no fact of the business. */
const elsewherePattern = /خارج|الدولي|(?<!\p{L})(?:outside|abroad|international|overseas)(?!\p{L})/iu;
/** Words that join the ways of a list. */
const joinsPattern = /^(?:و|أو|او|and|or|also|كذلك|ايضا)$/u;

/** Each way that a sentence names, clause by clause; one that only goes on with a list is taken as the one before. */
function acceptedIn(text: string): { method: string; accepted: boolean }[] {
  let accepted = true;
  return text.split(/[.؛;،,](?!\d)|\s(?=but\s|و(?:ما|لا)\s+\p{L})/u).flatMap((clause) => {
    const said = words(clause);
    const found = methodsAt(said);
    if (found.length === 0) return [];
    const named = new Set(found.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)));
    const goesOn = said.every((word, at) => named.has(at) || joinsPattern.test(word));
    if (endsInRefusalPattern.test(clause)) accepted = false;
    else if (refusesPattern.test(clause)) accepted = /بدون (?:فوائد|رسوم)/u.test(clause);
    else if (!goesOn) accepted = true;
    return [...new Set(found.map(({ method }) => method))].map((method) => ({ method, accepted }));
  });
}

/** Ways to pay that are taken and those that are not, and the sentences that tell of them. */
export function paymentsIn(sections: readonly Section[]): { payments: PaymentMethod[]; notes: Note[] } {
  const payments: PaymentMethod[] = [];
  const notes: Note[] = [];
  for (const section of sections) {
    const title = new Signs(section.title);
    const asked = section.isQuestion
      ? methodsIn(words(section.title)).filter((method) => method !== "instalments")
      : [];
    const announced = title.has("section:payment");
    if (!announced && aboutGivingBackPattern.test(withoutMarks(section.title))) continue;
    let told = false;
    section.sentences.forEach(({ text, entry }, at) => {
      const named = methodsIn(words(text));
      const refusedAsked = at === 0 && section.isQuestion && asked.length > 0 && saysNoPattern.test(text);
      if (refusedAsked)
        for (const method of asked) payments.push({ method, accepted: false, entry, quote: text });
      if (named.length === 0 || givesBackPattern.test(text) || isLatePattern.test(text)) return;
      const counts =
        announced || told || (named.length > 1 && aboutPayingPattern.test(text)) || named.length >= minListed;
      if (!counts && !acceptsPattern.test(text)) return;
      told = true;
      notes.push({ topic: "payment", entry, quote: text });
      const local = text.split(/(?<=[.؛;])\s/u).filter((part) => !elsewherePattern.test(part));
      for (const { method, accepted } of acceptedIn(local.join(" ")))
        payments.push({ method, accepted, entry, quote: text });
    });
  }
  return { payments, notes };
}
