import { expect, test } from "vitest";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";

const hours = faqBytes([
  {
    phrasings: ["ما أوقات العمل؟", "متى تفتحون؟", "كم الساعة اللي تفتحون فيها؟"],
    answer: "نفتح من الثامنة صباحًا حتى منتصف الليل.",
  },
  { phrasings: ["هل توصلون إلى جدة؟", "عندكم توصيل لجدة؟"], answer: "نوصل إلى جدة خلال ثلاثة أيام." },
]);
/** This file replaces the hours: a question that was answered with them now gets a different answer. */
const branch = faqBytes([
  { phrasings: ["متى يفتح الفرع الجديد؟", "متى تفتحون؟"], answer: "يفتح فرعنا الجديد في جدة في شهر شعبان." },
]);

async function shop(app: TestApp) {
  const { token } = await signUpOwner(app);
  const call = (method: "GET" | "POST" | "DELETE", path: string, json?: object) =>
    app.request({ method, path, token, ...(json && { json }) });
  return {
    call,
    upload: async (name: string, bytes: Uint8Array): Promise<string> =>
      (await app.request({ path: "/api/knowledge/files/", token, file: { name, bytes } })).body.data.id,
    overview: async () => (await call("GET", "/api/knowledge/")).body.data,
    quality: async () => (await call("GET", "/api/knowledge/quality/")).body.data,
    train: async () => {
      const { training_id } = (await call("POST", "/api/knowledge/train/")).body.data;
      await app.runJobs();
      return (await call("GET", `/api/knowledge/trainings/${training_id}/`)).body.data;
    },
    ask: async (question: string) => (await call("POST", "/api/agent/preview/", { question })).body.data,
  };
}

/** Creates a shop whose own test question version 1 answers rightly and the current sources wrongly. */
async function createWorsenedShop(app: TestApp) {
  const ownShop = await shop(app);
  const old = await ownShop.upload("hours.xlsx", hours);
  expect(await ownShop.train()).toMatchObject({ status: "trained", held_back: null });
  const response = await ownShop.call("POST", "/api/questions/candidates/", { question: "متى تفتحون؟" });
  const [first] = response.body.data.candidates;
  expect(first.used).toBe(true);
  await ownShop.call("POST", "/api/questions/", {
    question: "متى تفتحون؟",
    right: { kind: "entry", entry_id: first.entry_id },
  });
  await ownShop.call("DELETE", `/api/knowledge/sources/${old}/`);
  await ownShop.upload("branch.xlsx", branch);
  return ownShop;
}

test("a version that answers an own question wrongly is held back, and the earlier one goes on answering", async () => {
  await using app = await testApp();
  const ownShop = await createWorsenedShop(app);
  const training = await ownShop.train();
  expect(training).toMatchObject({ status: "trained", problem: null, held_back: "own_question" });
  const { versions, sources, pending_changes } = await ownShop.overview();
  expect(versions).toMatchObject([
    { id: training.version_id, number: 2, live: false, held_back: "own_question", published_at: null },
    { number: 1, live: true, held_back: null },
  ]);
  expect(sources).toMatchObject([{ name: "branch.xlsx", status: "submitted", live: false }]);
  expect(pending_changes).toBe(2);
  expect(await ownShop.ask("متى تفتحون؟")).toMatchObject({ version: 1 });

  const { live, held_back, own: counts } = await ownShop.quality();
  expect(live).toMatchObject({ number: 1, report: { comparison: null } });
  expect(counts).toEqual({ owner: 1, staff: 0 });
  expect(held_back.report.kinds[0]).toMatchObject({ kind: "owner", questions: 1, wrong: 1 });
  expect(held_back).toMatchObject({
    number: 2,
    reason: "own_question",
    report: {
      comparison: {
        with: 1,
        own_wrong: 1,
        examples: [
          {
            kind: "owner",
            question: "متى تفتحون؟",
            outcome: "wrong",
            said: "يفتح فرعنا الجديد في جدة في شهر شعبان.",
            expected: { answer: "نفتح من الثامنة صباحًا حتى منتصف الليل.", entry_id: null },
          },
        ],
      },
    },
  });
});

