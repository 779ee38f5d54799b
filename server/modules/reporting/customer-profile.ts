import { ticketRows } from "#server/modules/conversations/index.ts";
import { readCustomerProfile } from "#server/modules/customers/index.ts";
import type { Tenant } from "#server/tenant.ts";

/** The customer's page lists at most this many tickets. A customer has one open at a time, so this covers years. */
const maxTickets = 500;

/** One customer with their tickets, which two modules own; fails with `not_found` when the customer is not there. */
export async function getCustomer(tenant: Tenant, id: string) {
  return tenant.transaction(async (db) => ({
    ...(await readCustomerProfile(db, id)),
    tickets: await ticketRows(db, { customerId: id }, maxTickets),
  }));
}
