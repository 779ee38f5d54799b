import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { variables } from "./environment.ts";
import { temporaryData } from "./testing/temporary-data.ts";

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (problem) {
    expect(problem).toBeInstanceOf(ConfigError);
    return (problem as ConfigError).message;
  }
  throw new Error(`accepted: ${JSON.stringify(env)}`);
}

const database = "expected postgres://user:password@host/database";
const storage =
  "expected s3://bucket/folder?region=…, with key:secret@ before the bucket where keys are needed";
const wrongProxies = "expected false, the number of proxies, or their addresses such as 10.0.0.0/8";
const wrong: [name: string, value: string, expected: string][] = [
  ["NODE_ENV", "prod", "expected production, development or test"],
  ["PORT", "three", "expected a port number"],
  ["PORT", "80.5", "expected a whole number"],
  ["PORT", "-1", "expected 0 to 65535"],
  ["PORT", "65536", "expected 0 to 65535"],
  ["STORAGE", "./files", storage],
  ["STORAGE", "s3://", storage],
  ["STORAGE", "s3://key@bucket", storage],
  ["STORAGE", "s3://bucket?endpoint=minio.example.com", storage],
  ["DATABASE_URL", "mysql://root@localhost/wakil", database],
  ["DATABASE_URL", "localhost:5432", database],
  ["DATABASE_URL", "postgres://", database],
  ["DATABASE_URL", "postgres://host:port/wakil", database],
  ["DATABASE_APP_URL", "wakil_app", database],
  ["DATABASE_POOL", "many", "expected a whole number from 2 to 200"],
  ["DATABASE_POOL", "1", "expected a whole number from 2 to 200"],
  ["DATABASE_POOL", "2.5", "expected a whole number from 2 to 200"],
  ["DATABASE_POOL", "201", "expected a whole number from 2 to 200"],
  ["ENGINE_THREADS", "0", "expected a number from 1 to 64"],
  ["ENGINE_MAX_MS", "soon", "expected a number from 100 to 60000"],
  ["SECRET_KEY", "too short", "expected at least 32 characters"],
  ["PUBLIC_URL", "wakil.example.com", "expected an address such as https://example.com"],
  ["PUBLIC_URL", "javascript:alert(1)", "expected an address such as https://example.com"],
  ["CHAT_URL", "//chat.example.com", "expected an address such as https://example.com"],
  ["DEMO", "yes", "expected true or false"],
  ["TRUST_PROXY", "yes", wrongProxies],
  ["TRUST_PROXY", "11", wrongProxies],
  ["TRUST_PROXY", "10.0.0.0/33", wrongProxies],
  ["TRUST_PROXY", "10.0.0.0/8, proxy", wrongProxies],
  ["SMTP_URL", "mail.example.com:465", "expected smtp://user:password@host:port"],
  ["SMTP_URL", "smtp://", "expected smtp://user:password@host:port"],
  ["MAIL_FROM", "Wakil", "expected Name <name@host>"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "collector:4318", "expected an address such as https://example.com"],
  ["OTEL_EXPORTER_OTLP_HEADERS", "token", "expected name=value, separated by commas"],
  ["METRICS_TOKEN", "short", "expected at least 16 characters"],
  ["MOYASAR_API_URL", "api.moyasar.com", "expected an address such as https://example.com"],
  ["MOYASAR_SECRET_KEY", "pk_live_public", "expected a secret key such as sk_live_…"],
  ["MOYASAR_PUBLISHABLE_KEY", "sk_live_secret", "expected a publishable key such as pk_live_…"],
  ["MOYASAR_WEBHOOK_SECRET", "short", "expected at least 16 characters"],
  ["LLM_PROVIDER", "openai", "expected openai-compatible or anthropic"],
  ["LLM_BASE_URL", "localhost:11434/v1", "expected an address such as https://example.com"],
  ["LLM_INPUT_PRICE", "-1", "expected a number from 0 to 10000"],
  ["LLM_OUTPUT_PRICE", "cheap", "expected a number from 0 to 10000"],
  ["LLM_DAILY_CAP", "-1", "expected a number from 0 to 1000000"],
  ["LLM_EMBEDDINGS_BASE_URL", "embeddings", "expected an address such as https://example.com"],
  ["LLM_EMBEDDINGS_MS", "soon", "expected a number from 50 to 10000"],
  ["LLM_FIRST_TOKEN_MS", "10", "expected a number from 100 to 12000"],
  ["LLM_TOTAL_MS", "60000", "expected a number from 200 to 13000"],
  ["LLM_PRIVATE_ADDRESSES", "yes", "expected true or false"],
  ["OUTGOING_WEBHOOK_MAX_MS", "50", "expected a number from 100 to 60000"],
  ["META_GRAPH_VERSION", "24", "expected a version such as v24.0"],
  ["META_APP_SECRET", "two words", "expected one word without spaces"],
  ["GMAIL_TOPIC", "gmail", "expected projects/NAME/topics/NAME"],
  ["CHANNEL_BURST_MS", "60000", "expected a number from 0 to 10000"],
  ["LOG_LEVEL", "verbose", "expected fatal, error, warn, info, debug or silent"],
];

