import { directionOf, type Direction } from "./glyph.ts";

/** A letter, a mark or a whole number of a line. */
export interface Unit {
  text: string;
  direction: Direction;
}

/** Characters that may stand between two digits of one number. */
const separatorPattern = /^[.,:/٫٬]$/u;
/** Dashes that join two numbers into one unit, except after an Arabic word, where `2020-2021` is drawn as `2021-2020`. */
const dashPattern = /^[-\u2010\u2011\u2212]$/u;
const percentPattern = /^[%٪]$/u;
const signBeforePattern = /^[+#$€£]$/u;

/** Splits glyph texts in visual order into units; a number keeps its digits, separators and sign together. */
export function unitsOf(seen: string[]): Unit[] {
  const single = seen.map((text): Unit => ({ text, direction: directionOf(text) }));
  const lastArabic = single.findLastIndex(({ direction }) => direction === "rtl");
  const units: Unit[] = [];
  for (const [index, unit] of single.entries()) {
    const last = units.at(-1);
    const next = single[index + 1];
    const isAfterNumber = last?.direction === "number";
    const isBetween = isAfterNumber && next?.direction === "number";
    const isDash = dashPattern.test(unit.text) && (index > lastArabic || isPhoneNumber(single, index));
    if (isAfterNumber && (unit.direction === "number" || percentPattern.test(unit.text))) {
      units[units.length - 1] = grown(last, unit.text);
    } else if (isBetween && (separatorPattern.test(unit.text) || isDash)) {
      units[units.length - 1] = grown(last, unit.text);
    } else if (
      !isAfterNumber &&
      next?.direction === "number" &&
      (signBeforePattern.test(unit.text) || percentPattern.test(unit.text))
    ) {
      units.push({ text: unit.text, direction: "number" });
    } else {
      units.push(unit);
    }
  }
  return units.map(percentLast);
}

/**
 * The percent sign is drawn before the number after Arabic words, but may be typed before or after; the result always
 * has it after the number.
 */
function percentLast(unit: Unit): Unit {
  const [, percent, number] = /^([%٪])(.*\p{Nd})$/u.exec(unit.text) ?? [];
  return percent && number ? { ...unit, text: number + percent } : unit;
}

function grown(last: Unit, more: string): Unit {
  const isSecondPercent = percentPattern.test(more) && /[%٪]/u.test(last.text);
  return { text: isSecondPercent ? last.text : last.text + more, direction: "number" };
}

/**
 * Whether the numbers are a telephone number written from left to right inside Arabic: it begins with 0 or +, and its
 * last group does not.
 */
function isPhoneNumber(units: Unit[], at: number): boolean {
  let from = at;
  let to = at;
  const belongs = (unit: Unit | undefined) =>
    unit !== undefined && (unit.direction === "number" || dashPattern.test(unit.text) || unit.text === "+");
  while (belongs(units[from - 1])) from -= 1;
  while (belongs(units[to + 1])) to += 1;
  const text = units
    .slice(from, to + 1)
    .map((unit) => unit.text)
    .join("");
  return /^(\+|0)/.test(text) && !/-0\d*$|\+$/.test(text);
}
