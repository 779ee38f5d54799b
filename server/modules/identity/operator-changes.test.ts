import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { setUpSecondStep } from "#server/testing/authenticator.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const path = "/api/operator/operators/";
const password = "Office-Lamp-7";

const invite = (app: TestApp, token: string | undefined, email: string, name = "هند العامري") =>
  app.request({ path, json: { name, email }, ...(token && { token }) });
const list = async (app: TestApp, token: string) =>
  (await app.request({ path, token })).body.data as {
    id: string;
    email: string;
    state: string;
    has_second_step: boolean;
  }[];
const disable = (app: TestApp, token: string | undefined, id: string) =>
  app.request({ method: "POST", path: `${path}${id}/disable/`, ...(token && { token }) });
const reset = (app: TestApp, token: string | undefined, id: string) =>
  app.request({ method: "DELETE", path: `${path}${id}/second-step/`, ...(token && { token }) });
const office = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/operator/organizations/", token })).status;

const links = async (app: TestApp, email: string) =>
  (
    await app.database.ownerPool.query<{ subject: string; text: string }>(
      "select subject, text from company_mails where to_address = $1 order by created_at, id",
      [email],
    )
  ).rows.map(({ text }) => /\/set-new-password\/([\w-]{43})/.exec(text)?.[1] ?? "");

/** Follows the mailed link, logs in and sets up the second step. */
async function enter(app: TestApp, email: string): Promise<string> {
  const token = (await links(app, email)).at(-1);
  await app.request({ path: "/auth/reset-new-password/", json: { token, password } });
  const session = await app.request({ path: "/auth/login/", json: { email, password } });
  await setUpSecondStep(app, session.body.data.token, password);
  return session.body.data.token;
}

test("an operator invites another by mail, who chooses a password, sets up the second step and enters", async () => {
  await using app = await testApp();
  const first = await operatorToken(app);
  expect((await invite(app, first, " Hind@wakil.example ")).body).toEqual({ data: null });
  expect((await list(app, first)).map(({ email, state }) => [email, state]).at(-1)).toEqual([
    "hind@wakil.example",
    "invited",
  ]);
  const second = await enter(app, "hind@wakil.example");
  expect(await office(app, second)).toBe(200);
  expect((await list(app, second)).at(-1)).toMatchObject({ state: "active", has_second_step: true });
});

test("nobody but an operator sees, invites or changes operators", async () => {
  await using app = await testApp();
  const operator = await operatorToken(app);
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  const [{ id } = { id: "" }] = await list(app, operator);
  for (const [token, status] of [
    [undefined, 401],
    [owner.token, 404],
    [agent.token, 404],
  ] as const) {
    const answers = [
      await app.request({ path, ...(token && { token }) }),
      await invite(app, token, "x@wakil.example"),
      await disable(app, token, id),
      await reset(app, token, id),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
  }
  expect(await list(app, operator)).toHaveLength(1);
});

test("wrong fields and a member's address are refused, and nobody is mailed", async () => {
  await using app = await testApp();
  const operator = await operatorToken(app);
  const owner = await signUpOwner(app);
  const empty = await invite(app, operator, "", " ");
  expect(Object.keys(empty.body.fields)).toEqual(["name", "email"]);
  expect((await invite(app, operator, owner.email)).body.code).toBe("email_taken");
  expect(await links(app, owner.email)).toEqual([]);
});

test("A32 a disabled operator is out at once, with links and log-ins that were open, and comes back by a new invitation", async () => {
  await using app = await testApp();
  const first = await operatorToken(app);
  const email = "hind@wakil.example";
  await invite(app, first, email);
  const second = await enter(app, email);
  await invite(app, first, email);
  const { challenge } = (await app.request({ path: "/auth/login/", json: { email, password } })).body.data;
  const { id } = (await list(app, first)).at(-1)!;
  expect((await disable(app, first, id)).body).toEqual({ data: null });
  expect(await office(app, second)).toBe(401);
  const token = (await links(app, email)).at(-1);
  const link = await app.request({ path: "/auth/reset-new-password/", json: { token, password } });
  expect(link.body.code).toBe("reset_link_invalid");
  const passed = await app.request({ path: "/auth/second-step/", json: { challenge, code: "123456" } });
  expect(passed.body.code).toBe("login_expired");
  expect((await list(app, first)).at(-1)?.state).toBe("disabled");
  await invite(app, first, email);
  expect((await list(app, first)).at(-1)?.state).toBe("active");
});

test("resetting the second step ends the operator's sessions, and they set it up again before the office opens", async () => {
  await using app = await testApp();
  const first = await operatorToken(app);
  const email = "hind@wakil.example";
  await invite(app, first, email);
  const second = await enter(app, email);
  const { id } = (await list(app, first)).at(-1)!;
  expect((await reset(app, first, id)).status).toBe(200);
  expect(await office(app, second)).toBe(401);
  const session = await app.request({ path: "/auth/login/", json: { email, password } });
  const answer = await app.request({ path: "/api/operator/organizations/", token: session.body.data.token });
  expect(answer.body.code).toBe("second_step_missing");
});

test("nobody changes themselves, also when two operators disable each other at once: one remains", async () => {
  await using app = await testApp();
  const first = await operatorToken(app);
  const [operator = { id: "" }] = await list(app, first);
  for (const change of [disable, reset])
    expect((await change(app, first, operator.id)).body.code).toBe("own_operator_access");
  expect((await disable(app, first, crypto.randomUUID())).status).toBe(404);
  const second = await operatorToken(app);
  const other = (await list(app, first)).find(({ id }) => id !== operator.id)!;
  const answers = await Promise.all([disable(app, first, other.id), disable(app, second, operator.id)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { rows } = await app.database.ownerPool.query("select id from operators where disabled_at is null");
  expect(rows).toHaveLength(1);
});
