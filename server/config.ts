import { availableParallelism } from "node:os";
import { channelSettings } from "./channels/environment.ts";
import { readCredentials } from "./credentials-folder.ts";
import { findMissingVariables, isDemo } from "./environment-rules.ts";
import { environment, variables, type Environment } from "./environment.ts";
import { findUnencryptedConnections } from "./unencrypted-connections.ts";

export type Config = ReturnType<typeof readConfig>;

export class ConfigError extends Error {}

const throwInvalid = (lines: string[]) =>
  new ConfigError(`wakil: the environment has wrong values (see .env.example)\n${lines.join("\n")}`);

/**
 * Returns the default number of engine threads. It is at least two, so that a message crafted to occupy one thread
 * does not stop all answers.
 */
const defaultEngineThreads = (): number => Math.min(4, Math.max(2, availableParallelism() - 1));

/** Percent-decodes the header values, because the OpenTelemetry specification requires them to be encoded. */
const parseHeaders = (text = ""): Record<string, string> =>
  Object.fromEntries(
    text.split(",").flatMap((pair) => {
      const separator = pair.indexOf("=");
      return separator > 0 ? [[pair.slice(0, separator), decodeURIComponent(pair.slice(separator + 1))]] : [];
    }),
  );

const withoutEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value));

/** Reads the seller that invoices for subscriptions name. */
const readSeller = (value: Environment) => ({
  nameAr: value.COMPANY_NAME_AR,
  nameEn: value.COMPANY_NAME_EN,
  addressAr: value.COMPANY_ADDRESS_AR,
  addressEn: value.COMPANY_ADDRESS_EN,
  vatNumber: value.COMPANY_VAT_NUMBER,
});

/** Reads the settings for online payment of subscriptions. Without a secret key online payment is off. */
const readMoyasar = (value: Environment) => ({
  apiUrl: value.MOYASAR_API_URL.replace(/\/+$/, ""),
  secretKey: value.MOYASAR_SECRET_KEY,
  /** Cards are saved for renewals only when this key is set. */
  publishableKey: value.MOYASAR_PUBLISHABLE_KEY,
  webhookSecret: value.MOYASAR_WEBHOOK_SECRET,
});

/** Reads the settings of language models and embeddings. */
const readModels = (value: Environment) => ({
  /** The installation's own model, used by organisations that have not set one. */
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
  /** Prices are in US dollars per million tokens; the cap is in US dollars per organisation and day. */
  prices: { input: value.LLM_INPUT_PRICE, output: value.LLM_OUTPUT_PRICE },
  dailyCap: value.LLM_DAILY_CAP ?? null,
  embeddingsMs: value.LLM_EMBEDDINGS_MS,
  firstTokenMs: value.LLM_FIRST_TOKEN_MS,
  totalMs: value.LLM_TOTAL_MS,
  privateAddresses: value.LLM_PRIVATE_ADDRESSES,
});

/** Validates the environment; a wrong value stops the start with its name and what is expected. */
function readEnvironment(env: Record<string, string | undefined>) {
  const stated = { ...readCredentials(env["CREDENTIALS_DIRECTORY"], variables), ...withoutEmpty(env) };
  const set = withoutEmpty(stated);
  const read = environment.safeParse(set);
  if (!read.success)
    throw throwInvalid(read.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`));
  const value = read.data;
  const unencrypted =
    value.NODE_ENV === "production" && !value.UNENCRYPTED_CONNECTIONS ? findUnencryptedConnections(set) : [];
  const problems = [...findMissingVariables(value), ...unencrypted];
  if (problems.length > 0) throw throwInvalid(problems);
  return value;
}

/** The settings of a process, read from its environment. */
export function readConfig(env: Record<string, string | undefined>) {
  const value = readEnvironment(env);
  return {
    production: value.NODE_ENV === "production",
    test: value.NODE_ENV === "test",
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    minFreeDiskMb: value.MIN_FREE_DISK_MB,
    /** Null means a folder in `dataDir`. */
    storage: value.STORAGE ?? null,
    databaseUrl: value.DATABASE_URL,
    databaseAppUrl: value.DATABASE_APP_URL,
    databasePool: value.DATABASE_POOL,
    databaseNamedStatements: value.DATABASE_NAMED_STATEMENTS,
    /** Whether servers on other machines may be reached without TLS, for example inside a private network. */
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
    demo: isDemo(value),
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
    seller: readSeller(value),
    moyasar: readMoyasar(value),
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
    /**
     * The full address that receives the process's log in addition to standard output, as the OpenTelemetry
     * variable defines it.
     */
    logsEndpoint: value.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT,
    llm: readModels(value),
    /** Settings of outgoing webhooks, which call addresses that organisations enter. */
    webhooks: {
      privateAddresses: value.OUTGOING_WEBHOOK_PRIVATE_ADDRESSES,
      maxMs: value.OUTGOING_WEBHOOK_MAX_MS,
    },
    singleSignOn: { privateAddresses: value.SINGLE_SIGN_ON_PRIVATE_ADDRESSES },
    /** Name servers for the records of domains; empty for the machine's own. */
    dnsServers: value.DNS_SERVERS?.split(",") ?? [],
    channels: channelSettings(value),
    logLevel: value.LOG_LEVEL,
  };
}
