import { createHash } from "node:crypto";
import { choosePage } from "./choose-page.ts";
import type { Identities } from "./identities.ts";
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
import type { XState } from "./x-state.ts";

const tokenSeconds = 7200;
const codeLifeMs = 30_000;

export const xProblem = (status: number, title: string, detail = title, headers = {}): SimulatorResponse =>
  json({ title, detail, type: "about:blank", status }, status, headers);

/** Returns the user of the token in a request that has one of the required scopes. */
export function userOf(
  state: XState,
  clock: PlatformClock,
  request: SimulatorRequest,
  scope: string,
): { user: string } | SimulatorResponse {
  const token = state.tokens[bearer(request)];
  if (!token || token.expiresAt <= clock().getTime()) return xProblem(401, "Unauthorized");
  if (!token.scope.split(" ").includes(scope)) return xProblem(403, "Forbidden", `Missing scope ${scope}`);
  return { user: token.user };
}

const errorResponse = (error: string, error_description: string): SimulatorResponse =>
  json({ error, error_description }, 400);

/** Issues an access token, with a refresh token where the scope includes offline access. */
function issueToken(
  { state, clock }: PlatformHandle<XState>,
  user: string,
  scope: string,
): SimulatorResponse {
  const [token, refreshToken] = [randomSecret(50), randomSecret(50)];
  state.tokens[token] = { user, scope, expiresAt: clock().getTime() + tokenSeconds * 1000 };
  state.refresh[refreshToken] = { user, scope };
  return json({
    token_type: "bearer",
    expires_in: tokenSeconds,
    access_token: token,
    scope,
    ...(scope.includes("offline.access") && { refresh_token: refreshToken }),
  });
}

/** OAuth 2 with PKCE: the owner's page, the exchange of a code for tokens, renewal, revocation. */
export const xOAuthRoutes = (handle: PlatformHandle<XState>, app: Identities["x"]): Route[] => [
  ...consentRoutes(handle, app),
  ...tokenRoutes(handle, app),
];

/** The page on which the owner chooses an account, and the code that it returns. */
function consentRoutes({ state, clock }: PlatformHandle<XState>, app: Identities["x"]): Route[] {
  return [
    [
      "GET",
      "/i/oauth2/authorize",
      (request) => {
        if (
          field(request, "client_id") !== app.clientId ||
          field(request, "code_challenge_method") !== "S256"
        )
          return xProblem(400, "Invalid Request", "Something went wrong");
        const redirectUri = field(request, "redirect_uri");
        const callbackUrl = (query: Record<string, string>) =>
          `${redirectUri}?${new URLSearchParams({ state: field(request, "state"), ...query })}`;
        const choices = state.owners.map((id) => ({
          label: state.users[id]?.name ?? id,
          detail: `@${state.users[id]?.username ?? id}`,
          href: `chosen?${new URLSearchParams({
            user: id,
            redirect_uri: redirectUri,
            scope: field(request, "scope"),
            challenge: field(request, "code_challenge"),
            back: callbackUrl({}),
          })}`,
        }));
        return page(choosePage("X", choices, callbackUrl({ error: "access_denied" })));
      },
    ],
    [
      "GET",
      "/i/oauth2/chosen",
      (request) => {
        const back = new URL(field(request, "back"));
        const code = randomSecret(60);
        state.codes[code] = {
          user: field(request, "user"),
          redirectUri: field(request, "redirect_uri"),
          challenge: field(request, "challenge"),
          scope: field(request, "scope"),
          expiresAt: clock().getTime() + codeLifeMs,
        };
        back.searchParams.set("code", code);
        return redirect(back.href);
      },
    ],
  ];
}

function tokenRoutes(handle: PlatformHandle<XState>, app: Identities["x"]): Route[] {
  const { state, clock } = handle;
  const basic = `Basic ${Buffer.from(`${app.clientId}:${app.clientSecret}`).toString("base64")}`;
  return [
    [
      "POST",
      "/2/oauth2/token",
      (request) => {
        if (request.headers.authorization !== basic)
          return json(
            { error: "unauthorized_client", error_description: "Missing valid authorization header" },
            401,
          );
        if (field(request, "grant_type") === "refresh_token") {
          const known = state.refresh[field(request, "refresh_token")];
          // Each renewal ends the refresh token that it used.
          delete state.refresh[field(request, "refresh_token")];
          return known
            ? issueToken(handle, known.user, known.scope)
            : errorResponse("invalid_request", "Value passed for the token was invalid.");
        }
        const code = state.codes[field(request, "code")];
        delete state.codes[field(request, "code")];
        const challenge = createHash("sha256").update(field(request, "code_verifier")).digest("base64url");
        if (
          !code ||
          code.expiresAt <= clock().getTime() ||
          code.redirectUri !== field(request, "redirect_uri")
        )
          return errorResponse("invalid_request", "Value passed for the authorization code was invalid.");
        if (code.challenge !== challenge)
          return errorResponse(
            "invalid_request",
            "Value passed for the code verifier did not match the code challenge.",
          );
        return issueToken(handle, code.user, code.scope);
      },
    ],
    [
      "POST",
      "/2/oauth2/revoke",
      (request) => {
        delete state.tokens[field(request, "token")];
        delete state.refresh[field(request, "token")];
        return json({ revoked: true });
      },
    ],
  ];
}
