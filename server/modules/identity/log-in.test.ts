import { expect, test } from "vitest";
import { addOperator } from "./operators.ts";
import { hashesDuring } from "#server/testing/password-hashes.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const logIn = (app: TestApp, email: unknown, password: unknown, headers: Record<string, string> = {}) =>
  app.request({ path: "/auth/login/", json: { email, password }, headers });

test("C149 C150 C151 log-in trims both fields, ignores the address's case and answers token, user and organisation", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const answer = await logIn(app, `  ${owner.email.toUpperCase()} `, ` ${owner.password}\n`);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { id: owner.memberId, email: owner.email, role: "owner" },
    organization: {
      id: owner.organizationId,
      phone: owner.phone,
      support_email: owner.email,
      industry: "food_beverage",
    },
  });
  expect(answer.headers["cache-control"]).toBe("no-store");
  const me = await app.request({ path: "/api/me/", token: answer.body.data.token });
  expect(me.body.data.organization.id).toBe(owner.organizationId);
  expect(me.body.data.user.id).toBe(owner.memberId);
});

const refused: [unknown, unknown, string, string, string][] = [
  ["", "12345678", "email", "Email can't be empty", "اكتب البريد الإلكتروني"],
  ["nobody", "12345678", "email", "Must be a valid email", "البريد الإلكتروني غير صحيح"],
  ["a b@shop.example", "12345678", "email", "Must be a valid email", "البريد الإلكتروني غير صحيح"],
  [
    "a@shop.example",
    "1234567",
    "password",
    "Password should be at least 8 characters",
    "كلمة المرور 8 أحرف على الأقل",
  ],
  [
    "a@shop.example",
    "    7 signs    ",
    "password",
    "Password should be at least 8 characters",
    "كلمة المرور 8 أحرف على الأقل",
  ],
  [undefined, "12345678", "email", "Email can't be empty", "اكتب البريد الإلكتروني"],
  [
    "a@shop.example",
    undefined,
    "password",
    "Password should be at least 8 characters",
    "كلمة المرور 8 أحرف على الأقل",
  ],
];

test("C149 C150 log-in names the wrong field in both languages", async () => {
  await using app = await testApp();
  for (const [email, password, field, english, arabic] of refused) {
    const answer = await logIn(app, email, password);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      code: "invalid_request",
      message: english,
      non_field_errors: [english],
      fields: { [field]: [english] },
    });
    const other = await logIn(app, email, password, { "accept-language": "ar" });
    expect(other.body.fields).toEqual({ [field]: [arabic] });
  }
});

test("C154 D02 D34 a wrong password and an unknown address get the same 400, never 401", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const wrong = await logIn(app, owner.email, "not the password");
  const unknown = await logIn(app, "nobody@shop.example", "not the password");
  expect([wrong.status, unknown.status]).toEqual([400, 400]);
  expect(wrong.body.code).toBe("wrong_credentials");
  const withoutRequestId = (body: Record<string, unknown>) => ({ ...body, request_id: "" });
  expect(withoutRequestId(unknown.body)).toEqual(withoutRequestId(wrong.body));
  expect(unknown.text.length).toBe(wrong.text.length);
  const arabic = await logIn(app, owner.email, "not the password", { "accept-language": "ar-SA" });
  expect(arabic.body.message).toMatch(/كلمة المرور غير صحيحة/);
});

test("A25 arrays, objects, numbers and null in place of texts are refused", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  for (const value of [[owner.email], { email: owner.email }, 7, null, true]) {
    expect((await logIn(app, value, owner.password)).status).toBe(400);
    expect((await logIn(app, owner.email, value)).status).toBe(400);
  }
  const texts = ["email=a@b.example&email=c@d.example", "email[]=a@b.example&email[]=c@d.example"];
  for (const payload of texts) {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const answer = await app.http.app.inject({
      method: "POST",
      url: "/auth/login/",
      headers,
      payload: `${payload}&password=${owner.password}`,
    });
    expect(answer.statusCode, payload).toBe(400);
  }
});