test.each(wrong)("%s=%s stops the start with its name and what is expected", (name, value, expected) => {
  expect(refusal({ [name]: value })).toBe(
    `wakil: the environment has wrong values (see .env.example)\n  ${name}: ${expected}`,
  );
});

test("a wrong value is never repeated: it may be a password", () => {
  expect(refusal({ DATABASE_URL: "pg://wakil:hunter2@db/wakil", SECRET_KEY: "hunter2" })).not.toContain(
    "hunter2",
  );
});

test("all wrong values are named at once", () => {
  expect(refusal({ PORT: "x", DEMO: "x", LOG_LEVEL: "x" }).match(/^ {2}\w+:/gm)).toEqual([
    "  PORT:",
    "  DEMO:",
    "  LOG_LEVEL:",
  ]);
});

test("nothing set and everything empty is the same: the defaults", () => {
  const empty = Object.fromEntries(variables.map((name) => [name, ""]));
  expect(readConfig(empty)).toEqual(readConfig({}));
  expect(readConfig({})).toEqual({
    production: false,
    test: false,
    port: 3000,
    host: "127.0.0.1",
    dataDir: "./data",
    storage: null,
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    databasePool: 12,
    databaseNamedStatements: true,
    unencryptedConnections: false,
    engine: { threads: expect.any(Number), maxAnswerMs: 2000 },
    secretKey: undefined,
    breachedPasswordsFile: undefined,
    publicUrl: undefined,
    chatUrl: undefined,
    demo: true,
    demoMonth: true,
    trustProxy: false,
    smtpUrl: undefined,
    mailFrom: "Wakil <no-reply@wakil.example>",
    portalLoginUrl: "/login",
    bookCallUrl: "https://calls.wakil.example/book",
    contactPhone: "+966110000000",
    contactEmail: "hello@wakil.example",
    privacyEmail: "privacy@wakil.example",
    companyRegistration: undefined,
    seller: {
      nameAr: undefined,
      nameEn: undefined,
      addressAr: undefined,
      addressEn: undefined,
      vatNumber: undefined,
    },
    moyasar: {
      apiUrl: "https://api.moyasar.com",
      secretKey: undefined,
      publishableKey: undefined,
      webhookSecret: undefined,
    },
    dataCountry: "SA",
    social: {
      whatsapp: "https://wa.me/966110000000",
      x: "https://x.com/wakil_example",
      instagram: "https://www.instagram.com/wakil.example",
      linkedin: "https://www.linkedin.com/company/wakil-example",
    },
    siteChatToken: undefined,
    measurementId: undefined,
    minFreeDiskMb: 64,
    metricsToken: undefined,
    tracing: { endpoint: undefined, headers: {} },
    logsEndpoint: undefined,
    llm: {
      writer: null,
      embedder: null,
      prices: { input: 0, output: 0 },
      dailyCap: null,
      embeddingsMs: 400,
      firstTokenMs: 5000,
      totalMs: 12000,
      privateAddresses: false,
    },
    webhooks: { privateAddresses: false, maxMs: 15_000 },
    singleSignOn: { privateAddresses: false },
    dnsServers: [],
    channels: {
      meta: {
        graphUrl: "https://graph.facebook.com",
        version: "v24.0",
        loginUrl: "https://www.facebook.com/v24.0/dialog/oauth",
        appId: undefined,
        appSecret: undefined,
        configId: undefined,
      },
      whatsapp: { wabaId: undefined, token: undefined },
      instagram: {
        graphUrl: "https://graph.instagram.com",
        version: "v24.0",
        authorizeUrl: "https://www.instagram.com/oauth/authorize",
        tokenUrl: "https://api.instagram.com/oauth/access_token",
        appId: undefined,
        appSecret: undefined,
      },
      twitter: {
        apiUrl: "https://api.x.com",
        authorizeUrl: "https://x.com/i/oauth2/authorize",
        clientId: undefined,
        clientSecret: undefined,
        consumerSecret: undefined,
        bearerToken: undefined,
        publicReplies: false,
      },
      google: {
        authorizeUrl: "https://accounts.google.com/o/oauth2/v2/auth",
        tokenUrl: "https://oauth2.googleapis.com/token",
        userinfoUrl: "https://openidconnect.googleapis.com/v1/userinfo",
        gmailUrl: "https://gmail.googleapis.com",
        clientId: undefined,
        clientSecret: undefined,
        topic: undefined,
        pushAccount: undefined,
        keysUrl: "https://www.googleapis.com/oauth2/v3/certs",
      },
      microsoft: {
        authorizeUrl: "https://login.microsoftonline.com/common/oauth2/v2.0/authorize",
        tokenUrl: "https://login.microsoftonline.com/common/oauth2/v2.0/token",
        imap: { host: "outlook.office365.com", port: 993, security: "tls" },
        smtp: { host: "smtp.office365.com", port: 587, security: "starttls" },
        clientId: undefined,
        clientSecret: undefined,
      },
      privateAddresses: false,
      verifyToken: undefined,
      burstMs: 1500,
    },
    logLevel: undefined,
  });
});

