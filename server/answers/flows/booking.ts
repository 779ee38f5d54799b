import type { Slot, Slots } from "./flow.ts";

/** The missing details of a booking, in the order in which they are asked for; the number of persons is optional. */
export function findMissingBookingSlots({ service, date, time, name, phone }: Slots): Slot[] {
  const missing: Slot[] = [];
  if (service === undefined) missing.push("service");
  if (date === undefined) missing.push("date");
  if (time === undefined) missing.push("time");
  if (name === undefined) missing.push("name");
  if (phone === undefined) missing.push("phone");
  return missing;
}
