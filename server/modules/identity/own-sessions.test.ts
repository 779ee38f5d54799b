import { expect, test } from "vitest";
import { operatorToken } from "#server/testing/operator-token.ts";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { deviceOf } from "./device.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

async function logIn(
  app: TestApp,
  { email, password }: { email: string; password: string },
  userAgent = mac,
): Promise<string> {
  const json = { email, password };
  const answer = await app.request({ path: "/auth/login/", json, headers: { "user-agent": userAgent } });
  return answer.body.data.token;
}

const list = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/sessions/", token })).body.data;
const end = (app: TestApp, token: string, id: string) =>
  app.request({ method: "DELETE", path: `/api/sessions/${id}/`, token });
const endOthers = (app: TestApp, token: string) =>
  app.request({ method: "POST", path: "/api/sessions/end-others/", token });
const statusOf = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/me/", token })).status;

test("A33 a person sees their sessions, this one first, with the device in words and no token", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const phone = await logIn(app, owner, iphone);
  const desk = await logIn(app, owner, mac);
  await app.database.ownerPool.query(
    "update sessions set used_at = now() - interval '3 hours' where user_agent like '%iPhone%'",
  );
  const sessions = await list(app, desk);
  expect(sessions[0]).toMatchObject({
    browser: "Chrome",
    system: "macOS",
    device: "computer",
    is_current: true,
  });
  expect(sessions.at(-1)).toMatchObject({
    browser: "Safari",
    system: "iPhone",
    device: "phone",
    is_current: false,
  });
  expect(sessions).toHaveLength(3);
  const hours = (Date.now() - Date.parse(sessions.at(-1).last_seen_at)) / 3_600_000;
  expect(hours).toBeGreaterThan(2.9);
  const text = JSON.stringify(sessions);
  for (const hidden of [phone, desk, "Mozilla"]) expect(text).not.toContain(hidden);
});

test("A33 sessions that have run out are not listed", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const token = await logIn(app, owner);
  await app.database.ownerPool.query(
    "update sessions set used_at = now() - interval '12 hours' where user_agent not like '%Macintosh%'",
  );
  expect(await list(app, token)).toHaveLength(1);
});

test("A32 a person ends one of their sessions at once, and the others stay", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const phone = await logIn(app, owner, iphone);
  const desk = await logIn(app, owner, mac);
  const { id } = (await list(app, desk)).find(
    (session: { device: string | null }) => session.device === "phone",
  );
  expect((await end(app, desk, id)).body).toEqual({ data: null });
  expect([await statusOf(app, phone), await statusOf(app, desk), await statusOf(app, owner.token)]).toEqual([
    401, 200, 200,
  ]);
  expect((await end(app, desk, id)).status).toBe(404);
});

test("A32 a person ends all their other sessions; nobody else's end with them", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  const stranger = await signUpOwner(app);
  const phone = await logIn(app, owner, iphone);
  const answer = await endOthers(app, phone);
  expect([answer.status, answer.body]).toEqual([200, { data: { ended: 1 } }]);
  const tokens = [owner.token, phone, agent.token, stranger.token];
  expect(await Promise.all(tokens.map((token) => statusOf(app, token)))).toEqual([401, 200, 200, 200]);
  expect((await endOthers(app, phone)).body).toEqual({ data: { ended: 0 } });
});

test("A32 ending sessions asks for the password again ten minutes after the log-in, and the session gets a new token then", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const phone = await logIn(app, owner, iphone);
  const confirm = (token: string, password: string) =>
    app.request({ path: "/auth/confirm-identity/", token, json: { password } });
  const stolen = await logIn(app, owner);
  await app.database.ownerPool.query("update sessions set created_at = now() - interval '11 minutes'");
  const before = await list(app, stolen);
  const { id } = before.find((session: { device: string | null }) => session.device === "phone");
  for (const refused of [await end(app, stolen, id), await endOthers(app, stolen)])
    expect([refused.status, refused.body.code]).toEqual([403, "password_required"]);
  const wrong = await confirm(stolen, `${owner.password} no`);
  expect([wrong.status, wrong.body.code]).toEqual([400, "wrong_old_password"]);
  expect((await end(app, stolen, id)).status).toBe(403);
  expect(await statusOf(app, phone)).toBe(200);

  const { body } = await confirm(stolen, owner.password);
  const { token } = body.data as { token: string };
  expect(token).not.toBe(stolen);
  // A copy of the earlier token is refused, and the person's session is the same as before.
  expect([await statusOf(app, stolen), await statusOf(app, token)]).toEqual([401, 200]);
  expect((await list(app, token))[0].id).toBe(before[0].id);
  expect((await end(app, token, id)).status).toBe(200);
  expect(await statusOf(app, phone)).toBe(401);
  expect((await endOthers(app, token)).body).toEqual({ data: { ended: 1 } });
});

test("A21 nobody sees or ends the session of a colleague, of another organisation or of an operator", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const people = {
    owner: owner.token,
    agent: (await addMember(app, owner)).token,
    stranger: (await signUpOwner(app)).token,
    operator: await operatorToken(app),
    colleague: await operatorToken(app),
  };
  const ids = Object.fromEntries(
    await Promise.all(
      Object.entries(people).map(async ([name, token]) => [
        name,
        (await list(app, token)).map(({ id }: { id: string }) => id),
      ]),
    ),
  );
  for (const [name, token] of Object.entries(people))
    for (const [other, theirs] of Object.entries(ids)) {
      if (other === name) continue;
      for (const id of theirs as string[])
        expect((await end(app, token, id)).status, `${name} ends a session of ${other}`).toBe(404);
    }
  expect(await Promise.all(Object.values(people).map((token) => statusOf(app, token)))).toEqual(
    Array(5).fill(200),
  );
});

test("the last use of a session is written at most once a minute", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const usedAt = async () =>
    (await app.database.ownerPool.query("select used_at::text from sessions")).rows[0].used_at as string;
  const before = await usedAt();
  await statusOf(app, owner.token);
  expect(await usedAt()).toBe(before);
  await app.database.ownerPool.query("update sessions set used_at = used_at - interval '61 seconds'");
  await statusOf(app, owner.token);
  expect((await usedAt()) > before).toBe(true);
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
    "Edge",
    "Windows",
    "computer",
  ],
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36",
    "Samsung Internet",
    "Android",
    "phone",
  ],
  [
    "Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/120.0.0.0 Mobile/15E148 Safari/604.1",
    "Chrome",
    "iPad",
    "tablet",
  ],
  ["curl/8.1", null, null, null],
  ["", null, null, null],
])("the device of %s is told in words", (userAgent, browser, system, device) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, device });
});
