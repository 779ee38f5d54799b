import { randomUUID } from "node:crypto";
import type { Connection } from "#server/channels/channel.ts";
import { callGmail } from "#server/channels/email/gmail.ts";
import { email } from "#server/channels/email.ts";
import { googleOAuth } from "#server/channels/email/google-oauth.ts";
import { isFromGoogle } from "#server/channels/email/google-signature.ts";
import { accessToken } from "#server/channels/email/google-token.ts";
import { withInbox } from "#server/channels/email/imap.ts";
import { MailProblem } from "#server/channels/email/mail-problem.ts";
import { requestTokens } from "#server/channels/email/microsoft-token.ts";
import { testSmtp } from "#server/channels/email/smtp.ts";
import { callGraph } from "#server/channels/graph.ts";
import { exchangeCode } from "#server/channels/instagram-oauth.ts";
import { instagram } from "#server/channels/instagram.ts";
import { callX } from "#server/channels/twitter-call.ts";
import { renewToken } from "#server/channels/twitter-oauth.ts";
import { twitter } from "#server/channels/twitter.ts";
import { whatsapp } from "#server/channels/whatsapp.ts";
import { readConfig } from "#server/config.ts";
import { fetchPage, maxPageBytes } from "#server/documents/fetch-page.ts";
import { openBucketStore } from "#server/files/bucket-store.ts";
import { compose } from "#server/llm/compose.ts";
import { embedTexts } from "#server/llm/embed.ts";
import type { Provider } from "#server/llm/model.ts";
import { ModelProblem } from "#server/llm/problem.ts";
import { exportLog } from "#server/log-export.ts";
import { deliver } from "#server/mail/deliver.ts";
import { sendWebhook } from "#server/modules/events/send-webhook.ts";
import { discover, readResponse } from "#server/modules/identity/openid.ts";
import { moyasarCards } from "#server/payments/moyasar-cards.ts";
import { moyasarProvider } from "#server/payments/moyasar.ts";
import { adapterContext } from "./adapter-context.ts";

/** A kind of HTTP request that the product makes, with the expected results at a hostile server. */
export interface WebRow {
  name: string;
  /** Files of `scripts/structure/outgoing-connections.ts` that make the request. */
  files: string[];
  chosen: "an owner" | "a platform we name" | "the operator";
  maxMs: number;
  maxBytes: number;
  /** Makes the request and returns its result: "ok", or the problem in the product's own words. */
  call: (url: string, stage: { isPrivateAllowed: boolean; port: number }) => Promise<string>;
  /** The regular responses, by path, that are necessary for this request to be made. */
  honest?: (path: string, url: string) => unknown;
  blocked: string;
  redirected: string;
  late: string;
  tooLarge: string;
  /** The expected result of an incomplete response, when only the status and headers matter. */
  halfAnswer?: string;
}

const megabyte = 1024 * 1024;
const seconds = 1000;
const failureOf = async (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "ok",
    () => "failed",
  );

const llmFiles = ["server/llm/provider-model.ts"];
const modelProblems = {
  blocked: "blocked_address",
  redirected: "unreachable",
  late: "too_slow",
  tooLarge: "broken_answer",
};
const modelProblemOf = async (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "ok",
    (problem: ModelProblem) => problem.kind,
  );

async function ask(provider: Provider, baseUrl: string, privateAddresses: boolean): Promise<void> {
  const request = { instructions: "i", messages: [{ role: "user" as const, content: "?" }], maxTokens: 9 };
  const timeouts = { firstTokenMs: 60 * seconds, totalMs: 10 * seconds };
  const access = { provider, baseUrl, model: "m", apiKey: "key", privateAddresses };
  for await (const _ of compose(access, request, { timeouts, onUsage: () => {} }));
}
const model = (provider: Provider): WebRow => ({
  name: `a language model (${provider})`,
  files: llmFiles,
  chosen: "an owner",
  maxMs: 10 * seconds,
  maxBytes: 4 * megabyte,
  call: (url, { isPrivateAllowed }) => modelProblemOf(ask(provider, url, isPrivateAllowed)),
  ...modelProblems,
});

const openIdOf = (issuer: string, privateAddresses: boolean) => ({
  issuer,
  clientId: "wakil",
  clientSecret: "secret",
  redirectUri: "https://wakil.test/api/sso/return/",
  privateAddresses,
});
const providerPath = "/.well-known/openid-configuration";
const unreachable = { blocked: "failed", redirected: "failed", late: "failed", tooLarge: "failed" };

