import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { ticketRows } from "#server/modules/conversations/index.ts";
import { readCustomerProfile } from "#server/modules/customers/index.ts";

/** The customer's page lists at most this many tickets. A customer has one open at a time, so this covers years. */
const maxTickets = 500;

/** One customer with their tickets, which two modules own; fails with `not_found` when the customer is not there. */
export async function getCustomer(context: Context, organizationId: OrganizationId, id: string) {
  return inOrganization(context.db, organizationId, async (db) => ({
    ...(await readCustomerProfile(db, organizationId, id)),
    tickets: await ticketRows(db, organizationId, { customerId: id }, maxTickets),
  }));
}