const smtpUrl = "smtp://mail.example:25";

test("the demo is left out in production, unless it is asked for", () => {
  expect(readConfig({ NODE_ENV: "production", SMTP_URL: smtpUrl }).demo).toBe(false);
  expect(readConfig({ NODE_ENV: "production", DEMO: "on" }).demo).toBe(true);
  expect(readConfig({ DEMO: "0" }).demo).toBe(false);
});

test("addresses lose their last slash, so that paths can follow", () => {
  expect(readConfig({ PUBLIC_URL: "https://wakil.example.com/" }).publicUrl).toBe(
    "https://wakil.example.com",
  );
});

test("production does not start without a mail server, but for the demo", () => {
  expect(refusal({ NODE_ENV: "production" })).toContain("  SMTP_URL: expected in production");
  expect(refusal({ NODE_ENV: "production", DEMO: "false" })).toContain("  SMTP_URL: expected in production");
  expect(readConfig({ NODE_ENV: "production", DEMO: "true" }).smtpUrl).toBeUndefined();
  expect(readConfig({ DEMO: "false" }).smtpUrl).toBeUndefined();
});

test("several processes on an outside database need one secret in production", () => {
  const outside = {
    NODE_ENV: "production",
    SMTP_URL: smtpUrl,
    DATABASE_URL: "postgres://wakil_owner:x@db.example/wakil?sslmode=verify-full",
  };
  expect(refusal(outside)).toContain("  SECRET_KEY: expected with DATABASE_URL in production");
  const secretKey = "0123456789abcdef0123456789abcdef";
  expect(readConfig({ ...outside, SECRET_KEY: secretKey }).secretKey).toBe(secretKey);
  expect(readConfig({ ...outside, NODE_ENV: "development" }).secretKey).toBeUndefined();
  expect(readConfig({ NODE_ENV: "production", SMTP_URL: smtpUrl }).secretKey).toBeUndefined();
});

test("the application's role needs the outside database it belongs to", () => {
  expect(refusal({ DATABASE_APP_URL: "postgres://wakil_app:x@db.example/wakil" })).toContain(
    "  DATABASE_URL: expected with DATABASE_APP_URL",
  );
});

