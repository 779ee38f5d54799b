import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { variables } from "./environment.ts";
import { findUnencryptedConnections, serverVariables } from "./unencrypted-connections.ts";

const production = {
  NODE_ENV: "production",
  SMTP_URL: "smtps://mail.example.com",
  SECRET_KEY: "0123456789abcdef0123456789abcdef",
  DATABASE_URL: "postgres://wakil@127.0.0.1/wakil",
};

test.each([
  ["DATABASE_URL", "postgres://wakil:x@db.example/wakil"],
  ["DATABASE_URL", "postgresql://wakil:x@db.example/wakil?sslmode=prefer"],
  ["DATABASE_URL", "postgres://wakil:x@db.example/wakil?sslmode=no-verify"],
  ["DATABASE_APP_URL", "postgres://app:x@10.0.0.4:6432/wakil?sslmode=require"],
  ["STORAGE", "s3://KEY:SECRET@files?endpoint=http://minio:9000"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://collector:4318"],
  ["OTEL_EXPORTER_OTLP_LOGS_ENDPOINT", "http://10.0.0.9:4318/v1/logs"],
  ["LLM_BASE_URL", "http://models.internal/v1"],
  ["LLM_EMBEDDINGS_BASE_URL", "http://models.internal/v1"],
  ["MOYASAR_API_URL", "http://api.moyasar.example"],
  ["META_GRAPH_URL", "http://graph.facebook.com"],
  ["GMAIL_URL", "http://gmail.googleapis.com"],
  ["MICROSOFT_SMTP_URL", "smtp://mail.example.com?tls=none"],
])("production refuses %s=%s, names it, and starts when the network is said to be private", (name, value) => {
  const env = { ...production, [name]: value };
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(`  ${name}: expected`);
  expect(() => readConfig(env)).not.toThrow(value);
  expect(() => readConfig({ ...env, UNENCRYPTED_CONNECTIONS: "true" })).not.toThrow();
  expect(() => readConfig({ ...env, NODE_ENV: "development" })).not.toThrow();
});

test.each([
  ["DATABASE_URL", "postgres://wakil:x@db.example/wakil?sslmode=verify-full"],
  ["DATABASE_URL", "postgres://wakil:x@127.0.0.1/wakil"],
  ["DATABASE_URL", "postgres://wakil@/wakil?host=/run/postgresql"],
  ["STORAGE", "s3://files?region=me-south-1"],
  ["STORAGE", "s3://KEY:SECRET@files?endpoint=https://minio.example.com"],
  ["OTEL_EXPORTER_OTLP_LOGS_ENDPOINT", "https://collector.example.com/v1/logs"],
  ["LLM_BASE_URL", "http://localhost:11434/v1"],
  ["MICROSOFT_SMTP_URL", "smtp://smtp.office365.com:587"],
])("production takes %s=%s", (name, value) => {
  expect(findUnencryptedConnections({ ...production, [name]: value })).toEqual([]);
});

/** Addresses that pages and mails contain, or that browsers open. The product itself connects to none of them. */
const shown = [
  "PUBLIC_URL",
  "CHAT_URL",
  "PORTAL_LOGIN_URL",
  "BOOK_CALL_URL",
  "META_LOGIN_URL",
  "INSTAGRAM_AUTHORIZE_URL",
  "X_AUTHORIZE_URL",
  "GOOGLE_AUTHORIZE_URL",
  "MICROSOFT_AUTHORIZE_URL",
];

test("every variable that holds an address is looked at, or leads nowhere that the product connects to", () => {
  const addresses = variables.filter((name) => /_URL$|_ENDPOINT$|^STORAGE$/.test(name));
  expect([...serverVariables, ...shown, "SMTP_URL"].toSorted()).toEqual(addresses.toSorted());
});
