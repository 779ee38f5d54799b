import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { permissionsOf } from "#shared/rules/permissions.ts";
import { routes } from "#server/app.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { snapshot } from "#server/testing/organization-rows.ts";
import { extent } from "#server/testing/torture/extent.ts";
import { createWorld, secret, type World } from "#server/testing/two-organizations.ts";
import { validBodies } from "./valid-bodies.fixture.ts";

let world: World;
/** The token of a session that was logged out. */
let endedSession: string;
beforeAll(async () => {
  world = await createWorld();
  endedSession = (await signUpOwner(world.app)).token;
  await world.app.request({ method: "POST", path: "/auth/logout/", token: endedSession });
  return async () => world.app[Symbol.asyncDispose]();
});

/** Whether agents are refused before any id is looked up. */
const isRefusedToAgents = ({ access, permission = "any_member" }: Endpoint): boolean =>
  access === "owner" || ![...permissionsOf("agent", {}), "any_member"].includes(permission);

/** Returns the callers of the own organisation for which a call is tried. */
const callers = ({ scope }: Endpoint) => [
  world.owner.token,
  world.ownAgent,
  ...(scope === undefined ? [] : [world.ownKey]),
];
/** Ids of every kind of the other organisation; `npm run torture -- tenancy` takes all ids of a kind. */
const foreignIds = () => Object.values(world.ids).flatMap((ids) => ids.slice(0, extent.idsOfKind));
const idOf = (endpoint: Endpoint) => /:(\w+)/.exec(endpoint.path)?.[1];
const withId = routes
  .map((route) => route.endpoint)
  .filter((endpoint) => idOf(endpoint) && endpoint.access !== "chat");
const withoutId = routes
  .map((route) => route.endpoint)
  .filter(
    (endpoint) =>
      !idOf(endpoint) &&
      ["session", "member", "owner"].includes(endpoint.access) &&
      endpoint.method === "GET" &&
      endpoint.produces !== "event-stream",
  );

test("A21: the other organisation has something of every kind to steal", () => {
  for (const [table, ids] of Object.entries(world.ids)) expect(ids.length, table).toBeGreaterThan(0);
});

test.each(withId.map((endpoint) => [endpoint.name, endpoint] as const))(
  "A21: %s answers 404 for an id of every kind of another organisation",
  async (name, endpoint) => {
    if (endpoint.body) expect(validBodies, `a valid body for ${name}`).toHaveProperty([name]);
    const before = await snapshot(world.app, world.other.organizationId);
    const tried = [...foreignIds(), randomUUID(), "1", "a/b", `${randomUUID()}'--`];
    for (const token of callers(endpoint))
      for (const id of tried) {
        const answer = await world.app.request({
          method: endpoint.method,
          path: endpoint.path.replace(/:\w+/, encodeURIComponent(id)),
          token,
          ...(endpoint.body && { json: validBodies[name] }),
        });
        expect([answer.status, id], `${name} ${id}`).toEqual([
          token === world.ownAgent && isRefusedToAgents(endpoint) ? 403 : 404,
          id,
        ]);
        expect(answer.text).not.toContain(secret);
      }
    expect(await snapshot(world.app, world.other.organizationId)).toBe(before);
  },
);

/** Own values of the first part of a path whose further parts are tried. */
const ownPart: Record<string, () => string> = {
  id: () => world.owner.organizationId,
  role: () => "agent",
  channel: () => "whatsapp",
};
const partsOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
const withFurther = withId.filter((endpoint) => partsOf(endpoint).length > 1);

test.each(withFurther.map((endpoint) => [endpoint.name, endpoint] as const))(
  "A21: %s answers 404 for an id of every kind of another organisation in a further part of its path, whatever stands before it",
  async (name, endpoint) => {
    const before = await snapshot(world.app, world.other.organizationId);
    const [first = "", ...further] = partsOf(endpoint);
    expect(ownPart, `an own value for :${first}`).toHaveProperty([first]);
    const office = endpoint.access === "operator" ? [await operatorToken(world.app)] : [];
    const foreign = foreignIds();
    for (const token of [...callers(endpoint), ...office])
      for (const id of foreign) {
        // An operator may see both organisations, but nothing of one under the other.
        const starts = [ownPart[first]?.() ?? "", ...(office.includes(token) ? [] : [id])];
        for (const start of starts) {
          const values = [start, ...further.map(() => id)];
          const answer = await world.app.request({
            method: endpoint.method,
            path: endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(values.shift() ?? "")),
            token,
            ...(endpoint.body && { json: validBodies[name] }),
          });
          const expected = token === world.ownAgent && isRefusedToAgents(endpoint) ? 403 : 404;
          expect([answer.status, start, id], name).toEqual([expected, start, id]);
          expect(answer.bytes.includes(secret)).toBe(false);
        }
      }
    expect(await snapshot(world.app, world.other.organizationId)).toBe(before);
  },
);

test.each(withoutId.map((endpoint) => [endpoint.name, endpoint] as const))(
  "A21: %s shows nothing of another organisation",
  async (_name, endpoint) => {
    const queries = [
      "",
      `?q=${secret}`,
      `?customer_id=${world.ids["customers"]?.[0]}`,
      `?organization_id=${world.other.organizationId}`,
    ];
    for (const token of callers(endpoint))
      for (const query of queries) {
        const answer = await world.app.request({ path: `${endpoint.path}${query}`, token });
        expect([200, 400, 403]).toContain(answer.status);
        expect(answer.bytes.includes(secret)).toBe(false);
        for (const id of Object.values(world.ids).flat()) expect(answer.text.includes(id), id).toBe(false);
      }
  },
);

test("A21 A52: a chat session opens no other organisation's history, nor another customer's", async () => {
  const { app, otherChat, ownChat } = world;
  for (const chat of [otherChat, ownChat]) {
    const answer = await app.request({
      path: `/webhook/chatbot/${chat}/`,
      headers: { "x-session-id": `session_${randomBytes(16).toString("hex")}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.body.chat_history).toEqual([]);
  }
});

const protectedCalls = routes
  .map((route) => route.endpoint)
  .filter((endpoint) => !["public", "chat"].includes(endpoint.access));

test.each(protectedCalls.map((endpoint) => [endpoint.name, endpoint] as const))(
  "C056 C269: %s answers 401 without a valid session",
  async (_name, endpoint) => {
    for (const token of [undefined, "null", "forged".repeat(8), endedSession]) {
      const answer = await world.app.request({
        method: endpoint.method,
        path: endpoint.path.replace(/:\w+/, world.ids["tickets"]?.[0] as string),
        ...(token && { token }),
        ...(endpoint.method !== "GET" && { json: {} }),
      });
      expect(answer.status).toBe(401);
      expect(answer.body.code).toBe("session_required");
    }
  },
);
