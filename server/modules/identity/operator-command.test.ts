import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { setUpSecondStep } from "#server/testing/authenticator.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { operatorUsage, runOperatorCommand } from "./operator-command.ts";

const email = "ops@wakil.example";
const password = "Office-Lamp-7";

const run = (app: TestApp, ...args: string[]) =>
  runOperatorCommand(app.database, "https://wakil.example", args);

async function invite(app: TestApp): Promise<string> {
  const { isDone, lines } = await run(app, "add", " OPS@wakil.example ", "Hind", "Al-Amri");
  expect(isDone).toBe(true);
  const link = /^https:\/\/wakil\.example\/set-new-password\/([\w-]{43})$/.exec(lines.at(-1) ?? "");
  return link?.[1] as string;
}

const choosePassword = (app: TestApp, token: string, chosen = password) =>
  app.request({ path: "/auth/reset-new-password/", json: { token, password: chosen } });
const logIn = (app: TestApp) => app.request({ path: "/auth/login/", json: { email, password } });
const office = (app: TestApp, token: string) => app.request({ path: "/api/operator/organizations/", token });

test("an operator added by the command chooses a password by the link, once, sets up the second step and enters the office", async () => {
  await using app = await testApp();
  const link = await invite(app);
  expect((await run(app)).lines).toEqual([`${email}  Hind Al-Amri  invited  never seen`]);
  expect((await logIn(app)).body.code).toBe("wrong_credentials");
  const both = await Promise.all([choosePassword(app, link), choosePassword(app, link, "Other-Lamp-8")]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect((await choosePassword(app, link)).body.code).toBe("reset_link_invalid");
  const again = await invite(app);
  expect((await choosePassword(app, again)).status).toBe(200);
  const session = await logIn(app);
  expect(session.body.data).toMatchObject({ user: { email, role: "operator" }, organization: null });
  const { token } = session.body.data;
  expect((await office(app, token)).body.code).toBe("second_step_missing");
  await setUpSecondStep(app, token, password);
  expect((await office(app, token)).status).toBe(200);
  expect((await run(app)).lines[0]).toMatch(/^ops@wakil\.example {2}Hind Al-Amri {2}active {2}last seen 2/);
});

test("a link ends after seven days, with a newer link, and with the operator's access", async () => {
  await using app = await testApp();
  const first = await invite(app);
  const second = await invite(app);
  expect((await choosePassword(app, first)).body.code).toBe("reset_link_invalid");
  await app.database.ownerPool.query(
    "update operator_invitations set expires_at = expires_at - interval '7 days'",
  );
  expect((await choosePassword(app, second)).body.code).toBe("reset_link_invalid");
  const third = await invite(app);
  await run(app, "disable", email);
  expect((await choosePassword(app, third)).body.code).toBe("reset_link_invalid");
});

test("A32 a new password ends an operator's sessions; disabling ends them and refuses the log-in until invited again", async () => {
  await using app = await testApp();
  await choosePassword(app, await invite(app));
  const other = await operatorToken(app);
  const before = (await logIn(app)).body.data.token;
  await choosePassword(app, await invite(app));
  expect((await office(app, before)).status).toBe(401);
  const after = (await logIn(app)).body.data.token;
  expect(await run(app, "disable", email)).toEqual({
    isDone: true,
    lines: [`${email} no longer has access.`],
  });
  expect((await office(app, after)).status).toBe(401);
  expect((await logIn(app)).body.code).toBe("wrong_credentials");
  expect((await office(app, other)).status).toBe(200);
  await choosePassword(app, await invite(app));
  expect((await logIn(app)).status).toBe(200);
});

test("the command resets the second step of an operator who lost it", async () => {
  await using app = await testApp();
  await choosePassword(app, await invite(app));
  const { token } = (await logIn(app)).body.data;
  await setUpSecondStep(app, token, password);
  expect((await logIn(app)).body.data).toHaveProperty("challenge");
  expect((await run(app, "reset", email)).isDone).toBe(true);
  expect((await office(app, token)).status).toBe(401);
  const again = (await logIn(app)).body.data;
  expect((await office(app, again.token)).body.code).toBe("second_step_missing");
});

test("a session of an operator who is disabled is refused even when it is still stored", async () => {
  await using app = await testApp();
  await choosePassword(app, await invite(app));
  const { token } = (await logIn(app)).body.data;
  await app.database.ownerPool.query("update operators set disabled_at = now() where email = $1", [email]);
  expect((await office(app, token)).status).toBe(401);
});

test("the command refuses a member's address, an unknown one and what it does not know, and changes nothing", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const member = await addMember(app, owner);
  const refused: [args: string[], line: string][] = [
    [
      ["add", member.email, "X"],
      `${member.email} is a member of a business. Use another address for the operator.`,
    ],
    [["disable", "nobody@wakil.example"], "nobody@wakil.example is not an operator."],
    [["reset", "nobody@wakil.example"], "nobody@wakil.example is not an operator."],
    [["disable"], operatorUsage],
    [["add", email], operatorUsage],
    [["add", "no address", "X"], operatorUsage],
    [["remove", email], operatorUsage],
  ];
  for (const [args, line] of refused)
    expect(await run(app, ...args), args.join(" ")).toEqual({ isDone: false, lines: [line] });
  expect((await run(app)).lines).toEqual([]);
  expect((await app.request({ path: "/api/me/", token: member.token })).status).toBe(200);
});

test("A58: what the command decides about operators is in their log, as a command's", async () => {
  await using app = await testApp();
  await run(app, "disable", email);
  await choosePassword(app, await invite(app));
  await setUpSecondStep(app, (await logIn(app)).body.data.token, password);
  await run(app, "reset", email);
  await run(app, "disable", email);
  const operator = await operatorToken(app);
  const { data } = (await app.request({ path: "/api/operator/activity/", token: operator })).body;
  const entries = data.filter(({ author }: { author: { kind: string } }) => author.kind === "command");
  // The first of the four named nobody and has changed nothing.
  expect(entries.map(({ action, target }: Record<string, unknown>) => [action, target])).toEqual([
    ["operators.disable", "Hind Al-Amri"],
    ["operators.resetSecondStep", null],
    ["operators.invite", "Hind Al-Amri"],
  ]);
  expect(
    (await app.request({ path: "/api/operator/activity/check/", token: operator })).body.data,
  ).toMatchObject({
    broken_at: null,
  });
});
