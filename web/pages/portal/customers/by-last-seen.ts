import type { CustomerRow } from "#shared/contract/customers.ts";
import { dayGroup } from "#web/components/list/day-group.ts";
import { groupBy } from "#web/components/list/group-by.ts";

/** Groups the customers of a page by the day of their last message. */
export function groupByLastSeen(customers: readonly CustomerRow[]) {
  const now = new Date();
  return groupBy(customers, (customer) => dayGroup(customer.last_seen_at, now));
}
