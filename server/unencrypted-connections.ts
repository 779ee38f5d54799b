import { isThisMachine } from "./machine-name.ts";

/**
 * Variables that name a server to which the product connects. SMTP_URL is not among them, because a mail connection
 * begins without encryption and then switches to TLS (`mail/deliver.ts`).
 *
 * @internal A test compares it with all variables.
 */
export const serverVariables = [
  "DATABASE_URL",
  "DATABASE_APP_URL",
  "STORAGE",
  "MOYASAR_API_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_LOGS_ENDPOINT",
  "LLM_BASE_URL",
  "LLM_EMBEDDINGS_BASE_URL",
  "META_GRAPH_URL",
  "INSTAGRAM_GRAPH_URL",
  "INSTAGRAM_TOKEN_URL",
  "X_API_URL",
  "GOOGLE_TOKEN_URL",
  "GOOGLE_USERINFO_URL",
  "GMAIL_URL",
  "GOOGLE_KEYS_URL",
  "MICROSOFT_TOKEN_URL",
  "MICROSOFT_IMAP_URL",
  "MICROSOFT_SMTP_URL",
] as const;

/**
 * Whether an address needs TLS and does not request it: it names another machine, over a network that others may
 * read.
 */
function isUnencrypted(value: string): boolean {
  const url = URL.parse(value);
  // An invalid address is refused elsewhere, with its own message.
  if (!url) return false;
  const { protocol, hostname, searchParams } = url;
  if (protocol === "s3:") return isUnencrypted(searchParams.get("endpoint") ?? "https://s3.amazonaws.com");
  if (/^postgres(ql)?:$/.test(protocol)) {
    const host = hostname || (searchParams.get("host") ?? "");
    return !host.startsWith("/") && !isThisMachine(host) && searchParams.get("sslmode") !== "verify-full";
  }
  if (isThisMachine(hostname)) return false;
  return protocol === "http:" || (/^(imap|smtp):$/.test(protocol) && searchParams.get("tls") === "none");
}

/** Returns one sentence for each address in the environment that leads to another machine without TLS. */
export function findUnencryptedConnections(env: Record<string, string | undefined>): string[] {
  return serverVariables.flatMap((name) => {
    const value = env[name];
    if (!value || !isUnencrypted(value)) return [];
    const how = value.startsWith("postgres") ? "?sslmode=verify-full" : "an address with TLS";
    return [
      `  ${name}: expected ${how} in production, or UNENCRYPTED_CONNECTIONS=true in a network of your own`,
    ];
  });
}
