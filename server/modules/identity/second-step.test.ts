import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { codeOf, nextCodeOf, setUpSecondStep } from "#server/testing/authenticator.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

type Person = { email: string; password: string };

const post = (app: TestApp, path: string, json: unknown, token?: string) =>
  app.request({ path, json, ...(token && { token }) });
const logIn = (app: TestApp, { email, password }: Person) => post(app, "/auth/login/", { email, password });
const challengeOf = async (app: TestApp, person: Person) =>
  (await logIn(app, person)).body.data.challenge as string;
const pass = (app: TestApp, challenge: string, code: string) =>
  post(app, "/auth/second-step/", { challenge, code });
const statusOf = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/me/", token })).status;
const stateOf = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/second-step/", token })).body.data;

/** Creates an owner with two-step log-in and sets the product's clock thirty seconds ahead. */
async function twoStepOwner(app: TestApp) {
  app.setClock(new Date("2026-11-22T10:00:10Z"));
  const owner = await signUpOwner(app);
  const secondStep = await setUpSecondStep(app, owner.token, owner.password);
  app.setClock(new Date("2026-11-22T10:00:40Z"));
  return { ...owner, ...secondStep };
}

test("A35 after the right password a code opens the session; the challenge opens nothing and works once", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  const answer = await logIn(app, owner);
  expect([answer.status, Object.keys(answer.body.data)]).toEqual([200, ["challenge"]]);
  const { challenge } = answer.body.data;
  expect(await statusOf(app, challenge)).toBe(401);
  const passed = await pass(app, challenge, codeOf(owner.uri, app.context.clock()));
  expect(passed.body.data).toMatchObject({
    token: expect.stringMatching(/^[\w-]{43}$/),
    user: { id: owner.memberId, email: owner.email, role: "owner" },
    organization: { id: owner.organizationId },
  });
  expect(await statusOf(app, passed.body.data.token)).toBe(200);
  const again = await pass(app, challenge, codeOf(owner.uri, app.context.clock(), 1));
  expect([again.status, again.body.code]).toEqual([400, "login_expired"]);
});

test("a code that runs out between the phone and the server is still taken, for setting up and for logging in", async () => {
  await using app = await testApp();
  app.setClock(new Date("2026-11-22T10:00:29Z"));
  const owner = await signUpOwner(app);
  /** The confirming request arrives in the period after that of its code. */
  const late = {
    context: app.context,
    request: (call: Parameters<TestApp["request"]>[0]) => {
      if (call.path === "/api/second-step/confirm/") app.setClock(new Date("2026-11-22T10:00:31Z"));
      return app.request(call);
    },
  };
  const { uri } = await setUpSecondStep(late, owner.token, owner.password);
  const challenge = await challengeOf(app, owner);
  const code = nextCodeOf(uri, app.context.clock());
  app.setClock(new Date("2026-11-22T10:01:01Z"));
  expect((await pass(app, challenge, code)).status).toBe(200);
});

test("a wrong password is told before any code is asked for", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  expect((await logIn(app, { ...owner, password: "another password" })).body.code).toBe("wrong_credentials");
});

test("A35 a code is good once, also for two log-ins at the same moment, and earlier ones are worthless after it", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  const code = codeOf(owner.uri, app.context.clock());
  const challenges = [await challengeOf(app, owner), await challengeOf(app, owner)];
  const answers = await Promise.all(challenges.map((challenge) => pass(app, challenge, code)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  const left = challenges[answers.findIndex(({ status }) => status === 400)] as string;
  expect((await pass(app, left, codeOf(owner.uri, app.context.clock(), -1))).body.code).toBe(
    "second_step_code_wrong",
  );
  expect((await pass(app, left, codeOf(owner.uri, app.context.clock(), 1))).status).toBe(200);
});

test("the code that switched it on is worthless for the log-in after it", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  const used = codeOf(owner.uri, app.context.clock(), -1);
  expect((await pass(app, await challengeOf(app, owner), used)).body.code).toBe("second_step_code_wrong");
});

test("A31 five wrong codes lock the second step for a quarter of an hour, for new log-ins and the right code too", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  const challenge = await challengeOf(app, owner);
  for (let tries = 0; tries < 5; tries += 1)
    expect((await pass(app, challenge, "not a code")).body.code).toBe("second_step_code_wrong");
  const right = codeOf(owner.uri, app.context.clock());
  for (const tried of [challenge, await challengeOf(app, owner)]) {
    const answer = await pass(app, tried, right);
    expect([answer.status, answer.body.code]).toEqual([429, "rate_limited"]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(800);
  }
  await app.database.ownerPool.query("update attempts set expires_at = now()");
  expect((await pass(app, challenge, right)).status).toBe(200);
});