const owners: WebRow[] = [
  {
    name: "a page of the knowledge base",
    files: ["server/documents/fetch-page.ts"],
    chosen: "an owner",
    maxMs: 20 * seconds,
    maxBytes: maxPageBytes,
    call: async (url, { isPrivateAllowed, port }) => {
      const addresses = isPrivateAllowed ? ["127.0.0.1"] : [];
      const page = await fetchPage(url, { ports: [String(port)], addresses });
      return page.ok ? "ok" : page.problem;
    },
    blocked: "blocked_address",
    redirected: "invalid_url",
    late: "too_slow",
    tooLarge: "too_large",
  },
  {
    name: "an outgoing webhook",
    files: ["server/modules/events/send-webhook.ts"],
    chosen: "an owner",
    maxMs: 15 * seconds,
    maxBytes: 0,
    call: async (url, { isPrivateAllowed }) => {
      const answer = await sendWebhook(url, { body: "{}", headers: {} }, { allowsPrivate: isPrivateAllowed });
      return answer.problem ?? "ok";
    },
    blocked: "blocked_address",
    redirected: "redirect",
    late: "timeout",
    // Only the status counts, which has arrived; the connection is closed.
    tooLarge: "ok",
    halfAnswer: "ok",
  },
  model("openai-compatible"),
  model("anthropic"),
  {
    name: "embeddings",
    files: ["server/llm/embed.ts"],
    chosen: "an owner",
    maxMs: 8 * seconds,
    maxBytes: 64 * megabyte,
    call: (baseUrl, { isPrivateAllowed: privateAddresses }) => {
      const access = { baseUrl, model: "m", apiKey: "key", privateAddresses };
      return modelProblemOf(embedTexts(access, ["متى تفتحون؟"], { timeoutMs: 8 * seconds }));
    },
    ...modelProblems,
  },
  {
    name: "the description of an identity provider",
    files: ["server/modules/identity/openid.ts"],
    chosen: "an owner",
    maxMs: 8 * seconds,
    maxBytes: megabyte / 2,
    call: (url, { isPrivateAllowed }) => failureOf(discover(openIdOf(url, isPrivateAllowed))),
    ...unreachable,
  },
  {
    name: "the token of an identity provider",
    files: ["server/modules/identity/openid.ts"],
    chosen: "an owner",
    maxMs: 8 * seconds,
    maxBytes: megabyte / 2,
    honest: (path, url) =>
      path === providerPath
        ? {
            issuer: url,
            authorization_endpoint: `${url}/authorize`,
            token_endpoint: `${url}/token`,
            jwks_uri: `${url}/keys`,
            response_types_supported: ["code"],
          }
        : undefined,
    call: (url, { isPrivateAllowed }) => {
      const checks = { state: "s", nonce: "n", verifier: "v".repeat(43) };
      return failureOf(readResponse(openIdOf(url, isPrivateAllowed), checks, "?code=c&state=s"));
    },
    ...unreachable,
  },
];

function contextAt(url: string) {
  const names = ["META_APP_ID", "META_APP_SECRET", "INSTAGRAM_APP_ID", "INSTAGRAM_APP_SECRET"];
  const identityNames = ["X_CLIENT_ID", "X_CLIENT_SECRET", "X_CONSUMER_SECRET", "GOOGLE_CLIENT_ID"];
  const more = ["GOOGLE_CLIENT_SECRET", "MICROSOFT_CLIENT_ID", "MICROSOFT_CLIENT_SECRET"];
  const whatsappNames = ["WHATSAPP_BUSINESS_ACCOUNT_ID", "WHATSAPP_TOKEN"];
  const identities = [...names, ...identityNames, ...more, ...whatsappNames].map((name) => [
    name,
    "1234567890123456",
  ]);
  return adapterContext(
    {
      ...(Object.fromEntries(identities) as Record<string, string>),
      META_GRAPH_URL: url,
      INSTAGRAM_GRAPH_URL: url,
      INSTAGRAM_TOKEN_URL: `${url}/token`,
      X_API_URL: url,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GOOGLE_USERINFO_URL: `${url}/userinfo`,
      GMAIL_URL: url,
      MICROSOFT_TOKEN_URL: `${url}/token`,
    },
    () => new Date(),
  );
}
const connectionOf = (details: Record<string, unknown> = {}): Connection => ({
  id: randomUUID(),
  organizationId: "o",
  kind: "email",
  account: "1",
  name: "1",
  details,
  secrets: { token: "t", renewal: "r", refreshToken: "r" },
  tokenExpiresAt: null,
  syncedAt: null,
});

