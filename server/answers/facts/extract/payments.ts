import type { Note, PaymentMethod } from "#server/answers/facts/facts.ts";
import { words } from "#server/answers/text/words.ts";
import type { Section } from "./sections.ts";
import { methodsIn, Signs } from "./signs.ts";

const SAYS_NO = /^(?:لا|لأ|كلا|للأسف|no|sorry|unfortunately|not)(?!\p{L})/iu;
const REFUSES =
  /(?:^|[\s،,])(?:لا|ما|غير|لن|ليس|بدون)\s|(?<!\p{L})(?:not|no|don't|doesn't|cannot|except)(?!\p{L})/iu;
const ACCEPTS = /مقبول|نقبل|نستلم|الدفع عند الاستلام|تقسيط|accept|cash on delivery|instal/iu;
/** How money is given back is told in the same words. */
const GIVES_BACK = /يعاد|تعاد|ترد(?!\p{L})|نرجع|استرجاع|استرداد|refund|money back/iu;
/** So many ways in one sentence are a list of them, whatever it calls itself. */
const IS_LIST = 3;
/** A purchase of one thing, a policy of returns: no way of paying the business. */
const ABOUT_PAYING = /دفع|سداد|نقبل|تقسيط|أقساط|مقبول|نستلم|pay|accept|instal/iu;

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
    let told = false;
    section.sentences.forEach(({ text, entry }, at) => {
      const named = methodsIn(words(text));
      const refusedAsked = at === 0 && section.isQuestion && asked.length > 0 && SAYS_NO.test(text);
      if (refusedAsked)
        for (const method of asked) payments.push({ method, accepted: false, entry, quote: text });
      if (named.length === 0 || GIVES_BACK.test(text)) return;
      const counts =
        announced || told || (named.length > 1 && ABOUT_PAYING.test(text)) || named.length >= IS_LIST;
      if (!counts && !ACCEPTS.test(text)) return;
      told = true;
      notes.push({ topic: "payment", entry, quote: text });
      for (const clause of text.split(/[.؛;]|،\s*(?=(?:و?(?:لا|ما)\s))|,\s*(?=(?:but|no)\b)/u)) {
        const accepted = !REFUSES.test(clause) || /بدون (?:فوائد|رسوم)/u.test(clause);
        for (const method of methodsIn(words(clause)))
          payments.push({ method, accepted, entry, quote: text });
      }
    });
  }
  return { payments, notes };
}
