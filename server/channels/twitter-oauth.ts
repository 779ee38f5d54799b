import { z } from "zod";
import type { Context } from "#server/context.ts";
import {
  type Account,
  type Connection,
  type ConnectionChange,
  ConnectError,
  ReconnectError,
} from "./channel.ts";
import { platformFetch } from "./platform-fetch.ts";
import { type TwitterPlatform, twitterPlatform } from "./platforms.ts";
import { callX } from "./twitter-call.ts";

const scopes = ["tweet.read", "tweet.write", "users.read", "dm.read", "dm.write", "offline.access"];
/** Optional scope; without it everything except pictures can be sent. */
const forPictures = "media.write";
/** Time before a token's end at which it is renewed, so that some attempts may fail. A token is valid for two hours. */
const renewBeforeMs = 45 * 60_000;

const tokens = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number(),
  scope: z.string().optional(),
});
const me = z.looseObject({ data: z.looseObject({ id: z.string(), username: z.string() }) });

/** X's settings; only called when the channel is configured. */
export function requireTwitter(context: Context): TwitterPlatform {
  const platform = twitterPlatform(context);
  if (!platform) throw new Error("X is not configured");
  return platform;
}

/** Address of X's log-in page. Throws where X is not configured. */
export function authorizeUrl(
  context: Context,
  to: { state: string; redirectUri: string; codeChallenge: string },
): string {
  const platform = requireTwitter(context);
  const query = new URLSearchParams({
    response_type: "code",
    client_id: platform.clientId,
    redirect_uri: to.redirectUri,
    scope: [...scopes, forPictures].join(" "),
    state: to.state,
    code_challenge: to.codeChallenge,
    code_challenge_method: "S256",
  });
  return `${platform.authorizeUrl}?${query.toString()}`;
}

/** The account behind a code. Throws `ConnectError` when X refuses or not everything we need was granted. */
export async function exchangeCode(
  context: Context,
  callback: { code: string; redirectUri: string; verifier: string },
): Promise<Account> {
  const answer = await askTokens(context, {
    grant_type: "authorization_code",
    code: callback.code,
    redirect_uri: callback.redirectUri,
    code_verifier: callback.verifier,
  });
  const got = tokens.safeParse(answer.body);
  if (!got.success) throw new ConnectError("connect_failed", `no token for the code: ${answer.status}`);
  const granted = (got.data.scope ?? scopes.join(" ")).split(" ");
  const missing = scopes.filter((scope) => !granted.includes(scope));
  if (missing.length > 0) throw new ConnectError("missing_permission", `not granted: ${missing.join(", ")}`);
  const who = me.safeParse((await callX(context, got.data.access_token, { path: "/2/users/me" })).body);
  if (!who.success) throw new ConnectError("no_account", "X did not say whose account it is");
  const { id, username } = who.data.data;
  return {
    account: id,
    name: `@${username}`,
    details: { username },
    secrets: { token: got.data.access_token, renewal: got.data.refresh_token ?? "" },
    tokenExpiresAt: expiry(context, got.data.expires_in),
  };
}

/** Renews the token; undefined while it is valid. Each refresh token can be used once. */
export async function renewToken(
  context: Context,
  connection: Connection,
): Promise<ConnectionChange | undefined> {
  const left = (connection.tokenExpiresAt?.getTime() ?? 0) - context.clock().getTime();
  if (left > renewBeforeMs) return undefined;
  const answer = await askTokens(context, {
    grant_type: "refresh_token",
    refresh_token: connection.secrets["renewal"] ?? "",
  });
  // X rejected the token; other errors may be temporary.
  if (answer.status === 400 || answer.status === 401)
    throw new ReconnectError(`renewal refused: ${String(answer.body?.error_description ?? answer.status)}`);
  const got = tokens.parse(answer.body);
  return {
    secrets: { token: got.access_token, renewal: got.refresh_token ?? connection.secrets["renewal"] ?? "" },
    tokenExpiresAt: expiry(context, got.expires_in),
  };
}

const expiry = (context: Context, seconds: number) => new Date(context.clock().getTime() + seconds * 1000);

function askTokens(context: Context, form: Record<string, string>) {
  const { apiUrl, clientId, clientSecret } = requireTwitter(context);
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  return platformFetch(`${apiUrl}/2/oauth2/token`, { form, headers: { authorization: `Basic ${basic}` } });
}

/** Revokes the token. Errors are ignored, because the connection ends anyway. */
export async function revoke(context: Context, connection: Connection): Promise<void> {
  const { apiUrl, clientId, clientSecret } = requireTwitter(context);
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
  await platformFetch(`${apiUrl}/2/oauth2/revoke`, {
    form: { token: connection.secrets["renewal"] ?? "" },
    headers: { authorization: `Basic ${basic}` },
  });
}
