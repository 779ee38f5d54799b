import { z } from "zod";
import { vatNumberPattern } from "#shared/rules/vat-number.ts";
import { channelVariables } from "./channels/environment.ts";
import { database, flag, number, pool, port, proxies, server, storage, url } from "./environment-values.ts";

/** The whole environment, as `.env.example` documents it. An empty value counts as not set. */
export const environment = z.object({
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
    .regex(vatNumberPattern, "expected fifteen digits that begin and end with 3")
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
 * The names of all variables, so that a test can compare them with .env.example.
 * @internal
 */
export const variables = Object.keys(environment.shape);

/** The variables as read from the environment, with defaults applied. */
export type Environment = z.output<typeof environment>;
