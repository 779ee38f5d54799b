import { contains, phrases, phraseWords } from "#server/answers/understand/phrases.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { attributeKindsIn, isAttributeWord } from "./attributes.ts";
import { isCurrencyWord } from "./currency.ts";
import { isCountWord, isPieceWord } from "./quantity.ts";

type Ask =
  | "price"
  | "availability"
  | "cheapest"
  | "dearest"
  | "largest"
  | "smallest"
  | "compare"
  | "list"
  | "contents";

/** What a message wants to know about products. */
export interface ProductAsks {
  asks: ReadonlySet<Ask>;
  /** In the price's own currency, bounds included. */
  range?: { min: number; max: number };
}

const asksList: readonly (readonly [Ask, string])[] = [
  [
    "price",
    `سعر, السعر, سعره, سعرها, اسعار, الاسعار, اسعاركم, اسعارها, بكم, بكام, بكمو, قديش, بقديش, بكمه, كم يكلف, كم تكلف, تكلفه, التكلفه, ثمن, كم قيمه, كم حق, كم ريال, كم هو, كم هي, كم كيلو, كم الكيلو, كم كيس, كم الكيس, كم علبه, كم العلبه, كم الحبه, كم القطعه, price, prices, pricing, cost, costs, how much, se3r, s3r`,
  ],
  [
    "availability",
    `ابي, ابغى, ابغا, بغيت, اريد, ادور, ابحث عن, متوفر, متوفره, المتوفر, المتوفره, متاح, متاحه, موجود, موجوده, عندكم, لديكم, عندك, لديك, في عندكم, تبيعون, تبيع, توفرون, يوجد, هل فيه, فيه منه, فيه منها, مخزون, باقي, اكو, available, in stock, out of stock, do you have, do you sell, have you got, you carry, got any, any left, is there, looking for, i want, i need`,
  ],
  [
    "cheapest",
    `رخيص, رخيصه, الرخيص, الرخيصه, cheap, cheaper, affordable, ارخص, الارخص, ارخصها, ارخصهم, اقل سعر, اقل سعرا, الاقل سعرا, اوفر, cheapest, lowest price, least expensive, lowest priced, most affordable`,
  ],
  [
    "dearest",
    `اغلى, الاغلى, اغلاها, اغلاهم, اعلى سعر, الاعلى سعرا, most expensive, highest price, dearest, priciest`,
  ],
  [
    "largest",
    `الكبير, الكبيره, الاكبر, اكبر, اكبر حجم, الحجم الكبير, large, larger, largest, big, bigger, biggest`,
  ],
  ["smallest", `الصغير, الصغيره, الاصغر, اصغر, اصغر حجم, الحجم الصغير, small, smaller, smallest`],
  [
    "compare",
    `قارن, قارنلي, مقارنه, الفرق, فرق, وش الفرق, ايهما, ايهم, ايش احسن, افضل بين, ولا احسن, which is cheaper, which is better, which one is cheaper, ايهم ارخص, compare, comparison, difference, versus, vs`,
  ],
  [
    "list",
    `منتجاتكم, المنتجات, منتجات, منتج, قائمه, القائمه, الانواع, انواع, وش عندكم, ايش عندكم, شو عندكم, وش تبيعون, ايش تبيعون, ماذا تبيعون, products, product, items, item, menu, catalog, catalogue, what do you sell, what do you have, options, anything, شيء, شي, حاجه, something`,
  ],
  [
    "contents",
    `وش فيه, وش فيها, وش في, ايش فيه, ايش فيها, ايش في, شو فيه, فيه ايه, فيها ايه, ماذا فيه, ماذا في, ماذا يحتوي, وش يحتوي, وش معه, وش معها, محتوياته, محتوياتها, محتويات, مكوناته, مكوناتها, مكونات, يحتوي على, تحتوي على, تفاصيله, تفاصيلها, تفاصيل, whats in it, what is in it, whats inside, what is inside, whats in the, what is in the, what does it include, what does it come with, comes with it, tell me more, more about it, more details, what does it contain`,
  ],
];
const askPhrases = asksList.map(([ask, list]) => [ask, phrases(list)] as const);

