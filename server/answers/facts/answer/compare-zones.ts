import type { DeliveryZone } from "#server/answers/facts/facts.ts";
import type { FactAnswer, Question } from "./fact-answer.ts";
import { amountOf } from "#server/answers/facts/fees.ts";
import { placeName } from "./tell-places.ts";
import { wording } from "./wording.ts";
import { details, isAmountReadableIn } from "./zone-lines.ts";

/** A place of a question with its zone. */
interface ZoneOfPlace {
  name: string;
  zone: DeliveryZone;
}

type ZonesOf = (question: Pick<Question, "frame">, zones: readonly DeliveryZone[]) => DeliveryZone[];

/** Each place that a question names with its zone; places without one zone of their own are left out. */
function zonesNamed({ frame, facts, language }: Question, chooseZones: ZonesOf): ZoneOfPlace[] {
  const isReadable = (zone: DeliveryZone): boolean => isAmountReadableIn(zone, language);
  const districts = frame.zones.flatMap(({ at, name }) => {
    const zone = facts.zones[at];
    return zone === undefined ? [] : [{ name, zone }];
  });
  const cities = frame.places.flatMap((place) => {
    const own = { frame: { ...frame, zones: [], places: [place] } };
    const [zone, ...others] = chooseZones(own, facts.zones).filter(isReadable);
    return zone === undefined || others.length > 0 ? [] : [{ name: placeName(place, language), zone }];
  });
  return [...districts, ...cities].filter(
    ({ zone }, at, all) => isReadable(zone) && all.findIndex((other) => other.zone === zone) === at,
  );
}

/**
 * The delivery to each of several places, after the one with the lowest or highest fee where that is asked for: "is it
 * cheaper to Jeddah or to Abha?"
 */
export function tellSeveralPlaces(question: Question, chooseZones: ZonesOf): FactAnswer | undefined {
  const { frame, language } = question;
  if (frame.places.length + frame.zones.length < 2) return undefined;
  const named = zonesNamed(question, chooseZones);
  if (named.length < 2) return undefined;
  const texts = wording(language);
  const lines = named.map(({ name, zone }) => `• ${name}: ${details(zone, question)}`);
  const fees = named.map(({ zone }) => amountOf(zone));
  const known = fees.filter((fee) => fee !== undefined);
  const isRanked = known.length === fees.length && new Set(known).size > 1;
  const ranks = frame.asks.has("cheapest") ? "cheapest" : frame.asks.has("dearest") ? "dearest" : undefined;
  if (!isRanked || ranks === undefined)
    return { text: [texts.zones, ...lines].join("\n"), facts: named.map(({ zone }) => zone) };
  const wanted = ranks === "cheapest" ? Math.min(...known) : Math.max(...known);
  const first = named
    .filter((_, at) => fees[at] === wanted)
    .map(({ name, zone: { fee = "" } }) => `${name} (${fee})`)
    .join(texts.comma);
  const head = ranks === "cheapest" ? texts.cheapestTo(first) : texts.dearestTo(first);
  return { text: [head, ...lines].join("\n"), facts: named.map(({ zone }) => zone) };
}
