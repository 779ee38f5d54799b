import { z } from "zod";
import type { Context } from "#server/context.ts";
import {
  type Connection,
  type ConnectionChange,
  ConnectError,
  ReconnectError,
} from "#server/channels/channel.ts";
import { type PlatformAnswer, platformFetch } from "#server/channels/platform-fetch.ts";
import { type MicrosoftPlatform, microsoftPlatform } from "#server/channels/platforms.ts";

/** A token is valid for an hour and renewed this long before it ends, so that mail can be sent between two syncs. */
const renewBeforeMs = 10 * 60 * 1000;
/** Error codes that only a new log-in of the owner resolves. */
const expiredLoginPattern = /^(invalid_grant|interaction_required|consent_required|login_required)$/;

const tokens = z.object({
  access_token: z.string(),
  expires_in: z.coerce.number(),
  refresh_token: z.string().optional(),
});

/** Throws `ConnectError` when no app of Microsoft's is configured. */
export const requireMicrosoft = (context: Context): MicrosoftPlatform => {
  const platform = microsoftPlatform(context);
  if (!platform) throw new ConnectError("connect_failed", "no Microsoft app is configured");
  return platform;
};

/** Requests tokens from Microsoft as our app. Refusals are returned as responses. */
export function requestTokens(context: Context, form: Record<string, string>): Promise<PlatformAnswer> {
  const { tokenUrl, clientId, clientSecret } = requireMicrosoft(context);
  return platformFetch(tokenUrl, {
    form: { ...form, client_id: clientId, client_secret: clientSecret },
  });
}

/**
 * Returns what is stored of a token response. Microsoft may send a new refresh token with each response, and only the
 * newest is valid.
 */
export function tokenSecrets(
  context: Context,
  body: unknown,
  earlier = "",
): { secrets: { token: string; renewal: string }; tokenExpiresAt: Date } {
  const { access_token: token, expires_in: seconds, refresh_token: renewal = earlier } = tokens.parse(body);
  return {
    secrets: { token, renewal },
    tokenExpiresAt: new Date(context.clock().getTime() + seconds * 1000),
  };
}

/** Whether the token has ended by our clock; Microsoft may have ended it earlier. */
export const isTokenExpired = (context: Context, { tokenExpiresAt }: Connection): boolean =>
  (tokenExpiresAt?.getTime() ?? 0) <= context.clock().getTime();

/**
 * Returns a renewed token; undefined while the current one is valid and not rejected. Throws `ReconnectError` when
 * the owner revoked our permission.
 */
export async function renewToken(
  context: Context,
  connection: Connection,
  isRefused = false,
): Promise<ConnectionChange | undefined> {
  const left = (connection.tokenExpiresAt?.getTime() ?? 0) - context.clock().getTime();
  if (left > renewBeforeMs && !isRefused) return undefined;
  const renewal = connection.secrets["renewal"] ?? "";
  const { status, body } = await requestTokens(context, {
    grant_type: "refresh_token",
    refresh_token: renewal,
  });
  if (status === 400 && expiredLoginPattern.test(String(body?.error)))
    throw new ReconnectError(`renewal refused: ${String(body?.error)}`);
  // Microsoft is unavailable, or our app's secret has expired. The operator has to act, so no owner is asked to connect
  // again.
  if (status !== 200) throw new Error(`Microsoft's token address: ${status} ${String(body?.error)}`);
  return tokenSecrets(context, body, renewal);
}