test("A31 a thousand guesses made at once are five", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  const challenge = await challengeOf(app, owner);
  const guesses = Array.from({ length: 50 }, (_, index) => pass(app, challenge, String(100_000 + index)));
  const answers = await Promise.all(guesses);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
});

test("ten recovery codes are shown once; each opens one session, however it is written", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  expect(new Set(owner.recoveryCodes).size).toBe(10);
  const [code = ""] = owner.recoveryCodes;
  expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  const typed = ` ${code.toLowerCase().replaceAll("-", " ")} `;
  const session = await pass(app, await challengeOf(app, owner), typed);
  expect(session.status).toBe(200);
  expect((await pass(app, await challengeOf(app, owner), code)).body.code).toBe("second_step_code_wrong");
  expect(await stateOf(app, session.body.data.token)).toMatchObject({
    recovery_codes_left: 9,
    is_required: false,
  });
});

test("a recovery code of before they were salted opens one session too", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  const [code = ""] = owner.recoveryCodes;
  const plain = createHash("sha256").update(code.replaceAll("-", "")).digest();
  await app.database.ownerPool.query(
    "update recovery_codes set code_hash = $1 where ctid = (select min(ctid) from recovery_codes)",
    [plain],
  );
  await app.database.ownerPool.query("delete from recovery_codes where code_hash <> $1", [plain]);
  expect((await pass(app, await challengeOf(app, owner), code)).status).toBe(200);
  expect((await pass(app, await challengeOf(app, owner), code)).body.code).toBe("second_step_code_wrong");
});

test("A54 neither the app's secret nor a recovery code can be read in the database", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  const { rows } = await app.database.ownerPool.query(
    "select s.sealed_secret, array_agg(encode(c.code_hash, 'escape')) as hashes from second_steps s join recovery_codes c using (person_id) group by 1",
  );
  const stored = JSON.stringify(rows);
  for (const secret of [owner.secret, ...owner.recoveryCodes]) expect(stored).not.toContain(secret);
  expect(rows[0].sealed_secret).toMatch(/^v1\./);
});

test("setting up asks for the password, is confirmed by a code, and ends the person's other sessions only", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const colleague = await addMember(app, owner);
  const other = (await logIn(app, owner)).body.data.token;
  const wrong = await post(app, "/api/second-step/begin/", { password: "another password" }, owner.token);
  expect([wrong.status, wrong.body.fields.password]).toEqual([400, ["The current password is wrong."]]);
  const early = await post(app, "/api/second-step/confirm/", { code: "123456" }, owner.token);
  expect(early.body.code).toBe("second_step_off");
  const response = await post(app, "/api/second-step/begin/", { password: owner.password }, owner.token);
  expect((await logIn(app, owner)).body.data).toHaveProperty("token");
  const bad = await post(app, "/api/second-step/confirm/", { code: "12345" }, owner.token);
  expect(bad.body.code).toBe("second_step_code_wrong");
  const code = codeOf(response.body.data.uri, app.context.clock());
  expect((await post(app, "/api/second-step/confirm/", { code }, owner.token)).status).toBe(200);
  expect(
    await Promise.all([owner.token, other, colleague.token].map((token) => statusOf(app, token))),
  ).toEqual([200, 401, 200]);
  expect((await stateOf(app, owner.token)).confirmed_at).toMatch(/^\d{4}-/);
  for (const [path, json] of [
    ["begin", { password: owner.password }],
    ["confirm", { code }],
  ] as const)
    expect((await post(app, `/api/second-step/${path}/`, json, owner.token)).body.code).toBe(
      "second_step_on",
    );
});

test("switching off and new recovery codes need the password and a code", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  const { password } = owner;
  const call = (path: string, json: unknown) => post(app, `/api/second-step/${path}/`, json, owner.token);
  for (const path of ["end", "recovery-codes"]) {
    const code = codeOf(owner.uri, app.context.clock());
    expect((await call(path, { password: "another password", code })).body.code).toBe("wrong_old_password");
    expect((await call(path, { password, code: "not a code" })).body.code).toBe("second_step_code_wrong");
  }
  const renewed = await call("recovery-codes", { password, code: codeOf(owner.uri, app.context.clock()) });
  const [old = ""] = owner.recoveryCodes;
  expect((await pass(app, await challengeOf(app, owner), old)).body.code).toBe("second_step_code_wrong");
  const [fresh = "", next = ""] = renewed.body.data.recovery_codes as string[];
  expect((await pass(app, await challengeOf(app, owner), fresh)).status).toBe(200);
  expect((await call("end", { password, code: next })).body).toEqual({ data: null });
  expect((await logIn(app, owner)).body.data).toHaveProperty("token");
  expect((await call("end", { password, code: fresh })).body.code).toBe("second_step_off");
});

