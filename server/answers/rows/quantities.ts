import { normalise } from "#server/answers/text/normalise.ts";
import { words } from "#server/answers/text/words.ts";
import { numberSaid } from "./numbers-asked.ts";
import type { Frame } from "./frame.ts";
import { isNamedBy, type Row } from "./row.ts";

/** What prices are for and what customers count: each line is one unit. */
const UNITS: readonly (readonly string[])[] = [
  "متر امتار مترا م2 م² مترمربع meter meters metre metres sqm m2",
  "كيلومتر km kilometer kilometers kilometre kilometres",
  "ساعه ساعات hour hours hr hrs",
  "شخص اشخاص فرد افراد نفر انفار مسافر مسافرين ضيف ضيوف person persons people guest guests traveller travellers",
  "حبه حبات قطعه قطع piece pieces item items",
  "كوب اكواب كاسه cup cups",
  "صفحه صفحات page pages",
  "غرفه غرف room rooms",
  "يوم ايام day days",
  "ليله ليالي night nights",
  "جلسه جلسات session sessions",
].map((line) => words(normalise(line)));

/** "Two hours" in one word. */
const DUALS = new Map<string, number>(
  [
    "مترين",
    "كيلومترين",
    "ساعتين",
    "شخصين",
    "حبتين",
    "كوبين",
    "صفحتين",
    "غرفتين",
    "يومين",
    "ليلتين",
    "جلستين",
  ].map((word, at) => [word, at]),
);

const bare = (word: string): string => word.replace(/^(?:وال|بال|ولل|لل|ال|ل|ب)(?=\p{L}{2})/u, "");

/** Position of a word's unit in UNITS; -1: none. */
function unitOf(word: string): number {
  return UNITS.findIndex((unit) => unit.includes(word) || unit.includes(bare(word)));
}

/** How much of the unit that a row is priced by a question names ("120 metres", "ساعتين"); undefined where it names none. */
function quantityAsked({ entry, options }: Row, text: readonly string[]): number | undefined {
  const priced = [entry.unit, entry.priceNote, ...options.map(({ label }) => label)]
    .flatMap((said) => words(normalise(said ?? "")))
    .map(unitOf)
    .filter((unit) => unit >= 0);
  if (priced.length === 0) return undefined;
  for (const [at, word] of text.entries()) {
    const dual = DUALS.get(bare(word));
    if (dual !== undefined && priced.includes(dual)) return 2;
    const number = numberSaid(word);
    const unit = number === undefined ? -1 : unitOf(text[at + 1] ?? "");
    if (number !== undefined && unit >= 0 && priced.includes(unit)) return number;
  }
  return undefined;
}

/** How many of a row a question asks for: a quantity of its unit, else the one number that counts pieces. */
export function countAsked(row: Row, { counts, words }: Pick<Frame, "counts" | "words">): number | undefined {
  const [pieces, ...others] = counts.values();
  const isCount = pieces !== undefined && others.length === 0 && !isNamedBy(row, pieces);
  return quantityAsked(row, words) ?? (isCount ? pieces : undefined);
}
