import { challenged } from "./challenge.ts";
import type { Identities } from "./identities.ts";
import type { PlatformClock, PlatformHandle } from "./platform.ts";
import { badParameter, badToken, expiredToken, metaError, unknownObject } from "./meta-error.ts";
import { digits, secretWord } from "./signing.ts";
import { choosePage } from "./choose-page.ts";
import type { BusinessPhone, WhatsAppState } from "./whatsapp-state.ts";
import { type Answer, type Asked, bearer, field, json, page, redirect, type Route } from "./wire.ts";

const codeLifeMs = 10 * 60_000;
/** Between two one-time codes for one number. */
const codeWaitMs = 60_000;
const success = () => json({ success: true });

/** Whose token came, or the error that says what is wrong with it. */
export function tokenOf(state: WhatsAppState, clock: PlatformClock, asked: Asked): { waba: string } | Answer {
  const token = state.tokens[bearer(asked)];
  if (!token) return badToken();
  if (token.expiresAt !== null && token.expiresAt <= clock().getTime()) return expiredToken();
  return token;
}

/** The number a call is about, when its token may see it. */
export function phoneOf(
  state: WhatsAppState,
  clock: PlatformClock,
  asked: Asked,
): { id: string; phone: BusinessPhone } | Answer {
  const token = tokenOf(state, clock, asked);
  if ("status" in token) return token;
  const id = asked.params["id"] ?? "";
  const phone = state.phones[id];
  return phone && phone.waba === token.waba ? { id, phone } : unknownObject(id);
}

const shown = (id: string, phone: BusinessPhone) => ({
  id,
  display_phone_number: phone.number,
  verified_name: phone.name,
  quality_rating: "GREEN",
  code_verification_status: phone.verified ? "VERIFIED" : "NOT_VERIFIED",
  platform_type: phone.registered ? "CLOUD_API" : "NOT_APPLICABLE",
  status: phone.registered ? "CONNECTED" : "PENDING",
  throughput: { level: "STANDARD" },
});

