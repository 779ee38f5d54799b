import * as verification from "#shared/contract/email-verification.ts";
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "#server/modules/identity/email-verification.ts";

export const emailVerificationRoutes: Route[] = [
  serve(
    verification.sendVerification,
    async ({ tenant, caller, request }) => ({
      data: await actions.sendVerification(tenant, caller, request.language),
    }),
    { unaudited: "mails the caller a link, which changes nothing until it is used" },
  ),
  serve(verification.verifyEmail, async ({ context, body }) => {
    await actions.verifyEmail(context, body);
    return { data: null };
  }),
  serve(verification.declineInvitation, async ({ context, body }) => {
    await actions.declineInvitation(context, body);
    return { data: null };
  }),
];
