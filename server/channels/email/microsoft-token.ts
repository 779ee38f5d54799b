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

/** A token of an hour is renewed this long before it ends, so that what is sent between two looks goes out. */
const renewBeforeMs = 10 * 60 * 1000;
/** Answers after which only the owner's own log-in helps. */
const expiredLoginPattern = /^(invalid_grant|interaction_required|consent_required|login_required)$/;

const tokens = z.object({
  access_token: z.string(),
  expires_in: z.coerce.number(),
  refresh_token: z.string().optional(),
});

/** Throws `ConnectError` where no app of Microsoft's is configured. */
export const requireMicrosoft = (context: Context): MicrosoftPlatform => {
  const platform = microsoftPlatform(context);
  if (!platform) throw new ConnectError("connect_failed", "no Microsoft app is configured");
  return platform;
};

/** Asks Microsoft's token address as our app; its refusals come back as answers. */
export function requestTokens(context: Context, form: Record<string, string>): Promise<PlatformAnswer> {
  const { tokenUrl, clientId, clientSecret } = requireMicrosoft(context);
  return platformFetch(tokenUrl, {
    form: { ...form, client_id: clientId, client_secret: clientSecret },
  });
}

/** What is kept of an answer with tokens. Microsoft may give the next renewal each time; the newest counts. */
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

/** Whether the token is over by our clock; Microsoft may have ended it before. */
export const isTokenExpired = (context: Context, { tokenExpiresAt }: Connection): boolean =>
  (tokenExpiresAt?.getTime() ?? 0) <= context.clock().getTime();

/** The next token, or nothing while this one lasts and is not refused. Throws `ReconnectError` when the owner took our permission back. */
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
  // Microsoft is away, or our app's secret has run out: the operator's matter, and no reason to ask every owner.
  if (status !== 200) throw new Error(`Microsoft's token address: ${status} ${String(body?.error)}`);
  return tokenSecrets(context, body, renewal);
}
