import type { KnowledgeEntry } from "#server/answers/entry.ts";

const openings = ["هل يمكن", "كيف أستطيع", "متى يتم", "ما تكلفة", "ابغى اعرف", "وين اقدر"];
const subjects = [
  "توصيل",
  "استبدال",
  "طحن",
  "اشتراك",
  "تغليف",
  "حجز",
  "إلغاء",
  "تتبع",
  "صيانة",
  "ضمان",
  "استلام",
  "دفع",
];
const things = [
  "الطلب",
  "القهوة",
  "الغلاية",
  "الطاحونة",
  "الهدية",
  "الكبسولات",
  "الدورة",
  "الصندوق",
  "الفلاتر",
  "الميزان",
  "الكوب",
  "المحصول",
];
const places = [
  "الرياض",
  "جدة",
  "الدمام",
  "الخبر",
  "مكة",
  "المدينة",
  "أبها",
  "تبوك",
  "حائل",
  "جازان",
  "نجران",
  "الأحساء",
  "ينبع",
  "عرعر",
];
const sentences = [
  "نرسل لك رسالة نصية فيها رابط التتبع حين تستلم شركة الشحن الطلب",
  "يمكنك الإلغاء قبل خروج الشحنة دون رسوم",
  "الرسوم تظهر قبل الدفع وتشمل ضريبة القيمة المضافة",
  "نرد المبلغ إلى وسيلة الدفع نفسها خلال أيام عمل قليلة",
  "احتفظ بالفاتورة والتغليف الأصلي حتى يتم الفحص",
  "فريق الفرع يساعدك في الاختيار والتجربة",
];

const pick = <T>(list: T[], n: number): T => list[n % list.length] as T;

/**
 * Generates `count` distinct entries of a shop: half questions with three phrasings, half passages. They are made
 * from word lists, so they are the same on every machine.
 */
export function entries(count: number): KnowledgeEntry[] {
  return Array.from({ length: count }, (_, n): KnowledgeEntry => {
    const [subject, thing, place] = [
      pick(subjects, n),
      pick(things, Math.floor(n / 12)),
      pick(places, Math.floor(n / 144)),
    ];
    const code = `SR${n}`;
    const text = `${pick(sentences, n)}، و${pick(sentences, n + 2)}. ${subject} ${thing} في ${place} خلال ${(n % 9) + 1} أيام، ورمز الخدمة ${code}.`;
    const origin = { sourceId: "00000000-0000-4000-8000-000000000000", sourceName: "bench.xlsx", row: n + 1 };
    if (n % 2 === 0)
      return {
        kind: "faq",
        id: `faq-${n}`,
        phrasings: [0, 1, 2].map((turn) => `${pick(openings, n + turn)} ${subject} ${thing} في ${place}؟`),
        answer: { ar: text },
        origin,
      };
    return {
      kind: "passage",
      id: `passage-${n}`,
      title: `${subject} ${thing}`,
      text: `${text} ${pick(sentences, n + 4)}.`,
      origin,
    };
  });
}

/**
 * Returns a question about one of `count` entries in other words than theirs. Consecutive numbers `n` are spread over
 * all entries.
 */
export function question(n: number, count: number): string {
  const index = (n * 7919) % count;
  return `${pick(["ودي", "ممكن", "عندكم", "كم ياخذ"], n)} ${pick(subjects, index)} ${pick(things, Math.floor(index / 12))} ب${pick(places, Math.floor(index / 144))}`;
}