/** Sign-in, numbers, one-time codes, subscriptions and registration of the WhatsApp Business platform. */
export function accountRoutes(
  { state, clock }: PlatformHandle<WhatsAppState>,
  app: Identities["meta"],
): Route[] {
  const withPhone =
    (handle: (asked: Asked, id: string, phone: BusinessPhone) => Answer | Promise<Answer>) =>
    (asked: Asked) => {
      const found = phoneOf(state, clock, asked);
      return "status" in found ? found : handle(asked, found.id, found.phone);
    };
  const withWaba = (handle: (asked: Asked, id: string) => Answer | Promise<Answer>) => (asked: Asked) => {
    const token = tokenOf(state, clock, asked);
    const id = asked.params["id"] ?? "";
    if ("status" in token) return token;
    return token.waba === id ? handle(asked, id) : unknownObject(id);
  };

  return [
    // What FB.login opens: the owner chooses; the page tells its opener the ids and comes back with a code.
    [
      "GET",
      "/dialog/oauth",
      (asked) => {
        if (field(asked, "client_id") !== app.appId) return badParameter("client_id");
        const back = (query: Record<string, string>) =>
          `${field(asked, "redirect_uri")}?${new URLSearchParams({ ...query, state: field(asked, "state") })}`;
        const choices = Object.entries(state.wabas)
          .filter(([id]) => id !== app.own.wabaId)
          .map(([id, waba]) => ({
            label: waba.name,
            detail: state.phones[waba.phones[0] ?? ""]?.number ?? "",
            href: `chosen?${new URLSearchParams({ waba: id, back: back({}) })}`,
          }));
        return page(
          choosePage(
            "WhatsApp Business",
            choices,
            back({ error: "access_denied", error_reason: "user_denied" }),
          ),
        );
      },
    ],
    [
      "GET",
      "/dialog/chosen",
      (asked) => {
        const waba = field(asked, "waba");
        const back = new URL(field(asked, "back"));
        const code = `AQ${secretWord(40)}`;
        state.codes[code] = { waba, expiresAt: clock().getTime() + codeLifeMs };
        back.searchParams.set("code", code);
        const told = {
          type: "WA_EMBEDDED_SIGNUP",
          event: "FINISH",
          version: "4",
          data: { waba_id: waba, phone_number_id: state.wabas[waba]?.phones[0] ?? "", business_id: waba },
        };
        for (const [name, value] of Object.entries(told.data)) back.searchParams.set(name, value);
        return redirect(back.href);
      },
    ],
    [
      "GET",
      "/oauth/access_token",
      (asked) => {
        if (field(asked, "client_id") !== app.appId || field(asked, "client_secret") !== app.appSecret)
          return metaError(400, { message: "Error validating client secret.", code: 1 });
        const code = field(asked, "code");
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
        const token = `EAA${secretWord(60)}`;
        state.tokens[token] = { waba: known.waba, expiresAt: null };
        return json({ access_token: token, token_type: "bearer" });
      },
    ],
    [
      "GET",
      "/debug_token",
      (asked) => {
        if (bearer(asked) !== `${app.appId}|${app.appSecret}` && !state.tokens[bearer(asked)])
          return badToken();
        const token = state.tokens[field(asked, "input_token")];
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
            user_id: "122000000000001",
          },
        });
      },
    ],
    [
      "GET",
      "/:id/phone_numbers",
      withWaba((_asked, id) => {
        const data = (state.wabas[id]?.phones ?? []).flatMap((one) => {
          const phone = state.phones[one];
          return phone ? [shown(one, phone)] : [];
        });
        return json({ data, paging: { cursors: { before: "QVFI", after: "QVFI" } } });
      }),
    ],
    [
      "POST",
      "/:id/phone_numbers",
      withWaba((asked, id) => {
        const number = field(asked, "phone_number").replace(/\D/g, "");
        const cc = field(asked, "cc").replace(/\D/g, "");
        if (!number || !cc || !field(asked, "verified_name"))
          return badParameter("cc, phone_number and verified_name are required");
        const full = `+${cc} ${number}`;
        const same = Object.entries(state.phones).find(
          ([, phone]) => phone.number.replace(/\D/g, "") === `${cc}${number}`,
        );
        if (same && same[1].waba !== id)
          return metaError(400, {
            message: "(#100) Invalid parameter",
            code: 100,
            subcode: 2388012,
            userTitle: "Phone number in use",
            userMessage: "The phone number is already registered with another WhatsApp Business account.",
          });
        if (same) return json({ id: same[0] });
        const phone = digits(15);
        state.phones[phone] = {
          waba: id,
          number: full,
          name: field(asked, "verified_name"),
          verified: false,
          registered: false,
          pin: null,
          code: null,
          codeAt: null,
        };
        state.wabas[id]?.phones.push(phone);
        return json({ id: phone });
      }),
    ],
    [
      "POST",
      "/:id/subscribed_apps",
      withWaba(async (asked, id) => {
        const waba = state.wabas[id];
        if (!waba) return unknownObject(id);
        const url = field(asked, "override_callback_uri");
        if (!url) {
          waba.subscribed = true;
          waba.override = null;
          return success();
        }
        // The platform takes an override only from an app that is subscribed already.
        if (!waba.subscribed)
          return metaError(400, {
            message:
              "Before override the current callback uri, your app must be subscribed to receive messages for WhatsApp Business Account",
            code: 100,
          });
        const verifyToken = field(asked, "verify_token");
        if (!(await challenged(url, verifyToken)))
          return metaError(400, {
            message: "(#2200) Callback verification failed with the following errors: HTTP Status Code",
            code: 2200,
          });
        waba.override = { url, verifyToken };
        return success();
      }),
    ],
    [
      "GET",
      "/:id/subscribed_apps",
      withWaba((_asked, id) => {
        const waba = state.wabas[id];
        return json({
          data: waba?.subscribed
            ? [
                {
                  whatsapp_business_api_data: {
                    id: app.appId,
                    name: "Wakil",
                    link: "https://wakil.example",
                  },
                  ...(waba.override && { override_callback_uri: waba.override.url }),
                },
              ]
            : [],
        });
      }),
    ],
    [
      "DELETE",
      "/:id/subscribed_apps",
      withWaba((_asked, id) => {
        const waba = state.wabas[id];
        if (waba) Object.assign(waba, { subscribed: false, override: null });
        return success();
      }),
    ],
    [
      "GET",
      "/:id/message_templates",
      withWaba((asked, id) =>
        json({
          data: (state.wabas[id]?.templates ?? [])
            .filter(({ name }) => !field(asked, "name") || name === field(asked, "name"))
            .map(({ name, language, status, category, body }, at) => ({
              id: `59400000000000${at}`,
              name,
              language,
              status,
              category,
              components: [{ type: "BODY", text: body }],
            })),
          paging: { cursors: { before: "MAZD", after: "MAZD" } },
        }),
      ),
    ],
    [
      "POST",
      "/:id/request_code",
      withPhone((asked, _id, phone) => {
        if (!["SMS", "VOICE"].includes(field(asked, "code_method")) || !field(asked, "language"))
          return badParameter("code_method must be SMS or VOICE, and language is required");
        const now = clock().getTime();
        if (phone.verified && phone.registered)
          return metaError(400, {
            message: "(#136024) Request code error",
            code: 136024,
            subcode: 2388091,
            userTitle: "Number already verified",
            userMessage: "This phone number has been verified already.",
          });
        if (phone.codeAt !== null && now - phone.codeAt < codeWaitMs)
          return metaError(400, {
            message: "(#136024) Request code error",
            code: 136024,
            subcode: 2388091,
            userTitle: "Cannot send verification code",
            userMessage: `Please try again after ${Math.ceil((codeWaitMs - now + phone.codeAt) / 1000)} seconds.`,
          });
        phone.code = digits(6);
        phone.codeAt = now;
        return success();
      }),
    ],
    [
      "POST",
      "/:id/verify_code",
      withPhone((asked, _id, phone) => {
        if (phone.code === null || field(asked, "code").replace(/\D/g, "") !== phone.code)
          return metaError(400, {
            message: "(#136025) Verify code error",
            code: 136025,
            subcode: 2388093,
            userTitle: "Couldn't verify code",
            userMessage: "The code entered is incorrect.",
          });
        Object.assign(phone, { verified: true, code: null });
        return success();
      }),
    ],
    [
      "POST",
      "/:id/register",
      withPhone((asked, _id, phone) => {
        const pin = field(asked, "pin");
        if (field(asked, "messaging_product") !== "whatsapp" || !/^\d{6}$/.test(pin))
          return badParameter("messaging_product must be whatsapp and pin 6 digits");
        if (!phone.verified)
          return metaError(400, { message: "(#133006) Phone number re-verification needed", code: 133006 });
        if (phone.pin !== null && phone.pin !== pin)
          return metaError(400, { message: "(#133005) Two step verification PIN Mismatch", code: 133005 });
        Object.assign(phone, { registered: true, pin });
        return success();
      }),
    ],
    [
      "POST",
      "/:id/deregister",
      withPhone((_asked, _id, phone) => {
        phone.registered = false;
        return success();
      }),
    ],
  ];
}
