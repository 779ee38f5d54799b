import { createHash } from "node:crypto";
import { chooseMailbox } from "./choose-page.ts";
import { keySet, signJwt, type SigningKey } from "./google-jwt.ts";
import type { GoogleState } from "./google-state.ts";
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

const tokenSeconds = 3599;
const codeLifeMs = 10 * 60_000;
const statuses: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
};

export const googleError = (code: number, message: string, reason: string): SimulatorResponse =>
  json(
    { error: { code, message, errors: [{ message, domain: "global", reason }], status: statuses[code] } },
    code,
  );

/** Returns the mailbox that a token grants access to. */
export function mailboxOf(
  state: GoogleState,
  clock: PlatformClock,
  request: SimulatorRequest,
): { email: string } | SimulatorResponse {
  const token = state.tokens[bearer(request)];
  if (!token || token.expiresAt <= clock().getTime())
    return googleError(401, "Request had invalid authentication credentials.", "authError");
  if (!token.scope.includes("https://mail.google.com/"))
    return googleError(403, "Request had insufficient authentication scopes.", "insufficientPermissions");
  return token;
}

const errorResponse = (error: string, error_description: string, status = 400): SimulatorResponse =>
  json({ error, error_description }, status);

/** Returns the function that issues an access token, with the refresh token where one is given. */
const tokenIssuer =
  ({ state, clock }: PlatformHandle<GoogleState>, app: Identities["google"], key: SigningKey) =>
  (email: string, scope: string, refreshToken?: string): SimulatorResponse => {
    const token = `ya29.${randomSecret(60)}`;
    const now = clock().getTime();
    state.tokens[token] = { email, scope, expiresAt: now + tokenSeconds * 1000 };
    const mailbox = state.mailboxes[email];
    return json({
      access_token: token,
      expires_in: tokenSeconds,
      scope,
      token_type: "Bearer",
      ...(refreshToken && { refresh_token: refreshToken }),
      id_token: signJwt(key, {
        iss: "https://accounts.google.com",
        aud: app.clientId,
        sub: mailbox?.sub,
        email,
        email_verified: true,
        name: mailbox?.name,
        iat: Math.floor(now / 1000),
        exp: Math.floor(now / 1000) + 3600,
      }),
    });
  };

/** OAuth 2 at Google: the owner's page, tokens, renewal, revocation, user info, and the public keys of its signatures. */
export const googleOAuthRoutes = (
  handle: PlatformHandle<GoogleState>,
  app: Identities["google"],
  key: SigningKey,
): Route[] => [
  ...consentRoutes(handle, app),
  ...tokenRoutes(handle, app, key),
  userInfoRoute(handle),
  ["GET", "/oauth2/v3/certs", () => json(keySet(key))],
];

/** The page on which the owner chooses a mailbox, and the code that it returns. */
function consentRoutes({ state, clock }: PlatformHandle<GoogleState>, app: Identities["google"]): Route[] {
  return [
    [
      "GET",
      "/o/oauth2/v2/auth",
      (request) => {
        if (field(request, "client_id") !== app.clientId || field(request, "response_type") !== "code")
          return errorResponse("invalid_client", "The OAuth client was not found.", 401);
        return page(chooseMailbox("Google", state.mailboxes, (name) => field(request, name)));
      },
    ],
    [
      "GET",
      "/o/oauth2/v2/chosen",
      (request) => {
        const back = new URL(field(request, "back"));
        const code = `4/0A${randomSecret(40)}`;
        state.codes[code] = {
          email: field(request, "email"),
          redirectUri: field(request, "redirect_uri"),
          challenge: field(request, "challenge"),
          scope: field(request, "scope"),
          expiresAt: clock().getTime() + codeLifeMs,
        };
        back.searchParams.set("code", code);
        back.searchParams.set("scope", field(request, "scope"));
        return redirect(back.href);
      },
    ],
  ];
}

/** The exchange of a code or a refresh token for tokens, and their revocation. */
function tokenRoutes(
  handle: PlatformHandle<GoogleState>,
  app: Identities["google"],
  key: SigningKey,
): Route[] {
  const { state, clock } = handle;
  const issue = tokenIssuer(handle, app, key);
  return [
    [
      "POST",
      "/token",
      (request) => {
        if (
          field(request, "client_id") !== app.clientId ||
          field(request, "client_secret") !== app.clientSecret
        )
          return errorResponse("invalid_client", "Unauthorized", 401);
        if (field(request, "grant_type") === "refresh_token") {
          const known = state.refresh[field(request, "refresh_token")];
          return known
            ? issue(known.email, known.scope)
            : errorResponse("invalid_grant", "Token has been expired or revoked.");
        }
        const code = state.codes[field(request, "code")];
        delete state.codes[field(request, "code")];
        if (!code || code.expiresAt <= clock().getTime())
          return errorResponse("invalid_grant", "Bad Request");
        if (code.redirectUri !== field(request, "redirect_uri"))
          return errorResponse("redirect_uri_mismatch", "Bad Request");
        const challenge = createHash("sha256").update(field(request, "code_verifier")).digest("base64url");
        if (code.challenge && code.challenge !== challenge)
          return errorResponse("invalid_grant", "Invalid code verifier.");
        const refreshToken = `1//${randomSecret(50)}`;
        state.refresh[refreshToken] = { email: code.email, scope: code.scope };
        return issue(code.email, code.scope, refreshToken);
      },
    ],
    [
      "POST",
      "/revoke",
      (request) => {
        const revokedToken = field(request, "token");
        const email = state.tokens[revokedToken]?.email ?? state.refresh[revokedToken]?.email;
        if (!email) return errorResponse("invalid_token", "Token expired or revoked");
        for (const [token, grant] of Object.entries(state.tokens))
          if (grant.email === email) delete state.tokens[token];
        for (const [token, grant] of Object.entries(state.refresh))
          if (grant.email === email) delete state.refresh[token];
        return json({});
      },
    ],
  ];
}

const userInfoRoute = ({ state, clock }: PlatformHandle<GoogleState>): Route => [
  "GET",
  "/userinfo",
  (request) => {
    const token = state.tokens[bearer(request)];
    if (!token || token.expiresAt <= clock().getTime())
      return errorResponse("invalid_request", "Invalid Credentials", 401);
    const mailbox = state.mailboxes[token.email];
    return json({ sub: mailbox?.sub, name: mailbox?.name, email: token.email, email_verified: true });
  },
];
