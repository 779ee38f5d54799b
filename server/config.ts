import { availableParallelism } from "node:os";
import { z } from "zod";
import { vatNumberForm } from "#shared/rules/vat-number.ts";
import { channelSettings, channelVariables } from "./channels/environment.ts";
import { readCredentials } from "./credentials-folder.ts";
import { database, flag, number, pool, port, proxies, server, storage, url } from "./environment-values.ts";
import { findUnencryptedConnections } from "./unencrypted-connections.ts";

/** The whole environment, as `.env.example` documents it. An empty value counts as not set. */
const environment = z.object({
  NODE_ENV: z
    .enum(["production", "development", "test"], { error: "expected production, development or test" })
    .default("development"),
  PORT: port.default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  CREDENTIALS_DIRECTORY: z.string().optional(),
  MIN_FREE_DISK_MB: number(0, 1_000_000_000).default(64),
  STORAGE: storage.optional(),
  DATABASE_URL: database.optional(),
  DATABASE_APP_URL: database.optional(),
  DATABASE_NAMED_STATEMENTS: flag.default(true),
  UNENCRYPTED_CONNECTIONS: flag.default(false),
  ENGINE_THREADS: number(1, 64).pipe(z.int("expected a whole number")).optional(),
  ENGINE_MAX_MS: number(100, 60_000).default(2_000),
  DATABASE_POOL: z.coerce.number({ error: pool }).int(pool).min(2, pool).max(200, pool).default(12),
  SECRET_KEY: z.string().min(32, "expected at least 32 characters").optional(),
  SECRET_KEY_PREVIOUS: z.string().min(32, "expected at least 32 characters").optional(),
  BREACHED_PASSWORDS_FILE: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(12, "expected at least 12 characters").optional(),
  PUBLIC_URL: url.optional(),
  CHAT_URL: url.optional(),
  DEMO: flag.optional(),
  DEMO_MONTH: flag.optional(),
  TRUST_PROXY: proxies.default(false),
  SMTP_URL: server(/^smtps?:\/\//, "smtp://user:password@host:port").optional(),
  MAIL_FROM: z
    .string()
    .regex(/\S@[\w-]+\.[\w.-]+>?$/, "expected Name <name@host>")
    .default("Wakil <no-reply@wakil.example>"),
  PORTAL_LOGIN_URL: z
    .string()
    .regex(
      /^(\/(?!\/)|https?:\/\/)/,
      "expected /login or an address such as https://portal.example.com/login",
    )
    .default("/login"),
  BOOK_CALL_URL: url.default("https://calls.wakil.example/book"),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+\d{8,15}$/, "expected an international number such as +966110000000")
    .default("+966110000000"),
  CONTACT_EMAIL: z.email("expected an email address").default("hello@wakil.example"),
  PRIVACY_EMAIL: z.email("expected an email address").default("privacy@wakil.example"),
  COMPANY_REGISTRATION: z.string().max(40).optional(),
  COMPANY_NAME_AR: z.string().max(120).optional(),
  COMPANY_NAME_EN: z.string().max(120).optional(),
  COMPANY_ADDRESS_AR: z.string().max(300).optional(),
  COMPANY_ADDRESS_EN: z.string().max(300).optional(),
  COMPANY_VAT_NUMBER: z
    .string()
    .regex(vatNumberForm, "expected fifteen digits that begin and end with 3")
    .optional(),
  MOYASAR_API_URL: url.default("https://api.moyasar.com"),
  MOYASAR_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\S+$/, "expected a secret key such as sk_live_…")
    .optional(),
  MOYASAR_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\S+$/, "expected a publishable key such as pk_live_…")
    .optional(),
  MOYASAR_WEBHOOK_SECRET: z.string().min(16, "expected at least 16 characters").optional(),
  DATA_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, "expected a country's two letters such as SA")
    .default("SA"),
  SOCIAL_WHATSAPP: url.default("https://wa.me/966110000000"),
  SOCIAL_X: url.default("https://x.com/wakil_example"),
  SOCIAL_INSTAGRAM: url.default("https://www.instagram.com/wakil.example"),
  SOCIAL_LINKEDIN: url.default("https://www.linkedin.com/company/wakil-example"),
  SITE_CHAT_TOKEN: z.string().max(64).optional(),
  MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,}$/, "expected a measurement id such as G-ABC123DEF4")
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,\s]+=[^,]+(,[^=,\s]+=[^,]+)*$/, "expected name=value, separated by commas")
    .optional(),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: url.optional(),
  METRICS_TOKEN: z.string().min(16, "expected at least 16 characters").optional(),
  LLM_PROVIDER: z
    .enum(["openai-compatible", "anthropic"], { error: "expected openai-compatible or anthropic" })
    .optional(),
  LLM_BASE_URL: url.optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_INPUT_PRICE: number(0, 10_000).default(0),
  LLM_OUTPUT_PRICE: number(0, 10_000).default(0),
  LLM_DAILY_CAP: number(0, 1_000_000).optional(),
  LLM_EMBEDDINGS_MODEL: z.string().optional(),
  LLM_EMBEDDINGS_BASE_URL: url.optional(),
  LLM_EMBEDDINGS_API_KEY: z.string().optional(),
  LLM_EMBEDDINGS_MS: number(50, 10_000).default(400),
  LLM_FIRST_TOKEN_MS: number(100, 12_000).default(5_000),
  LLM_TOTAL_MS: number(200, 13_000).default(12_000),
  LLM_PRIVATE_ADDRESSES: flag.default(false),
  OUTGOING_WEBHOOK_PRIVATE_ADDRESSES: flag.default(false),
  OUTGOING_WEBHOOK_MAX_MS: number(100, 60_000).default(15_000),
  SINGLE_SIGN_ON_PRIVATE_ADDRESSES: flag.default(false),
  DNS_SERVERS: z
    .string()
    .regex(
      /^[\d.:[\]a-fA-F]+(,[\d.:[\]a-fA-F]+)*$/,
      "expected addresses such as 10.0.0.53, separated by commas",
    )
    .optional(),
  ...channelVariables,
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "expected fatal, error, warn, info, debug or silent",
    })
    .optional(),
});

