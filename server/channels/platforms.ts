import type { Context } from "#server/context.ts";
import type { ConnectedKind } from "./channel.ts";
import type { MailServer } from "#shared/contract/mailboxes.ts";
import { derive, readMasterSecret } from "#server/secrets.ts";

/**
 * Addresses and credentials of the platforms from the environment. In demo mode, platforms without settings use the simulator,
 * which follows the same contracts at our own address. Null otherwise: the channel is "coming soon".
 */
export interface MetaPlatform {
  graphUrl: string;
  version: string;
  appId: string;
  appSecret: string;
  /** Null when nobody can register our webhook there. */
  verifyToken: string | null;
  /** The configuration of Embedded Signup; null when "WhatsApp via Meta" is coming soon. */
  configId: string | null;
  /** Address of the business's log-in. */
  loginUrl: string;
  /** Our own WhatsApp business account for numbers that are added by code; null where it is coming soon. */
  ownAccount: { wabaId: string; token: string } | null;
}

export interface InstagramPlatform {
  graphUrl: string;
  version: string;
  authorizeUrl: string;
  tokenUrl: string;
  appId: string;
  appSecret: string;
  /** Null when nobody can register our webhook there. */
  verifyToken: string | null;
}

export interface TwitterPlatform {
  apiUrl: string;
  authorizeUrl: string;
  clientId: string;
  clientSecret: string;
  /** Secret that signs webhooks and the challenge. */
  consumerSecret: string;
  bearerToken: string | null;
  /** Whether X has approved automated public replies to mentions, which requires a request. */
  publicReplies: boolean;
}

export interface GooglePlatform {
  authorizeUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  gmailUrl: string;
  clientId: string;
  clientSecret: string;
  /** Pub/Sub topic for push notifications; null for polling. */
  topic: string | null;
  /**
   * Account that signs the push notifications, with our webhook's address as audience; null where they have `pushToken`
   * in their address.
   */
  pushAccount: string | null;
  pushToken: string | null;
  /** Google's public keys. */
  keysUrl: string;
}

/** Microsoft's log-in, and the mail servers that take its tokens. */
export interface MicrosoftPlatform {
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  imap: MailServer;
  smtp: MailServer;
}

/** A secret that is shared with the simulator. */
export const simulatorSecret = (context: Context, name: string): string =>
  derive(readMasterSecret(context.config), `simulator ${name}`);

/** Address of the simulator's `platform`. */
export const simulatorUrl = (context: Context, platform: string): string =>
  `${context.addresses.public}/simulator/${platform}`;

export function metaPlatform(context: Context): MetaPlatform | null {
  const { meta, whatsapp } = context.config.channels;
  if (meta.appId && meta.appSecret)
    return {
      graphUrl: meta.graphUrl,
      version: meta.version,
      appId: meta.appId,
      appSecret: meta.appSecret,
      verifyToken: verifyToken(context, "meta"),
      configId: meta.configId ?? null,
      loginUrl: meta.loginUrl,
      ownAccount:
        whatsapp.wabaId && whatsapp.token ? { wabaId: whatsapp.wabaId, token: whatsapp.token } : null,
    };
  if (!context.config.demo) return null;
  return {
    graphUrl: simulatorUrl(context, "graph"),
    version: meta.version,
    appId: "510000000000001",
    appSecret: simulatorSecret(context, "meta app secret"),
    verifyToken: verifyToken(context, "meta"),
    configId: "920000000000001",
    loginUrl: `${simulatorUrl(context, "graph")}/dialog/oauth`,
    ownAccount: { wabaId: "104200000000001", token: "EAASimulatorSystemUser" },
  };
}

export function instagramPlatform(context: Context): InstagramPlatform | null {
  const { instagram } = context.config.channels;
  if (instagram.appId && instagram.appSecret)
    return {
      graphUrl: instagram.graphUrl,
      version: instagram.version,
      authorizeUrl: instagram.authorizeUrl,
      tokenUrl: instagram.tokenUrl,
      appId: instagram.appId,
      appSecret: instagram.appSecret,
      verifyToken: verifyToken(context, "instagram"),
    };
  if (!context.config.demo) return null;
  const base = simulatorUrl(context, "instagram");
  return {
    graphUrl: base,
    version: instagram.version,
    authorizeUrl: `${base}/oauth/authorize`,
    tokenUrl: `${base}/oauth/access_token`,
    appId: "simulated-instagram-app",
    appSecret: simulatorSecret(context, "instagram app secret"),
    verifyToken: verifyToken(context, "instagram"),
  };
}

