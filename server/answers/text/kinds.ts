import { canonical } from "./dialect.ts";
import { PLACES } from "./lexicon/places.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

/**
 * What a word is a case of. Knowledge speaks of all cases ("نوصل لجميع المدن", "opening hours", "payment methods"),
 * customers ask about theirs ("توصلون الدمام؟", "open on Friday?", "تقبلون تابي؟").
 */
const DAYS =
  "السبت الاحد الاثنين الثلاثاء الاربعاء الخميس الجمعه saturday sunday monday tuesday wednesday thursday friday weekend ويكند";
const PAYMENTS =
  "تابي تمارا مدى فيزا ماستركارد كاش باي tabby tamara mada visa mastercard cash paypal stcpay knet benefit";

const KINDS: readonly (readonly [cases: string, kind: string])[] = [
  [PLACES.replaceAll(/[|,]/g, " "), "مدينه مدن مناطق دول city cities country area"],
  [DAYS, "ايام دوام ساعات hours days"],
  ["close closed closing تغلق مغلق يغلق تسكر", "ساعات دوام hours open"],
  [PAYMENTS, "دفع سداد payment pay"],
];

function stems(list: string): string[] {
  return [...new Set(words(list).map(canonical).map(stem))];
}

function read(): { kinds: ReadonlyMap<string, readonly string[]>; passing: ReadonlySet<string> } {
  const kinds = new Map<string, readonly string[]>();
  for (const [cases, kind] of KINDS)
    for (const each of stems(cases)) if (!kinds.has(each)) kinds.set(each, stems(kind));
  return { kinds, passing: new Set(KINDS.slice(0, 2).flatMap(([cases]) => stems(cases))) };
}

const TABLE = read();

/** The stem itself, or without an attached "to" or "in" ("لجدة", "بتبوك"), whichever `known` has. */
function asKnown(wordStem: string, known: (stem: string) => boolean): string {
  const bare = /^[لب]./u.test(wordStem) ? wordStem.slice(1) : wordStem;
  return !known(wordStem) && known(bare) ? bare : wordStem;
}

/** Stems of the words for everything of this word's kind; empty when it is of no listed kind. Expects a stem. */
export function kindOf(wordStem: string): readonly string[] {
  return TABLE.kinds.get(asKnown(wordStem, (stem) => TABLE.kinds.has(stem))) ?? [];
}

/** A place or a day: what changes from one question to the next ("وفي جدة؟", "and on Friday?"). Expects a stem. */
export function isPlaceOrDay(wordStem: string): boolean {
  return TABLE.passing.has(asKnown(wordStem, (stem) => TABLE.passing.has(stem)));
}
