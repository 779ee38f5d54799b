import { factPattern } from "#server/answers/facts/fact-texts.ts";
import { readFileSync } from "node:fs";
import { words } from "#server/answers/text/words.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { findExpressions, type LexiconLine, lexiconLines } from "#server/answers/language/lexicon-lines.ts";

/** Directions are listed among the places of the lexicon and name no place alone. */
const directionPattern = factPattern("^{place_direction}$");

const cityNames = lexiconLines("cities");
const countryNames = lexiconLines("countries");

/** Key of a place: the first Arabic name in its line. */
function keyOf({ arabic }: LexiconLine): string {
  return findExpressions(arabic)[0]!;
}

function cuesOf(places: readonly LexiconLine[], kind: string): { cue: string; kind: string }[] {
  return places
    .filter((place) => !directionPattern.test(keyOf(place)))
    .flatMap((place) =>
      findExpressions(`${place.arabic}, ${place.english}`).map((cue) => ({
        cue,
        kind: `${kind}:${keyOf(place)}`,
      })),
    );
}

const placesCues = new CueIndex([...cuesOf(cityNames, "city"), ...cuesOf(countryNames, "country")]);
/** "The city" is Medina where places are spoken of. */
const medinaPlace = { word: /^[ولب]{0,2}ا?لمدينه$/u, key: "مدينه منوره" };

const inEnglish = new Map(
  [...cityNames, ...countryNames].map((place) => [keyOf(place), findExpressions(place.english)[0]!]),
);

/** "Jeddah": a place's English name by its key. */
export function englishPlace(key: string): string | undefined {
  return inEnglish.get(key)?.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Key of a city or country by its name in either language. */
export interface Place {
  key: string;
  isCountry: boolean;
  at: number;
  length: number;
}

/** The places a text names. */
export function findPlaces(text: readonly string[]): Place[] {
  const found = placesCues.matches(text).map(({ cue, at, length }) => ({
    key: cue.kind.slice(cue.kind.indexOf(":") + 1),
    isCountry: cue.kind.startsWith("country"),
    at,
    length,
  }));
  const medina = text.findIndex((word) => medinaPlace.word.test(word));
  if (medina === -1 || found.some(({ at }) => at === medina)) return found;
  return [...found, { key: medinaPlace.key, isCountry: false, at: medina, length: 1 }];
}

/** Whether a text is nothing but names of cities or countries: "Jeddah, Makkah and Taif". */
export function isListOfPlaces(text: string): boolean {
  const all = words(text).filter((word) => word !== "و" && word !== "and");
  const places = findPlaces(all);
  return all.every((_, index) => places.some(({ at, length }) => at <= index && index < at + length));
}

/**
 * Colloquial names of the regions of Saudi Arabia with the keys of their cities. The administrative regions are those
 * of the Saudi General Authority for Statistics.
 */
const regionsText = readFileSync(new URL("../language/regions.tsv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [arabic = "", english = "", cities = ""] = line.split("\t");
    return {
      region: arabic,
      names: findExpressions(`${arabic}, ${english}`),
      cities: findExpressions(cities),
    };
  });
const citiesOf = new Map(regionsText.map(({ region, cities }) => [region, cities]));
const regionNamesCues = new CueIndex(
  regionsText.flatMap(({ region, names }) => names.map((cue) => ({ cue, kind: region }))),
);

/** The cities of the regions that an area names ("الجنوب والشمال"). */
export function citiesOfRegions(area: readonly string[]): string[] {
  const found = regionNamesCues.matches(area);
  return [...new Set(found.flatMap(({ cue }) => citiesOf.get(cue.kind) ?? []))];
}

const inSaudiArabia = new Set([...citiesOf.values()].flat());

/** Whether a place is a city of Saudi Arabia, by its key. */
export const isSaudiCity = (key: string): boolean => inSaudiArabia.has(key);
