import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";
import { workbookBytes } from "#server/testing/workbook-bytes.ts";
import { confirmQuestion } from "./test-questions.ts";

async function shop(app: TestApp) {
  const owner = await signUpOwner(app);
  await trainAgent(app, owner.organizationId, shopEntries());
  const call = (method: "GET" | "POST" | "PATCH" | "DELETE", path: string, json?: object) =>
    app.request({ method, path, token: owner.token, ...(json && { json }) });
  return {
    ...owner,
    call,
    list: async (query = "") => (await call("GET", `/api/questions/${query}`)).body,
    add: async (question: string, right: object) => call("POST", "/api/questions/", { question, right }),
    sheet: (rows: (string | number)[][], name = "questions.xlsx") =>
      app.request({
        path: "/api/questions/import/",
        token: owner.token,
        file: { name, bytes: workbookBytes({ أسئلة: rows }) },
      }),
  };
}

test("who writes a question sees what the agent would say and picks what is right", async () => {
  await using app = await testApp();
  const { call, add, list } = await shop(app);
  const { data } = (
    await call("POST", "/api/questions/candidates/", { question: "كم ياخذ التوصيل إلى جدة؟" })
  ).body;
  expect(data.candidates[0]).toMatchObject({ entry_id: "delivery", title: "هل توصلون إلى جدة؟" });
  const found = (
    await call("POST", "/api/questions/candidates/", { question: "وين طلبي؟", find: "متى تفتحون" })
  ).body.data;
  expect(found.candidates[0].entry_id).toBe("hours");

  const picked = await add("كم ياخذ التوصيل إلى جدة؟", { kind: "entry", entry_id: "delivery" });
  expect(picked.body.data).toMatchObject({
    kind: "owner",
    language: "ar",
    expected: { entry_id: "delivery", answer: "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س." },
    outcome: null,
  });
  await add("Where is my order 4471?", { kind: "person" });
  await add("Do you ship to Dubai?", { kind: "text", answer: "No, only inside Saudi Arabia." });
  const { data: all, meta } = await list();
  expect(meta.total).toBe(3);
  expect(all.map((each: { expected: { answer: string } | null }) => each.expected?.answer ?? null)).toEqual([
    "No, only inside Saudi Arabia.",
    null,
    "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.",
  ]);
  expect((await list("?q=جده")).data).toHaveLength(1);
  expect((await list("?kind=staff")).data).toHaveLength(0);
});

test("a question is changed, asked again it gets the new right answer, and it can be deleted", async () => {
  await using app = await testApp();
  const { call, add, list } = await shop(app);
  const { id } = (await add("متى تفتحون يوم الجمعة؟", { kind: "entry", entry_id: "hours" })).body.data;
  const changed = await call("PATCH", `/api/questions/${id}/`, { right: { kind: "person" } });
  expect(changed.body.data).toMatchObject({ id, question: "متى تفتحون يوم الجمعة؟", expected: null });
  expect(
    (await call("PATCH", `/api/questions/${id}/`, { question: "متى تفتحون الجمعة؟" })).body.data,
  ).toMatchObject({
    question: "متى تفتحون الجمعة؟",
    expected: null,
  });
  const again = await add("متى تفتحون السبت؟", { kind: "entry", entry_id: "hours" });
  const taken = await call("PATCH", `/api/questions/${again.body.data.id}/`, {
    question: "متى تفتحون الجمعة؟",
  });
  expect([taken.status, taken.body.fields]).toEqual([
    400,
    { question: ["This question is already in the list."] },
  ]);
  // The question has the same words in another spelling.
  await add("متى تفتحون الجمعه؟", { kind: "entry", entry_id: "hours" });
  expect((await list()).meta.total).toBe(2);
  expect((await list()).data.find((each: { id: string }) => each.id === id).expected.entry_id).toBe("hours");
  expect((await call("DELETE", `/api/questions/${id}/`)).body).toEqual({ data: null });
  expect((await call("DELETE", `/api/questions/${id}/`)).status).toBe(404);
  expect((await list()).meta.total).toBe(1);
});

test("nothing to ask, and an answer that is not there, are refused with a reason", async () => {
  await using app = await testApp();
  const { add, call } = await shop(app);
  expect((await add("؟؟", { kind: "person" })).body.fields).toEqual({
    question: ["This field is required."],
  });
  expect((await add("متى؟", { kind: "entry", entry_id: "nothing" })).body.fields).toHaveProperty("right");
  expect((await add("متى؟", { kind: "text", answer: " " })).body.fields).toHaveProperty("right");
  expect((await add("أ".repeat(501), { kind: "person" })).status).toBe(400);
  const fresh = await signUpOwner(app);
  const untrained = await app.request({
    path: "/api/questions/candidates/",
    token: fresh.token,
    json: { question: "متى؟" },
  });
  expect([untrained.status, untrained.body.code]).toEqual([409, "not_trained"]);
  expect((await call("POST", "/api/questions/candidates/", { question: "" })).status).toBe(400);
});

