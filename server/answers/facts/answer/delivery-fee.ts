import { recognizeInDialogue } from "#server/answers/facts/ask/dialogue.ts";
import type { BusinessFacts } from "#server/answers/facts/facts.ts";
import { amountIn, amountOf } from "#server/answers/facts/fees.ts";
import { findNotedFee } from "./noted-fee.ts";
import { chooseZones } from "./tell-delivery.ts";

/** The fee for delivery to the place that a question names. */
export interface DeliveryFee {
  /** The place as the customer wrote it. */
  area: string;
  fee: number;
  /** The order amount from which delivery is free. */
  freeFrom: number | undefined;
}

/**
 * The fee for delivery to the place that a question names, as the list of zones has it, else as a sentence states it;
 * undefined where it names none or several fees hold.
 */
export function tellDeliveryFee(question: string, facts: BusinessFacts): DeliveryFee | undefined {
  const frame = recognizeInDialogue(question, [], facts, () => true);
  const zones = chooseZones({ frame }, facts.zones);
  const [place] = frame.places;
  const area = frame.zones[0]?.name ?? place?.written;
  if (area === undefined) return undefined;
  const [zone] = zones;
  if (zone === undefined) {
    const noted = place === undefined ? undefined : findNotedFee(place, facts.notes);
    return noted && { area, ...noted };
  }
  const [fee, ...others] = new Set(zones.map(amountOf));
  if (fee === undefined || others.length > 0) return undefined;
  return { area, fee, freeFrom: amountIn(zone.freeFrom ?? "") };
}
