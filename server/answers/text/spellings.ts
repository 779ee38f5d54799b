import { normalise } from "./normalise.ts";

/**
 * Words as Gulf speakers and hurried customers spell them → the spelling that cues and texts have: ي for ج ("تيون"), ج for
 * ق ("جدام"), a last letter typed twice ("بكمم"). Only spellings that are no word of their own.
 */
const spellingsSource = `
كم: جم كمم
وكم: وجم
بكم: بجم بكمم
بكام: بكاام بكامم
كام: كاام كامم
الحين: اللحين الحيين ذلحين
انتم: انتو انتوا
تجون: تيون تييون
تجي: تيي
نجي: نيي
جيت: ييت
جيتكم: ييتكم
جايين: يايين
جيب: ييب
نجيب: نييب
اجيب: اييب
تجيب: تييب
تجيبون: تييبون
جميع: يميع
الجميع: اليميع
جديد: يديد
جديده: يديده
الجديد: اليديد
الجديده: اليديده
دجاج: دياي
الدجاج: الدياي
مسجد: مسيد
المسجد: المسيد
رجال: ريايل رياييل
للرجال: للرياييل للريايل
نجلس: نيلس
اجلس: ايلس
تجلس: تيلس
جلسه: يلسه
جلسات: يلسات
يجوز: ييوز
قدام: جدام
قريب: جريب
قريبه: جريبه
فنجان: فنيان
ارخص: ارخس
اغلى: اغلا
احلى: احلا
لكن: لاكن
تقريبا: تقريبن
شكرا: شكرن
طبعا: طبعن
`;

function read(): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const line of normalise(spellingsSource).trim().split("\n")) {
    const [usual, others] = line.split(": ");
    for (const other of others?.split(" ") ?? []) spellings.set(other, usual!);
  }
  return spellings;
}

const table = read();

/** Alone, after a number and after such a word "جم" is a gram, otherwise the Gulf's "how much". */
const beforeUnits = new Set(["الوزن", "وزن", "الحجم", "حجم", "جرام", "غرام"]);

/** Gives words, in normal form and in their order, their usual spelling. */
export function normaliseSpellings(words: string[]): string[] {
  if (words.length < 2) return words;
  for (let at = 0; at < words.length; at++) {
    const usual = table.get(words[at]!);
    if (usual === undefined) continue;
    const before = words[at - 1] ?? "";
    if (!/^\p{Nd}/u.test(before) && !beforeUnits.has(before)) words[at] = usual;
  }
  return words;
}
