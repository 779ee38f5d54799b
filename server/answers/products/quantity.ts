import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";

const counts = new Map(
  [
    "واحد واحده one",
    "اثنين ثنتين اثنان two",
    "ثلاث ثلاثه تلاته three",
    "اربع اربعه four",
    "خمس خمسه five",
    "ست سته six",
    "سبع سبعه seven",
    "ثمان ثمانيه تمانيه eight",
    "تسع تسعه nine",
    "عشر عشره ten",
  ].flatMap((line, at) => words(line).map((word) => [word, at + 1] as const)),
);
/** A dual says its own number. */
const pairs = new Set(words("كيسين علبتين حبتين قطعتين كرتونين صندوقين عبوتين باكيتين"));
const piecesSet = new Set(
  words(
    "كيس اكياس علبه علب حبه حبات قطعه قطع كرتون كراتين صندوق صناديق عبوه عبوات باكيت باكيتات ظرف ظروف " +
      "bag bags box boxes piece pieces pcs pack packs bottle bottles unit units tin tins can cans",
  ),
);

export function isPieceWord(word: string): boolean {
  return piecesSet.has(word) || pairs.has(word);
}

/** A spelled-out number: no part of a product's name. */
export function isCountWord(word: string): boolean {
  return counts.has(word);
}

const maxCount = 1000;

/** How many pieces a question speaks of ("ثلاث أكياس", "3 boxes", "علبتين"), 2 to 1000; undefined when it names none. */
export function countIn(question: string): number | undefined {
  const text = words(withAsciiDigits(question));
  if (text.some((word) => pairs.has(word))) return 2;
  for (const [at, word] of text.entries()) {
    if (!piecesSet.has(word)) continue;
    const before = text[at - 1] ?? "";
    const count = counts.get(before) ?? (/^\d{1,4}$/u.test(before) ? Number(before) : undefined);
    if (count !== undefined && count > 1 && count <= maxCount) return count;
  }
  return undefined;
}

/** `count` × `price`, exact: both sides as whole thousandths. Undefined when the price has more decimals than money has. */
export function totalOf(count: number, price: number): number | undefined {
  const thousandths = Math.round(price * 1000);
  if (Math.abs(thousandths / 1000 - price) > 1e-9) return undefined;
  const total = count * thousandths;
  return Number.isSafeInteger(total) ? total / 1000 : undefined;
}
