import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const me = (app: TestApp, token: string) => app.request({ path: "/api/me/", token });

test("C155 A32 logging out ends this session at once and no other; twice is no error", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = (
    await app.request({ path: "/auth/login/", json: { email: owner.email, password: owner.password } })
  ).body.data.token;
  const answer = await app.request({ method: "POST", path: "/auth/logout/", token: owner.token });
  expect([answer.status, answer.body]).toEqual([200, { data: null }]);
  expect((await me(app, owner.token)).status).toBe(401);
  expect((await me(app, other)).status).toBe(200);
  expect((await app.request({ method: "POST", path: "/auth/logout/", token: owner.token })).status).toBe(200);
  expect((await app.request({ method: "POST", path: "/auth/logout/" })).status).toBe(200);
});

test("D02 a protected call without a valid session answers 401 in the caller's language", async () => {
  await using app = await testApp();
  for (const headers of [
    {},
    { authorization: "Bearer null" },
    { authorization: "Bearer undefined" },
    { authorization: "Bearer x" },
    { authorization: "Basic eDp5" },
  ]) {
    const answer = await app.request({ path: "/api/me/", headers: headers as Record<string, string> });
    expect([answer.status, answer.body.code]).toEqual([401, "session_required"]);
  }
  const arabic = await app.request({ path: "/api/me/", headers: { "accept-language": "ar" } });
  expect(arabic.body.message).toBe("انتهت جلستك. سجّل الدخول من جديد.");
});

test("C270 public calls take no offence at a stale token, null or undefined", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await app.request({ method: "POST", path: "/auth/logout/", token: owner.token });
  for (const token of [owner.token, "null", "undefined", "stale"]) {
    expect((await app.request({ path: "/auth/business_industrys/", token })).status).toBe(200);
    const login = { email: owner.email, password: owner.password };
    expect((await app.request({ path: "/auth/login/", token, json: login })).status).toBe(200);
    expect(
      (await app.request({ path: "/auth/login/", token, json: { ...login, password: "not the password" } }))
        .status,
    ).toBe(400);
  }
});

test("A33 a session ends after seven days, and after twelve hours without use", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const shift = (column: string, by: string) =>
    app.database.ownerPool.query(`update sessions set ${column} = ${column} - $1::interval`, [by]);
  const { rows } = await app.database.ownerPool.query(
    "select extract(epoch from expires_at - now())::int as left from sessions",
  );
  expect(rows[0].left).toBeGreaterThan(7 * 86_400 - 60);
  expect(rows[0].left).toBeLessThanOrEqual(7 * 86_400);
  await shift("used_at", "11 hours 59 minutes");
  expect((await me(app, owner.token)).status).toBe(200);
  // The call counted as a use, so the twelve hours started again.
  await shift("used_at", "11 hours 59 minutes");
  expect((await me(app, owner.token)).status).toBe(200);
  await shift("used_at", "12 hours");
  expect((await me(app, owner.token)).status).toBe(401);
  const other = await signUpOwner(app);
  await shift("expires_at", "7 days");
  expect((await me(app, other.token)).status).toBe(401);
});

test("A32 a disabled member's token is dead at once, and so is their log-in", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await app.database.ownerPool.query("update members set disabled_at = now() where id = $1", [
    owner.memberId,
  ]);
  expect((await me(app, owner.token)).status).toBe(401);
  expect(
    (await app.request({ path: "/auth/login/", json: { email: owner.email, password: owner.password } })).body
      .code,
  ).toBe("wrong_credentials");
});

const fresh = "Lamp-over-7-shops";
const setPassword = (app: TestApp, token: string, json: unknown) =>
  app.request({ path: "/auth/set-password/", token, json });

test("C171 C238 D37 changing the password keeps this session and ends the others, under both spellings", async () => {
  await using app = await testApp();
  for (const [old, next, confirm] of [
    ["old_password", "new_password", "confirm_new_password"],
    ["old", "new", "confirm_new"],
  ] as const) {
    const owner = await signUpOwner(app);
    const other = (
      await app.request({ path: "/auth/login/", json: { email: owner.email, password: owner.password } })
    ).body.data.token;
    const answer = await setPassword(app, owner.token, {
      [old]: owner.password,
      [next]: fresh,
      [confirm]: fresh,
    });
    expect([answer.status, answer.body.data.message]).toEqual([200, "Password reset successful"]);
    expect([(await me(app, owner.token)).status, (await me(app, other)).status]).toEqual([200, 401]);
    expect(
      (await app.request({ path: "/auth/login/", json: { email: owner.email, password: fresh } })).status,
    ).toBe(200);
  }
});

test("C171 C238 D37 D02 wrong old, weak new and different confirmation are 400 with their field", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const body = { old_password: owner.password, new_password: fresh, confirm_new_password: fresh };
  const wrong = await setPassword(app, owner.token, { ...body, old_password: `${owner.password} ` });
  expect([wrong.status, wrong.body.code, Object.keys(wrong.body.fields)]).toEqual([
    400,
    "wrong_old_password",
    ["old_password"],
  ]);
  const cases: [Record<string, unknown>, string, string][] = [
    [{ confirm_new_password: "other" }, "confirm_new_password", "Passwords must match"],
    [{ confirm_new_password: undefined }, "confirm_new_password", "Passwords must match"],
    [
      { new_password: "lamp", confirm_new_password: "lamp" },
      "new_password",
      "Password should be at least 8 characters",
    ],
    [{ old_password: "" }, "old_password", "This field is required."],
    [{ old_password: null }, "old_password", "This value is not valid."],
    [{ new_password: [fresh] }, "new_password", "This value is not valid."],
  ];
  for (const [change, field, message] of cases) {
    const answer = await setPassword(app, owner.token, { ...body, ...change });
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: [message] }]);
  }
  expect((await setPassword(app, "stale", body)).status).toBe(401);
  expect(
    (await app.request({ path: "/auth/login/", json: { email: owner.email, password: owner.password } }))
      .status,
  ).toBe(200);
});

test("A31 a stolen session cannot guess the password behind it", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const guess = { old_password: "not the password", new_password: fresh, confirm_new_password: fresh };
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) statuses.push((await setPassword(app, owner.token, guess)).status);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
});
