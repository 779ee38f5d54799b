import type { OperatorPayment } from "#shared/contract/operator-payments.ts";
import type { Context } from "#server/context.ts";
import { inOrganization, mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { operatorPaymentView } from "./operator-payment-view.ts";
import { checkPayment } from "./payment-checks.ts";
import * as store from "./store/operator-payments.ts";
import { updatePayment } from "./store/payments.ts";

/** Payments that somebody has to look at, or all of one organisation. */
export const listOperatorPayments = async (
  context: Context,
  organizationId: string | undefined,
): Promise<OperatorPayment[]> =>
  (await store.listPayments(context.db, organizationId ?? null)).map(operatorPaymentView);

/** The operator wants to know now where a payment stands. */
export async function checkOperatorPayment(context: Context, id: string): Promise<OperatorPayment> {
  const organizationId = await organizationOf(context, id);
  await checkPayment(context, organizationId, id);
  return readView(context, organizationId, id);
}

/** Takes a payment from the list of those that somebody has to look at. What it says of the money stays. */
export async function settleOperatorPayment(context: Context, id: string): Promise<OperatorPayment> {
  const organizationId = await organizationOf(context, id);
  const now = context.clock();
  await inOrganization(
    context.db,
    organizationId,
    // What was seen to is not read again by itself: another amount would be found at once again.
    (db) => updatePayment(db, organizationId, id, { attention: null, next_check_at: null }, now),
    { lock: "subscription" },
  );
  return readView(context, organizationId, id);
}

async function organizationOf(context: Context, id: string): Promise<OrganizationId> {
  const found = await store.paymentOrganization(context.db, id);
  if (!found) throw new Failure("not_found");
  return mintOrganizationId(found);
}

async function readView(
  context: Context,
  organizationId: OrganizationId,
  id: string,
): Promise<OperatorPayment> {
  const row = (await store.listPayments(context.db, organizationId)).find((payment) => payment.id === id);
  if (!row) throw new Failure("not_found");
  return operatorPaymentView(row);
}
