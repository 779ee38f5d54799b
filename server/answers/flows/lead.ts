import type { Slot, Slots } from "./flow.ts";

/** What the team still has to know to call somebody back, first things first. */
export function missingOfLead({ topic, name, phone }: Slots): Slot[] {
  const missing: Slot[] = [];
  if (topic === undefined) missing.push("topic");
  if (name === undefined) missing.push("name");
  if (phone === undefined) missing.push("phone");
  return missing;
}