test("a sheet of questions is taken in, each row that is wrong is told, and none is lost", async () => {
  await using app = await testApp();
  const { sheet, list } = await shop(app);
  const header = ["السؤال / Question", "الجواب الصحيح / Right answer"];
  const taken = await sheet([
    header,
    ["مثال: توصلون للدمام؟", "نعم"],
    ["توصلون جدة؟", "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س."],
    ["وين طلبي رقم 4471؟", "للفريق / Goes to the team"],
    ["متى تفتحون؟", ""],
    ["", "جواب بلا سؤال"],
    ["توصلون جده؟", "مكرر"],
    ["س".repeat(501), "طويل"],
    ["Are you open on Friday?", "We are open every day from 8 am to 11 pm."],
  ]);
  expect(taken.body.data).toMatchObject({ added: 3, changed: 0, unchanged: 0 });
  expect(
    taken.body.data.problems.map((problem: { row: number; code: string }) => [problem.row, problem.code]),
  ).toEqual([
    [5, "row_without_answer"],
    [6, "row_without_question"],
    [7, "repeated"],
    [8, "question_too_long"],
  ]);
  expect(taken.body.data.problems[2].text).toBe("This question already appears further up.");
  const { data } = await list();
  expect(data.find((each: { question: string }) => each.question.startsWith("وين")).expected).toBeNull();
  const again = await sheet([
    header,
    ["توصلون جدة؟", "لا."],
    ["Are you open on Friday?", "We are open every day from 8 am to 11 pm."],
  ]);
  expect(again.body.data).toEqual({ added: 0, changed: 1, unchanged: 1, problems: [] });
});

test("the template is read as it is given out: its examples are no questions", async () => {
  await using app = await testApp();
  const { token, call } = await shop(app);
  const template = await call("GET", "/api/questions/template/");
  expect(template.status).toBe(200);
  const untouched = await app.request({
    path: "/api/questions/import/",
    token,
    file: { name: "wakil-test-questions.xlsx", bytes: template.bytes },
  });
  expect([untouched.status, untouched.body.code]).toEqual([400, "no_questions_found"]);
  for (const [name, bytes, code] of [
    ["notes.pdf", new Uint8Array([37, 80, 68, 70]), "invalid_file_type"],
    ["empty.xlsx", new Uint8Array(), "file_empty"],
    ["broken.xlsx", new Uint8Array([1, 2, 3]), "no_questions_found"],
  ] as const)
    expect(
      (await app.request({ path: "/api/questions/import/", token, file: { name, bytes } })).body.code,
    ).toBe(code);
});

test("what staff confirm becomes a question of theirs and never overrules the owner", async () => {
  await using app = await testApp();
  const { organizationId, memberId, add, list } = await shop(app);
  const confirmation = (question: string, answer: string | null) =>
    tenantOf(app.context, organizationId).transaction((db) =>
      confirmQuestion(db, {
        question,
        right: answer === null ? null : { entryId: null, title: "", answer },
        memberId,
        messageId: null,
        at: app.context.clock(),
      }),
    );
  await confirmation("توصلون القصيم؟", "نعم، خلال ثلاثة أيام.");
  await confirmation("توصلون القصيم؟", "نعم، خلال أربعة أيام.");
  await confirmation("أبغى استرداد طلبي 991", null);
  await confirmation("   ", "لا شيء");
  await add("كم رسوم التوصيل؟", { kind: "text", answer: "25 ر.س" });
  await confirmation("كم رسوم التوصيل؟", "مجانًا");
  const { data } = await list();
  expect(data.map((each: { kind: string; question: string }) => [each.kind, each.question])).toEqual([
    ["owner", "كم رسوم التوصيل؟"],
    ["staff", "أبغى استرداد طلبي 991"],
    ["staff", "توصلون القصيم؟"],
  ]);
  expect(data.map((each: { expected: { answer: string } | null }) => each.expected?.answer)).toEqual([
    "25 ر.س",
    undefined,
    "نعم، خلال أربعة أيام.",
  ]);
});

test("A21: nobody sees, changes or deletes the questions of another organisation", async () => {
  await using app = await testApp();
  const [one, other] = [await shop(app), await shop(app)];
  const { id } = (await other.add("سؤال سري", { kind: "text", answer: "جواب سري" })).body.data;
  expect((await one.list()).data).toEqual([]);
  expect((await one.call("PATCH", `/api/questions/${id}/`, { question: "لي" })).status).toBe(404);
  expect((await one.call("DELETE", `/api/questions/${id}/`)).status).toBe(404);
  await one.add("سؤال سري", { kind: "person" });
  expect((await other.list()).data).toMatchObject([
    { id, question: "سؤال سري", expected: { answer: "جواب سري" } },
  ]);
});
