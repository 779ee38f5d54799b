import { CueIndex } from "#server/answers/language/cue-index.ts";
import { CITIES, COUNTRIES, REGIONS } from "#server/answers/text/lexicon/places.ts";
import { words } from "#server/answers/text/words.ts";

/** Directions stand among the places of the lexicon; alone they name none. */
const DIRECTION = /^(?:شمال|جنوب|شرق|شرقيه|غرب|غربيه|وسطي|وسط)$/u;

function cuesOf(groups: string, kind: string): { cue: string; kind: string }[] {
  return groups.split("\n").flatMap((line) => {
    const names = line
      .split(/[|,]/u)
      .map((name) => words(name))
      .filter((name) => name.length > 0);
    const [first] = names;
    if (first === undefined || DIRECTION.test(first.join(" "))) return [];
    return names.map((name) => ({ cue: name.join(" "), kind: `${kind}:${first.join(" ")}` }));
  });
}

const PLACES = new CueIndex([...cuesOf(CITIES, "city"), ...cuesOf(COUNTRIES, "country")]);
/** "The city" is Medina where places are spoken of. */
const MEDINA = { word: /^[ولب]{0,2}ا?لمدينه$/u, key: "مدينه منوره" };

const IN_ENGLISH = new Map(
  `${CITIES}\n${COUNTRIES}`.split("\n").flatMap((line) => {
    const [arabic, english] = line.split("|").map((half) => half.split(",")[0]!.trim());
    return arabic && english ? [[words(arabic).join(" "), english] as const] : [];
  }),
);

/** "Jeddah": a place's English name by its key. */
export function englishPlace(key: string): string | undefined {
  return IN_ENGLISH.get(key)?.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A city or country by its one name, whichever language it was written in. */
export interface Place {
  key: string;
  isCountry: boolean;
  at: number;
  length: number;
}

/** The places a text names. */
export function placesIn(text: readonly string[]): Place[] {
  const found = PLACES.matches(text).map(({ cue, at, length }) => ({
    key: cue.kind.slice(cue.kind.indexOf(":") + 1),
    isCountry: cue.kind.startsWith("country"),
    at,
    length,
  }));
  const medina = text.findIndex((word) => MEDINA.word.test(word));
  if (medina === -1 || found.some(({ at }) => at === medina)) return found;
  return [...found, { key: MEDINA.key, isCountry: false, at: medina, length: 1 }];
}

const CITIES_OF = new Map<string, readonly string[]>();
const REGION_NAMES = new CueIndex(
  REGIONS.split("\n").flatMap((line) => {
    const [names, cities] = line.split(":");
    if (names === undefined || cities === undefined) return [];
    const region = names.trim();
    CITIES_OF.set(
      region,
      cities.split(",").map((city) => words(city).join(" ")),
    );
    return names
      .split(/[|,]/u)
      .map((name) => words(name).join(" "))
      .filter((name) => name !== "")
      .map((cue) => ({ cue, kind: region }));
  }),
);

/** The cities of the regions that an area names ("الجنوب والشمال"). */
export function citiesOfRegions(area: readonly string[]): string[] {
  const found = REGION_NAMES.matches(area);
  return [...new Set(found.flatMap(({ cue }) => CITIES_OF.get(cue.kind) ?? []))];
}

const IN_SAUDI_ARABIA = new Set([...CITIES_OF.values()].flat());

/** Whether a place is a city of Saudi Arabia, by its key. */
export const isSaudiCity = (key: string): boolean => IN_SAUDI_ARABIA.has(key);
