import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";

const faq = faqBytes([
  { phrasings: ["متى تفتحون؟", "ما أوقات العمل؟"], answer: "نفتح من الثامنة صباحًا حتى منتصف الليل." },
  { phrasings: ["هل توصلون؟"], answer: "نوصل داخل الرياض خلال يومين." },
]);
const pdf = await readFile(new URL("../../demo/files/brewing-guide.pdf", import.meta.url));

const fixture = (name: string) => readFile(new URL(`../../documents/fixtures/${name}`, import.meta.url));

const limit = 10_485_760;

function upload(
  app: TestApp,
  token: string,
  name: string,
  bytes: Uint8Array,
  extra: { fields?: Record<string, string>; language?: string } = {},
) {
  return app.request({
    path: "/api/knowledge/files/",
    token,
    headers: { "accept-language": extra.language ?? "en" },
    file: { name, bytes, ...(extra.fields && { fields: extra.fields }) },
  });
}

async function sourceOf(app: TestApp, token: string, id: string) {
  const { body } = await app.request({ path: "/api/knowledge/", token });
  return body.data.sources.find((source: { id: string }) => source.id === id);
}

test("an uploaded workbook is submitted, read at once and shown with its text (C229)", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const added = await upload(app, token, "أسئلة العملاء.xlsx", faq, { fields: { kind: "product" } });
  expect(added.status).toBe(200);
  expect(added.body.data).toMatchObject({
    name: "أسئلة العملاء.xlsx",
    section: "product",
    kind: "file",
    format: "xlsx",
    size_bytes: faq.byteLength,
    status: "submitted",
    live: false,
    counts: null,
  });
  await app.runJobs();
  const source = await sourceOf(app, token, added.body.data.id);
  expect(source).toMatchObject({ status: "submitted", problem: null, counts: { faqs: 2, warnings: 0 } });
  const read = await app.request({ path: `/api/knowledge/sources/${source.id}/text/`, token });
  expect(read.body.data.faqs[0]).toMatchObject({ phrasings: ["متى تفتحون؟", "ما أوقات العمل؟"], row: 2 });
  expect(read.body.data.left_out).toBe(0);
});

test("C229 a file has its name, format, size and date, and is trained after it was submitted", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const at = new Date("2026-11-20T09:00:00Z");
  app.setClock(at);
  const { id } = (await upload(app, token, "أسئلة العملاء.xlsx", faq)).body.data;
  const statusOf = async (sourceId: string) => (await sourceOf(app, token, sourceId)).status;
  expect(await sourceOf(app, token, id)).toMatchObject({
    name: "أسئلة العملاء.xlsx",
    kind: "file",
    format: "xlsx",
    size_bytes: faq.byteLength,
    created_at: at.toISOString(),
    status: "submitted",
  });
  await app.runJobs();
  expect(await statusOf(id)).toBe("submitted");
  const training = await app.request({ method: "POST", path: "/api/knowledge/train/", token });
  expect(training.status, training.text).toBe(200);
  await app.runJobs();
  expect(await statusOf(id)).toBe("trained");
});

test(
  "a scanned price list is read, and its owner asked to compare it, in both languages",
  { timeout: 120_000 },
  async () => {
    await using app = await testApp();
    const { token } = await signUpOwner(app);
    const added = await upload(app, token, "قائمة ممسوحة.pdf", await fixture("scan.pdf"));
    await app.runJobs();
    const source = await sourceOf(app, token, added.body.data.id);
    expect(source).toMatchObject({
      status: "submitted",
      problem: null,
      counts: { products: 5, warnings: 1 },
    });
    const read = (language: string) =>
      app.request({
        path: `/api/knowledge/sources/${source.id}/text/`,
        token,
        headers: { "accept-language": language },
      });
    const [arabic, english] = [await read("ar"), await read("en")];
    expect(arabic.body.data.products[2]).toMatchObject({ name: { ar: "عباية" } });
    expect(arabic.body.data.warnings[0].text).toMatch(/^الصفحة 1: .*بثقة [89]\d%\. قارن/u);
    expect(english.body.data.warnings[0].text).toMatch(/^Page 1: .*with [89]\d% confidence: compare/u);
  },
);

