import * as auth from "#shared/contract/auth.ts";
import { getCurrentUser } from "#shared/contract/me.ts";
import { industries } from "#shared/rules/industries.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { text } from "#server/texts/texts.ts";
import * as actions from "#server/modules/identity/authentication.ts";
import { isVerified } from "#server/modules/identity/email-verification.ts";
import { getSupportAccessOf } from "#server/modules/identity/support-access.ts";
import { getOrganization, logIn } from "#server/modules/identity/log-in.ts";

export const authenticationRoutes: Route[] = [
  serve(auth.logIn, async ({ context, body, request }) => ({
    data: await logIn(context, body, request),
  })),
  serve(auth.signUp, async ({ context, body, request }) => ({
    data: await actions.signUp(context, body, request),
  })),
  serve(auth.logOut, async ({ context, request }) => ({
    data: await actions.logOut(context, request.token),
  })),
  serve(auth.listIndustries, async () => ({
    data: industries.map((value) => ({
      value,
      label: text("en", `auth:industries.${value}`),
      label_arabic: text("ar", `auth:industries.${value}`),
    })),
  })),
  serve(
    auth.sendResetLink,
    async ({ context, body, request }) => {
      await actions.sendResetLink(context, body, request.language);
      return { data: { message: text(request.language, "mailLinks:inbox.sentAny") } };
    },
    { unaudited: "anyone may ask for a link, and it changes nothing until it is used" },
  ),
  serve(auth.resetPassword, async ({ context, body, request }) => {
    await actions.resetPassword(context, body, request);
    return { data: { message: text(request.language, "auth:newPassword.success") } };
  }),
  serve(auth.setPassword, async ({ tenant, caller, body, request }) => {
    await actions.setPassword(tenant, caller, body);
    return { data: { message: text(request.language, "auth:newPassword.success") } };
  }),
  serve(getCurrentUser, async ({ tenant, caller }) => ({
    data: {
      user: caller.user,
      organization: tenant && (await getOrganization(tenant)),
      permissions: caller.kind === "member" ? [...caller.permissions] : [],
      email_verified:
        caller.kind !== "member" ||
        caller.supportAccess !== null ||
        tenant === null ||
        (await isVerified(tenant, caller.memberId)),
      lacks_second_step: caller.kind === "operator" && caller.lacksSecondStep,
      support_access:
        caller.kind === "member" && tenant ? await getSupportAccessOf(tenant, caller.supportAccess) : null,
    },
  })),
];
