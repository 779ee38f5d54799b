import { createHash } from "node:crypto";
import { chooseMailbox } from "./choose-page.ts";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Faults, noFaults } from "./faults.ts";
import { newSigningKey, signJwt, type SigningKey } from "./google-jwt.ts";
import type { Identities } from "./identities.ts";
import { freshMicrosoft, type MicrosoftState } from "./microsoft-state.ts";
import type { PlatformClock } from "./platform.ts";
import { randomSecret } from "./signing.ts";
import {
  type SimulatorResponse,
  answerWithRoutes,
  type SimulatorRequest,
  bearer,
  field,
  json,
  page,
  redirect,
  type Route,
} from "./wire.ts";

export interface Microsoft {
  state: MicrosoftState;
  faults: Faults;
  deliveries: Deliveries;
  answer: (request: SimulatorRequest) => Promise<SimulatorResponse>;
  /** Returns the owner of a token's mailbox, as the mail servers ask; null when the token has expired. */
  ownerOf: (token: string) => string | null;
  /** Revokes the app's access as the owner or their administrator. */
  revokeAccess: (email: string) => void;
}

const tokenSeconds = 3599;
const codeLifeMs = 10 * 60_000;
const imap = "https://outlook.office.com/IMAP.AccessAsUser.All";

/**
 * Simulates Microsoft's log-in for organisational and personal accounts (tenant `common`). The mail servers are
 * separate.
 */
export function createMicrosoft(options: { app: Identities["microsoft"]; clock: PlatformClock }): Microsoft {
  const faults = noFaults();
  const state = freshMicrosoft();
  const deliveries = createDeliveries(faults, []);
  const now = () => options.clock().getTime();
  const ownerOf = (token: string): string | null => {
    const known = state.tokens[token];
    return known && known.expiresAt > now() && known.scope.includes(imap) ? known.email : null;
  };
  const routes = [...microsoftOAuthRoutes(state, options.app, now), introspection(ownerOf)];
  return {
    state,
    faults,
    deliveries,
    answer: async (request) => (await answerWithRoutes(routes, request)) ?? json({ error: "not_found" }, 404),
    ownerOf,
    revokeAccess(email) {
      for (const grants of [state.tokens, state.refresh])
        for (const [token, grant] of Object.entries(grants)) if (grant.email === email) delete grants[token];
    },
  };
}

const errorResponse = (error: string, number: number, description: string, status = 400): SimulatorResponse =>
  json({ error, error_description: `AADSTS${number}: ${description}`, error_codes: [number] }, status);

/** Returns the function that issues an access token with a refresh token. */
const tokenIssuer =
  (state: MicrosoftState, app: Identities["microsoft"], now: () => number, key: SigningKey) =>
  (email: string, scope: string): SimulatorResponse => {
    const token = `EwB${randomSecret(80)}`;
    const refreshToken = `M.C1_${randomSecret(60)}`;
    state.tokens[token] = { email, scope, expiresAt: now() + tokenSeconds * 1000 };
    state.refresh[refreshToken] = { email, scope };
    const { name, username } = state.accounts[email] ?? { name: "", username: email };
    const seconds = Math.floor(now() / 1000);
    return json({
      token_type: "Bearer",
      // The response lists the resource's scopes without those of the log-in itself.
      scope: scope
        .split(" ")
        .filter((one) => one.startsWith("https://"))
        .join(" "),
      expires_in: tokenSeconds,
      ext_expires_in: tokenSeconds,
      access_token: token,
      refresh_token: refreshToken,
      id_token: signJwt(key, {
        aud: app.clientId,
        iss: "https://login.microsoftonline.com/9188040d-6c67-4c5b-b112-36a304b66dad/v2.0",
        iat: seconds,
        exp: seconds + 3600,
        email,
        preferred_username: username,
        name,
        ver: "2.0",
      }),
    });
  };

/** OAuth 2 at Microsoft: the owner's page, tokens and their renewal. */
function microsoftOAuthRoutes(
  state: MicrosoftState,
  app: Identities["microsoft"],
  now: () => number,
): Route[] {
  const issue = tokenIssuer(state, app, now, newSigningKey());
  return [
    [
      "GET",
      "/common/oauth2/v2.0/authorize",
      (request) => {
        if (field(request, "client_id") !== app.clientId || field(request, "response_type") !== "code")
          return errorResponse("unauthorized_client", 700016, "Application was not found in the directory.");
        return page(chooseMailbox("Microsoft", state.accounts, (name) => field(request, name)));
      },
    ],
    [
      "GET",
      "/common/oauth2/v2.0/chosen",
      (request) => {
        const code = `M.C2_${randomSecret(40)}`;
        state.codes[code] = {
          email: field(request, "email"),
          redirectUri: field(request, "redirect_uri"),
          challenge: field(request, "challenge"),
          scope: field(request, "scope"),
          expiresAt: now() + codeLifeMs,
        };
        const back = new URL(field(request, "back"));
        back.searchParams.set("code", code);
        return redirect(back.href);
      },
    ],
    [
      "POST",
      "/common/oauth2/v2.0/token",
      (request) => {
        if (
          field(request, "client_id") !== app.clientId ||
          field(request, "client_secret") !== app.clientSecret
        )
          return errorResponse("invalid_client", 7000215, "Invalid client secret provided.", 401);
        if (field(request, "grant_type") === "refresh_token") {
          const token = field(request, "refresh_token");
          const known = state.refresh[token];
          if (!known) return errorResponse("invalid_grant", 70000, "The grant has expired or was revoked.");
          // The earlier refresh token ends at once, so that nothing can depend on it; Microsoft keeps it valid for a
          // while.
          delete state.refresh[token];
          return issue(known.email, known.scope);
        }
        const code = state.codes[field(request, "code")];
        delete state.codes[field(request, "code")];
        if (!code || code.expiresAt <= now())
          return errorResponse("invalid_grant", 70008, "The authorization code has expired.");
        if (code.redirectUri !== field(request, "redirect_uri"))
          return errorResponse("invalid_grant", 500112, "The reply address does not match.");
        const challenge = createHash("sha256").update(field(request, "code_verifier")).digest("base64url");
        if (code.challenge !== challenge)
          return errorResponse(
            "invalid_grant",
            501481,
            "The Code_Verifier does not match the code_challenge.",
          );
        return issue(code.email, code.scope);
      },
    ],
  ];
}

/**
 * RFC 7662 introspection for the mail servers of tests, which returns the owner of a token. Microsoft does not offer
 * it publicly.
 */
const introspection = (ownerOf: Microsoft["ownerOf"]): Route => [
  "GET",
  "/introspect",
  (request) => {
    const email = ownerOf(bearer(request));
    return json(email ? { active: "true", email } : { active: "false" });
  },
];