type PlatformRow = Pick<WebRow, "name" | "files" | "call"> & Partial<WebRow>;
const platform = (row: PlatformRow): WebRow => ({
  chosen: "a platform we name",
  maxMs: 15 * seconds,
  maxBytes: 2 * megabyte,
  ...unreachable,
  ...row,
});
const media = { maxMs: 60 * seconds, maxBytes: 25 * megabyte };
const googleToken = (path: string) =>
  path === "/token" ? { access_token: "t", expires_in: 3600 } : undefined;
const login = { code: "c", redirectUri: "https://wakil.test/r", verifier: "v", extra: {} };
const moyasar = (url: string) => ({
  apiUrl: url,
  secretKey: "sk_test_1",
  publishableKey: null,
  webhookSecret: "w".repeat(16),
});

const platforms: WebRow[] = [
  platform({
    name: "Meta's Graph API",
    files: ["server/channels/graph.ts"],
    call: (base) => failureOf(callGraph({ base, path: "/me", token: "t" })),
  }),
  platform({
    name: "a file of WhatsApp",
    files: ["server/channels/whatsapp.ts"],
    honest: (path, url) => (path.endsWith("/reference") ? { url: `${url}/file` } : undefined),
    call: (url) => failureOf(whatsapp.fetchMedia!(contextAt(url), connectionOf(), "reference")),
    ...media,
  }),
  platform({
    name: "a file of Instagram",
    files: ["server/channels/instagram.ts"],
    call: (url) => failureOf(instagram.fetchMedia!(contextAt(url), connectionOf(), `${url}/file`)),
    ...media,
  }),
  platform({
    name: "a log-in at Instagram",
    files: ["server/channels/instagram-oauth.ts"],
    call: (url) => failureOf(exchangeCode(contextAt(url), login)),
  }),
  platform({
    name: "a file of X",
    files: ["server/channels/twitter.ts"],
    call: (url) => failureOf(twitter.fetchMedia!(contextAt(url), connectionOf(), `${url}/file`)),
    ...media,
  }),
  platform({
    name: "X's API",
    files: ["server/channels/twitter-call.ts"],
    call: (url) => failureOf(callX(contextAt(url), "t", { path: "/2/users/me" })),
  }),
  platform({
    name: "a token of X",
    files: ["server/channels/twitter-oauth.ts"],
    call: (url) => failureOf(renewToken(contextAt(url), connectionOf())),
  }),
  platform({
    name: "a log-in at Google",
    files: ["server/channels/email/google-oauth.ts"],
    call: (url) => failureOf(googleOAuth.exchange(contextAt(url), login)),
  }),
  platform({
    name: "a token of Google",
    files: ["server/channels/email/google-token.ts"],
    call: (url) => failureOf(accessToken(contextAt(url), connectionOf())),
  }),
  platform({
    name: "Google's keys",
    files: ["server/channels/email/google-signature.ts"],
    call: (url) => {
      const head = Buffer.from(JSON.stringify({ alg: "RS256", kid: "1" })).toString("base64url");
      const expected = { audience: "a", account: "b", keysUrl: `${url}/keys`, now: new Date() };
      return failureOf(isFromGoogle(`${head}.${head}.AA`, expected));
    },
  }),
  platform({
    name: "Gmail",
    files: ["server/channels/email/gmail.ts"],
    maxMs: 30 * seconds,
    maxBytes: 80 * megabyte,
    honest: googleToken,
    call: async (url) => {
      try {
        const { status } = await callGmail(contextAt(url), connectionOf(), "/profile");
        return status === 200 ? "ok" : "failed";
      } catch {
        return "failed";
      }
    },
  }),
  platform({
    name: "taking Google's permission back",
    files: ["server/channels/email.ts"],
    honest: (path) => (path.endsWith("/stop") ? {} : googleToken(path)),
    call: (url) => {
      const details = { transport: "gmail", senderName: "s", since: "2026-01-01T00:00:00Z" };
      return failureOf(email.disconnect!(contextAt(url), connectionOf(details), { isLast: true }));
    },
    // Google's response is not read, because the connection ends anyway.
    redirected: "ok",
  }),
  platform({
    name: "a token of Microsoft",
    files: ["server/channels/email/microsoft-token.ts"],
    call: async (url) => {
      const answer = await requestTokens(contextAt(url), {}).catch(() => null);
      return answer?.status === 200 ? "ok" : "failed";
    },
  }),
  platform({
    name: "an invoice of Moyasar",
    files: ["server/payments/moyasar.ts"],
    maxMs: 10 * seconds,
    call: (url) => failureOf(moyasarProvider(moyasar(url)).readInvoice("1")),
  }),
  platform({
    name: "a card at Moyasar",
    files: ["server/payments/moyasar-cards.ts"],
    maxMs: 20 * seconds,
    call: (url) => failureOf(moyasarCards(moyasar(url)).readCard("1")),
  }),
];

