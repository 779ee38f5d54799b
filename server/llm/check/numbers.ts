import { normalise } from "#server/answers/text/normalise.ts";
import { isArabicDual, unitOf } from "./units.ts";

/** A number in a text. */
export interface NumberMention {
  /** The canonical value: ASCII digits, no thousands separators, no trailing zeros ("1,200.50" is "1200.5"). */
  value: string;
  /** The unit next to the number, if there is one. */
  unit: string | null;
}

const numberWords: Record<number, string> = {
  2: "two both اثنان اثنين اثنتان اثنتين",
  3: "three ثلاثة ثلاث",
  4: "four أربعة أربع",
  5: "five خمسة خمس",
  6: "six ستة ست",
  7: "seven سبعة سبع",
  8: "eight ثمانية ثماني ثمان",
  9: "nine تسعة تسع",
  10: "ten عشرة عشر",
  11: "eleven",
  12: "twelve dozen دزينة",
  13: "thirteen",
  14: "fourteen",
  15: "fifteen",
  20: "twenty عشرون عشرين",
  30: "thirty ثلاثون ثلاثين",
  40: "forty أربعون أربعين",
  50: "fifty خمسون خمسين",
  60: "sixty ستون ستين",
  70: "seventy سبعون سبعين",
  80: "eighty ثمانون ثمانين",
  90: "ninety تسعون تسعين",
  100: "hundred مئة مائة مية",
  200: "مئتين مئتان مائتين مائتان ميتين",
  1000: "thousand ألف آلاف",
  2000: "ألفين ألفان",
  0.5: "half نصف",
  0.25: "quarter ربع",
};

const valueOfWord = new Map(
  Object.entries(numberWords).flatMap(([value, words]) =>
    words.split(" ").map((word) => [normalise(word), value] as const),
  ),
);

/** "One" is only a number before a unit; elsewhere it is part of "this one" or "no one". */
const one = new Set(["one", "single", ...["واحد", "واحدة"].map(normalise)]);
/** Words that imply the number one before a unit: "within a day", "خلال يوم". */
const within = new Set(["within", "in", "after", ...["خلال", "بعد", "مدة", "لمدة"].map(normalise)]);

const piecePattern =
  /\+?\d(?:[ ()-]{0,2}\d){6,}|\d+(?:[:/]\d+)+|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|[%$€£﷼]|\p{L}+(?:\.\p{L}+)*/gu;

/** Returns all numbers of a text in order, in any digits or in words. */
export function numbersIn(text: string): NumberMention[] {
  const pieces = normalise(text.replaceAll("٪", "%")).match(piecePattern) ?? [];
  const found: NumberMention[] = [];
  pieces.forEach((piece, at) => {
    const value = valueOf(piece, pieces, at);
    if (value !== null) found.push({ value, unit: unitAround(pieces, at) });
  });
  return found;
}

function valueOf(piece: string, pieces: readonly string[], at: number): string | null {
  if (/^\+?\d/.test(piece)) return digits(piece);
  // The dual "يومي عمل" loses its last letter before the noun it belongs to.
  if (isArabicDual(piece) || (/^[وبلف]?يومي$/u.test(piece) && pieces[at + 1] === "عمل")) return "2";
  const named =
    valueOfWord.get(piece) ?? (/^[وبلف]/u.test(piece) ? valueOfWord.get(piece.slice(1)) : undefined);
  if (named !== undefined) return named;
  const before = pieces[at - 1] ?? "";
  // These are phrases such as "one day" and "يوم واحد".
  if (one.has(piece) && (counts(pieces[at + 1]) || counts(before))) return "1";
  const isBare = counts(piece) && !/^(?:am|pm)$/.test(unitOf(piece) ?? "");
  const withArticle = (before === "a" || before === "an") && within.has(pieces[at - 2] ?? "");
  const next = pieces[at + 1] ?? "";
  if (isBare && (withArticle || (within.has(before) && /\p{Script=Arabic}/u.test(piece))) && !one.has(next))
    return "1";
  return null;
}

const counts = (piece: string | undefined): boolean => piece !== undefined && unitOf(piece) !== null;

function digits(piece: string): string {
  if (/[:/]/.test(piece)) return piece.replace(/^0+(?=\d)/, "").replace(/:00$/, "");
  if (/[ ()-]/.test(piece) || piece.startsWith("+")) return piece.replace(/[^\d+]/g, "");
  const plain = piece.replaceAll(",", "");
  const short = plain.includes(".") ? plain.replace(/0+$/, "").replace(/\.$/, "") : plain;
  return short;
}

/** Returns the unit in the word itself, in the two words after it, or before it ("SAR 25", "$25"). */
function unitAround(pieces: readonly string[], at: number): string | null {
  const own = pieces[at] === "يومي" ? "day" : unitOf(pieces[at] ?? "");
  if (own) return own;
  for (const next of [pieces[at + 1], pieces[at + 2]]) {
    if (next === undefined || /^\+?\d/.test(next)) break;
    const unit = unitOf(next);
    if (unit) return unit;
  }
  const before = unitOf(pieces[at - 1] ?? "");
  return before && (/^[A-Z]{3}$/.test(before) || one.has(pieces[at] ?? "")) ? before : null;
}

/** Whether a word is a unit or a number, and not part of a sentence's subject. */
export const isCounting = (word: string): boolean =>
  valueOfWord.has(word) || one.has(word) || unitOf(word) !== null;

/** Whether two numbers are equal with the same unit; when one text has no unit, the number decides. */
export function isSame(a: NumberMention, b: NumberMention): boolean {
  return a.value === b.value && (a.unit === null || b.unit === null || a.unit === b.unit);
}
