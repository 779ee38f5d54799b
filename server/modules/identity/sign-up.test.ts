import { expect, test } from "vitest";
import { industries } from "#shared/rules/industries.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";

const form = {
  businessName: "محمصة الركن",
  email: "owner@corner.example",
  phoneNumber: "0555550142",
  industry: "food_beverage" as unknown,
  password: "lampcorner",
};
const signUp = (app: TestApp, change: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  app.request({ path: "/auth/signup/", json: { ...form, ...change }, headers });

test("C136 C137 sign-up answers a session; the organisation has its brand, its agent and nothing of a trial", async () => {
  await using app = await testApp();
  const answer = await signUp(app, { email: " Owner@Corner.Example " });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    user: { email: "owner@corner.example", name: "محمصة الركن", role: "owner" },
    organization: {
      name: "محمصة الركن",
      brand: { ar: "محمصة الركن", en: "محمصة الركن" },
      industry: "food_beverage",
      phone: "+966555550142",
      support_email: "owner@corner.example",
      time_zone: "Asia/Riyadh",
    },
  });
  const { rows } = await app.database.ownerPool.query(
    "select name_ar, name_en, greeting_ar, kind from agents order by kind desc",
  );
  expect(rows).toEqual([
    {
      kind: "support",
      name_ar: "مساعد محمصة الركن",
      name_en: "محمصة الركن assistant",
      greeting_ar: expect.stringContaining("أنا مساعد محمصة الركن"),
    },
    {
      kind: "internal",
      name_ar: "مساعد الفريق",
      name_en: "Team assistant",
      greeting_ar: expect.stringContaining("ما لا يراه العملاء"),
    },
  ]);
  const me = await app.request({ path: "/api/me/", token: answer.body.data.token });
  expect(me.status).toBe(200);
});

test("C136 the body has exactly its five keys in camel case: in snake case they are missing, and no other counts", async () => {
  await using app = await testApp();
  const { businessName, phoneNumber, ...rest } = form;
  const snake = await app.request({
    path: "/auth/signup/",
    json: { ...rest, business_name: businessName, phone_number: phoneNumber },
  });
  expect([snake.status, snake.body.code]).toEqual([400, "invalid_request"]);
  expect(Object.keys(snake.body.fields)).toEqual(expect.arrayContaining(["businessName", "phoneNumber"]));
  expect((await app.database.ownerPool.query("select from members")).rowCount).toBe(0);
  for (const name of Object.keys(form))
    expect((await signUp(app, { [name]: undefined })).status, `without ${name}`).toBe(400);
  const more = { role: "agent", support_email: "other@corner.example", time_zone: "Asia/Dubai", id: "1" };
  const made = await signUp(app, more);
  expect(made.status).toBe(200);
  expect(made.body.data).toMatchObject({
    user: { role: "owner" },
    organization: { support_email: form.email, time_zone: "Asia/Riyadh" },
  });
});

test("passwords and tokens are stored as hashes only", async () => {
  await using app = await testApp();
  const { token } = (await signUp(app)).body.data;
  const members = await app.database.ownerPool.query("select * from members");
  const sessions = await app.database.ownerPool.query("select * from sessions");
  expect(members.rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify([members.rows, sessions.rows])).not.toContain(token);
  expect(JSON.stringify(members.rows)).not.toContain(form.password);
});

