import * as verification from "#shared/contract/email-verification.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { requestEmailChange } from "#server/modules/identity/email-change.ts";
import * as actions from "#server/modules/identity/email-verification.ts";

export const emailVerificationRoutes: Route[] = [
  serve(
    verification.sendVerification,
    async ({ tenant, caller, request }) => ({
      data: await actions.sendVerification(tenant, caller, request.language),
    }),
    { unaudited: "mails the caller a link, which changes nothing until it is used" },
  ),
  serve(
    verification.requestEmailChange,
    async ({ tenant, caller, body, request }) => {
      await requestEmailChange(tenant, caller, body, request.language);
      return { data: null };
    },
    { unaudited: "mails a link to the new address, which changes nothing until it is used" },
  ),
  serve(verification.verifyEmail, async ({ context, body, request }) => {
    await actions.verifyEmail(context, body, request.language);
    return { data: null };
  }),
  serve(verification.declineInvitation, async ({ context, body }) => {
    await actions.declineInvitation(context, body);
    return { data: null };
  }),
];
