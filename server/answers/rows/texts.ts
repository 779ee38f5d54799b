import type { Language } from "#server/answers/entry.ts";

/** Sentences around rows. */
export interface RowTexts {
  insteadOf: (price: string) => string;
  per: (unit: string) => string;
  option: (label: string, price: string) => string;
  /** Of one thing, each with what it is for. */
  prices: (name: string, prices: string) => string;
  soon: (name: string) => string;
  /** A row that is not available, with the list's own word: "reserved", "sold". */
  taken: (name: string, status: string, price: string | undefined) => string;
  /** A row that is listed without its availability. */
  onList: (name: string, price: string | undefined) => string;
  /** Rows that a list leaves out. */
  more: (count: number) => string;
  /** Follows a list that leaves out rows. */
  whichKind: string;
  /** The lowest of several prices. */
  from: (price: string) => string;
  /** Follows a list with only the lowest price of each row. */
  askForAllPrices: string;
  notThat: (name: string, what: string) => string;
  most: (name: string, header: string, value: string) => string;
  /** Something that no row is called by; the nearest rows follow. */
  notListed: (name: string) => string;
  /** A row that is not available as asked, with the variants that are. */
  onlyIn: (name: string, header: string, value: string) => string;
  /** A colour or size that is not available, in the list's own words. */
  unavailable: (name: string, remark: string) => string;
  /** A row without a price under a label that other rows of its list have. */
  withoutOption: (name: string, label: string, price: string) => string;
  cheaper: (name: string) => string;
  difference: (amount: string) => string;
  same: string;
  total: (sum: string) => string;
  delivery: (area: string) => string;
  free: string;
  each: (amount: string) => string;
  count: (count: number) => string;
  comma: string;
  /** Asks which thing is meant where only a price was asked for; `groups` are the parts of the list. */
  whichPrice: (groups: string) => string;
  /** Asks which thing is meant, with examples from a long list without parts. */
  nameOne: (examples: string) => string;
  groups: (groups: string) => string;
  /** Follows a list of the first part of what is offered. */
  alsoGroups: (groups: string) => string;
  days: readonly string[];
  time: (minutes: number) => string;
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");
const clock = (minutes: number, am: string, pm: string): string => {
  const hours = Math.floor(minutes / 60) % 24;
  return `${hours % 12 === 0 ? 12 : hours % 12}:${twoDigits(minutes % 60)} ${hours < 12 ? am : pm}`;
};

const arabicTexts: RowTexts = {
  insteadOf: (price) => ` بدل ${price}`,
  per: (unit) => ` (${unit})`,
  option: (label, price) => `${label} ${price}`,
  prices: (name, prices) => `أسعار ${name} – ${prices}.`,
  soon: (name) => `${name} غير متوفر حاليًا، قريبًا إن شاء الله.`,
  taken: (name, status, price) =>
    `للأسف، لا يتوفر حاليًا ${name}: ${status}${price === undefined ? "" : ` (السعر: ${price})`}.`,
  onList: (name, price) =>
    price === undefined ? `${name} ضمن قائمتنا.` : `${name} ضمن قائمتنا بسعر ${price}.`,
  more: (count) => `… و${count} غيرها.`,
  whichKind: "أيّ نوع يهمّك؟",
  from: (price) => `من ${price}`,
  askForAllPrices: "قل لي أيّها تقصد لأذكر لك أسعاره كلها.",
  notThat: (name, what) => `لا، ${name} ليس ضمن «${what}». المتوفر منه:`,
  most: (name, header, value) => `${name} – ${header}: ${value}.`,
  notListed: (name) => `لا يوجد «${name}» في قائمتنا. الأقرب إليه:`,
  onlyIn: (name, header, value) => `لا، المتوفر من ${name} – ${header}: ${value}.`,
  unavailable: (name, remark) => `لا، ${name}: ${remark}.`,
  withoutOption: (name, label, price) => `لا يوجد في قائمتنا سعر «${label}» لـ${name}. المتوفر: ${price}.`,
  cheaper: (name) => `الأوفر: ${name}.`,
  difference: (amount) => `الفرق: ${amount}.`,
  same: "السعر نفسه.",
  total: (sum) => `المجموع: ${sum}.`,
  delivery: (area) => `التوصيل إلى ${area}`,
  free: "مجاني",
  each: (amount) => `أي ${amount} للواحدة.`,
  count: (count) => `لدينا ${count}:`,
  comma: "، ",
  whichPrice: (groups) => `سعر أي شيء تقصد؟ لدينا: ${groups}.`,
  nameOne: (examples) => `سعر أي شيء تقصد؟ اكتب اسمه، مثل: ${examples}.`,
  groups: (groups) => `لدينا: ${groups}. أيّها تحب أن تعرف عنه؟`,
  alsoGroups: (groups) => `ولدينا أيضًا: ${groups}. أيّها تقصد؟`,
  days: ["الأحد", "الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت"],
  time: (minutes) => clock(minutes, "ص", "م"),
};

const englishTexts: RowTexts = {
  insteadOf: (price) => ` instead of ${price}`,
  per: (unit) => ` (${unit})`,
  option: (label, price) => `${label} ${price}`,
  prices: (name, prices) => `Prices of ${name} – ${prices}.`,
  soon: (name) => `${name} is not available yet. It is coming soon.`,
  taken: (name, status, price) =>
    `Sorry, ${name} is not available at the moment: ${status}${price === undefined ? "" : ` (price: ${price})`}.`,
  onList: (name, price) =>
    price === undefined ? `${name} is on our list.` : `${name} is on our list at ${price}.`,
  more: (count) => `… and ${count} more.`,
  whichKind: "Which kind are you interested in?",
  from: (price) => `from ${price}`,
  askForAllPrices: "Tell me which one you mean, and I will give you all of its prices.",
  notThat: (name, what) => `No, ${name} is not available for “${what}”. What we have:`,
  most: (name, header, value) => `${name} – ${header}: ${value}.`,
  notListed: (name) => `“${name}” is not on our list. The nearest we have:`,
  onlyIn: (name, header, value) => `No, ${name} comes in – ${header}: ${value}.`,
  unavailable: (name, remark) => `No. ${name}: ${remark}.`,
  withoutOption: (name, label, price) =>
    `Our list has no “${label}” price for ${name}. What it has: ${price}.`,
  cheaper: (name) => `The cheaper one: ${name}.`,
  difference: (amount) => `The difference is ${amount}.`,
  same: "They cost the same.",
  total: (sum) => `Total: ${sum}.`,
  delivery: (area) => `Delivery to ${area}`,
  free: "free",
  each: (amount) => `That is ${amount} each.`,
  count: (count) => `We have ${count}:`,
  comma: ", ",
  whichPrice: (groups) => `Which price would you like to know? We have: ${groups}.`,
  nameOne: (examples) => `Which price would you like to know? Type the name, for example: ${examples}.`,
  groups: (groups) => `We have: ${groups}. Which one would you like to know about?`,
  alsoGroups: (groups) => `We also have: ${groups}. Which one do you mean?`,
  days: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  time: (minutes) => clock(minutes, "am", "pm"),
};

const texts: Record<Language, RowTexts> = { ar: arabicTexts, en: englishTexts };

export const rowTexts = (language: Language): RowTexts => texts[language];
