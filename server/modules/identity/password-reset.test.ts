import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const fresh = "Lamp-over-7-shops";
const ask = (app: TestApp, email: unknown, headers: Record<string, string> = {}) =>
  app.request({ path: "/auth/reset-link-send-mail/", json: { email }, headers });
const reset = (app: TestApp, token: unknown, password: unknown = fresh) =>
  app.request({ path: "/auth/reset-new-password/", json: { token, password } });
const logIn = (app: TestApp, email: string, password: string) =>
  app.request({ path: "/auth/login/", json: { email, password } });

/** Returns the tokens of all links mailed so far, oldest first. */
async function mailedTokens(app: TestApp): Promise<string[]> {
  const { rows } = await app.database.ownerPool.query("select text from mails order by created_at");
  return rows.map(
    (row) => /\/set-new-password\/([\w-]{43})\n/.exec(row.text)?.[1] ?? `no link in ${row.text}`,
  );
}

test("C156 the address is required and must be one, in the form's own words", async () => {
  await using app = await testApp();
  expect((await ask(app, " ")).body).toMatchObject({
    message: "Email is required",
    fields: { email: ["Email is required"] },
  });
  expect((await ask(app, "nobody")).body.message).toBe("Invalid email address");
  expect((await ask(app, "", { "accept-language": "ar" })).body.message).toBe("البريد الإلكتروني مطلوب");
  expect((await ask(app, "nobody", { "accept-language": "ar" })).body.message).toBe("عنوان البريد غير صحيح");
});

test("C157 D34 the answer is the same for a known and an unknown address", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const known = await ask(app, owner.email);
  const unknown = await ask(app, "nobody@shop.example");
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(unknown.text).toBe(known.text);
  expect(await mailedTokens(app)).toHaveLength(1);
});

test("A29 CVE-2023-7028 a list of addresses is refused and mails nobody", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  expect((await ask(app, [owner.email, "thief@else.example"])).status).toBe(400);
  expect((await ask(app, `${owner.email},thief@else.example`)).status).toBe(400);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  for (const payload of [
    `email[]=${owner.email}&email[]=thief@else.example`,
    `email=${owner.email}&email=thief@else.example`,
  ]) {
    const answer = await app.http.app.inject({
      method: "POST",
      url: "/auth/reset-link-send-mail/",
      headers,
      payload,
    });
    expect(answer.statusCode).toBe(400);
  }
  expect(await mailedTokens(app)).toEqual([]);
});

test("A29 the link is made of the configured address, whatever host the request claims", async () => {
  // The demo only responds under its own host names.
  await using app = await testApp({ env: { DEMO: "false" } });
  const owner = await signUpOwner(app);
  await ask(app, owner.email, {
    host: "thief.example",
    "x-forwarded-host": "thief.example",
    forwarded: "host=thief.example",
    origin: "https://thief.example",
  });
  const { rows } = await app.database.ownerPool.query("select to_address, html, text from mails");
  expect(rows[0].to_address).toBe(owner.email);
  expect(rows[0].text).toMatch(/^http:\/\/wakil\.test\/set-new-password\/[\w-]{43}$/m);
  expect(JSON.stringify(rows)).not.toContain("thief");
});

test("the mail is in the language of the request", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await ask(app, owner.email, { "accept-language": "ar" });
  await ask(app, owner.email);
  const { rows } = await app.database.ownerPool.query(
    "select subject, language from mails order by created_at",
  );
  expect(rows).toEqual([
    { subject: "كلمة مرور جديدة لحسابك في وكيل", language: "ar" },
    { subject: "Set a new password for Wakil", language: "en" },
  ]);
});

test("C168 C169 A29 the link sets the password once; every session ends, the old password is gone", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const second = (await logIn(app, owner.email, owner.password)).body.data.token;
  await ask(app, owner.email);
  const [token] = await mailedTokens(app);
  const { rows } = await app.database.ownerPool.query("select * from password_resets");
  expect(JSON.stringify(rows)).not.toContain(token);

  const answer = await reset(app, token);
  expect([answer.status, answer.body.data.message]).toEqual([200, "Password reset successful"]);
  for (const session of [owner.token, second])
    expect((await app.request({ path: "/api/me/", token: session })).status).toBe(401);
  expect((await logIn(app, owner.email, owner.password)).status).toBe(400);
  expect((await logIn(app, owner.email, fresh)).status).toBe(200);

  const again = await reset(app, token, `${fresh}-again`);
  expect([again.status, again.body.code]).toEqual([400, "reset_link_invalid"]);
  expect((await logIn(app, owner.email, fresh)).status).toBe(200);
});

