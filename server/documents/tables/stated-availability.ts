import type { Availability } from "#server/documents/document.ts";
import { latinDigits } from "#server/documents/price.ts";

/** Words that state the availability also among notes and in place of a price; `now` may follow. */
const availabilityWords: [Availability, string][] = [
  [
    "out_of_stock",
    "غير (?:متوفر|متاح|موجود)ة?|نفدت?(?: الكمية)?|نفذت?(?: الكمية)?|خلصت?(?: الكمية)?|خالصة?|متوقفة?|موقوفة?|انتهت(?: الكمية)?|مكتملة?|ممتلئة?|اكتملت?(?: (?:المقاعد|العدد|الحجز|الحجوزات))?|محجوزة?|مباعة?|مؤجرة?|تم (?:البيع|بيعها?|الحجز|حجزها?|التأجير|تأجيرها?)|out of stock|unavailable|not available|sold out|sold|fully booked|booked|reserved|rented|leased|taken|full",
  ],
  ["preorder", "طلب مسبق|حجز مسبق|بالطلب|حسب الطلب|pre-?\\s?order|backorder"],
  ["in_stock", "متوفرة?|متاحة?|in stock|available"],
];
/** Words that state the availability only under a header of availability. */
const ticked: typeof availabilityWords = [
  ["out_of_stock", "منته(?:ي|ية)|لا(?: يوجد)?|no|false"],
  ["preorder", "حجز|on request"],
  ["in_stock", "موجودة?|نعم|yes|true|✓|✔"],
];
/** Words that may be followed by more text: "sold out – back in December", "last 3 pieces". */
const openingWords: typeof availabilityWords = [
  [
    "out_of_stock",
    "نفدت?(?: الكمية)?|نفذت?(?: الكمية)?|خلصت?(?: الكمية)?|خالصة?|متوقفة?|موقوفة?|انتهت(?: الكمية)?|(?:مكتملة?|ممتلئة?|اكتملت?|full|fully booked)(?=\\s?[-–—،,(])|out of stock|sold out|discontinued|مقفلة?|مغلقة?(?= (?:لل|ل|صيانة|مؤقتا|حتى|لين|الى|لغاية))|closed (?:for|until|till)|(?:ي|ت|ن)(?:ف|فت)تح(?= (?:بعد|في|يوم|قريبا|شهر|[\\d٠-٩]))|opens(?= (?:in|on|after))|محجوزة?(?= (?:حتى|حتي|لين|الى|إلى|لغاية|ليوم))|(?:تحت|في|ب)\\s?الصيانة|(?:reserved|booked|rented)(?= (?:until|till|to))|(?:under|in for) (?:maintenance|repair)",
  ],
  [
    "preorder",
    "طلب مسبق|حجز مسبق|حسب الطلب|بالطلب|طلب(?: خاص)?(?= [\\d٠-٩])|طلب خاص|on request|special order|pre-?\\s?order",
  ],
  [
    "in_stock",
    "[اآ]خر [\\d٠-٩]+|باقي [\\d٠-٩]+|(?:[اآ]خر|باقي) (?:قطعة|حبة|واحدة?|حبتين|قطعتين|علبتين|متر|مترين)|last [\\d]+|only [\\d]+ left",
  ],
];
/** Texts that state the day from which something is available: "from 1 Ramadan", "arrives 5 December". */
const laterWords: typeof availabilityWords = [
  [
    "out_of_stock",
    "(?:من|بعد|بداية|أول|نهاية|منتصف)(?= (?:[\\d٠-٩]|شهر|رمضان|شعبان|شوال|رجب|محرم|صفر|العيد|يناير|فبراير|مارس|ابريل|مايو|يونيو|يوليو|اغسطس|سبتمبر|اكتوبر|نوفمبر|ديسمبر))|(?:يوصل|توصل|يصل|تصل|يجي|تجي|ينزل|تنزل|يرجع|ترجع)(?= \\S)|قريبا|(?:from|after|arrives|due|back)(?= (?:in |on )?(?:\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ramadan|eid))|(?:coming )?soon",
  ],
];
/** Normalises letters that owners write in several forms. */
const foldText = (text: string): string =>
  text.replaceAll("ة", "ه").replaceAll("ى", "ي").replaceAll(/[أإآ]/gu, "ا");
const nowPattern =
  /\s+(حاليا|الآن|الان|مؤقتا|اليوم|currently|now|right now|at the moment|for now|temporarily)$/i;

const plainCell = (text: string): string =>
  text
    .replace(/[\p{M}\u0640]/gu, "")
    .replace(/\s*[/|]\s*.*$/u, "")
    .replace(/[.!]$/u, "")
    .trim()
    .replace(nowPattern, "");

const compiledCache = new Map<string, RegExp>();

/** Compiles a pattern in normalised letters once for all cells. */
function compilePattern(pattern: string, end: string): RegExp {
  const source = `^(?:${pattern})${end}`;
  const known = compiledCache.get(source) ?? new RegExp(foldText(source), "iu");
  compiledCache.set(source, known);
  return known;
}

function matchAvailability(
  patterns: typeof availabilityWords,
  plain: string,
  end = "$",
): Availability | undefined {
  const cell = foldText(plain);
  return patterns.find(([, pattern]) => compilePattern(pattern, end).test(cell))?.[0];
}

export const statedAvailability = (text: string): Availability | undefined =>
  matchAvailability(availabilityWords, plainCell(text));

/** Reads remarks that begin with a sold-out word, whatever follows: "نفدت - ترجع 1 ديسمبر". */
export const saysSoldOut = (text: string): Availability | undefined =>
  text
    .split(/\s+[/|]\s+/u)
    .map((part) => matchAvailability([openingWords[0]!], plainCell(part), "(?=$|\\s|[-–—،,(])"))
    .find((stated) => stated !== undefined);

/** Reads remarks such as "خلص" and "انتهت الكمية", alone or with more text. */
export const saysGone = (text: string): Availability | undefined =>
  matchAvailability([openingWords[0]!], plainCell(text)) ?? saysSoldOut(text);

/** Reads a cell under a header of availability, and whether it says nothing else. */
export function availabilityOf(text: string): { availability: Availability; isAll: boolean } | undefined {
  const plain = plainCell(text);
  // A number is a stock count: 0 is sold out, any other is available.
  if (/^\d+$/.test(latinDigits(plain)))
    return Number(latinDigits(plain)) > 0
      ? { availability: "in_stock", isAll: false }
      : { availability: "out_of_stock", isAll: true };
  const whole = matchAvailability([...availabilityWords, ...ticked], plain);
  if (whole !== undefined) return { availability: whole, isAll: true };
  const opening =
    matchAvailability(openingWords, plain, "(?=\\s|[-–—،,(])") ??
    matchAvailability(laterWords, plain, "(?=$|\\s|[-–—،,(])");
  return opening === undefined ? undefined : { availability: opening, isAll: false };
}
