import { choosePage } from "./choose-page.ts";
import type { Identities } from "./identities.ts";
import type { InstagramState } from "./instagram-state.ts";
import { badToken, expiredToken, metaError } from "./meta-error.ts";
import type { PlatformClock, PlatformHandle } from "./platform.ts";
import { randomSecret } from "./signing.ts";
import {
  type SimulatorResponse,
  type SimulatorRequest,
  bearer,
  field,
  json,
  page,
  redirect,
  type Route,
} from "./wire.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const longSeconds = 60 * 24 * 60 * 60;
const permissions = [
  "instagram_business_basic",
  "instagram_business_manage_messages",
  "instagram_business_manage_comments",
];

/** Returns the account of the token in a request, or the error that says what is wrong with it. */
export function accountOf(
  state: InstagramState,
  clock: PlatformClock,
  request: SimulatorRequest,
): { account: string } | SimulatorResponse {
  const token = state.tokens[bearer(request) || field(request, "access_token")];
  if (!token || state.deauthorized.includes(token.account)) return badToken();
  return token.expiresAt <= clock().getTime() ? expiredToken() : { account: token.account };
}

/** Business Login for Instagram: the owner's page, the code, the short-lived token, the long-lived one and its renewal. */
export const instagramOAuthRoutes = (
  handle: PlatformHandle<InstagramState>,
  app: Identities["instagram"],
): Route[] => [
  ...consentRoutes(handle, app),
  ...shortLivedTokenRoutes(handle, app),
  ...longLivedTokenRoutes(handle, app),
];

/** The page on which the owner chooses an account, and the code that it returns. */
function consentRoutes(
  { state, clock }: PlatformHandle<InstagramState>,
  app: Identities["instagram"],
): Route[] {
  return [
    [
      "GET",
      "/oauth/authorize",
      (request) => {
        if (field(request, "client_id") !== app.appId || field(request, "response_type") !== "code")
          return metaError(400, { message: "Invalid platform app", code: 400, type: "OAuthException" });
        const redirectUri = field(request, "redirect_uri");
        const callbackUrl = (query: Record<string, string>) =>
          `${redirectUri}?${new URLSearchParams({ ...query, state: field(request, "state") })}`;
        const choices = Object.entries(state.accounts).map(([id, { name, username }]) => ({
          label: name,
          detail: `@${username}`,
          href: `chosen?${new URLSearchParams({ account: id, redirect_uri: redirectUri, back: callbackUrl({}) })}`,
        }));
        return page(
          choosePage(
            "Instagram",
            choices,
            callbackUrl({ error: "access_denied", error_reason: "user_denied" }),
          ),
        );
      },
    ],
    [
      "GET",
      "/oauth/chosen",
      (request) => {
        const back = new URL(field(request, "back"));
        const code = `AQ${randomSecret(40)}`;
        state.codes[code] = {
          account: field(request, "account"),
          redirectUri: field(request, "redirect_uri"),
          expiresAt: clock().getTime() + hourMs,
        };
        back.searchParams.set("code", code);
        // Instagram appends this to the address; it is not part of the code.
        return redirect(`${back.href}#_`);
      },
    ],
  ];
}

/** The exchange of a code for a short-lived token. */
function shortLivedTokenRoutes(
  { state, clock }: PlatformHandle<InstagramState>,
  app: Identities["instagram"],
): Route[] {
  return [
    [
      "POST",
      "/oauth/access_token",
      (request) => {
        const errorResponse = (message: string) =>
          json({ error_type: "OAuthException", code: 400, error_message: message }, 400);
        if (field(request, "client_id") !== app.appId || field(request, "client_secret") !== app.appSecret)
          return errorResponse("Invalid client secret");
        const code = state.codes[field(request, "code")];
        delete state.codes[field(request, "code")];
        if (!code || field(request, "grant_type") !== "authorization_code")
          return errorResponse("Invalid authorization code");
        if (code.expiresAt <= clock().getTime()) return errorResponse("This authorization code has expired");
        if (code.redirectUri !== field(request, "redirect_uri"))
          return errorResponse("redirect_uri isn't an absolute URI");
        const token = `IGAA${randomSecret(40)}`;
        const now = clock().getTime();
        state.deauthorized = state.deauthorized.filter((account) => account !== code.account);
        state.tokens[token] = {
          account: code.account,
          kind: "short",
          issuedAt: now,
          expiresAt: now + hourMs,
        };
        return json({
          data: [{ access_token: token, user_id: code.account, permissions: permissions.join(",") }],
        });
      },
    ],
  ];
}

/** The exchange of a short-lived token for a long-lived one, and its renewal. */
function longLivedTokenRoutes(
  { state, clock }: PlatformHandle<InstagramState>,
  app: Identities["instagram"],
): Route[] {
  const issueLongLived = (account: string) => {
    const token = `IGAA${randomSecret(60)}`;
    const now = clock().getTime();
    state.tokens[token] = { account, kind: "long", issuedAt: now, expiresAt: now + longSeconds * 1000 };
    return json({ access_token: token, token_type: "bearer", expires_in: longSeconds });
  };
  return [
    [
      "GET",
      "/access_token",
      (request) => {
        const token = state.tokens[field(request, "access_token")];
        if (
          field(request, "grant_type") !== "ig_exchange_token" ||
          field(request, "client_secret") !== app.appSecret
        )
          return metaError(400, { message: "Error validating client secret.", code: 101 });
        if (token?.kind !== "short") return badToken();
        return token.expiresAt <= clock().getTime() ? expiredToken() : issueLongLived(token.account);
      },
    ],
    [
      "GET",
      "/refresh_access_token",
      (request) => {
        const token = state.tokens[field(request, "access_token")];
        if (field(request, "grant_type") !== "ig_refresh_token" || token?.kind !== "long") return badToken();
        const now = clock().getTime();
        if (token.expiresAt <= now || state.deauthorized.includes(token.account)) return expiredToken();
        if (now - token.issuedAt < dayMs)
          return metaError(400, {
            message: "The access token must be at least 24 hours old to be refreshed.",
            code: 100,
          });
        return issueLongLived(token.account);
      },
    ],
  ];
}
