import type { Slot, Slots } from "./flow.ts";

/** What a booking still has to say, first things first; how many persons is kept where it is said. */
export function missingOfBooking({ service, date, time, name, phone }: Slots): Slot[] {
  const missing: Slot[] = [];
  if (service === undefined) missing.push("service");
  if (date === undefined) missing.push("date");
  if (time === undefined) missing.push("time");
  if (name === undefined) missing.push("name");
  if (phone === undefined) missing.push("phone");
  return missing;
}
