import * as auth from "#shared/contract/auth.ts";
import { industries } from "#shared/rules/industries.ts";
import arAuth from "#shared/locales/ar/auth.json" with { type: "json" };
import enAuth from "#shared/locales/en/auth.json" with { type: "json" };
import { type Route, serve } from "#server/http/serve.ts";
import * as actions from "./actions.ts";

export const authRoutes: Route[] = [
  serve(auth.logIn, async ({ context, body, request }) => ({
    data: await actions.logIn(context, body, request.userAgent),
  })),
  serve(auth.signUp, async ({ context, body, request }) => ({
    data: await actions.signUp(context, body, request.userAgent),
  })),
  serve(auth.logOut, async ({ context, request }) => {
    await actions.logOut(context, request.token);
    return { data: null };
  }),
  serve(auth.listIndustries, async () => ({
    data: industries.map((value) => ({
      value,
      label: enAuth.industries[value],
      label_arabic: arAuth.industries[value],
    })),
  })),
  serve(auth.me, async ({ context, caller }) => ({
    data: { user: caller.user, organization: await actions.organizationOf(context, caller.organizationId) },
  })),
];
