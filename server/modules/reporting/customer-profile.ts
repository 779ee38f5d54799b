import { ticketRows } from "#server/modules/conversations/index.ts";
import { readCustomerProfile } from "#server/modules/customers/index.ts";
import type { Tenant } from "#server/tenant.ts";

/**
 * Maximum number of tickets on the customer's page. A customer has one open ticket at a time, so this covers years.
 */
const maxTickets = 500;

/**
 * Returns one customer with their tickets, which belong to two modules; fails with `not_found` when there is no
 * such customer.
 */
export async function getCustomer(tenant: Tenant, id: string) {
  return tenant.transaction(async (db) => ({
    ...(await readCustomerProfile(db, id)),
    tickets: await ticketRows(db, { customerId: id }, maxTickets),
  }));
}
