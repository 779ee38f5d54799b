/**
 * Function words of questions in standard and in Gulf Arabic. The table is separate from the engine's own, because a measure
 * must not be derived from what it measures.
 */
const pairs = `
أريد = أبغى
أرغب = ودي
تريد = تبغى
تريدون = تبغون
نريد = نبغى
أين = وين
لماذا = ليش
ماذا = وش
كيف = شلون
الآن = الحين
لديكم = عندكم
لديك = عندك
لدي = عندي
يوجد = فيه
توجد = فيه
أستطيع = أقدر
يمكنني = أقدر
تستطيعون = تقدرون
يمكنكم = تقدرون
يمكن = يمدي
الذي = اللي
التي = اللي
الذين = اللي
ليس = مو
ليست = مو
غدا = بكرة
جدا = مرة
كثيرا = واجد
فقط = بس
شيء = شي
يجب = لازم
هذه = هذي
هنا = هني
هكذا = كذا
أيضا = برضو
لأجل = عشان
لأن = عشان
أعرف = أدري
أفعل = أسوي
تفعلون = تسوون
أحصل = آخذ
أرى = أشوف
يأتي = يجي
يصل = يوصل
تصل = توصل
`;

const plainWord = (word: string): string => word.replace(/[\u064b-\u0652]/gu, "").replace(/[أإآ]/gu, "ا");

interface Sides {
  toGulf: ReadonlyMap<string, string>;
  toWritten: ReadonlyMap<string, string>;
}

function readPairs(): Sides {
  const toGulf = new Map<string, string>();
  const toWritten = new Map<string, string>();
  for (const line of pairs.trim().split("\n")) {
    const [written, gulf] = line.split(" = ") as [string, string];
    toGulf.set(plainWord(written), gulf);
    // Of several standard words for one Gulf word the first is the usual one.
    if (!toWritten.has(plainWord(gulf))) toWritten.set(plainWord(gulf), written);
  }
  return { toGulf, toWritten };
}

const sides = readPairs();

const word = /[\p{L}\p{M}]+/gu;

/** Applies the Gulf's contractions: «هل توصلون إلى جدة» becomes «توصلون لجدة». */
function toSpoken(question: string): string {
  return question
    .replace(/^\s*هل\s+/u, "")
    .replace(/(?<!\p{L})[إا]لى\s+ال/gu, "لل")
    .replace(/(?<!\p{L})[إا]لى\s+(?=\p{L})/gu, "ل")
    .replace(/(?<!\p{L})ما\s+(?=الذي|التي)/gu, "وش ")
    .replace(/(?<!\p{L})ما(?:\s+(?:هو|هي)|ذا)(?!\p{L})/gu, "وش")
    .replace(word, (found) => sides.toGulf.get(plainWord(found)) ?? found);
}

/**
 * An Arabic question with its function words in the other register: standard into Gulf, Gulf into standard. Null when it has
 * no such words.
 */
export function inDialect(question: string): string | null {
  if (!/\p{Script=Arabic}/u.test(question)) return null;
  const isGulf = [...question.matchAll(word)].some(([found]) => sides.toWritten.has(plainWord(found)));
  const other = isGulf
    ? question.replace(word, (found) => sides.toWritten.get(plainWord(found)) ?? found)
    : toSpoken(question);
  return other === question ? null : other;
}
