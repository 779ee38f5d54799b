import type { FlowNeeds, Slot, Slots } from "./flow.ts";

/** The missing details of an order, in the order in which they are asked for. */
export function findMissingOrderSlots(
  { items, receive, address, name, phone }: Slots,
  needs: FlowNeeds,
): Slot[] {
  const missing: Slot[] = [];
  if (items === undefined || items.length === 0) missing.push("items");
  if (items?.some(({ among }) => among !== undefined)) missing.push("which");
  if (needs.delivers && receive === undefined) missing.push("receive");
  if (receive === "delivery" && address === undefined) missing.push("address");
  if (name === undefined) missing.push("name");
  if (phone === undefined) missing.push("phone");
  return missing;
}