test(".env.example documents exactly the variables there are, with values that start", () => {
  const example = readFileSync(new URL("../.env.example", import.meta.url), "utf8");
  const set = parseEnv(example) as Record<string, string>;
  expect(Object.keys(set).toSorted()).toEqual([...variables].toSorted());
  expect(readConfig(set)).toEqual(readConfig({}));
  for (const name of variables)
    expect(example, `${name} has a comment above it`).toMatch(
      new RegExp(`^#.*\\n(?:[A-Z_]+=.*\\n)?${name}=`, "m"),
    );
});

test("half a language model is a mistake, not an installation without one", () => {
  expect(refusal({ LLM_PROVIDER: "anthropic" })).toContain("  LLM_MODEL: expected with LLM_PROVIDER");
  expect(refusal({ LLM_MODEL: "qwen3:8b" })).toContain("  LLM_PROVIDER: expected with LLM_MODEL");
  expect(refusal({ LLM_PROVIDER: "openai-compatible", LLM_MODEL: "qwen3:8b" })).toContain(
    "  LLM_BASE_URL: expected with LLM_PROVIDER=openai-compatible",
  );
  expect(refusal({ LLM_PROVIDER: "anthropic", LLM_MODEL: "claude" })).toContain(
    "  LLM_API_KEY: expected with LLM_PROVIDER=anthropic",
  );
  expect(refusal({ LLM_EMBEDDINGS_MODEL: "bge-m3" })).toContain(
    "  LLM_EMBEDDINGS_BASE_URL: expected with LLM_EMBEDDINGS_MODEL",
  );
});

test("a VAT number needs what a tax invoice has to name, and fifteen digits between 3 and 3", () => {
  const named = {
    COMPANY_NAME_AR: "شركة وكيل",
    COMPANY_NAME_EN: "Wakil Company",
    COMPANY_ADDRESS_AR: "حي العليا، الرياض",
    COMPANY_ADDRESS_EN: "Olaya, Riyadh",
  };
  const vat = { COMPANY_VAT_NUMBER: "300000000000003" };
  expect(readConfig({ ...named, ...vat }).seller.vatNumber).toBe("300000000000003");
  for (const missing of Object.keys(named))
    expect(refusal({ ...named, ...vat, [missing]: undefined })).toContain(
      `  ${missing}: expected with COMPANY_VAT_NUMBER`,
    );
  expect(refusal({ ...named, COMPANY_VAT_NUMBER: "100000000000003" })).toContain("  COMPANY_VAT_NUMBER:");
});

test("STORAGE names a bucket, its folder, its service and its keys", () => {
  expect(readConfig({}).storage).toBeNull();
  expect(readConfig({ STORAGE: "s3://wakil-files" }).storage).toEqual({
    bucket: "wakil-files",
    prefix: "",
    region: "us-east-1",
    endpoint: null,
    credentials: null,
  });
  const storageUrl =
    "s3://KEY:a%2Fb%2Bc@files/shops/one/?region=me-south-1&endpoint=https://minio.example.com";
  expect(readConfig({ STORAGE: storageUrl }).storage).toEqual({
    bucket: "files",
    prefix: "shops/one/",
    region: "me-south-1",
    endpoint: "https://minio.example.com",
    credentials: { accessKeyId: "KEY", secretAccessKey: "a/b+c" },
  });
});

test("a secret store's files fill what the environment does not set, and nothing else of their folder is read", async () => {
  await using folder = temporaryData();
  const secretKey = "0123456789abcdef0123456789abcdef";
  writeFileSync(join(folder.path, "wakil.SECRET_KEY"), `${secretKey}\n`);
  writeFileSync(join(folder.path, "wakil.LLM_MODEL"), "");
  writeFileSync(join(folder.path, "METRICS_TOKEN"), "another program's token");
  const env = { CREDENTIALS_DIRECTORY: folder.path };
  expect(readConfig(env)).toMatchObject({ secretKey, metricsToken: undefined });
  const stated = "fedcba9876543210fedcba9876543210";
  expect(readConfig({ ...env, SECRET_KEY: stated }).secretKey).toBe(stated);
  expect(readConfig({ ...env, SECRET_KEY: "" }).secretKey).toBe(secretKey);
  writeFileSync(join(folder.path, "wakil.SECRET_KEY"), "hunter2");
  expect(refusal(env)).toContain("  SECRET_KEY: expected at least 32 characters");
  expect(refusal(env)).not.toContain("hunter2");
});