test("A29 two uses of one link at once: one works", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await ask(app, owner.email);
  const [token] = await mailedTokens(app);
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(app, token, `${fresh}-${n}`)));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
  const winner = answers.findIndex((answer) => answer.status === 200) + 1;
  expect((await logIn(app, owner.email, `${fresh}-${winner}`)).status).toBe(200);
});

test("A29 a link dies with a newer one, after half an hour, and when the password is changed", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await ask(app, owner.email);
  await ask(app, owner.email);
  const [first, second] = await mailedTokens(app);
  expect((await reset(app, first)).status).toBe(400);

  const { rows } = await app.database.ownerPool.query(
    "select extract(epoch from max(expires_at) - now())::int as left from password_resets",
  );
  expect(rows[0].left).toBeGreaterThan(29 * 60);
  expect(rows[0].left).toBeLessThanOrEqual(30 * 60);
  await app.database.ownerPool.query(
    "update password_resets set expires_at = expires_at - interval '30 minutes'",
  );
  expect((await reset(app, second)).status).toBe(400);

  await ask(app, owner.email);
  const third = (await mailedTokens(app))[2];
  const change = { old_password: owner.password, new_password: fresh, confirm_new_password: fresh };
  expect((await app.request({ path: "/auth/set-password/", token: owner.token, json: change })).status).toBe(
    200,
  );
  expect((await reset(app, third, `${fresh}-2`)).status).toBe(400);
});

test("C163–C166 C274 D05 A36 the new password's rules, in both languages; a refused one leaves the link good", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await ask(app, owner.email);
  const [token] = await mailedTokens(app);
  const refused: [string, string, string][] = [
    ["Lamp-7s", "Password should be at least 8 characters", "كلمة المرور 8 أحرف على الأقل"],
    [
      "lamp-over-7",
      "Password must contain at least one uppercase letter",
      "أضف حرفًا إنجليزيًا كبيرًا واحدًا على الأقل",
    ],
    ["Lamp-over-shop", "Password must contain at least one number", "أضف رقمًا واحدًا على الأقل"],
    ["Lampover7", "Password must contain at least one special symbol", "أضف رمزًا خاصًا واحدًا على الأقل"],
    ["Lampمصباح7", "Password must contain at least one special symbol", "أضف رمزًا خاصًا واحدًا على الأقل"],
    ["Lamp-over-7 ", "Password can't start or end with a space", "احذف المسافة من أول كلمة المرور أو آخرها"],
    [
      "Wakil-2026",
      "This password is too common. Choose another one.",
      "كلمة المرور هذه شائعة جدًا. اختر غيرها.",
    ],
  ];
  for (const [password, english, arabic] of refused) {
    const answer = await reset(app, token, password);
    expect([answer.status, answer.body.message, answer.body.fields]).toEqual([
      400,
      english,
      { password: [english] },
    ]);
    const other = await app.request({ path: "/auth/reset-new-password/?lang=ar", json: { token, password } });
    expect(other.body.fields).toEqual({ password: [arabic] });
  }
  expect((await reset(app, token)).status).toBe(200);
});

test("C170 D02 A29 A25 whatever is no link's token answers 400, never 401", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  for (const token of [
    "",
    " ",
    "null",
    "undefined",
    "x".repeat(43),
    "%00",
    owner.token,
    null,
    [],
    ["a"],
    { a: 1 },
    7,
  ])
    expect((await reset(app, token)).status, JSON.stringify(token)).toBe(400);
  expect((await reset(app, "x".repeat(43))).body.code).toBe("reset_link_invalid");
  for (const password of [null, [fresh], { a: 1 }, 7])
    expect((await reset(app, "x".repeat(43), password)).status).toBe(400);
});

test("nobody can fill a mailbox with links: after five in an hour the answer is the same and no mail goes", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => ask(app, owner.email)));
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  expect(await mailedTokens(app)).toHaveLength(5);
});

test("A31 a reset frees a log-in that others' guesses have closed", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  for (let guess = 0; guess < 11; guess += 1) await logIn(app, owner.email, "not the password");
  expect((await logIn(app, owner.email, owner.password)).status).toBe(429);
  await ask(app, owner.email);
  const [token] = await mailedTokens(app);
  await reset(app, token);
  expect((await logIn(app, owner.email, fresh)).status).toBe(200);
});
