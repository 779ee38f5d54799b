import {
  googlePlatform,
  instagramPlatform,
  metaPlatform,
  twitterPlatform,
} from "#server/channels/platforms.ts";
import type { Config } from "#server/config.ts";
import type { Context } from "#server/context.ts";
import { findFreePort } from "#server/find-free-port.ts";
import { type DemoPlatforms, openPastPlatforms } from "#server/simulator/demo-platforms.ts";
import type { Platforms } from "#server/simulator/platforms.ts";

/** Simulated platforms of the past, on a separate port. */
export interface PastPlatforms {
  platforms: Platforms & { respond: DemoPlatforms["respond"]; paths: readonly string[] };
  port: number;
  /** The configuration that directs the product to these platforms. */
  config: Config;
}

/**
 * Creates a second set of the demo's platforms, with the connected accounts and a clock set to the past. Messages
 * of weeks ago reach the product through the same webhooks and are answered through the same calls, and no phone of
 * the present shows them.
 */
export async function createPastPlatforms(
  context: Context,
  live: DemoPlatforms,
  clock: () => Date,
): Promise<PastPlatforms> {
  const port = await findFreePort();
  const base = `http://127.0.0.1:${port}`;
  const platforms = openPastPlatforms(context, live, { base, clock });
  const [meta, instagram, x, google] = [
    metaPlatform(context),
    instagramPlatform(context),
    twitterPlatform(context),
    googlePlatform(context),
  ];
  const toPastAddress = (url: string | undefined) => (url ?? "").replace(context.addresses.public, base);
  const { channels } = context.config;
  return {
    platforms,
    port,
    config: {
      ...context.config,
      channels: {
        ...channels,
        meta: {
          ...channels.meta,
          ...meta,
          graphUrl: toPastAddress(meta?.graphUrl),
          loginUrl: toPastAddress(meta?.loginUrl),
          configId: meta?.configId ?? undefined,
        },
        whatsapp: { ...channels.whatsapp, wabaId: meta?.ownAccount?.wabaId, token: meta?.ownAccount?.token },
        instagram: {
          ...channels.instagram,
          ...instagram,
          graphUrl: toPastAddress(instagram?.graphUrl),
          tokenUrl: toPastAddress(instagram?.tokenUrl),
        },
        twitter: {
          ...channels.twitter,
          ...x,
          apiUrl: toPastAddress(x?.apiUrl),
          bearerToken: x?.bearerToken ?? undefined,
        },
        google: {
          ...channels.google,
          ...google,
          gmailUrl: toPastAddress(google?.gmailUrl),
          tokenUrl: toPastAddress(google?.tokenUrl),
          topic: google?.topic ?? undefined,
          pushAccount: google?.pushAccount ?? undefined,
        },
      },
    },
  };
}
