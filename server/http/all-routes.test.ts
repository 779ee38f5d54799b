import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Endpoint } from "#shared/contract/endpoint.ts";
import { routes } from "#server/app.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

// The tests apply to every call of the API, including calls that are added later.

const endpoints: Endpoint[] = routes.map(({ endpoint }) => endpoint);
const pathOf = ({ path }: Endpoint) => path.replaceAll(/:\w+/g, () => randomUUID());

test("A34 every call carries the headers of its kind, refused or answered, and no cache keeps what a session sees", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const tokens = { operator: await operatorToken(app), owner: owner.token };
  let answered = 0;
  for (const endpoint of endpoints) {
    const { name, method, access, produces } = endpoint;
    // A live stream never ends; its headers are tested where it is read.
    if (produces === "event-stream" && access !== "chat") continue;
    const json = method === "GET" ? {} : { json: {} };
    const refused = await app.request({ method, path: pathOf(endpoint), ...json });
    const token = access === "operator" ? tokens.operator : tokens.owner;
    const isPrivate = !["public", "chat"].includes(access);
    // Calls that change something are refused because of their empty body or id.
    const response = isPrivate
      ? await app.request({ method, path: pathOf(endpoint), token, ...json })
      : refused;
    if (response.status === 200) answered += 1;
    for (const { status, headers } of [refused, response]) {
      const where = `${name}: ${status}`;
      expect(headers, where).toMatchObject({
        "x-content-type-options": "nosniff",
        "strict-transport-security": expect.stringContaining("includeSubDomains"),
        "content-security-policy": expect.stringContaining("object-src 'none'"),
        "cross-origin-opener-policy": expect.stringContaining("same-origin"),
        "referrer-policy": expect.any(String),
        "permissions-policy": expect.any(String),
      });
      if (/^(text|application\/json)/.test(String(headers["content-type"])))
        expect(headers["content-type"], where).toContain("charset=utf-8");
      expect(headers["x-powered-by"], where).toBeUndefined();
    }
    if (isPrivate) expect(response.headers["cache-control"], `${name}: ${response.status}`).toBe("no-store");
  }
  expect(answered).toBeGreaterThan(40);
}, 120_000);

test("A47 one visitor with two hundred sessions sends no more than sixty messages a minute, and hears when to come again", async () => {
  await using app = await testApp({ limits: true, env: { TRUST_PROXY: "1" } });
  const { token } = await signUpOwner(app);
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token });
  const say = (address: string) =>
    app.request({
      path: "/webhook/chatbot/",
      headers: {
        "x-session-id": `session_${randomBytes(16).toString("hex")}`,
        "x-forwarded-for": address,
      },
      // The message is empty, so that the test counts the call and not the work of an answer.
      form: { customer_msg: "", chat_token: made.body.data.token },
    });
  const statuses: Record<number, number> = {};
  for (let session = 0; session < 200; session += 1) {
    const response = await say("203.0.113.7");
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status !== 429) continue;
    expect(response.body.code).toBe("chat_limit");
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual({ 400: 60, 429: 140 });
  expect((await say("198.51.100.1")).status).toBe(400);
});
