import type { OperatorPayment } from "#shared/contract/operator-payments.ts";
import type { Context } from "#server/context.ts";
import { mintOrganizationId, type OrganizationId } from "#server/db/organization.ts";
import { Failure } from "#server/http/failure.ts";
import { type Tenant, tenantOf } from "#server/tenant.ts";
import { operatorPaymentView } from "./operator-payment-view.ts";
import { checkPayment } from "./payment-checks.ts";
import * as store from "./store/operator-payments.ts";
import { updatePayment } from "./store/payments.ts";

/** Lists the payments that need a review, or all payments of one organisation. */
export const listOperatorPayments = async (
  context: Context,
  organizationId: string | undefined,
): Promise<OperatorPayment[]> =>
  (await store.listPayments(context.db, organizationId ?? null)).map(operatorPaymentView);

/** Reads a payment now, on an operator's request. */
export async function checkOperatorPayment(context: Context, id: string): Promise<OperatorPayment> {
  const organizationId = await organizationOf(context, id);
  await checkPayment(tenantOf(context, organizationId), id);
  return readView(tenantOf(context, organizationId), id);
}

/** Marks a payment as reviewed; its state does not change. */
export async function settleOperatorPayment(context: Context, id: string): Promise<OperatorPayment> {
  const organizationId = await organizationOf(context, id);
  const now = context.clock();
  await tenantOf(context, organizationId).transaction(
    (db) => updatePayment(db, id, { attention: null, next_check_at: null }, now),
    { lock: "subscription" },
  );
  return readView(tenantOf(context, organizationId), id);
}

async function organizationOf(context: Context, id: string): Promise<OrganizationId> {
  const found = await store.paymentOrganization(context.db, id);
  if (!found) throw new Failure("not_found");
  return mintOrganizationId(found);
}

async function readView(tenant: Tenant, id: string): Promise<OperatorPayment> {
  const row = (await store.listPayments(tenant.db, tenant.id)).find((payment) => payment.id === id);
  if (!row) throw new Failure("not_found");
  return operatorPaymentView(row);
}