test("A31 after ten wrong passwords from one network the account waits, also for guesses sent at once, and whether or not it exists", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const guesses = await Promise.all(
    Array.from({ length: 25 }, () => logIn(app, owner.email, "not the password")),
  );
  expect(guesses.filter((guess) => guess.status === 400)).toHaveLength(10);
  const refused = guesses.find((guess) => guess.status === 429);
  expect(refused?.body.code).toBe("rate_limited");
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(800);
  expect(Number(refused?.headers["retry-after"])).toBeLessThanOrEqual(900);
  expect((await logIn(app, owner.email, owner.password)).status).toBe(429);
  for (let guess = 0; guess < 10; guess += 1) await logIn(app, "nobody@shop.example", "not the password");
  expect((await logIn(app, "nobody@shop.example", "not the password")).status).toBe(429);
  const other = await signUpOwner(app);
  expect((await logIn(app, other.email, other.password)).status).toBe(200);

  // For the counters, a quarter of an hour has passed.
  await app.database.ownerPool.query("update attempts set expires_at = expires_at - interval '15 minutes'");
  expect((await logIn(app, owner.email, owner.password)).status).toBe(200);
  await app.database.ownerPool.query("update attempts set expires_at = expires_at - interval '75 minutes'");
  expect((await logIn(app, owner.email, owner.password)).status).toBe(200);
  const { rows } = await app.database.ownerPool.query("select count(*)::int as left from attempts");
  expect(rows[0].left).toBe(0);
});

test("A31 guesses from one network close the account to it and not to its owner; those from many close it to everybody", async () => {
  await using app = await testApp({ env: { TRUST_PROXY: "1" } });
  const owner = await signUpOwner(app);
  const logInFrom = (address: string, password: string, email = owner.email) =>
    logIn(app, email, password, { "x-forwarded-for": address });
  const guessAll = async (addresses: string[], email?: string) => {
    const answers = await Promise.all(
      addresses.map((address) => logInFrom(address, "not the password", email)),
    );
    return answers.filter(({ status }) => status === 400).length;
  };
  const addresses = (count: number, network: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => network(index));
  // One connection has all addresses of its IPv6 network.
  expect(await guessAll(addresses(25, (index) => `2001:db8:1:2::${index + 1}`))).toBe(10);
  expect((await logInFrom("2001:db8:1:2::ff", owner.password)).status).toBe(429);
  expect((await logInFrom("198.51.100.1", owner.password)).status).toBe(200);

  expect(await guessAll(addresses(100, (index) => `203.0.113.${index % 20}`))).toBe(60);
  const closed = await logInFrom("198.51.100.1", owner.password);
  expect(closed.status).toBe(429);
  expect(Number(closed.headers["retry-after"])).toBeLessThanOrEqual(90 * 60);
  expect(
    await guessAll(
      addresses(100, (index) => `203.0.113.${index % 20}`),
      "nobody@shop.example",
    ),
  ).toBe(60);
});

test("A31 one password tried at a thousand accounts from one network meets the limit after thirty, and the rest cost no work", async () => {
  await using app = await testApp({ limits: true, env: { TRUST_PROXY: "1" } });
  const owner = await signUpOwner(app);
  const from = { "x-forwarded-for": "203.0.113.7" };
  const statuses: Record<number, number> = {};
  const hashes = await hashesDuring(app, async () => {
    for (let account = 0; account < 1_000; account += 1) {
      const guess = await logIn(app, `owner-${account}@shop.example`, "Password-1", from);
      statuses[guess.status] = (statuses[guess.status] ?? 0) + 1;
      if (guess.status === 429) expect(Number(guess.headers["retry-after"])).toBeGreaterThan(0);
    }
  });
  expect(statuses).toEqual({ 400: 30, 429: 970 });
  expect(hashes).toBe(30);
  // Clients from other networks are still served.
  const elsewhere = { "x-forwarded-for": "198.51.100.1" };
  expect((await logIn(app, owner.email, owner.password, elsewhere)).status).toBe(200);
});

test("A31 a right password forgets the wrong ones before it", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  for (let round = 0; round < 3; round += 1) {
    for (let guess = 0; guess < 9; guess += 1)
      expect((await logIn(app, owner.email, "not the password")).status).toBe(400);
    expect((await logIn(app, owner.email, owner.password)).status).toBe(200);
  }
});

test("a password does not run out: after ten years it opens a session, and nothing asks for another", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await app.passTime(10 * 365 * 24 * 3_600_000);
  const { email, password } = owner;
  const answer = await app.request({ path: "/auth/login/", json: { email, password } });
  expect(answer.status, answer.text).toBe(200);
  const session = await app.request({ path: "/api/tickets/", token: answer.body.data.token });
  expect(session.status).toBe(200);
});

test("an operator logs in with no organisation, and nobody can sign up with an operator's address", async () => {
  await using app = await testApp();
  await addOperator(app.database, {
    email: "ops@wakil.example",
    name: "Operator",
    password: "operator password",
  });
  const answer = await logIn(app, "ops@wakil.example", "operator password");
  expect(answer.body.data).toMatchObject({ user: { role: "operator" }, organization: null });
  await expect(signUpOwner(app, { email: "ops@wakil.example" })).rejects.toThrow("409");
  const owner = await signUpOwner(app);
  await expect(
    addOperator(app.database, { email: owner.email, name: "Thief", password: "operator password" }),
  ).rejects.toThrow("already has an account");
});
