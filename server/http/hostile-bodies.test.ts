import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { routes } from "#server/app.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import type { Failure } from "./failure.ts";
import { validate } from "./validate.ts";
import { validBodies } from "./valid-bodies.fixture.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** One value of each type of JSON. */
const values = { string: "x", number: 7, boolean: true, null: null, array: ["x"], object: { a: "x" } };
type JsonType = keyof typeof values;

const schemaOf = (schema: z.ZodType, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema, { unrepresentable: "any", io }) as JsonSchema;

/** Returns the types that a field accepts; null when its schema does not state types. */
function typesOf(schema: JsonSchema, root: JsonSchema): Set<JsonType> | null {
  if (schema.$ref) return typesOf(root.$defs?.[schema.$ref.split("/").at(-1)!] as JsonSchema, root);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const choiceTypes = choices.map((choice) => typesOf(choice as JsonSchema, root));
    return choiceTypes.includes(null) ? null : new Set(choiceTypes.flatMap((types) => [...types!]));
  }
  if ("const" in schema) return new Set([schema.const === null ? "null" : (typeof schema.const as JsonType)]);
  if (schema.enum) return new Set(schema.enum.map((value) => typeof value as JsonType));
  if (!schema.type) return null;
  const types = [schema.type].flat();
  return new Set(types.map((type) => (type === "integer" ? "number" : type) as JsonType));
}

/** Returns an address of the call whose parts have the expected kind. */
function pathOf({ path, params }: Endpoint): string {
  const parts = params ? schemaOf(params, "input").properties : {};
  return path.replaceAll(/:(\w+)/g, (_, name: string) =>
    String((parts?.[name] as JsonSchema | undefined)?.enum?.[0] ?? randomUUID()),
  );
}

const bodies = routes.flatMap(({ endpoint }) => {
  if (!endpoint.body || endpoint.bodyKind === "raw" || endpoint.bodyKind === "multipart") return [];
  const root = schemaOf(endpoint.body, "input");
  const fields = Object.entries(root.properties ?? {}).flatMap(([field, schema]) => {
    const types = typesOf(schema as JsonSchema, root);
    return types
      ? [{ field, wrong: Object.entries(values).filter(([type]) => !types.has(type as JsonType)) }]
      : [];
  });
  return [{ name: endpoint.name, endpoint, body: endpoint.body, fields }];
});

let app: TestApp;
let owner: SignedUp;
let operator: string;
let chat: string;
beforeAll(async () => {
  app = await testApp();
  owner = await signUpOwner(app);
  operator = await operatorToken(app);
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  chat = made.body.data.token as string;
  return async () => app[Symbol.asyncDispose]();
});

test("A25 bodies of all kinds are tried, in more than 1,000 calls", () => {
  expect(bodies.length).toBeGreaterThan(100);
  const calls = bodies.flatMap(({ fields }) => fields.flatMap(({ wrong }) => wrong));
  expect(calls.length).toBeGreaterThan(1_000);
});

test.each(bodies.filter(({ fields }) => fields.length > 0).map((each) => [each.name, each] as const))(
  "A25 %s refuses a value of another type in each of its fields, and names the field",
  async (_name, { endpoint, fields }) => {
    const token = endpoint.access === "operator" ? operator : owner.token;
    const path = pathOf(endpoint);
    for (const { field, wrong } of fields)
      for (const [type, value] of wrong) {
        // This field identifies the caller, who is checked before the rest of the body.
        if (field === "chat_token" && endpoint.access === "chat") continue;
        const answer = await app.request({
          method: endpoint.method,
          path,
          ...(!["public", "chat"].includes(endpoint.access) && { token }),
          headers: { "x-session-id": `session_${"a".repeat(32)}` },
          json: { ...(endpoint.access === "chat" && { chat_token: chat }), [field]: value },
        });
        const where = `${field} as ${type}: ${answer.text.slice(0, 200)}`;
        expect(answer.status, where).toBe(400);
        expect(
          Object.keys(answer.body.fields ?? {}).map((name) => name.split(".")[0]),
          where,
        ).toContain(field);
      }
  },
);

/** Values that a caller must not be able to set by sending them along. */
const planted = {
  organization_id: randomUUID(),
  organizationId: randomUUID(),
  member_role: "owner",
  is_admin: true,
  is_demo: true,
  subscription_status: "active",
  password_hash: "x",
  email_verified_at: "2026-01-01T00:00:00Z",
  constructor: { prototype: { polluted: true } },
};
const plantedText = JSON.stringify(planted).slice(1, -1);

/** Returns what a handler receives of a body, or the fields for which the body is refused. */
function readBody(body: z.ZodType, value: unknown): unknown {
  try {
    return validate(body, value);
  } catch (problem) {
    return Object.keys((problem as Failure).fields);
  }
}

test("A24 what is sent along with a valid body is refused or reaches no handler, and no object's prototype", () => {
  const tried = bodies.filter(({ name }) => validBodies[name] !== undefined);
  expect(tried.length).toBeGreaterThan(40);
  for (const { name, body } of tried) {
    const valid = validate(body, validBodies[name]);
    const text = JSON.stringify(validBodies[name]).replace(
      "{",
      `{"__proto__":{"polluted":true},${plantedText},`,
    );
    const read = readBody(body, JSON.parse(text.replace(/,\}$/, "}")));
    // A strict body is refused as a whole.
    if (Array.isArray(read)) expect(read, name).toEqual(["body"]);
    else expect(read, name).toEqual(valid);
  }
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});

test("A24 no body keeps a field that it does not name", () => {
  const open: string[] = [];
  const visitSchema = (schema: unknown, at: string): void => {
    if (typeof schema !== "object" || schema === null) return;
    const { properties, additionalProperties } = schema as JsonSchema;
    if (properties && additionalProperties !== false) open.push(at);
    for (const [key, part] of Object.entries(schema)) visitSchema(part, `${at}.${key}`);
  };
  for (const { name, body } of bodies) visitSchema(schemaOf(body, "output"), name);
  expect(open).toEqual([]);
});
