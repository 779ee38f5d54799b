import { words } from "#server/answers/text/words.ts";

/**
 * Words that promise something. A model that adds one has invented the promise, even when the rest of the sentence is
 * from a source: "free delivery to Jeddah within two days".
 */
const claims: Record<string, string> = {
  free: "free complimentary مجاني مجانية المجاني المجانية مجانا بلاش ببلاش",
  discount:
    "discount discounts sale promotion coupon voucher خصم الخصم خصومات تخفيض تخفيضات كوبون قسيمة عرض عروض",
  guarantee: "guarantee guaranteed warranty promise ضمان نضمن مضمون مضمونة كفالة",
  refund: "refund refunds refunded استرداد نسترد نسترجع استرجاع",
  gift: "gift gifts هدية هدايا",
  today: "today tonight اليوم الليلة",
  tomorrow: "tomorrow غدا بكرة بكره",
  atOnce: "immediately instantly instant فورا فوري فورية",
  every: "every everywhere always all unlimited كل جميع كافة دائما",
  only: "only فقط",
  gone: "sold unavailable نافد نافدة نفد نفدت",
};

const table = new Map(
  Object.entries(claims).flatMap(([claim, forms]) => words(forms).map((word) => [word, claim] as const)),
);

/** Returns the promises in a text, by the words above; an attached "and", "with" or "for" is ignored. */
export function claimsIn(text: string): Set<string> {
  const found = new Set<string>();
  for (const word of words(text)) {
    const claim = table.get(word) ?? (/^[وبلف]/u.test(word) ? table.get(word.slice(1)) : undefined);
    if (claim !== undefined) found.add(claim);
  }
  return found;
}

const noPattern =
  /(?<![\p{L}])(?:no|not|never|none|without|cannot|can't|don't|doesn't|won't|isn't|aren't|n't|unable|لا|لم|لن|ليس|ليست|لسنا|غير|بدون|دون|مو|مب|مش|ماعندنا|مافيه|ولا)(?![\p{L}])|\p{L}+n['’]t(?![\p{L}])/iu;

/** Whether a text contains a negation. */
export const isNegation = (text: string): boolean => noPattern.test(text);
