import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { routes } from "#server/app.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { snapshot } from "#server/testing/organization-rows.ts";
import { createWorld, secret, type World } from "#server/testing/two-organizations.ts";

/**
 * Texts that would change the meaning of a search, an order or a filter if they were inserted into a statement
 * unescaped.
 */
const payloads = [
  "'",
  `"`,
  "' or '1'='1",
  "'; drop table tickets; --",
  `%' union select email, password_hash, null from members --`,
  "id; select pg_sleep(30)",
  "created_at asc, (select 1/0)",
  "$1",
  "{{7*7}}",
  "%",
  "_",
  "\\",
  "(?:a+)+$",
  "*:*|!&",
  "-1",
  "0",
  "1e309",
  "99999999999999999999",
  "NaN",
  "true",
  "null",
  "2026-02-31",
  "9999-12-31T23:59:59.999+23:59",
  "00000000-0000-0000-0000-000000000000",
  "0000-01-01",
  "9999-12-31",
  "../../etc/passwd",
  "{}",
  "[]",
  "\u202e\u0640\u200b🦄",
  "ا".repeat(4_000),
];

const fieldsOf = (query: z.ZodType): string[] =>
  Object.keys(z.toJSONSchema(query, { unrepresentable: "any", io: "input" }).properties ?? {});

const searches = routes.flatMap(({ endpoint }) => {
  const fields = endpoint.method === "GET" && endpoint.query ? fieldsOf(endpoint.query) : [];
  return fields.length > 0 ? [{ name: endpoint.name, endpoint, fields }] : [];
});

let world: World;
let operator: string;

beforeAll(async () => {
  world = await createWorld();
  operator = await operatorToken(world.app);
  return async () => world.app[Symbol.asyncDispose]();
});

test("A26 all lists, searches and exports are tried, 4,000 calls in all", () => {
  expect(searches.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "tickets.list",
      "tickets.export",
      "customers.list",
      "faqs.list",
      "messages.list",
    ]),
  );
  const calls = searches.reduce((sum, { fields }) => sum + fields.length * payloads.length, 0);
  expect(calls).toBeGreaterThan(4_000);
});

test.each(searches.map((search) => [search.name, search] as const))(
  "A26 nothing in the query of %s is more than a value: found or refused, nothing foreign, nothing changed",
  async (_name, { endpoint, fields }) => {
    const { app, owner, other, ids } = world;
    const token = endpoint.access === "operator" ? operator : owner.token;
    const before = await snapshot(app, other.organizationId);
    const path = endpoint.path.replace(/:\w+/, () => ids["campaigns"]?.[0] ?? "missing");
    for (const field of fields)
      for (const payload of payloads) {
        const response = await app.request({
          path: `${path}?${field}=${encodeURIComponent(payload)}`,
          token,
        });
        const where = `${field}=${payload.slice(0, 60)} → ${response.text.slice(0, 200)}`;
        expect([200, 400, 404], where).toContain(response.status);
        if (endpoint.access !== "operator") expect(response.bytes.includes(secret), where).toBe(false);
        if (Array.isArray(response.body?.data))
          expect(response.body.data.length, where).toBeLessThanOrEqual(100);
        expect(response.text, where).not.toMatch(/syntax error|pg_|relation "|SQLSTATE/i);
      }
    expect(await snapshot(app, other.organizationId)).toBe(before);
  },
  120_000,
);

test("A26 the signs of a pattern are letters to a search", async () => {
  const { app, owner } = world;
  const answer = { ar: "نعم", en: null };
  for (const phrasing of ["خصم 100% على القهوة", "رمز SALE_2026", String.raw`مسار C:\price`, "سؤال عادي"])
    await app.request({ path: "/api/faqs/", token: owner.token, json: { phrasings: [phrasing], answer } });
  const searchIds = async (q: string): Promise<string[]> =>
    (
      await app.request({ path: `/api/faqs/?page_size=100&q=${encodeURIComponent(q)}`, token: owner.token })
    ).body.data.flatMap(({ phrasings }: { phrasings: string[] }) => phrasings);
  expect(await searchIds("%")).toEqual(["خصم 100% على القهوة"]);
  expect(await searchIds("SALE_2")).toEqual(["رمز SALE_2026"]);
  expect(await searchIds("\\")).toEqual([String.raw`مسار C:\price`]);
  expect(await searchIds("' or '1'='1")).toEqual([]);
});
