import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { testApp } from "#server/testing/test-app.ts";
import { jobs, routes } from "./app.ts";
import type { JobName } from "./jobs/jobs.ts";

const folder = new URL("../shared/contract/", import.meta.url);

async function contract(): Promise<Endpoint[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(
      (value): value is Endpoint =>
        typeof value === "object" &&
        value !== null &&
        "method" in value &&
        "path" in value &&
        "access" in value,
    );
}

const key = ({ method, path }: Endpoint) => `${method} ${path}`;

test("every endpoint of the contract is served exactly once, and nothing else is", async () => {
  const described = (await contract()).map(key).sort();
  const served = routes.map(({ endpoint }) => key(endpoint)).sort();
  expect(new Set(described).size).toBe(described.length);
  expect(served).toEqual(described);
  const names = routes.map(({ endpoint }) => endpoint.name);
  expect(new Set(names).size).toBe(names.length);
});

test("every job that can be enqueued has code", () => {
  const names: Record<JobName, true> = {
    "activity.fold": true,
    "trends.count": true,
    "renewals.step": true,
    "renewals.tick": true,
    "agent.reply": true,
    "attachments.fetch": true,
    "campaigns.send": true,
    "channels.receive": true,
    "channels.sync": true,
    "channels.tick": true,
    "conversations.deliver": true,
    "gaps.group": true,
    "knowledge.read": true,
    "knowledge.train": true,
    "mail.send": true,
    "mail.tick": true,
    "models.embed": true,
    "outreach.tick": true,
    "payments.check": true,
    "payments.tick": true,
    "privacy.deleteCopy": true,
    "privacy.disconnect": true,
    "privacy.eraseOrganization": true,
    "privacy.finishErasure": true,
    "privacy.forget": true,
    "privacy.makeCopy": true,
    "privacy.tick": true,
    "reminders.send": true,
    "reconciliations.tick": true,
    "subscriptions.notice": true,
    "tickets.askRating": true,
    "tickets.closeQuiet": true,
    "tickets.noticeOverdue": true,
    "webhooks.deliver": true,
    "webhooks.tick": true,
  };
  expect(Object.keys(jobs).sort()).toEqual(Object.keys(names).sort());
});

test("the OpenAPI document describes every endpoint", async () => {
  await using app = await testApp();
  const { status, body } = await app.request({ path: "/api/openapi.json" });
  expect(status).toBe(200);
  const operations = Object.values(
    body.paths as Record<string, Record<string, { operationId: string }>>,
  ).flatMap((methods) => Object.values(methods).map((operation) => operation.operationId));
  expect(operations.sort()).toEqual(routes.map(({ endpoint }) => endpoint.name).sort());
});

test("A34 A51: security headers stand on every kind of answer", async () => {
  await using app = await testApp();
  for (const path of [
    "/api/me/",
    "/api/nothing/",
    "/healthz",
    "/",
    "/assets/none.js",
    "/auth/business_industrys/",
  ]) {
    const { headers } = await app.request({ path, headers: { accept: "text/html" } });
    expect(headers, path).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
    expect(headers["content-security-policy"], path).toMatch(
      /script-src 'self';.*require-trusted-types-for 'script'; trusted-types wakil ProseMirrorClipboard; frame-ancestors 'none'$/,
    );
    expect(headers["strict-transport-security"], path).toMatch(/max-age=63072000; includeSubDomains/);
  }
  const chat = await app.request({ path: "/chat/anything", headers: { accept: "text/html" } });
  expect(chat.headers["content-security-policy"]).toMatch(
    /require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors \*$/,
  );
  expect(chat.headers["x-frame-options"]).toBeUndefined();
});

test("A19: health: alive, ready, and metrics for this machine only", async () => {
  await using app = await testApp();
  expect((await app.request({ path: "/healthz" })).status).toBe(200);
  expect((await app.request({ path: "/readyz" })).status).toBe(200);
  const metrics = await app.request({ path: "/metrics" });
  expect(metrics.text).toContain("wakil_http_request_duration_seconds");
  const proxied = await app.request({ path: "/metrics", headers: { "x-forwarded-for": "203.0.113.7" } });
  expect(proxied.status).toBe(404);
});

test.each([
  ["application/json", "[".repeat(1_000) + "]".repeat(1_000)],
  ["application/json", `{"email":${'{"a":'.repeat(1_000)}1${"}".repeat(1_000)}}`],
  ["application/json", "[".repeat(900_000)],
  ["application/json", `{${Array.from({ length: 60_000 }, (_, index) => `"name${index}":1`).join(",")}}`],
  ["application/json", `[${"1,".repeat(400_000)}1]`],
  ["application/x-www-form-urlencoded", "a=1&".repeat(200_000)],
])("A43: a body of too many levels or values is refused before it is parsed (%s)", async (type, payload) => {
  await using app = await testApp();
  const answer = await app.http.app.inject({
    method: "POST",
    url: "/auth/login/",
    headers: { "content-type": type, "accept-language": "ar" },
    payload,
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({ code: "body_too_large", message: expect.stringMatching(/^[ء-ي]/u) });
});

test("A43: brackets and commas within a text are no levels and no values", async () => {
  await using app = await testApp();
  const answer = await app.request({
    path: "/auth/login/",
    json: { email: '[{,"'.repeat(20_000), password: "long enough" },
  });
  expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_request" }]);
});

test("A43: a body over the limit is refused before it is read", async () => {
  await using app = await testApp();
  const answer = await app.request({
    path: "/auth/login/",
    json: { email: "a@b.example", password: "x".repeat(1_100_000) },
  });
  expect(answer.status).toBe(413);
  expect(answer.body).toMatchObject({ code: "body_too_large" });
});
