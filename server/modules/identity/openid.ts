import * as client from "openid-client";
import { createGuardedFetch } from "#server/guarded-fetch.ts";

/** Provider settings of a business. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Redirect address of the provider. */
  redirectUri: string;
  /** Whether the provider may be in a private network and use http. */
  privateAddresses: boolean;
}

/** State of one log-in between its two requests. */
export interface LoginChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** The provider's claims about the person, which are not checked here. */
export interface OpenIdClaims {
  subject: string;
  email: unknown;
  emailVerified: unknown;
  name: unknown;
}

/** The provider's description cannot be read, or belongs to another issuer. */
export class ProviderUnreachable extends Error {}
/**
 * The provider's response does not prove who logs in. `reason` is a code for the log, without content of the response.
 */
export class ResponseRefused extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`the identity provider's response: ${reason}`);
    this.reason = reason;
  }
}

const maxBytes = 512 * 1024;
const maxSeconds = 8;
/** Maximum time that a log-out waits for the provider's description. */
const maxLogOutSeconds = 3;

export const newLoginChecks = (): LoginChecks => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
});

/**
 * Reads the provider's description (OpenID Connect Discovery) and returns its issuer as the provider writes it. The
 * description must name the entered issuer: multi-tenant providers have a pattern as issuer, and their tokens prove nothing
 * about one business.
 */
export async function discover(
  registration: OpenIdClient,
  timeout: number = maxSeconds,
): Promise<client.Configuration> {
  const fetch = createGuardedFetch({
    privateAddresses: registration.privateAddresses,
    maxBytes,
    refuse: (why) => new Error(why),
  });
  try {
    const found = await client.discovery(
      new URL(registration.issuer),
      registration.clientId,
      undefined,
      undefined,
      {
        [client.customFetch]: fetch as client.CustomFetch,
        timeout,
        execute: registration.privateAddresses ? [client.allowInsecureRequests] : [],
      },
    );
    const server = found.serverMetadata();
    if (withoutSlash(server.issuer) !== withoutSlash(registration.issuer)) throw new Error("another issuer");
    const config = new client.Configuration(
      server,
      registration.clientId,
      undefined,
      authenticationOf(server, registration),
    );
    config[client.customFetch] = fetch as client.CustomFetch;
    config.timeout = timeout;
    if (registration.privateAddresses) client.allowInsecureRequests(config);
    // The token's signature is checked with the provider's keys, in addition to TLS.
    client.enableNonRepudiationChecks(config);
    return config;
  } catch (problem) {
    throw new ProviderUnreachable(codeOf(problem));
  }
}

const withoutSlash = (issuer: string): string => issuer.replace(/\/$/, "");

/**
 * Returns the method of client authentication: in the header if the provider supports it, as is OpenID Connect's
 * default; otherwise in the body.
 */
function authenticationOf(server: client.ServerMetadata, { clientSecret }: OpenIdClient): client.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return methods.includes("client_secret_basic")
    ? client.ClientSecretBasic(clientSecret)
    : client.ClientSecretPost(clientSecret);
}

/** Returns the provider's log-in address. */
export async function authorizationUrl(
  registration: OpenIdClient,
  checks: LoginChecks,
  email: string,
): Promise<string> {
  const config = await discover(registration);
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: registration.redirectUri,
    scope: "openid email profile",
    code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
    code_challenge_method: "S256",
    state: checks.state,
    nonce: checks.nonce,
    login_hint: email,
  });
  return url.href;
}

/**
 * Exchanges the code and checks the ID token: signature, issuer, audience, nonce, times. If the token has no email
 * address, it is requested from the provider.
 */
export async function readResponse(
  registration: OpenIdClient,
  checks: LoginChecks,
  response: string,
): Promise<{ issuer: string; idToken: string | null; claims: OpenIdClaims }> {
  const config = await discover(registration);
  try {
    const url = new URL(`${registration.redirectUri}?${response.replace(/^\?/, "")}`);
    const tokens = await client.authorizationCodeGrant(config, url, {
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      pkceCodeVerifier: checks.verifier,
      idTokenExpected: true,
    });
    const token = tokens.claims();
    if (!token) throw new Error("no ID token");
    const server = config.serverMetadata();
    const claims: Record<string, unknown> =
      token["email"] === undefined && server.userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, token.sub)
        : token;
    return {
      issuer: server.issuer,
      idToken: tokens.id_token ?? null,
      claims: {
        subject: token.sub,
        email: claims["email"],
        emailVerified: claims["email_verified"],
        name: claims["name"] ?? token["name"],
      },
    };
  } catch (problem) {
    throw new ResponseRefused(codeOf(problem));
  }
}

/**
 * Returns the provider's address that ends the person's session there (OpenID Connect RP-Initiated Logout); null
 * when its description has none.
 */
export async function findEndSessionUrl(
  registration: OpenIdClient,
  { idToken, returnTo }: { idToken: string | null; returnTo: string },
): Promise<string | null> {
  const config = await discover(registration, maxLogOutSeconds);
  if (!config.serverMetadata().end_session_endpoint) return null;
  try {
    return client.buildEndSessionUrl(config, {
      ...(idToken !== null && { id_token_hint: idToken }),
      post_logout_redirect_uri: returnTo,
      state: client.randomState(),
    }).href;
  } catch (problem) {
    // The address is not https.
    throw new ProviderUnreachable(codeOf(problem));
  }
}

/** Returns the library's error code, because its message may contain parts of the response. */
function codeOf(problem: unknown): string {
  const { code, error } = (problem ?? {}) as { code?: unknown; error?: unknown };
  return typeof error === "string" && /^[a-z_]{1,40}$/.test(error)
    ? error
    : typeof code === "string"
      ? code
      : "unknown";
}