test("a new password ends log-ins that wait for their code, and keeps the second step", async () => {
  await using app = await testApp();
  const owner = await twoStepOwner(app);
  const challenge = await challengeOf(app, owner);
  const password = "Another-Lamp-8";
  const fields = { old_password: owner.password, new_password: password, confirm_new_password: password };
  expect((await post(app, "/auth/set-password/", fields, owner.token)).status).toBe(200);
  const code = codeOf(owner.uri, app.context.clock());
  expect((await pass(app, challenge, code)).body.code).toBe("login_expired");
  const now = await challengeOf(app, { ...owner, password });
  expect((await pass(app, now, code)).status).toBe(200);
});

test("a challenge ends after ten minutes and with the member's access", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const member = await addMember(app, owner);
  const { uri } = await setUpSecondStep(app, member.token, member.password);
  const old = await challengeOf(app, member);
  await app.database.ownerPool.query(
    "update login_challenges set expires_at = expires_at - interval '10 minutes'",
  );
  expect((await pass(app, old, nextCodeOf(uri, app.context.clock()))).body.code).toBe("login_expired");
  const open = await challengeOf(app, member);
  const change = {
    method: "PATCH",
    path: `/api/members/${member.memberId}/`,
    json: { disabled: true },
  } as const;
  expect((await app.request({ ...change, token: owner.token })).status).toBe(200);
  expect((await pass(app, open, nextCodeOf(uri, app.context.clock()))).body.code).toBe("login_expired");
});

test("an owner resets a colleague's second step: who may, what ends, and what the colleague is told", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const second = await addMember(app, owner, "owner");
  const member = await addMember(app, owner);
  const stranger = await signUpOwner(app);
  const reset = (token: string | undefined, id: string) =>
    app.request({ method: "DELETE", path: `/api/members/${id}/second-step/`, ...(token && { token }) });
  expect((await reset(owner.token, member.memberId)).body.code).toBe("second_step_off");
  await setUpSecondStep(app, member.token, member.password);
  await setUpSecondStep(app, owner.token, owner.password);
  const refused: [who: string, token: string | undefined, target: string, status: number][] = [
    ["nobody", undefined, member.memberId, 401],
    ["the member", member.token, member.memberId, 403],
    ["an owner, themselves", owner.token, owner.memberId, 409],
    ["a stranger", stranger.token, member.memberId, 404],
    ["an operator", await operatorToken(app), member.memberId, 404],
  ];
  for (const [who, token, target, status] of refused)
    expect((await reset(token, target)).status, who).toBe(status);
  const listed = (await app.request({ path: "/api/members/", token: owner.token })).body.data;
  expect(listed.map((row: { has_second_step: boolean }) => row.has_second_step)).toEqual([true, false, true]);
  expect((await reset(second.token, member.memberId)).body).toEqual({ data: null });
  expect(await statusOf(app, member.token)).toBe(401);
  expect((await logIn(app, member)).body.data).toHaveProperty("token");
  const { rows } = await app.database.ownerPool.query<{ subject: string }>(
    "select subject from mails where to_address = $1 order by created_at desc, id limit 1",
    [member.email],
  );
  expect(rows[0]?.subject).toBe("Two-step login was switched off for your Wakil account");
});

test("outside the demo an operator does nothing before the second step is set up, and keeps it", async () => {
  await using app = await testApp({ env: { DEMO: "false" } });
  const token = await operatorToken(app);
  const office = (token: string) => app.request({ path: "/api/operator/organizations/", token });
  expect((await office(token)).body.code).toBe("second_step_missing");
  const me = () => app.request({ path: "/api/me/", token });
  expect((await me()).body.data).toMatchObject({ lacks_second_step: true, organization: null });
  const { uri } = await setUpSecondStep(app, token, "operator password");
  expect((await me()).body.data.lacks_second_step).toBe(false);
  expect((await office(token)).status).toBe(200);
  const code = nextCodeOf(uri, app.context.clock());
  const ended = await post(app, "/api/second-step/end/", { password: "operator password", code }, token);
  expect([ended.status, ended.body.code]).toEqual([409, "second_step_required"]);
  const { email } = (await me()).body.data.user;
  const challenge = await challengeOf(app, { email, password: "operator password" });
  const session = await pass(app, challenge, code);
  expect((await office(session.body.data.token)).status).toBe(200);
});
