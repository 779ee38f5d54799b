import type { Context } from "#server/context.ts";
import { type Connection, ConnectError, ReconnectError } from "#server/channels/channel.ts";
import { PlatformUnreachableError, platformFetch } from "#server/channels/platform-fetch.ts";
import { type GooglePlatform, googlePlatform } from "#server/channels/platforms.ts";

/** Access tokens of Google are valid for an hour and renewed this long before they end. */
const renewBeforeMs = 2 * 60 * 1000;

/** Access tokens by connection. Each process requests its own, because they cost nothing and need not be stored. */
const fresh = new Map<string, { refreshToken: string; token: string; until: number }>();

export const requireGoogle = (context: Context): GooglePlatform => {
  const platform = googlePlatform(context);
  if (!platform) throw new ConnectError("connect_failed", "no Google app is configured");
  return platform;
};

/** Returns a valid access token for Gmail. Throws `ReconnectError` when the owner revoked our permission. */
export async function accessToken(context: Context, connection: Connection, renew = false): Promise<string> {
  const refreshToken = connection.secrets["refreshToken"] ?? "";
  const known = fresh.get(connection.id);
  if (!renew && known?.refreshToken === refreshToken && known.until > Date.now()) return known.token;
  const { tokenUrl, clientId, clientSecret } = requireGoogle(context);
  const form = {
    grant_type: "refresh_token",
    refresh_token: refreshToken,
    client_id: clientId,
    client_secret: clientSecret,
  };
  // After an error here, nothing was requested from Gmail yet.
  const { status, body } = await platformFetch(tokenUrl, { form }).catch((problem: Error) => {
    throw new PlatformUnreachableError(`Google's token address: ${problem.message}`);
  });
  if (status === 400 || status === 401) throw new ReconnectError(`token: ${status} ${String(body?.error)}`);
  if (status !== 200 || typeof body?.access_token !== "string")
    throw new PlatformUnreachableError(`Google's token address: ${status}`);
  keep(connection.id, refreshToken, body);
  return body.access_token;
}

function keep(id: string, refreshToken: string, body: { access_token: string; expires_in?: number }): void {
  const lasts = (Number(body.expires_in) || 3600) * 1000 - renewBeforeMs;
  fresh.set(id, { refreshToken, token: body.access_token, until: Date.now() + lasts });
}

export const forgetToken = (connectionId: string): boolean => fresh.delete(connectionId);
