import type { CustomerRow } from "#shared/contract/customers.ts";
import { dayGroup } from "#web/components/list/day-group.ts";
import { groupBy } from "#web/components/list/group-by.ts";

/** The customers of a page by the day they last wrote, as of now. */
export function groupByLastSeen(customers: readonly CustomerRow[]) {
  const now = new Date();
  return groupBy(customers, (customer) => dayGroup(customer.last_seen_at, now));
}
