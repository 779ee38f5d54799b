import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { type ApiScope } from "#shared/contract/api-scopes.ts";
import { apiScopes } from "#shared/values/api-scopes.ts";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { routes } from "#server/app.ts";
import { seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

interface World {
  app: TestApp;
  /** For each scope, a key that has only that scope. */
  only: Record<ApiScope, string>;
  ticketId: string;
  customerId: string;
}

let world: World;

const createKey = async (app: TestApp, token: string, scopes: readonly ApiScope[]): Promise<string> => {
  const json = { name: "Report", scopes, valid_days: null };
  return (await app.request({ path: "/api/api-keys/", token, json })).body.data.key;
};

beforeAll(async () => {
  const app = await testApp();
  const owner = await signUpOwner(app);
  const { ticketId, customerId } = await seedConversation(app, owner.organizationId, {
    at: new Date("2026-11-20T10:00:00Z"),
  });
  const keys = await Promise.all(
    apiScopes.map(async (scope) => [scope, await createKey(app, owner.token, [scope])] as const),
  );
  world = { app, only: Object.fromEntries(keys) as World["only"], ticketId, customerId };
  return async () => app[Symbol.asyncDispose]();
});

const endpoints = routes.map((route) => route.endpoint);
const isProtected = ({ access }: Endpoint) => access !== "public" && access !== "chat";

/** Bodies that the calls with a scope accept. */
const bodies: Record<string, unknown> = {
  "tickets.close": { reason: "answered" },
  "tickets.assign": { member_id: null },
  "tickets.setPriority": { priority: "high" },
  "tickets.addTag": { name: "gift" },
  "tickets.removeTag": { tag_id: randomUUID() },
  "customers.update": { name: "Noura" },
  "customers.addTag": { name: "gift" },
  "customers.removeTag": { tag_id: randomUUID() },
  "customers.setField": { field_id: randomUUID(), value: "Riyadh" },
};

const call = (endpoint: Endpoint, token: string) =>
  world.app.request({
    method: endpoint.method,
    path: endpoint.path.replace(
      /:\w+/,
      endpoint.path.startsWith("/api/customers/") ? world.customerId : world.ticketId,
    ),
    token,
    ...(endpoint.method !== "GET" && { json: bodies[endpoint.name] ?? {} }),
  });

test.each(endpoints.filter(isProtected).map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s takes an API key with its scope alone, and none where it has no scope",
  async (_name, endpoint) => {
    for (const scope of apiScopes) {
      if (scope === endpoint.scope) continue;
      const { status, body } = await call(endpoint, world.only[scope]);
      expect([scope, status, body.code]).toEqual([
        scope,
        403,
        endpoint.scope ? "scope_missing" : "not_for_api_keys",
      ]);
      if (endpoint.scope) expect(body.message).toContain(endpoint.scope);
    }
  },
);

test("calls with a scope do for a key with that scope what they do for a member", async () => {
  const scoped = endpoints.filter(({ scope }) => scope !== undefined);
  const statuses: Record<string, number> = {};
  // A closed ticket can no longer be closed, so the two calls that close come last.
  const closing = ["tickets.resolve", "tickets.close"];
  const inOrder = [...scoped].sort((a, b) => closing.indexOf(a.name) - closing.indexOf(b.name));
  for (const endpoint of inOrder)
    statuses[endpoint.name] = (await call(endpoint, world.only[endpoint.scope as ApiScope])).status;
  expect(statuses).toEqual({
    // The id that the test sends belongs to a ticket, so no attachment and no message has it.
    "attachments.link": 404,
    "originals.read": 404,
    "tickets.list": 200,
    "tickets.get": 200,
    "tags.list": 200,
    "tickets.setPriority": 200,
    "topics.list": 200,
    "messages.list": 200,
    "tickets.assign": 200,
    "tickets.addTag": 200,
    "tickets.removeTag": 200,
    "tickets.resolve": 200,
    "tickets.close": 409,
    "customers.list": 200,
    "customers.get": 200,
    "customers.update": 200,
    "customers.addTag": 200,
    "customers.removeTag": 200,
    // The business has no custom field.
    "customers.setField": 404,
    "customerFields.list": 200,
    "dashboard.get": 200,
  });
  expect(new Set(scoped.map(({ scope }) => scope))).toEqual(new Set(apiScopes));
});

test("only calls of members name a scope, and what they change is in the audit log", () => {
  for (const { endpoint, unaudited } of routes) {
    if (endpoint.scope === undefined) continue;
    expect(["member", "owner"], endpoint.name).toContain(endpoint.access);
    expect(endpoint.scope.endsWith(":read"), endpoint.name).toBe(endpoint.method === "GET");
    expect(unaudited, endpoint.name).toBeUndefined();
  }
});

test("the OpenAPI document names the scope of every call that takes a key", async () => {
  const { body } = await world.app.request({ path: "/api/openapi.json" });
  expect(body.components.securitySchemes.apiKey).toMatchObject({ scheme: "bearer", "x-scopes": apiScopes });
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    const operation = body.paths[path][endpoint.method.toLowerCase()];
    expect(operation["x-scope"], endpoint.name).toBe(endpoint.scope);
    const takesKey = (operation.security ?? []).some((scheme: object) => "apiKey" in scheme);
    expect(takesKey, endpoint.name).toBe(endpoint.scope !== undefined);
  }
});

test("each key has its own limit of calls a minute, which every answer's headers tell", async () => {
  await using app = await testApp({ limits: true });
  const { token } = await signUpOwner(app);
  const [busy, idle] = [
    await createKey(app, token, ["tickets:read"]),
    await createKey(app, token, ["tickets:read"]),
  ];
  const list = (by: string) => app.request({ path: "/api/tags/", token: by });
  const first = await list(busy);
  expect(first.headers).toMatchObject({ "x-ratelimit-limit": "300", "x-ratelimit-remaining": "299" });
  const more = await Promise.all(Array.from({ length: 300 }, () => list(busy)));
  const refused = more.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual([[429, "rate_limited"]]);
  expect(refused[0]?.headers).toMatchObject({ "x-ratelimit-remaining": "0" });
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
  // Neither another key nor a member is affected by the limit.
  for (const by of [idle, token]) expect((await list(by)).status).toBe(200);
});
