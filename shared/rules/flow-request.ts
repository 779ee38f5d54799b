/** What a customer asked the team to do, as it is stored with the ticket and shown to staff. */

export const flowKinds = ["order", "booking", "lead"] as const;
export type FlowKind = (typeof flowKinds)[number];

export interface RequestedItem {
  count: number;
  /** As the business calls it, or, where it is not on its lists, as the customer did. */
  name: string;
  /** The row of the business's own list; absent: not found on it. */
  entryId?: string;
  /** The size or kind among several prices of the row. */
  option?: string;
  /** Of one piece. */
  price?: number;
  /** ISO 4217. */
  currency?: string;
}

export const partsOfDay = ["morning", "noon", "afternoon", "evening"] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export interface RequestDetails {
  items?: RequestedItem[];
  receive?: "delivery" | "pickup";
  address?: string;
  service?: string;
  /** By the business's calendar, YYYY-MM-DD. */
  date?: string;
  /** Minutes after midnight, or a part of the day. */
  time?: number | PartOfDay;
  persons?: number;
  topic?: string;
  name?: string;
  /** E.164 where the number could be read as one. */
  phone?: string;
}

const cents = 100;

/** What the items come to; undefined when one has no price, or where currencies differ. */
export function totalOf(
  items: readonly { count: number; price?: number | undefined; currency?: string | undefined }[],
): { amount: number; currency?: string } | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  let sum = 0;
  for (const { count, price, currency } of items) {
    if (price === undefined || currency !== first.currency) return undefined;
    sum += Math.round(count * price * cents);
  }
  return { amount: sum / cents, ...(first.currency !== undefined && { currency: first.currency }) };
}
