import type { SubscriptionHistory } from "#shared/contract/subscriptions.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, type OrganizationId } from "#server/db/organization.ts";
import { invoiceView } from "./invoices.ts";
import { listInvoices } from "./store/invoices.ts";
import { listOwnRequests } from "./store/subscription-requests.ts";
import { readSubscription } from "./store/subscriptions.ts";
import { termState } from "./subscription-rules.ts";
import { requestView } from "./subscriptions.ts";

/** More than anyone asks for in years of monthly renewals. */
const maxRequests = 50;

/** What the organisation has asked for and what was activated for it, the latest first. */
export async function getHistory(
  context: Context,
  organizationId: OrganizationId,
): Promise<SubscriptionHistory> {
  const now = context.clock();
  return inOrganization(context.db, organizationId, async (db) => {
    const requests = await listOwnRequests(db, organizationId, maxRequests);
    const { terms } = await readSubscription(db, organizationId);
    return {
      requests: requests.map((row) => ({
        ...requestView(row),
        state: row.state,
        decided_at: row.decided_at?.toISOString() ?? null,
        note: row.note,
      })),
      terms: terms.toReversed().map((term) => ({
        plan: term.plan,
        period: term.period,
        price: term.price,
        starts_at: term.startsAt.toISOString(),
        ends_at: term.endsAt.toISOString(),
        state: termState(term, now),
      })),
      invoices: (await listInvoices(db, organizationId)).map(invoiceView),
    };
  });
}