test("a person publishes it anyway, and can go back", async () => {
  await using app = await testApp();
  const ownShop = await createWorsenedShop(app);
  const { version_id } = await ownShop.train();
  const published = await ownShop.call("POST", `/api/knowledge/versions/${version_id}/publish/`);
  expect(published.body.data).toMatchObject({ live: true, held_back: null });
  expect(await ownShop.ask("متى تفتحون؟")).toMatchObject({ version: 2 });
  expect(await ownShop.overview()).toMatchObject({
    pending_changes: 0,
    sources: [{ name: "branch.xlsx", status: "trained", live: true }],
  });
  expect(await ownShop.quality()).toMatchObject({ live: { number: 2 }, held_back: null });
  expect((await ownShop.call("POST", `/api/knowledge/versions/${version_id}/dismiss/`)).status).toBe(404);
  const [, first] = (await ownShop.overview()).versions;
  await ownShop.call("POST", `/api/knowledge/versions/${first.id}/publish/`);
  expect(await ownShop.ask("متى تفتحون؟")).toMatchObject({ version: 1 });
});

test("a person keeps the earlier one, and is not asked again", async () => {
  await using app = await testApp();
  const ownShop = await createWorsenedShop(app);
  const { version_id } = await ownShop.train();
  expect((await ownShop.call("POST", `/api/knowledge/versions/${version_id}/dismiss/`)).body).toEqual({
    data: null,
  });
  expect(await ownShop.quality()).toMatchObject({ live: { number: 1 }, held_back: null });
  expect(await ownShop.ask("متى تفتحون؟")).toMatchObject({ version: 1 });
});

test("an answer that was changed on purpose holds nothing back", async () => {
  await using app = await testApp();
  const ownShop = await createWorsenedShop(app);
  const [old] = (await ownShop.overview()).sources;
  await ownShop.call("DELETE", `/api/knowledge/sources/${old.id}/`);
  await ownShop.upload(
    "new hours.xlsx",
    faqBytes([{ phrasings: ["ما أوقات العمل؟", "متى تفتحون؟"], answer: "نفتح من العاشرة صباحًا." }]),
  );
  expect(await ownShop.train()).toMatchObject({ held_back: null });
  expect((await ownShop.call("GET", "/api/questions/")).body.data).toMatchObject([{ outcome: "right" }]);
});

test("a version published while another is measured is what that one is compared with", async () => {
  await using app = await testApp();
  const ownShop = await shop(app);
  await ownShop.upload("hours.xlsx", hours);
  await ownShop.train();
  const first = (await ownShop.overview()).versions[0].id;
  await ownShop.train();
  const { put } = app.context.files;
  app.context.files.put = async (...args) => {
    app.context.files.put = put;
    await put(...args);
    await ownShop.call("POST", `/api/knowledge/versions/${first}/publish/`);
  };
  const training = await ownShop.train();
  expect(training.status).toBe("processing");
  await app.database.ownerPool.query("update jobs set run_at = now()");
  await app.runJobs();
  const { versions } = await ownShop.overview();
  expect(
    versions.map((version: { number: number; live: boolean }) => [version.number, version.live]),
  ).toEqual([
    [3, true],
    [2, false],
    [1, false],
  ]);
  const { live } = await ownShop.quality();
  expect(live.report.comparison.with).toBe(1);
});

test("A21: another organisation's version can be neither published nor dismissed", async () => {
  await using app = await testApp();
  const [ownShop, otherShop] = [await shop(app), await createWorsenedShop(app)];
  const { version_id } = await otherShop.train();
  for (const act of ["publish", "dismiss"])
    expect((await ownShop.call("POST", `/api/knowledge/versions/${version_id}/${act}/`)).status).toBe(404);
  expect(await ownShop.quality()).toEqual({ live: null, held_back: null, own: { owner: 0, staff: 0 } });
  expect(await otherShop.quality()).toMatchObject({ held_back: { number: 2 } });
});

test("a live version whose file can't be read holds nothing back: training is what mends it", async () => {
  await using app = await testApp();
  const ownShop = await shop(app);
  await ownShop.upload("hours.xlsx", hours);
  await ownShop.train();
  const { rows } = await app.database.ownerPool.query("select file_key from versions");
  await app.context.files.put(rows[0].file_key, new Uint8Array([1, 2, 3]));
  expect(await ownShop.train()).toMatchObject({ status: "trained", held_back: null });
  expect((await ownShop.quality()).live).toMatchObject({ number: 2, report: { comparison: null } });
});
