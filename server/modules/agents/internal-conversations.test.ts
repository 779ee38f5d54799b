import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember, type AddedMember } from "#server/testing/add-member.ts";
import { type SignedUp, signUpOwner } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";

let app: TestApp;
let owner: SignedUp;
let sara: AddedMember;
let other: SignedUp;

const leave = "إجازتك السنوية واحد وعشرون يومًا.";

beforeAll(async () => {
  app = await testApp();
  owner = await signUpOwner(app);
  other = await signUpOwner(app);
  sara = await addMember(app, owner);
  const upload = (name: string, bytes: Uint8Array, audience: string) =>
    app.request({
      path: "/api/knowledge/files/",
      token: owner.token,
      file: { name, bytes, fields: { audience } },
    });
  await upload(
    "أسئلة.xlsx",
    faqBytes([{ phrasings: ["متى تفتحون؟", "ما أوقات العمل؟"], answer: "نفتح من الثامنة صباحًا." }]),
    "customers",
  );
  await upload(
    "دليل الموظفين.xlsx",
    faqBytes([{ phrasings: ["كم إجازتي السنوية؟", "كم يوم إجازة سنوية لي؟"], answer: leave }]),
    "staff",
  );
  await app.request({ method: "POST", path: "/api/knowledge/train/", token: owner.token });
  await app.runJobs();
});
afterAll(() => app[Symbol.asyncDispose]());

let clicks = 0;
const ask = (question: string, token = sara.token, client_id = `c${(clicks += 1)}`) =>
  app.request({ path: "/api/ask/", token, json: { question, client_id } });
const readOwnConversation = async (token = sara.token) =>
  (await app.request({ path: "/api/ask/", token })).body.data;
const figures = async () =>
  (await app.request({ path: "/api/agents/", token: owner.token })).body.data[1].month;

test("an employee is answered from what only staff may read, with the source to open", async () => {
  const { body } = await ask("كم يوم إجازتي السنوية؟");
  expect(body.data).toMatchObject({ decision: "answer", feedback: null, forwarded_at: null });
  expect(body.data.answer).toContain("واحد وعشرون");
  const used = body.data.citations.find((citation: { used: boolean }) => citation.used);
  expect(used.label).toContain("دليل الموظفين");
  const read = await app.request({
    path: `/api/knowledge/sources/${used.source_id}/text/`,
    token: sara.token,
  });
  expect(read.text).toContain(leave);
});

test("each member reads their own questions only; the owner learns how many there were", async () => {
  const before = await figures();
  const asked = (await ask("متى تفتحون؟")).body.data;
  expect((await readOwnConversation()).messages.map((message: { id: string }) => message.id)).toContain(
    asked.id,
  );
  const list = await readOwnConversation(owner.token);
  expect(list.messages).toEqual([]);
  expect(JSON.stringify(list)).not.toContain("إجازتي");
  for (const token of [owner.token, other.token]) {
    const judged = await app.request({
      method: "PUT",
      path: `/api/ask/${asked.id}/feedback/`,
      token,
      json: { feedback: "wrong" },
    });
    const forwarded = await app.request({ method: "POST", path: `/api/ask/${asked.id}/forward/`, token });
    expect([judged.status, forwarded.status]).toEqual([404, 404]);
  }
  expect(await figures()).toEqual({ ...before, answered: before.answered + 1 });
});

test("the same client_id twice, also at once, is one question", async () => {
  const before = (await readOwnConversation()).messages.length;
  const answers = await Promise.all([1, 2, 3].map(() => ask("ما أوقات العمل؟", sara.token, "same")));
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1);
  expect((await readOwnConversation()).messages).toHaveLength(before + 1);
});

test("without an answer it says so and whom to ask, and the question can be sent on, once", async () => {
  const { body } = await ask("ما رقم عقد المستودع الجديد؟");
  expect(body.data).toMatchObject({ decision: "handover", reason: "no_answer" });
  expect(body.data.answer).toContain(owner.email);
  const path = `/api/ask/${body.data.id}/forward/`;
  const first = await app.request({ method: "POST", path, token: sara.token });
  const second = await app.request({ method: "POST", path, token: sara.token });
  expect(first.body.data.forwarded_at).toBe(second.body.data.forwarded_at);
  const { rows } = await app.database.ownerPool.query(
    "select to_address, text from mails where text like '%عقد المستودع%'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].to_address).toBe(owner.email);
  expect(rows[0].text).toContain(sara.email);
});

test("an answer can be called right or wrong, and that can be taken back", async () => {
  const { body } = await ask("متى تفتحون؟");
  for (const feedback of ["right", "wrong", null]) {
    const judged = await app.request({
      method: "PUT",
      path: `/api/ask/${body.data.id}/feedback/`,
      token: sara.token,
      json: { feedback },
    });
    expect(judged.body.data.feedback).toBe(feedback);
  }
  expect((await readOwnConversation()).messages.at(-1)).toMatchObject({ id: body.data.id, feedback: null });
});

test("a follow-up leans on what was just said, not on this morning", async () => {
  app.setClock(new Date("2026-11-22T06:00:00Z"));
  await ask("كم إجازتي السنوية؟");
  app.setClock(new Date("2026-11-22T12:00:00Z"));
  const late = (await ask("متى تفتحون؟")).body.data;
  expect(late.answer).toContain("الثامنة");
  app.setClock(null);
});

test("switched off, or before the first training, it answers nobody and says why", async () => {
  expect((await ask("متى تفتحون؟", other.token)).body.code).toBe("not_trained");
  const { settings } = (await app.request({ path: "/api/agents/", token: owner.token })).body.data[1];
  const save = (enabled: boolean) =>
    app.request({
      method: "PUT",
      path: "/api/agents/internal/",
      token: owner.token,
      json: { ...settings, enabled },
    });
  await save(false);
  expect((await ask("متى تفتحون؟")).body.code).toBe("agent_off");
  expect((await readOwnConversation()).agent.enabled).toBe(false);
  await save(true);
  expect((await ask("متى تفتحون؟")).body.data.decision).toBe("answer");
});

test("empty and overlong questions are refused, and strangers have no business here", async () => {
  expect((await ask("  ")).body.code).toBe("message_empty");
  expect((await ask("ا".repeat(10_000))).body.code).toBe("message_too_long");
  expect((await ask("\u{fdfa}".repeat(300))).body.code).toBe("message_too_long");
  expect((await ask("متى تفتحون؟", "")).status).toBe(401);
});