export function twitterPlatform(context: Context): TwitterPlatform | null {
  const { twitter } = context.config.channels;
  if (twitter.clientId && twitter.clientSecret && twitter.consumerSecret)
    return {
      apiUrl: twitter.apiUrl,
      authorizeUrl: twitter.authorizeUrl,
      clientId: twitter.clientId,
      clientSecret: twitter.clientSecret,
      consumerSecret: twitter.consumerSecret,
      bearerToken: twitter.bearerToken ?? null,
      publicReplies: twitter.publicReplies,
    };
  if (!context.config.demo) return null;
  const base = simulatorUrl(context, "x");
  return {
    apiUrl: base,
    authorizeUrl: `${base}/i/oauth2/authorize`,
    clientId: "simulated-x-client",
    clientSecret: simulatorSecret(context, "x client secret"),
    consumerSecret: simulatorSecret(context, "x consumer secret"),
    bearerToken: simulatorSecret(context, "x bearer token"),
    publicReplies: true,
  };
}

export function googlePlatform(context: Context): GooglePlatform | null {
  const { google } = context.config.channels;
  const pushToken = verifyToken(context, "gmail");
  if (google.clientId && google.clientSecret)
    return {
      authorizeUrl: google.authorizeUrl,
      tokenUrl: google.tokenUrl,
      userinfoUrl: google.userinfoUrl,
      gmailUrl: google.gmailUrl,
      clientId: google.clientId,
      clientSecret: google.clientSecret,
      topic: google.topic ?? null,
      pushAccount: google.pushAccount ?? null,
      pushToken,
      keysUrl: google.keysUrl,
    };
  if (!context.config.demo) return null;
  const base = simulatorUrl(context, "google");
  return {
    authorizeUrl: `${base}/o/oauth2/v2/auth`,
    tokenUrl: `${base}/token`,
    userinfoUrl: `${base}/userinfo`,
    gmailUrl: base,
    clientId: "simulated-google-client",
    clientSecret: simulatorSecret(context, "google client secret"),
    topic: "projects/simulated/topics/gmail",
    pushAccount: "gmail-push@simulated.iam.gserviceaccount.com",
    pushToken,
    keysUrl: `${base}/oauth2/v3/certs`,
  };
}

/** Returns null when no app is configured; the demo has no mail server that accepts such tokens. */
export function microsoftPlatform(context: Context): MicrosoftPlatform | null {
  const { clientId, clientSecret, ...rest } = context.config.channels.microsoft;
  return clientId && clientSecret ? { ...rest, clientId, clientSecret } : null;
}

/** Whether the channel uses the simulator: in demo mode without the platform's ids. */
export function isSimulated(context: Context, kind: ConnectedKind): boolean {
  const { meta, instagram, twitter, google } = context.config.channels;
  if (!context.config.demo) return false;
  if (kind === "instagram") return !instagram.appId;
  if (kind === "twitter") return !twitter.clientId;
  return kind === "email" ? !google.clientId : !meta.appId;
}

/**
 * Verify token that is entered at the platform together with the webhook. In production it is a setting; without it every
 * challenge is refused, because a generated token would change with SECRET_KEY and could not have been entered.
 */
export function verifyToken(context: Context, platform: string): string | null {
  const { channels, production, demo } = context.config;
  if (channels.verifyToken || (production && !demo)) return channels.verifyToken ?? null;
  return derive(readMasterSecret(context.config), `webhook ${platform}`).slice(0, 32);
}

/** Missing environment variables of a channel whose ids are set. */
export function missingVariables(context: Context, kind: ConnectedKind): string[] {
  const platform = kind === "instagram" ? instagramPlatform(context) : metaPlatform(context);
  const isMeta = kind === "instagram" || kind === "whatsapp" || kind === "whatsapp_meta";
  return isMeta && platform !== null && platform.verifyToken === null ? ["WEBHOOK_VERIFY_TOKEN"] : [];
}