test("an owner sees why a row was left out, and where, in both languages", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const bytes = faqBytes([
    { phrasings: ["متى تفتحون؟"], answer: "صباحًا" },
    { phrasings: ["أين أنتم؟"], answer: "" },
  ]);
  const { id } = (await upload(app, token, "faq.xlsx", bytes)).body.data;
  await app.runJobs();
  const path = `/api/knowledge/sources/${id}/text/`;
  const [english, arabic] = [
    await app.request({ path, token }),
    await app.request({ path, token, headers: { "accept-language": "ar" } }),
  ];
  expect(english.body.data.warnings).toEqual([
    { code: "row_without_answer", text: expect.stringMatching(/, row 3: The row has questions/), row: 3 },
  ]);
  expect(arabic.body.data.warnings[0].text).toMatch(/الصف 3: في الصف أسئلة بلا جواب/);
});

test("a wrong type is refused by its ending or its bytes, with the message in both languages (C230, D45)", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const page = Buffer.from("<!doctype html><p>hello");
  for (const [name, bytes] of [
    ["notes.txt", Buffer.from("hello")],
    ["page.html", page],
    ["page.pdf", page],
    ["page.docx", page],
    ["guide.docx", pdf],
    ["guide.doc", pdf],
    ["faq.docx", faq],
    ["faq.xls", faq],
    ["no-ending", pdf],
    ["invoice.pdf.exe", pdf],
    ["macro.xlsm", faq],
  ] as const) {
    const answer = await upload(app, token, name, bytes);
    expect([name, answer.status, answer.body.code]).toEqual([name, 415, "invalid_file_type"]);
    expect(answer.body.message).toBe("Invalid file type. Please upload PDF, Word, or Excel files only.");
  }
  const arabic = await upload(app, token, "notes.txt", page, { language: "ar" });
  expect(arabic.body.message).toBe("نوع الملف غير مدعوم. ارفع ملف PDF أو Word أو Excel فقط.");
  const { body } = await app.request({ path: "/api/knowledge/", token });
  expect(body.data.sources).toEqual([]);
});

test("a file of 10,485,760 bytes is taken and read, one byte more is refused (C231, D45)", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const full = Buffer.alloc(limit, "\n");
  pdf.copy(full);
  const taken = await upload(app, token, "guide.pdf", full);
  expect([taken.status, taken.body.data.size_bytes]).toEqual([200, limit]);
  await app.runJobs();
  expect(await sourceOf(app, token, taken.body.data.id)).toMatchObject({
    status: "submitted",
    problem: null,
  });

  for (const size of [limit + 1, limit + 700_000, 2 * limit]) {
    const more = Buffer.alloc(size, "\n");
    pdf.copy(more);
    const refused = await upload(app, token, "guide.pdf", more);
    expect([refused.status, refused.body.message]).toEqual([413, "File is too large. Maximum size is 10MB."]);
  }
});

test("an empty file, no file and an unknown tab are told apart", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  expect((await upload(app, token, "a.pdf", Buffer.alloc(0))).body.code).toBe("file_empty");
  const none = await app.request({ path: "/api/knowledge/files/", token, form: { kind: "common" } });
  expect([none.status, none.body.code]).toEqual([400, "file_missing"]);
  const tab = await upload(app, token, "a.pdf", pdf, { fields: { kind: "secret" } });
  expect(tab.body.fields).toHaveProperty("kind");
});

test("C229 a source that cannot be read fails with its reason in the reader's language, and can be tried again", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const { id } = (await upload(app, token, "broken.pdf", pdf.subarray(0, 900))).body.data;
  await app.runJobs();
  const failed = await sourceOf(app, token, id);
  expect(failed).toMatchObject({ status: "failed", problem: "damaged" });
  expect(failed.problem_text).toMatch(/^The file is damaged/);
  const arabic = await app.request({ path: "/api/knowledge/?lang=ar", token });
  expect(arabic.body.data.sources[0].problem_text).toMatch(/^الملف تالف/);
  const again = await app.request({ method: "POST", path: `/api/knowledge/sources/${id}/retry/`, token });
  expect(again.body.data).toMatchObject({ status: "submitted", problem: null });
  expect(await app.runJobs()).toEqual([`source ${id} could not be read: damaged`]);
});

