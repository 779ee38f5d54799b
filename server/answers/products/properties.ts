import { findPlaces } from "#server/answers/facts/places.ts";
import { CueIndex } from "#server/answers/language/cue-index.ts";
import { type Cue, findCues, valuesIn, wordsOf } from "#server/answers/language/cues.ts";
import { withAsciiDigits } from "#server/answers/text/normalise.ts";
import { isNumber, words } from "#server/answers/text/words.ts";
import { unitOf } from "./measure.ts";

/** What somebody asks of one thing beside its price: "weight", "colour", "material". */
export type Property = string;

const propertyCues = findCues("properties");
const isStated = ({ kind }: Cue): boolean => kind.startsWith("states:");
const statedIndex = new CueIndex(propertyCues.filter(isStated));
const askedIndex = new CueIndex(propertyCues.filter((cue) => !isStated(cue)));
const lengthUnits: ReadonlySet<string> = new Set(wordsOf(propertyCues, "unit:length"));
const properties = valuesIn(propertyCues, "states");

/** Properties that a number with a unit of length, or a weight or volume, states. */
const ofLength: ReadonlySet<Property> = new Set(["length", "size"]);
const ofMeasure: ReadonlySet<Property> = new Set(["size", "capacity"]);

/** "180×200": a length by a width. */
const sidesPattern = /\d\s*[x×*]\s*\d/iu;

const valueOf = (kind: string, name: string): Property | undefined =>
  kind.startsWith(`${name}:`) ? kind.slice(name.length + 1) : undefined;

/**
 * The properties that a question asks for: by a phrase of its own ("how heavy"), or by a name beside a question word
 * ("وش لون"). "Size 54" and "the black colour" only say which thing is meant.
 */
export function findRequestedProperties(question: string): ReadonlySet<Property> {
  const said = words(question);
  const found = askedIndex.matches(said);
  const askersEnd = new Set(
    found.flatMap(({ cue, at, length }) => (cue.kind === "asker" ? [at + length] : [])),
  );
  return new Set(
    found.flatMap(({ cue, at, length }) => {
      const asked = valueOf(cue.kind, "asks");
      if (asked !== undefined) return [asked];
      const named = valueOf(cue.kind, "named");
      const isAsked = askersEnd.has(at) || (askersEnd.has(at - 1) && isArticle(said[at - 1] ?? ""));
      return named !== undefined && isAsked && !isNumber(said[at + length] ?? "") ? [named] : [];
    }),
  );
}

const isArticle = (word: string): boolean => word === "the";

const isWeight = (word: string): boolean => unitOf(word)?.[0] === "weight";

/** Whether a text tells a property, by its name, by a value of it or by a number with a unit. */
export function statesProperty(text: string, property: Property): boolean {
  if (!properties.includes(property)) return true;
  const said = words(text);
  const isNamed = statedIndex.matches(said).some(({ cue }) => valueOf(cue.kind, "states") === property);
  if (isNamed) return true;
  if (property === "origin") return findPlaces(said).some(({ isCountry }) => isCountry);
  if (ofLength.has(property) && sidesPattern.test(withAsciiDigits(text))) return true;
  return said.some((word, at) => {
    if (!/\d$/u.test(said[at - 1] ?? "")) return false;
    if (property === "weight") return isWeight(word);
    if (ofLength.has(property) && lengthUnits.has(word)) return true;
    return ofMeasure.has(property) && unitOf(word) !== undefined;
  });
}