const askWords: ReadonlySet<string> = new Set([
  ...words(asksList.map(([, list]) => list).join(" ")),
  ...words(
    "ريال ريالات رس دولار درهم sar sr riyal riyals usd تحت فوق اقل اكثر اعلى بين حدود بحدود ميزانيه ميزانيتي under below less over above between around budget up than most least " +
      "درجه درجات نوع level kind type " +
      "كبير كبيره الكبير الكبيره صغير صغيره الصغير الصغيره اكبر اصغر big bigger biggest large larger largest small smaller smallest " +
      "تصير يصير تطلع يطلع total altogether اطلب اشتري شراء buy purchase order حق حقت حبيت عادي كام لسا لسه بعد still left now currently حاليا الان الحين",
  ),
]);

/** Words that only say what is asked, in any of the lists above or around them: never part of a product's name. */
export function isAskWord(word: string): boolean {
  const bare = word.length > 3 && word.startsWith("و") ? word.slice(1) : word;
  return (
    [word, bare].some((each) => askWords.has(each) || isCurrencyWord(each) || isAttributeWord(each)) ||
    isCountWord(word)
  );
}

/** Words around a product's name that may be part of it: "a box of capsules", "the sample box". */
export function isLooseWord(word: string): boolean {
  return isPieceWord(word);
}

/** "سعرة حرارية" is a calorie, whatever it looks like. */
const caloriePattern = /(?:ال)?سعر(?:ة|ه|ات)\s+(?:ال)?حراري(?:ة|ه)/gu;

/** Whether a text speaks of calories. */
export function speaksOfCalories(text: string): boolean {
  return text.search(caloriePattern) >= 0 || /calori|kcal|كالوري/iu.test(text);
}

/** A question as its product words are read. */
export function withoutHomonyms(message: string): string {
  return message.replace(caloriePattern, "كالوري");
}

const numberSource = String.raw`(\d+(?:[.,]\d+)?)`;
const betweenPattern = new RegExp(
  String.raw`(?:بين|من|between|from)\s*${numberSource}\D{0,12}?(?:و\s*|الى|إلى|لين|لـ?|and|to|-)\s*${numberSource}`,
  "iu",
);
const underPattern = new RegExp(
  String.raw`(?:تحت|أقل من|اقل من|ما يتعدى|لا يتجاوز|لا تتجاوز|أرخص من|ارخص من|بأقل من|باقل من|بحدود|في حدود|حدود|ميزانيتي|under|below|less than|cheaper than|up to|max(?:imum)?|within|around|about)\s*(?:ال)?${numberSource}`,
  "iu",
);
const overPattern = new RegExp(
  String.raw`(?:فوق|أكثر من|اكثر من|أعلى من|اعلى من|أغلى من|اغلى من|over|above|more than|at least|starting from)\s*(?:ال)?${numberSource}`,
  "iu",
);

function rangeIn(message: string): { min: number; max: number } | undefined {
  const text = withAsciiDigits(message);
  const number = (digits: string | undefined): number => Number((digits ?? "").replace(",", ""));
  const between = betweenPattern.exec(text);
  if (between !== null) return { min: number(between[1]), max: number(between[2]) };
  const under = underPattern.exec(text);
  if (under !== null) return { min: 0, max: number(under[1]) };
  const over = overPattern.exec(text);
  return over === null ? undefined : { min: number(over[1]), max: Infinity };
}

const howMuchPattern =
  /^(?:طيب |السلام عليكم |لو سمحت\S* )?و?كم (?!يوم|ساع|شهر|دقيق|سنه|مره|ياخذ|تاخذ|ياخد|يستغرق|مده|المده|عدد|العدد|شخص|نفر|باقي|فرع|نقطه|نقاط|نسبه|رقم|عمر|طول|حراره)/u;

export function hearProductAsks(message: string): ProductAsks {
  const text = phraseWords(withoutHomonyms(message));
  // "ومتوفر؟", "وبكم": the attached "and" asks nothing.
  const bare = text.map((word) => (word.length > 3 && word.startsWith("و") ? word.slice(1) : word));
  const asks = new Set<Ask>();
  // "فيه كبسولات ديكاف؟": is there; inside a sentence it may be "in it".
  if (/^(?:فيه|في|fih)$/u.test(text[0] ?? "") && text.length > 1) asks.add("availability");
  for (const [ask, list] of askPhrases) if (contains(text, list) || contains(bare, list)) asks.add(ask);
  // "كم عباية الكريب؟": how much, unless something is counted or measured.
  if (howMuchPattern.test(text.join(" ")) && attributeKindsIn(message).size === 0) asks.add("price");
  const range = rangeIn(message);
  return range === undefined ? { asks } : { asks, range };
}
