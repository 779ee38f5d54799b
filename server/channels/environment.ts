import { z } from "zod";
import type { MailServer } from "#shared/contract/mailboxes.ts";

const url = z.url({ protocol: /^https?$/, error: "expected an address such as https://example.com" });
const version = z.string().regex(/^v\d+\.\d+$/, "expected a version such as v24.0");
const word = z.string().regex(/^\S+$/, "expected one word without spaces");

const mailServer = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `expected an address such as ${example}` }).transform((value): MailServer => {
    const { protocol: scheme, hostname, port, searchParams } = new URL(value);
    const isTls = scheme === "imaps:" || scheme === "smtps:";
    const usual = { "imaps:": 993, "imap:": 143, "smtps:": 465 }[scheme] ?? 587;
    const open = searchParams.get("tls") === "none" ? "none" : "starttls";
    return { host: hostname, port: Number(port) || usual, security: isTls ? "tls" : open };
  });

/** The channels' part of the environment; a channel whose ids and secrets are missing is "coming soon". */
export const channelVariables = {
  META_GRAPH_URL: url.default("https://graph.facebook.com"),
  META_GRAPH_VERSION: version.default("v24.0"),
  META_LOGIN_URL: url.default("https://www.facebook.com/v24.0/dialog/oauth"),
  META_APP_ID: word.optional(),
  META_APP_SECRET: word.optional(),
  META_CONFIG_ID: word.optional(),
  WHATSAPP_BUSINESS_ACCOUNT_ID: word.optional(),
  WHATSAPP_TOKEN: word.optional(),
  INSTAGRAM_GRAPH_URL: url.default("https://graph.instagram.com"),
  INSTAGRAM_GRAPH_VERSION: version.default("v24.0"),
  INSTAGRAM_AUTHORIZE_URL: url.default("https://www.instagram.com/oauth/authorize"),
  INSTAGRAM_TOKEN_URL: url.default("https://api.instagram.com/oauth/access_token"),
  INSTAGRAM_APP_ID: word.optional(),
  INSTAGRAM_APP_SECRET: word.optional(),
  X_API_URL: url.default("https://api.x.com"),
  X_AUTHORIZE_URL: url.default("https://x.com/i/oauth2/authorize"),
  X_CLIENT_ID: word.optional(),
  X_CLIENT_SECRET: word.optional(),
  X_CONSUMER_SECRET: word.optional(),
  X_BEARER_TOKEN: word.optional(),
  X_PUBLIC_REPLIES: z
    .enum(["true", "false"], { error: "expected true or false" })
    .default("false")
    .transform((value) => value === "true"),
  GOOGLE_AUTHORIZE_URL: url.default("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: url.default("https://oauth2.googleapis.com/token"),
  GOOGLE_USERINFO_URL: url.default("https://openidconnect.googleapis.com/v1/userinfo"),
  GMAIL_URL: url.default("https://gmail.googleapis.com"),
  GOOGLE_CLIENT_ID: word.optional(),
  GOOGLE_CLIENT_SECRET: word.optional(),
  GMAIL_TOPIC: z
    .string()
    .regex(/^projects\/[\w-]+\/topics\/[\w.~+%-]+$/, "expected projects/NAME/topics/NAME")
    .optional(),
  GMAIL_PUSH_ACCOUNT: z.email("expected the email address of a service account").optional(),
  GOOGLE_KEYS_URL: url.default("https://www.googleapis.com/oauth2/v3/certs"),
  MICROSOFT_AUTHORIZE_URL: url.default("https://login.microsoftonline.com/common/oauth2/v2.0/authorize"),
  MICROSOFT_TOKEN_URL: url.default("https://login.microsoftonline.com/common/oauth2/v2.0/token"),
  MICROSOFT_IMAP_URL: mailServer(/^imaps?$/, "imaps://imap.example.com").prefault(
    "imaps://outlook.office365.com",
  ),
  MICROSOFT_SMTP_URL: mailServer(/^smtps?$/, "smtp://smtp.example.com:587").prefault(
    "smtp://smtp.office365.com:587",
  ),
  MICROSOFT_CLIENT_ID: word.optional(),
  MICROSOFT_CLIENT_SECRET: word.optional(),
  CHANNEL_PRIVATE_ADDRESSES: z
    .enum(["true", "false"], { error: "expected true or false" })
    .default("false")
    .transform((value) => value === "true"),
  WEBHOOK_VERIFY_TOKEN: word.optional(),
  CHANNEL_BURST_MS: z.coerce
    .number({ error: "expected a number from 0 to 10000" })
    .min(0, "expected a number from 0 to 10000")
    .max(10_000, "expected a number from 0 to 10000")
    .default(1_500),
};

const shape = z.object(channelVariables);

/** Settings grouped by platform. */
export const channelSettings = (value: z.output<typeof shape>) => ({
  meta: {
    graphUrl: value.META_GRAPH_URL,
    version: value.META_GRAPH_VERSION,
    loginUrl: value.META_LOGIN_URL,
    appId: value.META_APP_ID,
    appSecret: value.META_APP_SECRET,
    configId: value.META_CONFIG_ID,
  },
  whatsapp: { wabaId: value.WHATSAPP_BUSINESS_ACCOUNT_ID, token: value.WHATSAPP_TOKEN },
  instagram: {
    graphUrl: value.INSTAGRAM_GRAPH_URL,
    version: value.INSTAGRAM_GRAPH_VERSION,
    authorizeUrl: value.INSTAGRAM_AUTHORIZE_URL,
    tokenUrl: value.INSTAGRAM_TOKEN_URL,
    appId: value.INSTAGRAM_APP_ID,
    appSecret: value.INSTAGRAM_APP_SECRET,
  },
  twitter: {
    apiUrl: value.X_API_URL,
    authorizeUrl: value.X_AUTHORIZE_URL,
    clientId: value.X_CLIENT_ID,
    clientSecret: value.X_CLIENT_SECRET,
    consumerSecret: value.X_CONSUMER_SECRET,
    bearerToken: value.X_BEARER_TOKEN,
    publicReplies: value.X_PUBLIC_REPLIES,
  },
  google: {
    authorizeUrl: value.GOOGLE_AUTHORIZE_URL,
    tokenUrl: value.GOOGLE_TOKEN_URL,
    userinfoUrl: value.GOOGLE_USERINFO_URL,
    gmailUrl: value.GMAIL_URL,
    clientId: value.GOOGLE_CLIENT_ID,
    clientSecret: value.GOOGLE_CLIENT_SECRET,
    topic: value.GMAIL_TOPIC,
    pushAccount: value.GMAIL_PUSH_ACCOUNT,
    keysUrl: value.GOOGLE_KEYS_URL,
  },
  microsoft: {
    authorizeUrl: value.MICROSOFT_AUTHORIZE_URL,
    tokenUrl: value.MICROSOFT_TOKEN_URL,
    imap: value.MICROSOFT_IMAP_URL,
    smtp: value.MICROSOFT_SMTP_URL,
    clientId: value.MICROSOFT_CLIENT_ID,
    clientSecret: value.MICROSOFT_CLIENT_SECRET,
  },
  /** Whether mail servers of this machine and its network may be entered. */
  privateAddresses: value.CHANNEL_PRIVATE_ADDRESSES,
  /** Verify tokens for webhooks at Meta and Google, derived from the secret where they are not set. */
  verifyToken: value.WEBHOOK_VERIFY_TOKEN,
  /** Time that a first message waits for further ones, so that they get one reply. */
  burstMs: value.CHANNEL_BURST_MS,
});
