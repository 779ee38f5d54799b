import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { duplicateKeyIn } from "./duplicate-key.ts";
import { findNul } from "./find-nul.ts";

test.each([
  ['{"a":1,"b":{"a":2},"c":[{"a":1},{"a":2}]}', undefined],
  ['{"a":1,"a":2}', "a"],
  [String.raw`{"name":"x: {\"y\"","na\u006de":"y"}`, "name"],
  ['{"list":[{"id":1,"x":",","id":2}]}', "id"],
  ['["a","a"]', undefined],
  ['"a"', undefined],
])("%s: the name that stands twice is %s", (json, twice) => {
  JSON.parse(json);
  expect(duplicateKeyIn(json)).toBe(twice);
});

test.each([
  [{ a: ["x", { b: "y" }] }, undefined],
  [{ a: ["x", { b: "y\0" }] }, "a.1.b"],
  [{ "a\0": 1 }, "body"],
  ["\0", "body"],
])("%j: NUL stands at %s", (value, at) => {
  expect(findNul(value)).toBe(at);
});

test("NUL and a field that stands twice are refused in the language of the request, and nothing is stored", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const send = (payload: string, language: string) =>
    app.http.app.inject({
      method: "POST",
      url: "/api/faqs/",
      headers: {
        authorization: `Bearer ${owner.token}`,
        "content-type": "application/json",
        "accept-language": language,
      },
      payload,
    });
  const answer = '"answer":{"ar":"نعم","en":null}';
  const nul = await send(String.raw`{"phrasings":["هل ت\u0000وصلون؟"],${answer}}`, "ar");
  expect(nul.statusCode).toBe(400);
  const { code, fields } = nul.json<{ code: string; fields: Record<string, string[]> }>();
  expect([code, Object.keys(fields)]).toEqual(["invalid_request", ["phrasings.0"]]);
  expect(fields["phrasings.0"]?.[0]).toMatch(/^[ء-ي]/u);
  const twice = await send(`{"phrasings":["هل توصلون؟"],${answer},"phrasings":["كم السعر؟"]}`, "en");
  expect(twice.statusCode).toBe(400);
  expect(twice.json()).toMatchObject({
    code: "invalid_request",
    fields: { phrasings: [expect.any(String)] },
  });
  const search = await app.request({ path: "/api/faqs/?q=%00", token: owner.token });
  expect(search.status).toBe(400);
  const { rows } = await app.database.ownerPool.query("select 1 from faqs");
  expect(rows).toEqual([]);
});
