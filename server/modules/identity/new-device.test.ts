import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { nextCodeOf, setUpSecondStep } from "#server/testing/authenticator.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const newerIphone = iphone.replace("18_1", "18_2").replace("18.1", "18.2");
const mac =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";

const logIn = (app: TestApp, { email, password }: { email: string; password: string }, userAgent: string) =>
  app.request({
    path: "/auth/login/",
    json: { email, password },
    headers: { "user-agent": userAgent, "accept-language": "en" },
  });

const warnings = async (app: TestApp, email: string, table: "mails" | "company_mails" = "mails") =>
  (
    await app.database.ownerPool.query<{ text: string }>(
      `select text from ${table} where to_address = $1
         and subject in ('New login to your Wakil account', 'تسجيل دخول جديد إلى حسابك في وكيل') order by created_at`,
      [email],
    )
  ).rows.map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ""));

test("A33 a log-in from a kind of device that was never used is mailed once, with what it is and where to look", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await app.database.ownerPool.query("update organizations set support_language = 'en'");
  await logIn(app, owner, iphone);
  const [first] = await warnings(app, owner.email);
  expect(first).toContain("Safari on iPhone");
  expect(first).toContain("http://wakil.test/settings#sessions");
  await logIn(app, owner, iphone);
  await logIn(app, owner, newerIphone);
  expect(await warnings(app, owner.email)).toHaveLength(1);
  await logIn(app, owner, mac);
  expect((await warnings(app, owner.email)).at(-1)).toContain("Chrome on macOS");
});

test("the device of the sign-up and of a member's first log-in is known; a stranger's script is not", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const member = await addMember(app, owner);
  expect([await warnings(app, owner.email), await warnings(app, member.email)]).toEqual([[], []]);
  await logIn(app, member, mac);
  await logIn(app, owner, mac);
  await app.database.ownerPool.query("delete from known_devices where device not like 'Chrome%'");
  await logIn(app, owner, "");
  expect((await warnings(app, owner.email)).at(-1)).toContain("a device that we do not know");
});

test("a wrong password, and a password without its code, warn of nothing", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const { uri } = await setUpSecondStep(app, owner.token, owner.password);
  await logIn(app, { ...owner, password: "another password" }, iphone);
  const { challenge } = (await logIn(app, owner, iphone)).body.data;
  expect(await warnings(app, owner.email)).toEqual([]);
  await app.request({
    path: "/auth/second-step/",
    json: { challenge, code: nextCodeOf(uri, app.context.clock()) },
    headers: { "user-agent": iphone },
  });
  expect(await warnings(app, owner.email)).toHaveLength(1);
});

test("two log-ins from a new device at the same moment are one mail", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await Promise.all([logIn(app, owner, iphone), logIn(app, owner, iphone)]);
  expect(await warnings(app, owner.email)).toHaveLength(1);
});

test("operators are warned too, by a mail of the company", async () => {
  await using app = await testApp();
  const token = await operatorToken(app);
  const { email } = (await app.request({ path: "/api/me/", token })).body.data.user;
  await logIn(app, { email, password: "operator password" }, iphone);
  const [warning] = await warnings(app, email, "company_mails");
  expect(warning).toContain("/operator/security");
});

test("a mail repeats nothing that a caller makes up about itself", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  await app.database.ownerPool.query("update organizations set support_language = 'en'");
  await logIn(app, owner, "Pay at evil.example now/1.0 (x)");
  await logIn(app, owner, `Pay at evil.example now/1.0 (${mac})`);
  expect((await warnings(app, owner.email)).join()).not.toContain("evil");
  const { rows } = await app.database.ownerPool.query("select device from known_devices");
  expect(JSON.stringify(rows)).not.toContain("evil");
});

test("whoever logs in with another browser each time has five mails a day sent, and no more", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const systems = ["Windows NT 10.0; Win64; x64", "X11; Linux x86_64", "Linux; Android 14; Pixel 8"];
  for (const system of systems)
    for (const browser of ["Chrome/131.0.0.0", "Chrome/131.0.0.0 Edg/131.0.0.0"]) {
      const agent = `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) ${browser} Safari/537.36`;
      expect((await logIn(app, owner, agent)).status).toBe(200);
    }
  expect((await logIn(app, owner, mac)).status).toBe(200);
  const { rows } = await app.database.ownerPool.query("select count(*)::int as devices from known_devices");
  expect(rows[0].devices).toBeGreaterThanOrEqual(7);
  expect(await warnings(app, owner.email)).toHaveLength(5);
});