/**
 * Names of all variables, so that a test can compare them with .env.example.
 * @internal
 */
export const variables = Object.keys(environment.shape);

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {}

const wrong = (lines: string[]) =>
  new ConfigError(`wakil: the environment has wrong values (see .env.example)\n${lines.join("\n")}`);

/** Two at least: as long as one is detained by a message that somebody wrote to keep it busy, the other one answers. */
const defaultEngineThreads = (): number => Math.min(4, Math.max(2, availableParallelism() - 1));

/** Values are percent-encoded, as OpenTelemetry's specification has it. */
const parseHeaders = (text = ""): Record<string, string> =>
  Object.fromEntries(
    text.split(",").flatMap((pair) => {
      const at = pair.indexOf("=");
      return at > 0 ? [[pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))]] : [];
    }),
  );

const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value));

/** Reads the environment; a wrong value stops the start with its name and what is expected. */
export function readConfig(env: Record<string, string | undefined>) {
  const stated = { ...readCredentials(env["CREDENTIALS_DIRECTORY"], variables), ...withoutEmpty(env) };
  const set = withoutEmpty(stated);
  const read = environment.safeParse(set);
  if (!read.success)
    throw wrong(read.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`));
  const value = read.data;
  if (value.NODE_ENV === "production" && value.DATABASE_URL && !value.SECRET_KEY)
    throw wrong(["  SECRET_KEY: expected with DATABASE_URL in production, the same for every process"]);
  const isDemo = value.DEMO ?? value.NODE_ENV !== "production";
  if (value.NODE_ENV === "production" && !isDemo && !value.SMTP_URL)
    throw wrong(["  SMTP_URL: expected in production; without a mail server nobody gets a mail"]);
  const unencrypted =
    value.NODE_ENV === "production" && !value.UNENCRYPTED_CONNECTIONS ? findUnencryptedConnections(set) : [];
  if (unencrypted.length > 0) throw wrong(unencrypted);
  if (value.DATABASE_APP_URL && !value.DATABASE_URL)
    throw wrong(["  DATABASE_URL: expected with DATABASE_APP_URL, which names a role on it"]);
  const { COMPANY_NAME_AR, COMPANY_NAME_EN, COMPANY_ADDRESS_AR, COMPANY_ADDRESS_EN } = value;
  const company = { COMPANY_NAME_AR, COMPANY_NAME_EN, COMPANY_ADDRESS_AR, COMPANY_ADDRESS_EN };
  if (value.COMPANY_VAT_NUMBER)
    for (const [name, text] of Object.entries(company))
      if (text === undefined) throw wrong([`  ${name}: expected with COMPANY_VAT_NUMBER, for tax invoices`]);
  if (value.MOYASAR_SECRET_KEY && !value.MOYASAR_WEBHOOK_SECRET)
    throw wrong(["  MOYASAR_WEBHOOK_SECRET: expected with MOYASAR_SECRET_KEY"]);
  if (value.MOYASAR_WEBHOOK_SECRET && !value.MOYASAR_SECRET_KEY)
    throw wrong(["  MOYASAR_SECRET_KEY: expected with MOYASAR_WEBHOOK_SECRET"]);
  const isAnthropic = value.LLM_PROVIDER === "anthropic";
  if (value.LLM_PROVIDER && !value.LLM_MODEL) throw wrong(["  LLM_MODEL: expected with LLM_PROVIDER"]);
  if (value.LLM_MODEL && !value.LLM_PROVIDER) throw wrong(["  LLM_PROVIDER: expected with LLM_MODEL"]);
  if (value.LLM_PROVIDER && !isAnthropic && !value.LLM_BASE_URL)
    throw wrong(["  LLM_BASE_URL: expected with LLM_PROVIDER=openai-compatible"]);
  if (isAnthropic && !value.LLM_API_KEY) throw wrong(["  LLM_API_KEY: expected with LLM_PROVIDER=anthropic"]);
  if (value.LLM_EMBEDDINGS_MODEL && !value.LLM_EMBEDDINGS_BASE_URL)
    throw wrong(["  LLM_EMBEDDINGS_BASE_URL: expected with LLM_EMBEDDINGS_MODEL"]);
  return {
    production: value.NODE_ENV === "production",
    test: value.NODE_ENV === "test",
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    minFreeDiskMb: value.MIN_FREE_DISK_MB,
    /** Null: a folder in `dataDir`. */
    storage: value.STORAGE ?? null,
    databaseUrl: value.DATABASE_URL,
    databaseAppUrl: value.DATABASE_APP_URL,
    databasePool: value.DATABASE_POOL,
    databaseNamedStatements: value.DATABASE_NAMED_STATEMENTS,
    /** Whether servers on other machines may be reached without TLS, as in a network of one's own. */
    unencryptedConnections: value.UNENCRYPTED_CONNECTIONS,
    engine: {
      threads: value.ENGINE_THREADS ?? defaultEngineThreads(),
      maxAnswerMs: value.ENGINE_MAX_MS,
    },
    secretKey: value.SECRET_KEY,
    previousSecretKey: value.SECRET_KEY_PREVIOUS,
    breachedPasswordsFile: value.BREACHED_PASSWORDS_FILE,
    backupPassphrase: value.BACKUP_PASSPHRASE,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ""),
    chatUrl: value.CHAT_URL?.replace(/\/+$/, ""),
    demo: isDemo,
    demoMonth: value.DEMO_MONTH ?? value.NODE_ENV !== "test",
    trustProxy: value.TRUST_PROXY,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    portalLoginUrl: value.PORTAL_LOGIN_URL,
    bookCallUrl: value.BOOK_CALL_URL,
    contactPhone: value.CONTACT_PHONE,
    contactEmail: value.CONTACT_EMAIL,
    privacyEmail: value.PRIVACY_EMAIL,
    companyRegistration: value.COMPANY_REGISTRATION,
    /** Who sells subscriptions, as invoices name it. */
    seller: {
      nameAr: COMPANY_NAME_AR,
      nameEn: COMPANY_NAME_EN,
      addressAr: COMPANY_ADDRESS_AR,
      addressEn: COMPANY_ADDRESS_EN,
      vatNumber: value.COMPANY_VAT_NUMBER,
    },
    /** Online payment of subscriptions. Without a key there is none. */
    moyasar: {
      apiUrl: value.MOYASAR_API_URL.replace(/\/+$/, ""),
      secretKey: value.MOYASAR_SECRET_KEY,
      /** Saving cards for renewals. Without it there is none. */
      publishableKey: value.MOYASAR_PUBLISHABLE_KEY,
      webhookSecret: value.MOYASAR_WEBHOOK_SECRET,
    },
    dataCountry: value.DATA_COUNTRY,
    social: {
      whatsapp: value.SOCIAL_WHATSAPP,
      x: value.SOCIAL_X,
      instagram: value.SOCIAL_INSTAGRAM,
      linkedin: value.SOCIAL_LINKEDIN,
    },
    siteChatToken: value.SITE_CHAT_TOKEN,
    measurementId: value.MEASUREMENT_ID,
    metricsToken: value.METRICS_TOKEN,
    tracing: {
      endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ""),
      headers: parseHeaders(value.OTEL_EXPORTER_OTLP_HEADERS),
    },
    /** Where the process's log goes beside its output: the whole address, as OpenTelemetry's variable has it. */
    logsEndpoint: value.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT,
    llm: {
      /** The installation's own model, for organisations that set none. */
      writer:
        value.LLM_PROVIDER && value.LLM_MODEL
          ? {
              provider: value.LLM_PROVIDER,
              baseUrl: value.LLM_BASE_URL ?? null,
              model: value.LLM_MODEL,
              apiKey: value.LLM_API_KEY ?? null,
            }
          : null,
      embedder:
        value.LLM_EMBEDDINGS_MODEL && value.LLM_EMBEDDINGS_BASE_URL
          ? {
              baseUrl: value.LLM_EMBEDDINGS_BASE_URL,
              model: value.LLM_EMBEDDINGS_MODEL,
              apiKey: value.LLM_EMBEDDINGS_API_KEY ?? null,
            }
          : null,
      /** US dollars per million tokens, and per organisation and day. */
      prices: { input: value.LLM_INPUT_PRICE, output: value.LLM_OUTPUT_PRICE },
      dailyCap: value.LLM_DAILY_CAP ?? null,
      embeddingsMs: value.LLM_EMBEDDINGS_MS,
      firstTokenMs: value.LLM_FIRST_TOKEN_MS,
      totalMs: value.LLM_TOTAL_MS,
      privateAddresses: value.LLM_PRIVATE_ADDRESSES,
    },
    /** Outgoing ones, to addresses that organisations enter. */
    webhooks: {
      privateAddresses: value.OUTGOING_WEBHOOK_PRIVATE_ADDRESSES,
      maxMs: value.OUTGOING_WEBHOOK_MAX_MS,
    },
    singleSignOn: { privateAddresses: value.SINGLE_SIGN_ON_PRIVATE_ADDRESSES },
    /** Name servers that records of domains are asked of; none for the machine's own. */
    dnsServers: value.DNS_SERVERS?.split(",") ?? [],
    channels: channelSettings(value),
    logLevel: value.LOG_LEVEL,
  };
}
