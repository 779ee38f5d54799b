import type { RequestedItem } from "#shared/rules/flow-request.ts";
import type { OrderItem, RequestDetails, Slots } from "./flow.ts";

const closed = ({ count, name, entryId, option, price, currency }: OrderItem): RequestedItem => ({
  count,
  name,
  ...(entryId !== undefined && { entryId }),
  ...(option !== undefined && { option }),
  ...(price !== undefined && { price }),
  ...(currency !== undefined && { currency }),
});

/** The collected details, without state that only the flow needs. */
export function detailsOf({ items, ...rest }: Slots): RequestDetails {
  return { ...rest, ...(items && { items: items.map(closed) }) };
}
