import { z } from "zod";
import type { Context } from "#server/context.ts";
import { type Account, type Channel, ConnectError } from "./channel.ts";
import { callGraph } from "./graph.ts";
import { metaPlatform } from "./platforms.ts";
import { cloudApi } from "./whatsapp.ts";
import { withMetaErrors, graphBase, requireMeta, registerNumber } from "./whatsapp-number.ts";

const needed = ["whatsapp_business_management", "whatsapp_business_messaging"];

const tokenFacts = z.object({
  data: z.looseObject({
    is_valid: z.boolean(),
    app_id: z.string(),
    user_id: z.string().optional(),
    expires_at: z.number().optional(),
    scopes: z.array(z.string()),
    granular_scopes: z
      .array(z.object({ scope: z.string(), target_ids: z.array(z.string()).optional() }))
      .optional(),
  }),
});
const phones = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      display_phone_number: z.string(),
      code_verification_status: z.string().optional(),
    }),
  ),
});

/** WhatsApp of a business that logs in at Meta (Embedded Signup), with its own account and token. */
export const whatsappMeta: Channel = {
  ...cloudApi,
  kind: "whatsapp_meta",
  configured: (context) => {
    const platform = metaPlatform(context);
    return platform?.configId != null && platform.verifyToken !== null;
  },

  login: {
    /**
     * The log-in uses a redirect and not Meta's script in a pop-up, which would have to run in the portal's page, where other
     * origins' code is forbidden. The script's messages are also in the token's scopes.
     */
    authorizeUrl(context, { state, redirectUri }) {
      const platform = requireMeta(context);
      const query = new URLSearchParams({
        client_id: platform.appId,
        config_id: platform.configId ?? "",
        redirect_uri: redirectUri,
        state,
        response_type: "code",
        override_default_response_type: "true",
        extras: JSON.stringify({ version: "v4", setup: {} }),
      });
      return `${platform.loginUrl}?${query.toString()}`;
    },

    async exchange(context, { code, redirectUri, extra }): Promise<Account> {
      const platform = requireMeta(context);
      const base = graphBase(platform);
      const got = await withMetaErrors(() =>
        callGraph({
          base,
          path: "/oauth/access_token",
          query: {
            client_id: platform.appId,
            client_secret: platform.appSecret,
            redirect_uri: redirectUri,
            code,
          },
        }),
      );
      const token = got["access_token"];
      if (typeof token !== "string") throw new ConnectError("connect_failed", "no token for the code");
      const facts = await checkToken(context, token);
      const wabas = facts.granular_scopes?.find(({ scope }) => scope === needed[0])?.target_ids ?? [];
      const wabaId = extra["waba_id"] ?? wabas[0];
      // The page's choice must be among the token's accounts; any other would be somebody else's.
      if (!wabaId || (wabas.length > 0 && !wabas.includes(wabaId)))
        throw new ConnectError("no_account", "the token opens no such business account");
      const found = phones.parse(
        await withMetaErrors(() => callGraph({ base, token, path: `/${wabaId}/phone_numbers` })),
      );
      const chosen = extra["phone_number_id"];
      const phone = chosen ? found.data.find(({ id }) => id === chosen) : found.data[0];
      if (!phone) throw new ConnectError("no_account", "no phone number in the business account");
      return {
        account: phone.id,
        group: wabaId,
        name: phone.display_phone_number,
        // Meta names the person who logged in when they remove the app or request the deletion of their data.
        details: { wabaId, verified: phone.code_verification_status ?? null, userId: facts.user_id ?? null },
        secrets: { token },
        tokenExpiresAt: facts.expires_at ? new Date(facts.expires_at * 1000) : null,
      };
    },
  },

  /**
   * Subscribes without an override first, which is refused as long as the app is not subscribed; then registers the
   * number.
   */
  async activate(context, connection) {
    const platform = requireMeta(context);
    const base = graphBase(platform);
    const { token } = connection.secrets;
    const subscribed = `/${String(connection.details["wabaId"])}/subscribed_apps`;
    await withMetaErrors(() => callGraph({ base, token, path: subscribed, method: "POST", form: {} }));
    await withMetaErrors(() =>
      callGraph({
        base,
        token,
        path: subscribed,
        form: {
          override_callback_uri: `${context.addresses.public}/webhook/whatsapp/`,
          verify_token: platform.verifyToken ?? "",
        },
      }),
    );
    const pin = await registerNumber({ base, token }, connection.account);
    return { secrets: { ...connection.secrets, pin } };
  },

  async disconnect(context, connection, { isLast }) {
    // The subscription belongs to the business account, so ending it would stop its other numbers too.
    if (!isLast) return;
    const base = graphBase(requireMeta(context));
    const { token } = connection.secrets;
    await callGraph({
      base,
      token,
      path: `/${String(connection.details["wabaId"])}/subscribed_apps`,
      method: "DELETE",
    });
  },
};

async function checkToken(context: Context, token: string) {
  const platform = requireMeta(context);
  const answer = await withMetaErrors(() =>
    callGraph({
      base: graphBase(platform),
      token: `${platform.appId}|${platform.appSecret}`,
      path: "/debug_token",
      query: { input_token: token },
    }),
  );
  const { data } = tokenFacts.parse(answer);
  if (!data.is_valid || data.app_id !== platform.appId)
    throw new ConnectError("connect_failed", "the token is not for this app");
  const missing = needed.filter((scope) => !data.scopes.includes(scope));
  if (missing.length > 0) throw new ConnectError("missing_permission", `not granted: ${missing.join(", ")}`);
  return data;
}
