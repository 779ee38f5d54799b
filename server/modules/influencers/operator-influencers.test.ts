import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { operatorToken } from "#server/testing/operator-token.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { workbookBytes } from "#server/testing/workbook-bytes.ts";

let app: TestApp;
let sara: string;

const office = "/api/operator/influencers/";
const header = ["المنصة", "الحساب", "الاسم", "التخصص", "المدينة", "المتابعون", "سعر المنشور"];
const reem = ["إنستغرام", "reem.brews", "ريم الحربي", "قهوة مختصة", "الرياض", 38400, 1200];
const sultan = ["تيك توك", "sultan_cup", "سلطان العمري", "قهوة مختصة", "جدة", 61200, ""];

beforeAll(async () => {
  app = await testApp();
  sara = await operatorToken(app, { name: "سارة المطلق" });
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  await app.database.ownerPool.query("delete from influencers");
  app.setClock(new Date("2026-11-20T08:00:00Z"));
});

const send = (path: string, rows: (string | number)[][], token = sara) =>
  app.request({
    path: office + path,
    token,
    file: { name: "مؤثرون.xlsx", bytes: workbookBytes({ مؤثرون: [header, ...rows] }) },
  });

const read = async (query = "") => (await app.request({ path: office + query, token: sara })).body;

test("a preview says what an import would do and saves nothing; the import saves it, and again changes nothing", async () => {
  const broken = ["تلغرام", "x", "فلان", "قهوة مختصة", "جدة", 5, ""];
  const preview = await send("import/preview/", [reem, sultan, broken]);
  expect(preview.body.data).toEqual({
    name: "مؤثرون.xlsx",
    added: 2,
    changed: 0,
    unchanged: 0,
    left_out: 1,
    problems: [{ line: 4, text: expect.stringContaining("تلغرام"), column: "platform", why: "unknown" }],
  });
  expect((await read()).meta.total).toBe(0);
  expect((await send("import/", [reem, sultan, broken])).body.data).toMatchObject({ added: 2, left_out: 1 });
  expect((await read()).meta.total).toBe(2);

  app.setClock(new Date("2026-11-21T08:00:00Z"));
  const majed = await operatorToken(app, { name: "ماجد" });
  const dearer = [...sultan.slice(0, 6), 2000];
  const again = await send("import/", [[reem[0]!, "@Reem.Brews", ...reem.slice(2)], dearer], majed);
  // The same account in other letters is the same influencer, and the new spelling of the account is kept.
  expect(again.body.data).toMatchObject({ added: 0, changed: 2, unchanged: 0 });
  expect((await send("import/", [dearer])).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  const { data } = await read(`?q=${encodeURIComponent("سلطان")}`);
  expect(data).toMatchObject([{ price: 2000, updated_by: "ماجد", updated_at: "2026-11-21T08:00:00.000Z" }]);
});

test("two imports of one sheet at once make each influencer once", async () => {
  await Promise.all([send("import/", [reem, sultan]), send("import/", [reem, sultan])]);
  expect((await read()).meta.total).toBe(2);
});

test("what is no sheet, has too few columns or nothing in it is refused with the reason", async () => {
  const refuse = async (name: string, bytes: Uint8Array) =>
    (await app.request({ path: `${office}import/`, token: sara, file: { name, bytes } })).body.code;
  expect(await refuse("a.pdf", Buffer.from("%PDF-1.4"))).toBe("sheet_unreadable");
  expect(await refuse("a.xlsx", Buffer.from("PK broken"))).toBe("sheet_unreadable");
  expect(await refuse("a.csv", Buffer.from("Name,Followers\nReem,5"))).toBe("sheet_columns_missing");
  expect(await refuse("a.csv", Buffer.alloc(0))).toBe("file_empty");
  const rows = "Instagram,a,A,Food,Riyadh,1\n".repeat(5001);
  const long = Buffer.from(`Platform,Account,Name,Specialization,City,Followers\n${rows}`);
  expect(await refuse("a.csv", long)).toBe("sheet_too_long");
  const none = await app.request({ path: `${office}import/`, token: sara, json: {} });
  expect([none.status, none.body.code]).toEqual([400, "file_missing"]);
});

test("the template is an empty sheet that an import understands", async () => {
  const template = await app.request({ path: `${office}template/`, token: sara });
  const file = { name: "influencers.xlsx", bytes: template.bytes };
  const { body } = await app.request({ path: `${office}import/preview/`, token: sara, file });
  expect(body.data).toMatchObject({ added: 0, left_out: 0 });
});

test("an operator corrects an influencer, whose account stays, and removes one from the directory and from every list", async () => {
  await send("import/", [reem, sultan]);
  const owner = await signUpOwner(app);
  const { data } = await read(`?q=reem`);
  const [{ id }] = data;
  const correction = {
    name: " ريم  الحربي ",
    specialization: "food",
    city: "jeddah",
    followers: 40_000,
    engagement: 5.5,
    price: null,
    about: "قهوة وحلا",
    contact: "reem@creators.example",
    is_sample: true,
  };
  const save = (json: object, token = sara, whose = id) =>
    app.request({ method: "PUT", path: `${office}${whose}/`, token, json });
  const saved = await save(correction);
  expect(saved.body.data).toMatchObject({
    ...correction,
    id,
    name: "ريم الحربي",
    handle: "reem.brews",
    updated_by: "سارة المطلق",
  });
  // The search uses the corrected values.
  expect((await read(`?q=${encodeURIComponent("مطاعم جدة")}`)).data).toHaveLength(1);
  expect((await save({ ...correction, followers: -1 })).status).toBe(400);
  expect((await save({ ...correction, handle: "other" })).status).toBe(400);
  expect((await save(correction, sara, crypto.randomUUID())).status).toBe(404);

  await app.request({
    method: "PATCH",
    path: `/api/influencers/${id}/`,
    token: owner.token,
    json: { is_shortlisted: true },
  });
  const remove = () => app.request({ method: "DELETE", path: `${office}${id}/`, token: sara });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(404);
  const list = await app.request({ path: "/api/influencers/?list=mine", token: owner.token });
  expect(list.body).toMatchObject({ data: [], shortlisted: 0 });
});

test("members and visitors neither read nor change the operator's directory", async () => {
  await send("import/", [reem]);
  const owner = await signUpOwner(app);
  const agent = await addMember(app, owner, "agent");
  for (const [token, status] of [
    [owner.token, 404],
    [agent.token, 404],
  ] as const) {
    expect((await app.request({ path: office, token })).status).toBe(status);
    expect((await app.request({ path: `${office}template/`, token })).status).toBe(status);
    expect((await send("import/", [sultan], token)).status).toBe(status);
    expect((await send("import/preview/", [sultan], token)).status).toBe(status);
  }
  expect((await app.request({ path: office })).status).toBe(401);
  expect((await read()).meta.total).toBe(1);
});
