import * as contract from "#shared/contract/operator-payments.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/billing/operator-payments.ts";

export const operatorPaymentRoutes: Route[] = [
  serve(contract.listOperatorPayments, async ({ context, query }) => ({
    data: await actions.listOperatorPayments(context, query.organization),
  })),
  serve(contract.checkOperatorPayment, async ({ context, params }) => ({
    data: await actions.checkOperatorPayment(context, params.id),
  })),
  serve(contract.settleOperatorPayment, async ({ context, params }) => ({
    data: await actions.settleOperatorPayment(context, params.id),
  })),
];
