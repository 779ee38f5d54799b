import { readFileSync } from "node:fs";
import { findExpressions, type LexiconLine, lexiconLines } from "#server/answers/language/lexicon-lines.ts";
import { canonical } from "./dialect.ts";
import { stem } from "./stem.ts";
import { words } from "./words.ts";

/** The stems of a place's names that have one word: "راس" of "راس الخيمه" stands in other names too. */
const stemsOf = ({ arabic, english }: LexiconLine): string[] =>
  findExpressions(`${arabic}, ${english}`)
    .map(words)
    .flatMap((name) => (name.length === 1 ? [stem(canonical(name[0]!))] : []));

const byName = (topic: string): Map<string, LexiconLine> =>
  new Map(lexiconLines(topic).map((line) => [findExpressions(line.arabic)[0]!, line]));

interface Country {
  names: ReadonlySet<string>;
  cities: ReadonlySet<string>;
}

/** The countries whose cities are listed, each with the stems of its own names and of its cities' names. */
function readCountries(): Country[] {
  const [countries, cities] = [byName("countries"), byName("cities")];
  const line = (lines: Map<string, LexiconLine>, name: string): LexiconLine => {
    const found = lines.get(name);
    if (found === undefined) throw new Error(`the lexicon has no place that is called ${name}`);
    return found;
  };
  return readFileSync(new URL("../language/countries-of-cities.tsv", import.meta.url), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .map((text) => {
      const [country = "", listed = ""] = text.split("\t");
      return {
        names: new Set(stemsOf(line(countries, country))),
        cities: new Set(findExpressions(listed).flatMap((city) => stemsOf(line(cities, city)))),
      };
    });
}

const countriesList = readCountries();

const has = (stems: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean =>
  [...wanted].some((each) => stems.has(each));

/**
 * Whether a city lies outside the countries that a text names: Dubai of "every city in the Kingdom". Expects the stem of
 * the city's name and the stems of the text.
 */
export function isOutsideCountries(city: string, text: ReadonlySet<string>): boolean {
  const own = countriesList.find(({ cities }) => cities.has(city));
  if (own === undefined || has(text, own.names)) return false;
  return countriesList.some((country) => country !== own && has(text, country.names));
}
