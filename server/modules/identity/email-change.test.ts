import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const request = (
  app: TestApp,
  { token, password: ownerPassword }: SignedUp,
  email: string,
  password = ownerPassword,
) => app.request({ path: "/api/email-change/", token, json: { email, password } });
const press = (app: TestApp, token: string) => app.request({ path: "/auth/verify-email/", json: { token } });
const logIn = (app: TestApp, { password }: SignedUp, email: string) =>
  app.request({ path: "/auth/login/", json: { email, password } });
const me = async (app: TestApp, { token }: { token: string }) =>
  (await app.request({ path: "/api/me/", token })).body.data;
const mailsTo = async (app: TestApp, address: string) =>
  (
    await app.database.ownerPool.query<{ subject: string; text: string; status: string }>(
      "select subject, text, status from mails where to_address = $1 order by created_at desc",
      [address],
    )
  ).rows;
const linkTo = async (app: TestApp, address: string): Promise<string> => {
  const [mail] = await mailsTo(app, address);
  return /mailed\/verify\/([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
};
const supportEmail = async (app: TestApp, owner: SignedUp): Promise<string> =>
  (await me(app, owner)).organization.support_email;

test("the link mailed to a new address makes it the one to log in with, and the old one is told", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  expect((await request(app, owner, " New@Shop.example ")).status).toBe(200);
  expect([(await me(app, owner)).user.email, await supportEmail(app, owner)]).toEqual([
    owner.email,
    owner.email,
  ]);
  const link = await linkTo(app, "new@shop.example");
  expect((await press(app, link)).status).toBe(200);
  expect([(await me(app, owner)).user.email, await supportEmail(app, owner)]).toEqual([
    "new@shop.example",
    "new@shop.example",
  ]);
  expect([
    (await logIn(app, owner, owner.email)).status,
    (await logIn(app, owner, "new@shop.example")).status,
  ]).toEqual([400, 200]);
  const [mail] = await mailsTo(app, owner.email);
  expect(mail?.subject).toBe("Your email address for Wakil was changed");
  expect(mail?.text).toContain("new@shop.example");
  // Opening the link again changes nothing and sends no mail; after another change the link is invalid.
  expect((await press(app, link)).status).toBe(200);
  expect((await mailsTo(app, owner.email)).filter(({ subject }) => subject === mail?.subject)).toHaveLength(
    1,
  );
  await request(app, owner, "third@shop.example");
  await press(app, await linkTo(app, "third@shop.example"));
  expect((await press(app, link)).body.code).toBe("verification_link_invalid");
  expect((await me(app, owner)).user.email).toBe("third@shop.example");
});

test("an owner who mistyped their address at sign-up mends it; what waited for the old one goes to the new", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { unverified: true });
  await app.database.ownerPool.query(
    "insert into mails (organization_id, to_address, subject, html, text, language, status) values ($1, $2, 'A ticket', '', '', 'ar', 'held')",
    [owner.organizationId, owner.email],
  );
  await request(app, owner, "right@shop.example");
  const signUpLink = await linkTo(app, owner.email);
  await press(app, await linkTo(app, "right@shop.example"));
  expect((await me(app, owner)).email_verified).toBe(true);
  expect(
    (await mailsTo(app, "right@shop.example")).map(({ subject, status }) => [subject, status]),
  ).toContainEqual(["A ticket", "queued"]);
  // The person whose address it was by mistake receives no mail about the change, and their link verifies nothing.
  expect((await mailsTo(app, owner.email)).map(({ subject }) => subject)).toEqual([
    "Confirm your email address for Wakil",
  ]);
  expect((await press(app, signUpLink)).body.code).toBe("verification_link_invalid");
});

test("a wrong password, an address that is taken, one's own and none change nothing and mail nothing", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const other = await signUpOwner(app);
  const answers = [
    await request(app, owner, "new@shop.example", "Another-guess-1"),
    await request(app, owner, other.email),
    await request(app, owner, owner.email.toUpperCase()),
    await request(app, owner, "not an address"),
    await request(app, owner, "new@shop.example", ""),
  ];
  expect(answers.map(({ status, body }) => [status, body.code, Object.keys(body.fields)])).toEqual([
    [400, "wrong_old_password", ["password"]],
    [409, "email_taken", ["email"]],
    [400, "invalid_request", ["email"]],
    [400, "invalid_request", ["email"]],
    [400, "invalid_request", ["password"]],
  ]);
  expect(answers[2]?.body.fields.email).toEqual(["This is already your address."]);
  expect(await mailsTo(app, "new@shop.example")).toEqual([]);
});

test("an address that somebody else has taken meanwhile is refused when the link is pressed", async () => {
  await using app = await testApp();
  const [owner, other] = [await signUpOwner(app), await signUpOwner(app)];
  await request(app, owner, "wanted@shop.example");
  await request(app, other, "wanted@shop.example");
  const [, first] = await mailsTo(app, "wanted@shop.example");
  await press(app, await linkTo(app, "wanted@shop.example"));
  const late = await press(app, /mailed\/verify\/([\w-]{43})/.exec(first?.text ?? "")?.[1] ?? "");
  expect([late.status, late.body.code]).toEqual([409, "email_taken"]);
  expect((await me(app, owner)).user.email).toBe(owner.email);
});

test("the latest of two wishes counts, a link ends after a day, and only one's own address changes", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  await request(app, owner, "first@shop.example");
  const first = await linkTo(app, "first@shop.example");
  await request(app, owner, "second@shop.example");
  expect((await press(app, first)).body.code).toBe("verification_link_invalid");
  await app.database.ownerPool.query("update email_changes set expires_at = now() - interval '1 second'");
  expect((await press(app, await linkTo(app, "second@shop.example"))).body.code).toBe(
    "verification_link_invalid",
  );
  expect((await me(app, agent)).user.email).toBe(agent.email);
  expect(
    (await app.request({ path: "/api/email-change/", json: { email: "x@shop.example", password: "x" } }))
      .status,
  ).toBe(401);
});

test("a new password, by a reset or under Settings, ends the link to another address", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await request(app, owner, "thief@else.example");
  const first = await linkTo(app, "thief@else.example");
  await app.request({ path: "/auth/reset-link-send-mail/", json: { email: owner.email } });
  const [reset] = await mailsTo(app, owner.email);
  const token = /set-new-password\/([\w-]{43})/.exec(reset?.text ?? "")?.[1];
  const chosen = { token, password: "Counter-lamp-7" };
  expect((await app.request({ path: "/auth/reset-new-password/", json: chosen })).status).toBe(200);
  expect((await press(app, first)).body.code).toBe("verification_link_invalid");

  const other = await signUpOwner(app);
  await request(app, other, "thief@else.example");
  const second = await linkTo(app, "thief@else.example");
  const passwords = {
    old_password: other.password,
    new_password: "Counter-lamp-7",
    confirm_new_password: "Counter-lamp-7",
  };
  const changed = await app.request({ path: "/auth/set-password/", token: other.token, json: passwords });
  expect(changed.status).toBe(200);
  expect((await press(app, second)).body.code).toBe("verification_link_invalid");
});
