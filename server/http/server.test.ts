import { expect, test } from "vitest";
import { testApp } from "#server/testing/test-app.ts";

test("an unknown call answers 404 in the request's language with the whole error body", async () => {
  await using app = await testApp();
  const arabic = await app.request({ path: "/api/nothing/", headers: { "accept-language": "fr" } });
  expect(arabic.status).toBe(404);
  expect(arabic.body).toMatchObject({ code: "not_found", fields: {} });
  expect(arabic.body.message).toMatch(/^[\u0600-\u06ff .]+$/);
  expect(arabic.body.non_field_errors).toEqual([arabic.body.message]);
  const english = await app.request({ path: "/api/nothing/" });
  expect(english.body.message).toMatch(/could not find/);
});
