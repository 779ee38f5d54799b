import { factPattern } from "#server/answers/facts/fact-texts.ts";
import { cuePattern, findCues } from "#server/answers/language/cues.ts";
import { words } from "#server/answers/text/words.ts";

const directionPattern = cuePattern(findCues("branches"), "^{direction}$", "iu");
const bracketedPattern = /\s*[(（][^()（）]*[)）]/gu;
/** A second name joined by "و". The article is required, because names may begin with this letter. */
const andPattern = /\s+و(?=\p{L}{3})|\s+(?:and|&)\s+/iu;

/** Ways of delivery beside a name: "Riyadh, same day", "الرياض، التوصيل العادي". */
const wayPattern = factPattern(String.raw`{same_day}|(?<!\p{L}){delivers}(?!\p{L})`, "iu");

/** The names in a cell of areas: "شمال ووسط الرياض" → "شمال الرياض", "وسط الرياض". */
export function extractDistricts(cell: string): string[] {
  const items = cell
    .replace(bracketedPattern, "")
    .split(/[،,;؛/]|\s-\s/u)
    .flatMap((item) => item.split(andPattern))
    .map((item) => item.trim())
    .filter((item) => words(item).join("").length > 2 && !wayPattern.test(item));
  return items.map((item, at) => {
    const next = items[at + 1];
    // A direction without a city belongs to the city of the next one.
    return directionPattern.test(item) && next !== undefined
      ? [item, ...next.split(/\s+/u).slice(1)].join(" ")
      : item;
  });
}
