import type { OperatorPayment } from "#shared/contract/operator-payments.ts";
import type { Context } from "#server/context.ts";
import { listPaymentsOf, type OperatorPaymentRow } from "./store/operator-payments.ts";

export const operatorPaymentView = (row: OperatorPaymentRow): OperatorPayment => ({
  id: row.id,
  request_id: row.request_id,
  organization: { id: row.organization_id, name: row.organization_name },
  state: row.state,
  attention: row.attention,
  total_halalas: row.total_halalas,
  provider_invoice: row.provider_invoice,
  created_at: row.created_at.toISOString(),
  paid_at: row.paid_at?.toISOString() ?? null,
});

/** Returns the latest payment of each request, for the list of requests. */
export async function latestPayments(
  context: Context,
  requestIds: string[],
): Promise<Map<string, OperatorPayment>> {
  const rows = await listPaymentsOf(context.db, requestIds);
  return new Map(rows.toReversed().map((row) => [row.request_id, operatorPaymentView(row)]));
}
