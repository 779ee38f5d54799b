import { choosePage } from "./choose-page.ts";
import type { Identities } from "./identities.ts";
import { badParameter, badToken, metaError } from "./meta-error.ts";
import type { PlatformHandle } from "./platform.ts";
import { randomSecret } from "./signing.ts";
import type { WhatsAppState } from "./whatsapp-state.ts";
import { bearer, field, json, page, redirect, type Route } from "./wire.ts";

/** The user who logs in; Meta names them when they remove the app. */
export const signupUserId = "122000000000001";

const codeLifeMs = 10 * 60_000;

/** Embedded Signup: the page on which the owner chooses, the exchange of a code for a token, and the details of a token. */
export const embeddedSignupRoutes = (
  handle: PlatformHandle<WhatsAppState>,
  app: Identities["meta"],
): Route[] => [...signupRoutes(handle, app), ...tokenRoutes(handle, app)];

function signupRoutes({ state, clock }: PlatformHandle<WhatsAppState>, app: Identities["meta"]): Route[] {
  return [
    // This is the page that FB.login opens: the owner chooses an account, and the page passes its ids to its opener and
    // returns with a code.
    [
      "GET",
      "/dialog/oauth",
      (request) => {
        if (field(request, "client_id") !== app.appId) return badParameter("client_id");
        const callbackUrl = (query: Record<string, string>) =>
          `${field(request, "redirect_uri")}?${new URLSearchParams({ ...query, state: field(request, "state") })}`;
        const choices = Object.entries(state.wabas)
          .filter(([id]) => id !== app.ownAccount.wabaId)
          .map(([id, waba]) => ({
            label: waba.name,
            detail: state.phones[waba.phones[0] ?? ""]?.number ?? "",
            href: `chosen?${new URLSearchParams({ waba: id, back: callbackUrl({}) })}`,
          }));
        return page(
          choosePage(
            "WhatsApp Business",
            choices,
            callbackUrl({ error: "access_denied", error_reason: "user_denied" }),
          ),
        );
      },
    ],
    [
      "GET",
      "/dialog/chosen",
      (request) => {
        const waba = field(request, "waba");
        const back = new URL(field(request, "back"));
        const code = `AQ${randomSecret(40)}`;
        state.codes[code] = { waba, expiresAt: clock().getTime() + codeLifeMs };
        back.searchParams.set("code", code);
        const ids = {
          waba_id: waba,
          phone_number_id: state.wabas[waba]?.phones[0] ?? "",
          business_id: waba,
        };
        for (const [name, value] of Object.entries(ids)) back.searchParams.set(name, value);
        return redirect(back.href);
      },
    ],
  ];
}

function tokenRoutes({ state, clock }: PlatformHandle<WhatsAppState>, app: Identities["meta"]): Route[] {
  return [
    [
      "GET",
      "/oauth/access_token",
      (request) => {
        if (field(request, "client_id") !== app.appId || field(request, "client_secret") !== app.appSecret)
          return metaError(400, { message: "Error validating client secret.", code: 1 });
        const code = field(request, "code");
        const known = state.codes[code];
        delete state.codes[code];
        if (!known)
          return metaError(400, {
            message: "This authorization code has been used.",
            code: 100,
            subcode: 36009,
          });
        if (known.expiresAt <= clock().getTime())
          return metaError(400, {
            message: "This authorization code has expired.",
            code: 100,
            subcode: 36007,
          });
        const token = `EAA${randomSecret(60)}`;
        state.tokens[token] = { waba: known.waba, expiresAt: null };
        return json({ access_token: token, token_type: "bearer" });
      },
    ],
    [
      "GET",
      "/debug_token",
      (request) => {
        if (bearer(request) !== `${app.appId}|${app.appSecret}` && !state.tokens[bearer(request)])
          return badToken();
        const token = state.tokens[field(request, "input_token")];
        const scopes = ["whatsapp_business_management", "whatsapp_business_messaging", "business_management"];
        return json({
          data: {
            app_id: app.appId,
            type: "SYSTEM_USER",
            application: "Wakil",
            data_access_expires_at: 0,
            expires_at: token?.expiresAt ? Math.floor(token.expiresAt / 1000) : 0,
            is_valid:
              token !== undefined && (token.expiresAt === null || token.expiresAt > clock().getTime()),
            scopes: token ? scopes : [],
            granular_scopes: token
              ? scopes.slice(0, 2).map((scope) => ({ scope, target_ids: [token.waba] }))
              : [],
            user_id: signupUserId,
          },
        });
      },
    ],
  ];
}