const refused: [Record<string, unknown>, string, string, string][] = [
  [{ businessName: "" }, "businessName", "Business name can't be empty", "اكتب اسم المنشأة"],
  [{ businessName: " \u200f\n " }, "businessName", "Business name can't be empty", "اكتب اسم المنشأة"],
  [
    { businessName: "123 - 4" },
    "businessName",
    "Enter the business name in letters",
    "اسم المنشأة غير صحيح، اكتبه بالحروف",
  ],
  [{ businessName: "م".repeat(121) }, "businessName", "This is too long.", "النص أطول من المسموح."],
  [{ email: " " }, "email", "Email can't be empty", "اكتب البريد الإلكتروني"],
  [{ email: "a@b@c.example" }, "email", "Must be a valid email", "البريد الإلكتروني غير صحيح"],
  [
    { email: "a@shop.example\nBcc: b@c.example" },
    "email",
    "Must be a valid email",
    "البريد الإلكتروني غير صحيح",
  ],
  [{ phoneNumber: "" }, "phoneNumber", "Phone number can't be empty", "اكتب رقم الجوال"],
  [
    { phoneNumber: "55" },
    "phoneNumber",
    "Enter a valid phone number, for example 0555550142",
    "رقم الجوال غير صحيح، مثال: 0555550142",
  ],
  [{ industry: "" }, "industry", "Industry can't be empty", "اختر مجال النشاط"],
  [{ industry: undefined }, "industry", "Industry can't be empty", "اختر مجال النشاط"],
  [{ industry: { label: "", value: "" } }, "industry", "Industry can't be empty", "اختر مجال النشاط"],
  [{ industry: "astrology" }, "industry", "This value is not valid.", "هذه القيمة غير صحيحة."],
  [
    { password: "lampco7" },
    "password",
    "Password should be at least 8 characters",
    "كلمة المرور 8 أحرف على الأقل",
  ],
  [
    { password: " lampcorner" },
    "password",
    "Password can't start or end with a space",
    "احذف المسافة من أول كلمة المرور أو آخرها",
  ],
  [
    { password: "x1".repeat(129) },
    "password",
    "Password should be at most 256 characters",
    "كلمة المرور 256 حرفًا على الأكثر",
  ],
  [
    { password: "Password1" },
    "password",
    "This password is too common. Choose another one.",
    "كلمة المرور هذه شائعة جدًا. اختر غيرها.",
  ],
  [
    { password: "Wakil-2026" },
    "password",
    "This password is too common. Choose another one.",
    "كلمة المرور هذه شائعة جدًا. اختر غيرها.",
  ],
  [
    { password: form.email },
    "password",
    "This password is too common. Choose another one.",
    "كلمة المرور هذه شائعة جدًا. اختر غيرها.",
  ],
];

test("C141–C146 C234 C274 D05 A36 sign-up names the wrong field, and no other, in both languages", async () => {
  await using app = await testApp();
  for (const [change, field, english, arabic] of refused) {
    const answer = await signUp(app, change);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: english, non_field_errors: [english] });
    expect(answer.body.fields, JSON.stringify(change)).toEqual({ [field]: [english] });
    const other = await signUp(app, change, { "accept-language": "ar" });
    expect(other.body.fields).toEqual({ [field]: [arabic] });
  }
  const empty = await app.request({ path: "/auth/signup/", json: {} });
  expect(Object.keys(empty.body.fields)).toEqual([
    "businessName",
    "email",
    "phoneNumber",
    "industry",
    "password",
  ]);
});

test("C145 A36 eight characters, 64, 256, Arabic and emoji are accepted as they are", async () => {
  await using app = await testApp();
  const passwords = [
    "lampcorn",
    "ل".repeat(63) + "م",
    "x1".repeat(128),
    "مصباح الدكان",
    "☕☕☕☕🌙🌙🌙🌙",
    "in side space",
  ];
  for (const [index, password] of passwords.entries()) {
    const email = `owner${index}@corner.example`;
    expect((await signUp(app, { email, password, phoneNumber: `055555014${index}` })).status).toBe(200);
    expect((await app.request({ path: "/auth/login/", json: { email, password } })).status).toBe(200);
  }
});

test("C139 C140 all twelve industries are accepted, as text or as the option", async () => {
  await using app = await testApp();
  for (const [index, industry] of industries.entries()) {
    const answer = await signUp(app, {
      email: `owner${index}@corner.example`,
      phoneNumber: `05555501${String(index).padStart(2, "0")}`,
      industry: index % 2 ? { label: "…", value: industry } : industry,
    });
    expect(answer.body.data.organization.industry).toBe(industry);
  }
});

test("C138 D33 the industries come with labels in both languages", async () => {
  await using app = await testApp();
  const answer = await app.request({ path: "/auth/business_industrys/" });
  expect(answer.body.data.map((option: { value: string }) => option.value)).toEqual([...industries]);
  for (const option of answer.body.data) {
    expect(option.label).toMatch(/^[A-Za-z ]+$/);
    expect(option.label_arabic).toMatch(/^[\u0600-\u06ff ،]+$/);
  }
});

