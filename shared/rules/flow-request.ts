/** The kinds of requests that a customer can make to the team. They are stored with the ticket and shown to staff. */

export const flowKinds = ["order", "booking", "lead"] as const;
export type FlowKind = (typeof flowKinds)[number];

export interface RequestedItem {
  count: number;
  /** The item's name in the business's list, otherwise the customer's wording. */
  name: string;
  /** The id of the item's entry. Absent when the item was not found. */
  entryId?: string;
  /** The size or variant, when the entry has several prices. */
  option?: string;
  /** The price of one piece. */
  price?: number;
  /** The currency as an ISO 4217 code. */
  currency?: string;
}

export const partsOfDay = ["morning", "noon", "afternoon", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export interface RequestDetails {
  items?: RequestedItem[];
  receive?: "delivery" | "pickup";
  address?: string;
  service?: string;
  /** The date in the business's time zone, YYYY-MM-DD. */
  date?: string;
  /** The time in minutes after midnight, or a part of the day. */
  time?: number | PartOfDay;
  persons?: number;
  topic?: string;
  name?: string;
  /** The phone number, in E.164 when it could be parsed. */
  phone?: string;
}

const centsPerUnit = 100;

/** Returns the total price of the items. Undefined when a price is missing or currencies differ. */
export function calculateTotal(
  items: readonly { count: number; price?: number | undefined; currency?: string | undefined }[],
): { amount: number; currency?: string } | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  let sum = 0;
  for (const { count, price, currency } of items) {
    if (price === undefined || currency !== first.currency) return undefined;
    sum += Math.round(count * price * centsPerUnit);
  }
  return { amount: sum / centsPerUnit, ...(first.currency !== undefined && { currency: first.currency }) };
}
