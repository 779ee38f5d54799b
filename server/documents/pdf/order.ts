import { cleanLine } from "#server/documents/clean-text.ts";
import type { Direction } from "./glyph.ts";
import { unitsOf, type Unit } from "./numbers.ts";

/** The direction that is assumed for a line whose letters do not determine it. */
export type Base = "rtl" | "ltr";

/**
 * Converts a line from visual order (left to right) to logical order, which reverses the Unicode bidirectional
 * algorithm. The algorithm is not injective; where two originals would look the same, the more common one is
 * returned.
 */
export function logicalLine(seen: string[], usual: Base): string {
  const units = unitsOf(seen);
  const has = (direction: Direction) => units.some((unit) => unit.direction === direction);
  // A line that contains only figures, such as a number with a full stop, follows the text around it.
  if (!has("rtl") && (has("ltr") || usual === "ltr")) return finish(withPairedBrackets(units));
  const base = baseOf(units, usual);
  const ordered =
    base === "rtl"
      ? reorder(units, ["ltr", "number"], "ltr").reverse().flat()
      : reorder(units, ["rtl"], "rtl").flatMap((run) => (isRun(run, "rtl") ? run.toReversed() : run));
  return finish(balanceBrackets(ordered, units));
}

const texts = (units: Unit[]): string => units.map((unit) => unit.text).join("");
const isRun = (run: Unit[], direction: Direction): boolean =>
  run.some((unit) => unit.direction === direction);

/** Removes the kashida, which only stretches words to fill a line and is frequent in drawn text. */
const finish = (text: string): string => cleanLine(text).replaceAll("\u0640", "").normalize("NFC");

/**
 * Splits a line into units that are read in the line's own direction (one each) and runs of the other direction. A
 * run includes the neutral units between its members, so `Galaxy S23 Ultra` stays together; numbers with a blank
 * between them are separate words of the surrounding text unless the run contains Latin letters.
 */
function reorder(units: Unit[], members: Direction[], core: Direction): Unit[][] {
  const runs: Unit[][] = [];
  let at = 0;
  while (at < units.length) {
    if (!members.includes(units[at]!.direction)) {
      runs.push([units[at]!]);
      at += 1;
      continue;
    }
    let end = at;
    for (let ahead = at + 1; ahead < units.length; ahead += 1) {
      const direction = units[ahead]!.direction;
      if (members.includes(direction)) end = ahead;
      else if (direction !== "neutral") break;
    }
    const run = units.slice(at, end + 1);
    if (isRun(run, core) || isPhoneNumber(run)) runs.push(run);
    else runs.push(...run.map((unit) => [unit]));
    at = end + 1;
  }
  return runs;
}

/** Whether a run is a telephone number such as `+966 55 123 4567`, written from left to right inside an Arabic line. */
const isPhoneNumber = (run: Unit[]): boolean => /^\+\d[\d ]+$/.test(texts(run));

function baseOf(units: Unit[], usual: Base): Base {
  const strong = units.filter((unit) => unit.direction === "rtl" || unit.direction === "ltr");
  if (strong.length === 0) return usual;
  const right = strong.at(-1)?.direction;
  if (right === strong[0]?.direction) return right === "rtl" ? "rtl" : "ltr";
  // A punctuation mark at the end shows where the reading ends.
  if (/^[.!?؟،:]$/u.test(units[0]?.text ?? "")) return "rtl";
  if (/^[.!?؟]$/u.test(units.at(-1)?.text ?? "")) return "ltr";
  if (right === "ltr")
    return strong.filter((unit) => unit.direction === "rtl").length > strong.length / 2 ? "rtl" : "ltr";
  return usual;
}

const mirror: Record<string, string> = {
  "(": ")",
  ")": "(",
  "[": "]",
  "]": "[",
  "{": "}",
  "}": "{",
  "<": ">",
  ">": "<",
  "«": "»",
  "»": "«",
  "‹": "›",
  "›": "‹",
};

/**
 * In right-to-left text an opening bracket is drawn as `)`. Most files encode the drawn shape, some the typed one, so
 * the reading that pairs the brackets is used.
 */
function balanceBrackets(ordered: Unit[], seen: Unit[]): string {
  const embedded = new Set(
    reorder(seen, ["ltr", "number"], "ltr")
      .filter((run) => run.length > 1)
      .flat(),
  );
  const plain = texts(ordered);
  const mirrored = ordered
    .map((unit) => (embedded.has(unit) ? unit.text : (mirror[unit.text] ?? unit.text)))
    .join("");
  return countUnpaired(plain) < countUnpaired(mirrored) ? plain : mirrored;
}

/** A font map that was made from Arabic text may have both brackets reversed in English as well. */
function withPairedBrackets(units: Unit[]): string {
  const plain = texts(units);
  const mirrored = units.map((unit) => mirror[unit.text] ?? unit.text).join("");
  return countUnpaired(mirrored) < countUnpaired(plain) ? mirrored : plain;
}

function countUnpaired(text: string): number {
  let open = 0;
  let wrong = 0;
  for (const letter of text) {
    if ("([{«‹".includes(letter)) open += 1;
    else if (")]}»›".includes(letter)) {
      if (open > 0) open -= 1;
      else wrong += 1;
    }
  }
  return open + wrong;
}
