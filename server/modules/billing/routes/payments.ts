import * as contract from "#shared/contract/payments.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { acceptPaymentHint, checkPayment } from "#server/modules/billing/payment-checks.ts";
import { getPayment, startPayment } from "#server/modules/billing/payments.ts";

export const paymentRoutes: Route[] = [
  serve(contract.getPayment, async ({ context, caller }) => ({
    data: await getPayment(context, caller.organizationId),
  })),
  serve(contract.startPayment, async ({ context, caller, body, request }) => ({
    data: await startPayment(context, caller.organizationId, body, {
      memberId: caller.memberId,
      language: request.language,
    }),
  })),
  serve(contract.checkPayment, async ({ context, caller, params }) => ({
    data: await checkPayment(context, caller.organizationId, params.id),
  })),
  serve(
    contract.receivePaymentWebhook,
    async ({ context, raw }) => ({ data: await acceptPaymentHint(context, raw) }),
    { unaudited: "a hint of the payment provider; it queues a reading and changes nothing itself" },
  ),
];
