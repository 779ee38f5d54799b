import { z } from "zod";
import type { Context } from "#server/context.ts";
import {
  type Account,
  type Connection,
  type ConnectionChange,
  ConnectError,
  ReconnectError,
} from "./channel.ts";
import { callGraph, callOrReconnect } from "./graph.ts";
import { platformFetch } from "./platform-fetch.ts";
import { type InstagramPlatform, instagramPlatform } from "./platforms.ts";

const scopes = [
  "instagram_business_basic",
  "instagram_business_manage_messages",
  "instagram_business_manage_comments",
];
const dayMs = 24 * 60 * 60_000;
/** Age from which a token is renewed. It is valid for sixty days, so weekly leaves time for many failed attempts. */
const renewAfterMs = 7 * dayMs;

const shortToken = z.looseObject({
  access_token: z.string(),
  permissions: z.union([z.string(), z.array(z.string())]).optional(),
});
const longToken = z.looseObject({ access_token: z.string(), expires_in: z.number() });
const profile = z.looseObject({
  user_id: z.union([z.string(), z.number()]).transform(String),
  username: z.string(),
});

/** Instagram's settings; only called when the channel is configured. */
export function requireInstagram(context: Context): InstagramPlatform {
  const platform = instagramPlatform(context);
  if (!platform) throw new Error("Instagram is not configured");
  return platform;
}

export const graphBaseUrl = ({ graphUrl, version }: InstagramPlatform): string => `${graphUrl}/${version}`;

export function authorizeUrl(context: Context, to: { state: string; redirectUri: string }): string {
  const platform = requireInstagram(context);
  const query = new URLSearchParams({
    client_id: platform.appId,
    redirect_uri: to.redirectUri,
    response_type: "code",
    scope: scopes.join(","),
    state: to.state,
  });
  return `${platform.authorizeUrl}?${query.toString()}`;
}

/** Exchanges a code for a token of an hour, and that for one of sixty days. */
export async function exchangeCode(
  context: Context,
  callback: { code: string; redirectUri: string },
): Promise<Account> {
  const platform = requireInstagram(context);
  const answer = await platformFetch(platform.tokenUrl, {
    form: {
      client_id: platform.appId,
      client_secret: platform.appSecret,
      grant_type: "authorization_code",
      redirect_uri: callback.redirectUri,
      // Instagram appends this to the code in the address.
      code: callback.code.replace(/#_$/, ""),
    },
  });
  // The response is documented as a list and has been seen without it.
  const first: unknown = Array.isArray(answer.body?.data) ? answer.body.data[0] : answer.body;
  const short = shortToken.safeParse(first);
  if (!short.success)
    throw new ConnectError(
      "connect_failed",
      `no token for the code: ${String(answer.body?.error_message ?? answer.status)}`,
    );
  const granted = [short.data.permissions ?? []].flat().join(",").split(",").filter(Boolean);
  const missing = granted.length > 0 ? scopes.filter((scope) => !granted.includes(scope)) : [];
  if (missing.length > 0) throw new ConnectError("missing_permission", `not granted: ${missing.join(", ")}`);
  const now = context.clock().getTime();
  const long = longToken.parse(
    await withConnectError(() =>
      callGraph({
        base: platform.graphUrl,
        path: "/access_token",
        query: {
          grant_type: "ig_exchange_token",
          client_secret: platform.appSecret,
          access_token: short.data.access_token,
        },
      }),
    ),
  );
  const who = profile.parse(
    await withConnectError(() =>
      callGraph({
        base: graphBaseUrl(platform),
        path: "/me",
        token: long.access_token,
        query: { fields: "user_id,username,name,account_type" },
      }),
    ),
  );
  return {
    account: who.user_id,
    name: `@${who.username}`,
    details: { username: who.username, renewedAt: new Date(now).toISOString() },
    secrets: { token: long.access_token },
    tokenExpiresAt: new Date(now + long.expires_in * 1000),
  };
}

async function withConnectError<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (problem) {
    throw new ConnectError("connect_failed", (problem as Error).message);
  }
}

/** Renews the token; undefined while it is recent enough. */
export async function renewToken(
  context: Context,
  connection: Connection,
): Promise<ConnectionChange | undefined> {
  const now = context.clock().getTime();
  if (connection.tokenExpiresAt && connection.tokenExpiresAt.getTime() <= now)
    throw new ReconnectError("the token has expired");
  const { renewedAt } = connection.details;
  const since = typeof renewedAt === "string" ? Date.parse(renewedAt) : 0;
  if (now - since < renewAfterMs) return undefined;
  const token = connection.secrets["token"] ?? "";
  const answer = longToken.parse(
    await callOrReconnect(() =>
      callGraph({
        base: requireInstagram(context).graphUrl,
        path: "/refresh_access_token",
        query: { grant_type: "ig_refresh_token", access_token: token },
      }),
    ),
  );
  return {
    secrets: { token: answer.access_token },
    tokenExpiresAt: new Date(now + answer.expires_in * 1000),
    details: { renewedAt: new Date(now).toISOString() },
  };
}
