import type { KnowledgeEntry } from "./entry.ts";

const adjectives = ["كبير", "صغير", "وسط", "فاخر", "شرقي", "ملكي", "خاص", "كلاسيك", "ابيض", "اسود"];
const things = ["عطر", "عود", "قهوة", "بخور", "كوب", "شمعة", "علبة", "دلة", "مبخرة", "صينية", "زيت", "مسك"];
const cities = ["الرياض", "جدة", "الدمام", "الخبر", "مكة", "المدينة", "أبها", "تبوك", "حائل", "جازان"];
const subjects = ["توصيل", "استبدال", "طحن", "اشتراك", "تغليف", "حجز", "إلغاء", "تتبع", "صيانة", "ضمان"];
const lettersSource = "بتجحدرسعفقكلمنهوي";
const latin = "bdfghklmnprst";

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length] as T;
const origin = (n: number) => ({ sourceId: "shop", sourceName: "shop.xlsx", row: n + 1 });

/** A name that no other row has. */
function coined(n: number, letters: string): string {
  let word = "";
  for (let rest = n + 7; rest > 0 || word.length < 4; rest = Math.floor(rest / letters.length))
    word += letters[(rest + word.length) % letters.length];
  return word;
}

function row(n: number): KnowledgeEntry {
  const [thing, adjective] = [pick(things, n), pick(adjectives, Math.floor(n / 12))];
  const name = {
    ar: `${thing} ${coined(n, lettersSource)} ${adjective}`,
    en: `${coined(n, latin)} item ${n}`,
  };
  const attributes = { الحجم: `${(n % 9) + 1}00 مل`, اللون: adjective };
  const prices = [
    { label: "صغير", amount: 10 + (n % 90) },
    { label: "كبير", amount: 30 + (n % 170) },
  ];
  const priceFields = n % 2 === 0 ? { prices } : { price: 10 + (n % 90) };
  return {
    kind: "product",
    id: `row-${n}`,
    name,
    currency: "SAR",
    ...priceFields,
    attributes,
    origin: origin(n),
  };
}

function text(n: number): KnowledgeEntry {
  const [subject, thing, city] = [pick(subjects, n), pick(things, n >> 3), pick(cities, n >> 5)];
  const sentence = `${subject} ${thing} في ${city} خلال ${(n % 9) + 1} أيام بعد تأكيد الطلب. رمز الخدمة SR${n}. The fee of ${coined(n, latin)} is ${n} SAR.`;
  return n % 2 === 0
    ? {
        kind: "faq",
        id: `faq-${n}`,
        phrasings: [`كيف ${subject} ${thing} في ${city}؟`, `متى ${subject} ${thing} ب${city}`],
        answer: { ar: sentence },
        origin: origin(n),
      }
    : {
        kind: "passage",
        id: `text-${n}`,
        title: `${subject} ${thing}`,
        text: `${sentence} ${sentence}`,
        origin: origin(n),
      };
}

function branches(): KnowledgeEntry {
  const lines = cities.map(
    (city, n) => `${city} | شارع الملك ${n} | 011400000${n} | يوميا من 8 صباحا إلى 12 ليلا`,
  );
  const table = ["الفرع | العنوان | الهاتف | أوقات العمل", ...lines].join("\n");
  return { kind: "passage", id: "branches", title: "فروعنا", text: table, origin: origin(0) };
}

/** A shop with so many rows and texts, and branches: everything that can answer has something to look through. */
export function hostileShop(chunks: number): KnowledgeEntry[] {
  return [branches(), ...Array.from({ length: chunks }, (_, n) => (n % 5 < 2 ? row(n) : text(n)))];
}
