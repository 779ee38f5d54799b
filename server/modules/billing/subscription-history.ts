import type { SubscriptionHistory } from "#shared/contract/subscriptions.ts";
import type { Tenant } from "#server/tenant.ts";
import { creditNoteView } from "./credit-notes.ts";
import { invoiceView } from "./invoices.ts";
import { listInvoices } from "./store/invoices.ts";
import { listCreditNotes } from "./store/refunds.ts";
import { listOwnRequests } from "./store/subscription-requests.ts";
import { readSubscription } from "./store/subscriptions.ts";
import { termState } from "./subscription-rules.ts";
import { requestView } from "./subscriptions.ts";

/** Maximum number of requests and terms; years of monthly renewals have fewer. */
const maxRequests = 50;

/** Returns the requests and terms of the organisation, latest first. */
export async function getHistory(tenant: Tenant): Promise<SubscriptionHistory> {
  const now = tenant.clock();
  return tenant.transaction(async (db) => {
    const requests = await listOwnRequests(db, maxRequests);
    const invoices = await listInvoices(db);
    const numbers = new Map(invoices.map(({ id, number }) => [id, number]));
    const notes = await listCreditNotes(db);
    const { terms } = await readSubscription(db);
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
      credit_notes: notes.map((row) => creditNoteView(row, numbers.get(row.invoice_id) ?? 0)),
      invoices: invoices.map(invoiceView),
    };
  });
}