test("C146 D34 a taken phone or address is said, however it is written", async () => {
  await using app = await testApp();
  await signUp(app);
  const phone = await signUp(app, { email: "other@corner.example", phoneNumber: "00966 55 555 0142" });
  expect([phone.status, phone.body.code]).toEqual([409, "phone_taken"]);
  expect(phone.body).toMatchObject({
    message: "Phone number already registered",
    fields: { phoneNumber: ["Phone number already registered"] },
  });
  const email = await signUp(
    app,
    { email: "OWNER@corner.example", phoneNumber: "+966555550143" },
    { "accept-language": "ar" },
  );
  expect([email.status, email.body.code]).toEqual([409, "email_taken"]);
  expect(email.body.fields).toEqual({ email: ["البريد الإلكتروني مسجّل من قبل"] });
  const arabicDigits = await signUp(app, { email: "other@corner.example", phoneNumber: "٠٥٥٥٥٥٠١٤٢" });
  expect(arabicDigits.body.code).toBe("phone_taken");
  const { rows } = await app.database.ownerPool.query("select count(*)::int as n from organizations");
  expect(rows[0].n).toBe(1);
});

test("two sign-ups with one address at once make one account", async () => {
  await using app = await testApp();
  const answers = await Promise.all([1, 2, 3, 4].map((n) => signUp(app, { phoneNumber: `055555014${n}` })));
  expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
});

test("D34 one phone number can be asked about ten times in a quarter of an hour", async () => {
  await using app = await testApp();
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1)
    statuses.push((await signUp(app, { email: "other@corner.example", password: `lampcorner${n}` })).status);
  expect(statuses).toEqual([200, ...Array<number>(9).fill(409), 429, 429]);
});

test("A24 roles, ids and prototypes sent along change nothing", async () => {
  await using app = await testApp();
  const other = "00000000-0000-4000-8000-000000000000";
  const answer = await app.request({
    method: "POST",
    path: "/auth/signup/",
    json: JSON.parse(
      `{"role":"operator","organization_id":"${other}","id":"${other}","is_admin":true,"__proto__":{"role":"operator"},"constructor":{"prototype":{"role":"operator"}},${JSON.stringify(form).slice(1)}`,
    ),
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data.user.role).toBe("owner");
  expect([answer.body.data.organization.id, answer.body.data.user.id]).not.toContain(other);
});

test("A25 every field as null, array, number or object of something else is refused", async () => {
  await using app = await testApp();
  for (const field of Object.keys(form))
    for (const value of [null, [], ["a"], 5, { a: 1 }])
      expect((await signUp(app, { [field]: value })).status, `${field} ${JSON.stringify(value)}`).toBe(400);
});

test("the form sent form-encoded is the same form", async () => {
  await using app = await testApp();
  const answer = await app.request({ path: "/auth/signup/", form: { ...form, industry: "retail_offline" } });
  expect(answer.body.data.organization.industry).toBe("retail_offline");
});

test("names that mails would make links of are refused at sign-up, at invitations and as brand, with the reason", async () => {
  await using app = await testApp();
  const owner = await signUpOwner(app);
  const name = "اربح الآن evil.example/win";
  const signUp = { ...form, businessName: name };
  const refusals = {
    businessName: await app.request({ path: "/auth/signup/", json: signUp }),
    name: await app.request({
      path: "/api/members/",
      token: owner.token,
      json: { name, email: "guest@elsewhere.example", role: "agent" },
    }),
    ar: await app.request({
      method: "PUT",
      path: "/api/knowledge/brand/",
      token: owner.token,
      json: { ar: name, en: "" },
    }),
  };
  for (const [field, { status, body }] of Object.entries(refusals)) {
    expect(status, field).toBe(400);
    expect(body.fields, field).toEqual({
      [field]: ["Enter the name without a web address. After a dot, leave a space."],
    });
  }
  const { rows } = await app.database.ownerPool.query("select 1 from mails");
  expect(rows).toEqual([]);
});