test("C229 a failure on our side is retried while it is processing, and reported to the owner when it stays", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const { get } = app.context.files;
  app.context.files.get = () => Promise.reject(new Error("the disk is away"));
  const { id } = (await upload(app, token, "faq.xlsx", faq)).body.data;
  for (let attempt = 1; attempt < 4; attempt++) {
    expect(await app.runJobs()).toEqual([]);
    expect(await sourceOf(app, token, id)).toMatchObject({ status: "processing" });
    await app.database.ownerPool.query("update jobs set run_at = now()");
  }
  await app.runJobs();
  expect(await sourceOf(app, token, id)).toMatchObject({ status: "failed", problem: "internal" });
  app.context.files.get = get;
  await app.request({ method: "POST", path: `/api/knowledge/sources/${id}/retry/`, token });
  await app.runJobs();
  expect(await sourceOf(app, token, id)).toMatchObject({ status: "submitted", counts: { faqs: 2 } });
});

test("a page is added once, under its readable address (C232, D46)", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const add = (url: string) => app.request({ path: "/api/knowledge/urls/", token, json: { url } });
  for (const url of [
    "",
    "shop.example",
    "ftp://shop.example",
    "javascript:alert(1)",
    "https://",
    "http:shop.example",
    "https://u:p@shop.example/",
  ]) {
    const refused = await add(url);
    expect([url, refused.status, refused.body.message]).toEqual([
      url,
      400,
      "Invalid URL. Please enter a valid URL starting with http:// or https://",
    ]);
  }
  const added = await add(" HTTPS://Shop.Example:443/%D8%A7%D9%84%D9%81%D8%B1%D9%88%D8%B9#map ");
  expect(added.body.data).toMatchObject({
    kind: "url",
    section: "common",
    name: "shop.example/الفروع",
    status: "submitted",
  });
  const twice = await add("https://shop.example/%D8%A7%D9%84%D9%81%D8%B1%D9%88%D8%B9");
  expect([twice.status, twice.body.code]).toEqual([409, "url_already_added"]);
});

test("another business's sources, texts and versions are not there", async () => {
  await using app = await testApp();
  const [one, other] = [await signUpOwner(app), await signUpOwner(app)];
  const { id } = (await upload(app, one.token, "faq.xlsx", faq)).body.data;
  await app.runJobs();
  const training = (await app.request({ method: "POST", path: "/api/knowledge/train/", token: one.token }))
    .body.data.training_id;
  await app.runJobs();
  const [version] = (await app.request({ path: "/api/knowledge/", token: one.token })).body.data.versions;
  for (const [method, path] of [
    ["GET", `/api/knowledge/sources/${id}/text/`],
    ["POST", `/api/knowledge/sources/${id}/retry/`],
    ["DELETE", `/api/knowledge/sources/${id}/`],
    ["GET", `/api/knowledge/trainings/${training}/`],
    ["POST", `/api/knowledge/versions/${version.id}/publish/`],
    ["GET", "/api/knowledge/sources/not-an-id/text/"],
  ] as const) {
    const answer = await app.request({ method, path, token: other.token });
    expect([path, answer.status, answer.body.code]).toEqual([path, 404, "not_found"]);
  }
  expect((await app.request({ path: "/api/knowledge/", token: other.token })).body.data).toMatchObject({
    sources: [],
    versions: [],
  });
  expect((await app.request({ path: "/api/knowledge/" })).status).toBe(401);
});

test("the brand name takes either language, Arabic in Arabic letters (C228, C234)", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const put = (brand: object, language = "ar") =>
    app.request({
      method: "PUT",
      path: "/api/knowledge/brand/",
      token,
      json: brand,
      headers: { "accept-language": language },
    });
  expect((await put({ ar: "  محمصة   سهيل ", en: "" })).body.data).toEqual({ ar: "محمصة سهيل", en: "" });
  expect((await put({ ar: " ", en: "" })).body.fields.ar).toEqual(["اكتب اسم المنشأة"]);
  expect((await put({ ar: "Suhail", en: "Suhail" })).body.fields.ar).toEqual([
    "اسم المنشأة غير صحيح، اكتبه بالحروف",
  ]);
  expect((await put({ ar: "س".repeat(81), en: "" })).body.fields).toHaveProperty("ar");
  expect((await app.request({ path: "/api/knowledge/", token })).body.data.brand).toEqual({
    ar: "محمصة سهيل",
    en: "",
  });
});

test("the template is an Excel file that, filled or not, can be uploaded (C228)", async () => {
  await using app = await testApp();
  const { token } = await signUpOwner(app);
  const template = await app.request({ path: "/api/knowledge/template/", token });
  expect(template.headers["content-disposition"]).toContain("wakil-template.xlsx");
  const added = await upload(app, token, "wakil-template.xlsx", template.bytes);
  expect(added.status).toBe(200);
});
