import { lexiconLines } from "#server/answers/language/lexicon-lines.ts";
import { canonical } from "./dialect.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

/**
 * Kinds of which a word is an instance. Knowledge states all instances ("نوصل لجميع المدن", "opening hours", "payment
 * methods"), customers ask about one ("توصلون الدمام؟", "open on Friday?", "تقبلون تابي؟").
 */
const daysSource =
  "السبت الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعه saturday sunday monday tuesday wednesday thursday friday weekend ويكند";
const payments =
  "تابي تمارا مدى فيزا ماستركارد كاش باي tabby tamara mada visa mastercard cash paypal stcpay knet benefit";

const pets =
  "قطه قطط قطوه كلب كلاب طير ببغاء ارنب هامستر cat cats kitten dog dogs puppy bird parrot rabbit hamster";
const clothesSource =
  "قميص ثوب فستان بدله بنطلون عبايه جاكيت بلوزه تنوره shirt thobe dress suit trousers pants abaya jacket sweater blouse skirt gown";
const childrenSource = "ولدي ابني بنتي ابنتي طفلتي طفلي رضيع son daughter baby toddler kid";
const insurers = "بوبا التعاونيه ميدغلف bupa tawuniya medgulf axa";
const couriers = "ارامكس سمسا aramex smsa dhl fedex ups naqel";
const deliveryApps = "هنقرستيشن مرسول كيتا hungerstation jahez mrsool talabat keeta deliveroo";

/** Every word of a topic of the lexicon. */
function allOf(topic: string): string {
  return lexiconLines(topic)
    .map(({ arabic, english }) => `${arabic} ${english}`)
    .join(" ");
}

const cityNames = allOf("cities");
const countryNames = allOf("countries");

const kindWords: readonly (readonly [cases: string, kind: string])[] = [
  [cityNames, "مدن مناطق city cities area"],
  [countryNames, "دوله دول دولي country countries abroad international"],
  [daysSource, "ايام دوام ساعات اوقات مواعيد hours days"],
  ["close closed closing تغلق مغلق يغلق تسكر", "ساعات دوام اوقات مواعيد hours open"],
  ["open opens opening تفتح مفتوح", "ساعات دوام اوقات مواعيد hours"],
  ["دوام ساعات", "اوقات مواعيد hours"],
  ["اوقات مواعيد hours", "ساعات دوام"],
  [pets, "حيوان حيوانات اليفه pet animal"],
  [clothesSource, "قطعه قطع ملابس clothes garment piece item"],
  [childrenSource, "طفل اطفال child children"],
  [insurers, "تامين insurance"],
  [couriers, "شحن توصيل shipping courier delivery"],
  [deliveryApps, "تطبيق تطبيقات توصيل app delivery deliver"],
  [payments, "دفع سداد payment pay"],
];

function stems(list: string): string[] {
  return [...new Set(words(list).map(canonical).map(stem))];
}

/** Kinds of words that replace another in a follow-up: "وفي جدة؟", "and on Friday?". */
export type Case = "place" | "day";

function read(): { kinds: ReadonlyMap<string, readonly string[]>; cases: ReadonlyMap<string, Case> } {
  const kinds = new Map<string, readonly string[]>();
  for (const [cases, kind] of kindWords)
    for (const each of stems(cases)) if (!kinds.has(each)) kinds.set(each, stems(kind));
  const days = stems(daysSource).map((each) => [each, "day"] as const);
  const places = stems(`${cityNames} ${countryNames}`).map((each) => [each, "place"] as const);
  return { kinds, cases: new Map<string, Case>([...days, ...places]) };
}

const table = read();

/** The stem itself, or without an attached "to" or "in" ("لجدة", "بتبوك"), whichever `known` has. */
function asKnown(wordStem: string, known: (stem: string) => boolean): string {
  const bare = /^[لب]./u.test(wordStem) ? wordStem.slice(1) : wordStem;
  return !known(wordStem) && known(bare) ? bare : wordStem;
}

/** Stems of the words for everything of this word's kind; empty when it is of no listed kind. Expects a stem. */
export function kindOf(wordStem: string): readonly string[] {
  return table.kinds.get(asKnown(wordStem, (stem) => table.kinds.has(stem))) ?? [];
}

/** Whether a word is a place or a day. Expects a stem. */
export function caseOf(wordStem: string): Case | undefined {
  return table.cases.get(asKnown(wordStem, (stem) => table.cases.has(stem)));
}
