import * as contract from "#shared/contract/payments.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { acceptPaymentHint, checkPayment } from "#server/modules/billing/payment-checks.ts";
import { getPayment, startPayment } from "#server/modules/billing/payments.ts";

export const paymentRoutes: Route[] = [
  serve(contract.getPayment, async ({ tenant }) => ({
    data: await getPayment(tenant),
  })),
  serve(contract.startPayment, async ({ tenant, caller, body, request }) => ({
    data: await startPayment(tenant, body, {
      memberId: caller.memberId,
      language: request.language,
    }),
  })),
  serve(contract.checkPayment, async ({ tenant, params }) => ({
    data: await checkPayment(tenant, params.id),
  })),
  serve(
    contract.receivePaymentWebhook,
    async ({ context, raw }) => ({ data: await acceptPaymentHint(context, raw) }),
    { unaudited: "a hint of the payment provider; it queues a reading and changes nothing itself" },
  ),
];
