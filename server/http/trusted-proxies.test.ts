import { expect, test } from "vitest";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { sendResetLink } from "#shared/contract/auth.ts";

/**
 * Returns the status of the last of one call more than an address may make, each with another address that the
 * caller wrote.
 */
async function lastOfTooMany(app: TestApp, forwarded: (call: number) => string): Promise<number> {
  let last = 0;
  for (let call = 0; call <= (sendResetLink.limit as { max: number }).max; call += 1) {
    const answer = await app.request({
      method: "POST",
      path: sendResetLink.path,
      headers: { "x-forwarded-for": forwarded(call) },
      json: { email: `nobody${call}@example.com` },
    });
    last = answer.status;
  }
  return last;
}

test.each([
  ["true", (call: number) => `198.51.100.${call}, 203.0.113.9`],
  ["1", (call: number) => `198.51.100.${call}, 203.0.113.9`],
  ["2", (call: number) => `198.51.100.${call}, 203.0.113.9, 10.0.0.7`],
  ["127.0.0.1, 10.0.0.0/8", (call: number) => `198.51.100.${call}, 203.0.113.9, 10.0.0.${call}`],
  ["false", (call: number) => `198.51.100.${call}`],
])(
  "behind TRUST_PROXY=%s, nobody escapes the limits with addresses of their own",
  async (value, forwarded) => {
    await using app = await testApp({ limits: true, env: { TRUST_PROXY: value } });
    expect(await lastOfTooMany(app, forwarded)).toBe(429);
  },
);

test("people behind a trusted proxy have limits of their own", async () => {
  await using app = await testApp({ limits: true, env: { TRUST_PROXY: "1" } });
  expect(await lastOfTooMany(app, (call) => `203.0.113.${call}`)).not.toBe(429);
});