const bucketBytes = megabyte;
/** The bucket that STORAGE names, with a small limit for its files. */
const bucketAt = (url: string) =>
  openBucketStore(
    {
      bucket: "files",
      prefix: "shop/",
      region: "us-east-1",
      endpoint: url,
      credentials: { accessKeyId: "k", secretAccessKey: "s" },
    },
    { maxFileBytes: bucketBytes },
  );

const operators: WebRow[] = [
  {
    name: "the bucket at the start",
    files: ["server/files/bucket-store.ts"],
    chosen: "the operator",
    maxMs: 60 * seconds,
    maxBytes: 4 * megabyte,
    call: (url) => failureOf(bucketAt(url)),
    ...unreachable,
  },
  {
    name: "a file of the bucket",
    files: ["server/files/bucket-store.ts"],
    chosen: "the operator",
    maxMs: 60 * seconds,
    maxBytes: bucketBytes,
    honest: (path) => (path.endsWith("/.start") ? {} : undefined),
    call: (url) => failureOf(bucketAt(url).then((store) => store.get("file"))),
    ...unreachable,
  },
  {
    name: "a batch of the log",
    files: ["server/log-export.ts"],
    chosen: "the operator",
    maxMs: 5 * seconds,
    maxBytes: 0,
    // The export ends without a result, because no part of the product waits for it.
    call: async (endpoint) => {
      const log = exportLog({ endpoint, headers: {}, service: "wakil" });
      log.stream.write('{"level":30,"time":"2026-01-01T00:00:00Z","msg":"x"}\n');
      await log.stop();
      return "ended";
    },
    blocked: "ended",
    redirected: "ended",
    late: "ended",
    tooLarge: "ended",
    halfAnswer: "ended",
  },
];

export const webRows: WebRow[] = [...owners, ...platforms, ...operators];

/** A connection to a mail server. */
interface MailRow {
  name: string;
  chosen: "an owner" | "the operator";
  files: string[];
  maxMs: number;
  maxBytes: number;
  greeting: string;
  /** The beginning of a response that never ends. */
  opening: string;
  call: (to: { host: string; port: number }, isPrivateAllowed: boolean) => Promise<string>;
}
const mailProblemOf = async (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => "ok",
    (problem: MailProblem) => problem.code,
  );
const person = { user: "shop@example.com", password: "secret" };

export const mailRows: MailRow[] = [
  {
    name: "a mailbox by IMAP",
    chosen: "an owner",
    files: ["server/channels/email/imap.ts"],
    maxMs: 5 * 60 * seconds,
    maxBytes: 4 * megabyte,
    greeting: "* OK hello\r\n",
    opening: "* CAPABILITY IMAP4rev1 ",
    call: (to, isPrivateAllowed) =>
      mailProblemOf(withInbox({ ...to, security: "none" }, person, isPrivateAllowed, async () => {})),
  },
  {
    name: "a mail server by SMTP",
    chosen: "an owner",
    files: ["server/channels/email/smtp.ts"],
    maxMs: 60 * seconds,
    maxBytes: 2 * megabyte,
    greeting: "220 hello ESMTP\r\n",
    opening: "250-",
    call: (to, isPrivateAllowed) =>
      mailProblemOf(testSmtp({ ...to, security: "none" }, person, isPrivateAllowed)),
  },
  {
    name: "the product's own mail server",
    chosen: "the operator",
    files: ["server/mail/deliver.ts"],
    maxMs: 5 * 60 * seconds,
    maxBytes: 2 * megabyte,
    greeting: "220 hello ESMTP\r\n",
    opening: "250-",
    call: ({ host, port }) =>
      deliver(
        { ...readConfig({}), smtpUrl: `smtp://${host}:${port}`, production: false },
        {
          id: randomUUID(),
          to: person.user,
          subject: "s",
          html: "<p>h</p>",
          text: "t",
          language: "en",
          at: new Date(),
        },
      ).then(
        () => "ok",
        () => "unreachable",
      ),
  },
];
