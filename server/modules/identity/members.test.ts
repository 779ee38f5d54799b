import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";

test("an owner adds an agent, who chooses a password by the mailed link and works for the same organisation", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { businessName: "محمصة الركن" });
  const agent = await addMember(app, owner);
  const me = await app.request({ path: "/api/me/", token: agent.token });
  expect(me.body.data).toMatchObject({
    user: { id: agent.memberId, role: "agent", name: "سارة العتيبي" },
    organization: { id: owner.organizationId },
  });
  const list = await app.request({ path: "/api/members/", token: agent.token });
  expect(list.body.data.map((member: { email: string }) => member.email)).toEqual([owner.email, agent.email]);
});

test("the invitation works for seven days, and nobody can log in before it is used", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app, { businessName: "محمصة الركن" });
  const json = { name: "سارة\u202e العتيبي", email: "Sara@Shop.example ", role: "agent" };
  const created = await app.request({
    path: "/api/members/",
    token: owner.token,
    json,
    headers: { "accept-language": "ar" },
  });
  expect(created.body.data).toMatchObject({
    name: "سارة العتيبي",
    email: "sara@shop.example",
    role: "agent",
  });
  const early = await app.request({
    path: "/auth/login/",
    json: { email: "sara@shop.example", password: "anything-1A" },
  });
  expect([early.status, early.body.code]).toEqual([400, "wrong_credentials"]);
  const mails = await app.database.ownerPool.query("select * from mails");
  expect(mails.rows).toHaveLength(1);
  expect(mails.rows[0]).toMatchObject({
    to_address: "sara@shop.example",
    subject: "أضافتك \u2068محمصة الركن\u2069 إلى وكيل",
    language: "ar",
  });
  expect(mails.rows[0].text).toContain("خلال 7 أيام");
  const { rows } = await app.database.ownerPool.query(
    "select extract(epoch from expires_at - now())::int as left from password_resets",
  );
  expect(rows[0].left).toBeGreaterThan(7 * 86_400 - 60);
  expect(rows[0].left).toBeLessThanOrEqual(7 * 86_400);
});

test("agents add nobody and change no support address", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner);
  const json = { name: "X", email: "x@shop.example", role: "owner" };
  const added = await app.request({ path: "/api/members/", token: agent.token, json });
  expect([added.status, added.body.code]).toEqual([403, "forbidden"]);
  const changed = await app.request({
    method: "PUT",
    path: "/api/organization/support-email/",
    token: agent.token,
    json: { support_email: "x@shop.example" },
  });
  expect(changed.status).toBe(403);
});

test("A32 a member whose role is lowered loses it at once", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const second = await addMember(app, owner, "owner");
  await app.database.ownerPool.query("update members set role = 'agent' where id = $1", [second.memberId]);
  const json = { name: "X", email: "x@shop.example", role: "agent" };
  expect((await app.request({ path: "/api/members/", token: second.token, json })).status).toBe(403);
});

test("C233 A25 wrong fields of a new member are named in both languages", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const json = { name: "سارة", email: "sara@shop.example", role: "agent" };
  const cases: [Record<string, unknown>, string, string, string][] = [
    [{ name: " " }, "name", "This field is required.", "هذا الحقل مطلوب."],
    [{ name: undefined }, "name", "This field is required.", "هذا الحقل مطلوب."],
    [{ name: "a".repeat(121) }, "name", "This is too long.", "النص أطول من المسموح."],
    [{ email: "" }, "email", "This field is required.", "هذا الحقل مطلوب."],
    [{ email: "sara" }, "email", "Please enter a valid email address.", "اكتب بريدًا إلكترونيًا صحيحًا."],
    [{ role: "operator" }, "role", "This value is not valid.", "هذه القيمة غير صحيحة."],
    [{ email: ["a@b.example"] }, "email", "This value is not valid.", "هذه القيمة غير صحيحة."],
    [{ email: owner.email }, "email", "Email already registered", "البريد الإلكتروني مسجّل من قبل"],
  ];
  for (const [change, field, english, arabic] of cases) {
    const answer = await app.request({
      path: "/api/members/",
      token: owner.token,
      json: { ...json, ...change },
    });
    expect(answer.status).toBe(field === "email" && change["email"] === owner.email ? 409 : 400);
    expect(answer.body.fields, JSON.stringify(change)).toEqual({ [field]: [english] });
    const other = await app.request({
      path: "/api/members/?lang=ar",
      token: owner.token,
      json: { ...json, ...change },
    });
    expect(other.body.fields).toEqual({ [field]: [arabic] });
  }
  const { rows } = await app.database.ownerPool.query("select count(*)::int as n from mails");
  expect(rows[0].n).toBe(0);
});

test("A21 A24 nobody sees or reaches into another organisation", async () => {
  await using app = await testApp();
  const ours = await signUpOwner(app);
  const theirs = await signUpOwner(app);
  const list = await app.request({ path: "/api/members/", token: ours.token });
  expect(list.body.data.map((member: { id: string }) => member.id)).toEqual([ours.memberId]);
  const json = {
    name: "سارة",
    email: "sara@shop.example",
    role: "agent",
    organization_id: theirs.organizationId,
    id: theirs.memberId,
    disabled_at: "now",
  };
  expect((await app.request({ path: "/api/members/", token: ours.token, json })).status).toBe(200);
  expect((await app.request({ path: "/api/members/", token: theirs.token })).body.data).toHaveLength(1);
  expect((await app.request({ path: "/api/members/", token: ours.token })).body.data).toHaveLength(2);
});

test("C209 C238 the support address is set by the owner, for this organisation only", async () => {
  await using app = await testApp();
  const ours = await signUpOwner(app);
  const theirs = await signUpOwner(app);
  const put = (support_email: unknown, support_language?: unknown) =>
    app.request({
      method: "PUT",
      path: "/api/organization/support-email/",
      token: ours.token,
      json: { support_email, support_language },
    });
  expect((await put(" Help@Shop.example", "ar")).body).toEqual({
    data: { support_email: "help@shop.example", support_language: "ar" },
  });
  expect((await put("help@shop.example")).body.data.support_language).toBe("ar");
  expect((await put("help@shop.example", "fr")).status).toBe(400);
  expect((await put("help")).body.fields).toEqual({ support_email: ["Please enter a valid email address."] });
  expect((await put("")).body.fields).toEqual({ support_email: ["This field is required."] });
  expect((await put(null)).status).toBe(400);
  const supportOf = async (token: string) => {
    const { organization } = (await app.request({ path: "/api/me/", token })).body.data;
    return [organization.support_email, organization.support_language];
  };
  expect([await supportOf(ours.token), await supportOf(theirs.token)]).toEqual([
    ["help@shop.example", "ar"],
    [theirs.email, "en"],
  ]);
});

test("a business invites twenty people a day, and another business's invitations do not count", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const invite = (token: string, number: number) =>
    app.request({
      path: "/api/members/",
      token,
      json: { name: "X", email: `x${number}-${crypto.randomUUID()}@shop.example`, role: "agent" },
    });
  const answers = await Promise.all(Array.from({ length: 25 }, (_, number) => invite(owner.token, number)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = answers.filter(({ body }) => body.code === "rate_limited");
  expect(refused).toHaveLength(5);
  expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(80_000);
  expect((await invite((await signUpOwner(app)).token, 0)).status).toBe(200);
});
