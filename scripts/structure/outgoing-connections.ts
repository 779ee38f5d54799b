import type { Finding } from "./rules.ts";
import { filesUnder, type SourcePath, text } from "./source-files.ts";

/** Who determines the address of a connection. An owner's address is untrusted: it may be in the product's own network. */
type Chosen =
  | "an owner"
  | "a platform we name"
  | "the operator"
  | "whoever calls this helper"
  | "nobody: it only writes mails as files have them";

/**
 * Every file of the product that opens connections or resolves names. `server/outgoing-connections.test.ts` tests
 * each whose address is an owner's or a platform's with redirects, changing names, and silent and endless servers.
 */
export const connectingFiles: Record<SourcePath, Chosen> = {
  "server/channels/email/compose.ts": "nobody: it only writes mails as files have them",
  "server/channels/email/detect.ts": "an owner",
  "server/channels/email/imap.ts": "an owner",
  "server/channels/email/mail-host.ts": "whoever calls this helper",
  "server/channels/email/smtp.ts": "an owner",
  "server/channels/platform-fetch.ts": "whoever calls this helper",
  "server/documents/fetch-page.ts": "an owner",
  "server/documents/safe-connect.ts": "whoever calls this helper",
  "server/files/bucket-store.ts": "the operator",
  "server/guarded-fetch.ts": "whoever calls this helper",
  "server/llm/embed.ts": "an owner",
  "server/llm/provider-model.ts": "an owner",
  "server/log-export.ts": "the operator",
  "server/mail/deliver.ts": "the operator",
  "server/modules/events/send-webhook.ts": "an owner",
  "server/modules/identity/domain-verification.ts": "an owner",
  "server/modules/identity/openid.ts": "an owner",
  "server/tracing/export-spans.ts": "the operator",
  // These files connect through platformFetch.
  "server/channels/email.ts": "a platform we name",
  "server/channels/email/gmail.ts": "a platform we name",
  "server/channels/email/google-oauth.ts": "a platform we name",
  "server/channels/email/google-signature.ts": "a platform we name",
  "server/channels/email/google-token.ts": "a platform we name",
  "server/channels/email/microsoft-token.ts": "a platform we name",
  "server/channels/graph.ts": "a platform we name",
  "server/channels/instagram-oauth.ts": "a platform we name",
  "server/channels/instagram.ts": "a platform we name",
  "server/channels/twitter-call.ts": "a platform we name",
  "server/channels/twitter-oauth.ts": "a platform we name",
  "server/channels/twitter.ts": "a platform we name",
  "server/channels/whatsapp.ts": "a platform we name",
  "server/payments/moyasar-cards.ts": "a platform we name",
  "server/payments/moyasar.ts": "a platform we name",
};

/**
 * The demo's platforms are servers of this process, tests have their own servers, and the database belongs to
 * `server/db`.
 */
const isLeftOut = (path: SourcePath) => /\.test\.ts$|^server\/(testing|simulator|demo)\//.test(path);

/** Packages whose imports open connections, except for the listed names. */
const packages: Record<string, string[]> = {
  undici: ["FormData", "Response"],
  imapflow: [],
  nodemailer: [],
  "openid-client": [],
  "@aws-sdk/client-s3": [],
  "@opentelemetry/exporter-trace-otlp-http": [],
  "@ai-sdk/anthropic": [],
  "@ai-sdk/openai-compatible": [],
  "node:http": ["createServer"],
  "node:https": ["createServer"],
  "node:http2": ["createServer"],
  "node:net": ["createServer", "isIP", "isIPv4", "isIPv6", "BlockList"],
  "node:tls": ["createServer"],
  "node:dgram": [],
  "node:dns": [],
  "node:dns/promises": [],
};
const statement = /import\s+(type\s+)?([^"';]*?)\s+from\s+"([^"]+)"|import\(\s*"([^"]+)"\s*\)/g;
const builtIn = /(?<![.\w])(?:fetch\(|new (?:WebSocket|EventSource)\()/;
const helper = /\bplatformFetch\(/;

/** Returns the package of an import: `node:net` of `node:net`, `nodemailer` of `nodemailer/lib/smtp-connection`. */
const packageOf = (target: string) =>
  Object.keys(packages).find((name) => target === name || target.startsWith(`${name}/`));

/** Whether a source opens connections: with a package, with Node.js's own modules, or with the helper for platforms. */
export function opensConnections(source: string): boolean {
  const imported = [...source.matchAll(statement)].some(([, type, names = "", target = "", dynamic = ""]) => {
    const name = packageOf(target || dynamic);
    if (type || name === undefined) return false;
    const values = names
      .replace(/[{}]/g, " ")
      .split(",")
      .map((one) => one.trim())
      .filter((one) => one !== "" && !one.startsWith("type "))
      .map((one) => one.split(/\s+as\s+/)[0] ?? "");
    return dynamic !== "" || values.some((value) => !packages[name]?.includes(value));
  });
  return imported || builtIn.test(source) || helper.test(source);
}

/** Every file that opens connections must be listed with who determines the address, and covered by the test. */
export function findConnections(
  sources: Map<SourcePath, string>,
  listed: Record<SourcePath, Chosen>,
): Finding[] {
  const found = new Set([...sources].filter(([, source]) => opensConnections(source)).map(([path]) => path));
  return [
    ...[...found]
      .filter((path) => !(path in listed))
      .map(
        (path) =>
          `${path}: opens connections; use createGuardedFetch or platformFetch, list it in scripts/structure/outgoing-connections.ts and try it in server/outgoing-connections.test.ts`,
      ),
    ...Object.keys(listed)
      .filter((path) => !found.has(path))
      .map((path) => `scripts/structure/outgoing-connections.ts: ${path} opens no connections any more`),
  ];
}

export const outgoingConnections = (): Finding[] => {
  const paths = filesUnder("server", /\.ts$/).filter((path) => !isLeftOut(path));
  return findConnections(new Map(paths.map((path) => [path, text(path)])), connectingFiles);
};
