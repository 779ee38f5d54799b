import type { Slot, Slots } from "./flow.ts";

/** The missing details of a call back, in the order in which they are asked for. */
export function findMissingLeadSlots({ topic, name, phone }: Slots): Slot[] {
  const missing: Slot[] = [];
  if (topic === undefined) missing.push("topic");
  if (name === undefined) missing.push("name");
  if (phone === undefined) missing.push("phone");
  return missing;
}
