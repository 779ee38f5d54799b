import { verifyMetaWebhook } from "./webhook-verification.ts";
import type { Identities } from "./identities.ts";
import { metaError, unknownObject } from "./meta-error.ts";
import type { PlatformHandle } from "./platform.ts";
import { withWaba } from "./whatsapp-access.ts";
import type { WhatsAppState } from "./whatsapp-state.ts";
import { field, json, type Route, success } from "./wire.ts";

/** The app's subscription to an account, and the account's templates. */
export const accountRoutes = (handle: PlatformHandle<WhatsAppState>, app: Identities["meta"]): Route[] => [
  ...subscriptionRoutes(handle, app),
  ...templateRoutes(handle),
];

function subscriptionRoutes(
  { state, clock }: PlatformHandle<WhatsAppState>,
  app: Identities["meta"],
): Route[] {
  return [
    [
      "POST",
      "/:id/subscribed_apps",
      withWaba(state, clock, async (request, id) => {
        const waba = state.wabas[id];
        if (!waba) return unknownObject(id);
        const url = field(request, "override_callback_uri");
        if (!url) {
          waba.subscribed = true;
          waba.override = null;
          return success();
        }
        // The platform accepts an override only from an app that is subscribed already.
        if (!waba.subscribed)
          return metaError(400, {
            message:
              "Before override the current callback uri, your app must be subscribed to receive messages for WhatsApp Business Account",
            code: 100,
          });
        const verifyToken = field(request, "verify_token");
        if (!(await verifyMetaWebhook(url, verifyToken)))
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
      withWaba(state, clock, (_request, id) => {
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
      withWaba(state, clock, (_request, id) => {
        const waba = state.wabas[id];
        if (waba) Object.assign(waba, { subscribed: false, override: null });
        return success();
      }),
    ],
  ];
}

function templateRoutes({ state, clock }: PlatformHandle<WhatsAppState>): Route[] {
  return [
    [
      "GET",
      "/:id/message_templates",
      withWaba(state, clock, (request, id) =>
        json({
          data: (state.wabas[id]?.templates ?? [])
            .filter(({ name }) => !field(request, "name") || name === field(request, "name"))
            .map(({ name, language, status, category, body, header, footer }, index) => ({
              id: `59400000000000${index}`,
              name,
              language,
              status,
              category,
              parameter_format: "POSITIONAL",
              components: [
                ...(header ? [{ type: "HEADER", format: header }] : []),
                { type: "BODY", text: body },
                ...(footer ? [{ type: "FOOTER", text: footer }] : []),
              ],
            })),
          paging: { cursors: { before: "MAZD", after: "MAZD" } },
        }),
      ),
    ],
  ];
}
