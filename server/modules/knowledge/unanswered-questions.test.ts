import { expect, test } from "vitest";
import type { UnansweredQuestion } from "#shared/contract/unanswered-questions.ts";
import type { OrganizationId } from "#server/db/organization.ts";
import { addMember } from "#server/testing/add-member.ts";
import { type Seeded, type SeedMessage, seedConversation } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";
import { groupWeight } from "./unanswered-question-rules.ts";

const now = new Date(Date.UTC(2026, 10, 20, 9));
const day = (ago: number) => new Date(now.getTime() - ago * 24 * 3600 * 1000);

interface Listed {
  data: UnansweredQuestion[];
  meta: { total: number };
  grouped_at: string | null;
  grouping: boolean;
  asked: number;
}

async function shopOf(app: TestApp) {
  app.setClock(now);
  const owner = await signUpOwner(app);
  const { token, organizationId } = owner;
  const call = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, json?: object) =>
    app.request({ method, path, token, ...(json && { json }) });
  const read = async (): Promise<Listed> => (await call("GET", "/api/gaps/")).body;
  return {
    owner,
    organizationId,
    token,
    call,
    read,
    /** Returns what the page shows after the background job has grouped the questions. */
    gaps: async (): Promise<Listed> => {
      await read();
      await app.runJobs();
      return read();
    },
    asked: (
      ago: number,
      text: string,
      reply: Partial<SeedMessage> = {},
      more: object = {},
    ): Promise<Seeded> => conversation(app, organizationId, ago, text, reply, more),
  };
}

function conversation(
  app: TestApp,
  organizationId: OrganizationId,
  ago: number,
  text: string,
  reply: Partial<SeedMessage>,
  more: object,
): Promise<Seeded> {
  return seedConversation(app, organizationId, {
    at: day(ago),
    messages: [
      { author: "customer", text },
      { author: "agent", text: "حوّلتك إلى فريقنا", decision: "handover", reason: "no_answer", ...reply },
    ],
    ...more,
  });
}

const questionsOf = (listed: Listed) =>
  listed.data.map((group) => [group.question, group.questions, group.customers]);

test("questions nobody could answer are grouped by meaning and listed by how many ask", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const first = await shop.asked(20, "عندكم قهوة بدون كافيين؟");
  const second = await shop.asked(
    3,
    "السلام عليكم هل يوجد قهوه منزوعة الكافيين، جوالي 0555550142",
    {},
    { channel: "chat" },
  );
  await shop.asked(2, "do you have decaf?", { reason: "low_confidence" });
  await shop.asked(1, "هل تبيعون بالجملة؟");
  // None of these questions shows missing knowledge.
  await shop.asked(1, "ابغى اكلم موظف", { reason: "asked_for_human" });
  await shop.asked(1, "متى تفتحون؟", { decision: "answer" });
  await shop.asked(120, "هل عندكم فرع في الدمام؟");
  expect(await shop.read()).toMatchObject({ data: [], grouped_at: null, grouping: true });
  const listed = await shop.gaps();
  expect(listed).toMatchObject({
    grouping: false,
    grouped_at: now.toISOString(),
    asked: 4,
    meta: { total: 2 },
  });
  expect(questionsOf(listed).map(([, questions, customers]) => [questions, customers])).toEqual([
    [3, 3],
    [1, 1],
  ]);
  const [decaf] = listed.data as [UnansweredQuestion];
  expect(decaf).toMatchObject({
    id: first.messageIds[0],
    first_at: day(20).toISOString(),
    channels: ["chat"],
    suggestion: null,
  });
  expect(decaf.examples.map((example) => example.language)).toEqual(["ar", "ar", "ar"]);
  expect(decaf.examples[1]).toMatchObject({ ticket: { id: second.ticketId, number: second.ticketNumber } });
  // A question does not contain anybody's phone number.
  expect(JSON.stringify(listed)).not.toContain("0555550142");
});

test("a clarifying question that led to an answer leaves no unanswered question; one that led nowhere and a reply that staff call wrong do", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await seedConversation(app, shop.organizationId, {
    at: day(2),
    messages: [
      { author: "customer", text: "كم التوصيل" },
      { author: "agent", text: "أيها تقصد؟", decision: "clarify" },
      { author: "customer", text: "1" },
      { author: "agent", text: "25 ر.س", decision: "answer" },
    ],
  });
  await shop.asked(2, "هل عندكم اشتراك شهري؟", { decision: "clarify" });
  const wrong = await shop.asked(1, "هل المحل مفتوح في العيد؟", { decision: "answer" });
  expect((await shop.gaps()).data.map((group) => group.question)).toEqual(["هل عندكم اشتراك شهري؟"]);
  const judged = await shop.call("PUT", `/api/lessons/verdicts/${wrong.messageIds[1]}/`, { right: false });
  expect(judged.status).toBe(200);
  expect((await shop.gaps()).data.map((group) => group.question)).toEqual([
    "هل المحل مفتوح في العيد؟",
    "هل عندكم اشتراك شهري؟",
  ]);
  await shop.call("PUT", `/api/lessons/verdicts/${wrong.messageIds[1]}/`, { right: null });
  expect((await shop.gaps()).data).toHaveLength(1);
});

test("a dismissed unanswered question stays away until somebody asks again, and the dismissal can be undone", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await shop.asked(3, "هل تبيعون بالجملة؟");
  await shop.asked(2, "ابغى اشتري بالجملة");
  const [group] = (await shop.gaps()).data as [UnansweredQuestion];
  expect((await shop.call("POST", `/api/gaps/${group.id}/dismiss/`)).body.data).toEqual({ settled: 2 });
  // The group disappears at once, not with the next grouping.
  expect((await shop.read()).data).toEqual([]);
  expect((await shop.gaps()).data).toEqual([]);
  expect((await shop.call("POST", `/api/gaps/${group.id}/dismiss/`)).status).toBe(404);
  await shop.call("POST", `/api/gaps/${group.id}/reopen/`);
  expect((await shop.gaps()).data).toMatchObject([{ id: group.id, questions: 2 }]);
  await shop.call("POST", `/api/gaps/${group.id}/dismiss/`);
  await shop.asked(0, "عندكم بيع بالجملة؟");
  expect((await shop.gaps()).data).toMatchObject([{ question: "عندكم بيع بالجملة؟", questions: 1 }]);
});

test("a question that is not about the business stays away whoever asks it again, until that is undone", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await shop.asked(3, "أبيع متابعين حقيقيين بسعر رخيص");
  await shop.asked(2, "هل تبيعون بالجملة؟");
  const [spam] = (await shop.gaps()).data.filter(({ question }) => question.includes("متابعين"));
  const path = `/api/gaps/${spam!.id}`;
  expect((await shop.call("POST", `${path}/off-topic/`)).body.data).toEqual({ settled: 1 });
  // Somebody else writes the same.
  await shop.asked(1, "أبيع متابعين حقيقيين بسعر رخيص جدا");
  const left = await shop.gaps();
  expect(left.data.map(({ question }) => question)).toEqual(["هل تبيعون بالجملة؟"]);
  expect(left.asked).toBe(1);

  expect((await shop.call("POST", `${path}/reopen/`)).body.data).toEqual({ settled: 1 });
  expect(questionsOf(await shop.gaps()).map(([, questions]) => questions)).toEqual([2, 1]);

  const agent = await addMember(app, shop.owner, "agent");
  await shop.call("PUT", "/api/roles/agent/knowledge/", { allowed: false });
  const refused = await app.request({ method: "POST", path: `${path}/off-topic/`, token: agent.token });
  expect(refused.status).toBe(403);
});

test("an unanswered question is settled by a new answer, and opens again when that answer is deleted", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await shop.asked(3, "هل تبيعون بالجملة؟");
  await shop.asked(2, "ابغى اشتري بالجملة");
  const [group] = (await shop.gaps()).data as [UnansweredQuestion];
  expect(group.phrasings).toHaveLength(2);
  const empty = await shop.call("POST", `/api/gaps/${group.id}/answer/`, { phrasings: group.phrasings });
  expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ["answer.ar"]]);
  const { body } = await shop.call("POST", `/api/gaps/${group.id}/answer/`, {
    phrasings: group.phrasings,
    answer: { ar: "نعم، من 10 كيلو فأكثر.", en: null },
  });
  expect((await shop.gaps()).data).toEqual([]);
  const { data: faq } = (await shop.call("GET", `/api/faqs/${body.data.faq_id}/`)).body;
  expect(faq).toMatchObject({
    phrasings: group.phrasings,
    ticket: { id: group.examples[0]?.ticket.id },
    pending: true,
  });
  await shop.call("DELETE", `/api/faqs/${body.data.faq_id}/`);
  expect((await shop.gaps()).data).toMatchObject([{ id: group.id, questions: 2 }]);
});

test("a question that the live version answers by now leaves the list; an answer that comes near is suggested", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  await shop.asked(3, "متى تفتحون؟");
  await shop.asked(2, "كم مدة التوصيل للرياض؟");
  await shop.asked(2, "هل تبيعون بالجملة؟");
  expect((await shop.gaps()).data).toHaveLength(3);
  await trainAgent(app, shop.organizationId, shopEntries());
  const listed = await shop.gaps();
  expect(listed.data.map((group) => group.question).sort()).toEqual(
    ["هل تبيعون بالجملة؟", "كم مدة التوصيل للرياض؟"].sort(),
  );
  const near = listed.data.find((group) => group.question.includes("للرياض"));
  expect(near?.suggestion).toMatchObject({ entry_id: "delivery", label: "shop.xlsx · row 2" });
  const { status } = await shop.call("POST", `/api/gaps/${near?.id}/answer/`, {
    phrasings: near?.phrasings,
    entry_id: near?.suggestion?.entry_id,
  });
  expect(status).toBe(200);
  expect((await shop.gaps()).data).toHaveLength(1);
  const faqs = (await shop.call("GET", "/api/faqs/")).body.data;
  expect(faqs).toMatchObject([{ kind: "addition", phrasings: ["كم مدة التوصيل للرياض؟"] }]);
});

test("another organisation's questions are neither shown nor settled", async () => {
  await using app = await testApp();
  const [ownShop, otherShop] = [await shopOf(app), await shopOf(app)];
  await otherShop.asked(1, "ZANZIBAR هل تبيعون بالجملة؟");
  const [group] = (await otherShop.gaps()).data as [UnansweredQuestion];
  expect((await ownShop.gaps()).data).toEqual([]);
  for (const act of ["dismiss", "reopen"])
    expect((await ownShop.call("POST", `/api/gaps/${group.id}/${act}/`)).status).toBe(404);
  const answered = await ownShop.call("POST", `/api/gaps/${group.id}/answer/`, {
    phrasings: ["س"],
    answer: { ar: "ج", en: null },
  });
  expect(answered.status).toBe(404);
  expect((await ownShop.call("GET", "/api/faqs/")).body.data).toEqual([]);
  expect((await otherShop.gaps()).data).toHaveLength(1);
});

test("a customer counts once, and less the longer ago they asked", () => {
  const ask = (customerId: string, ago: number) =>
    ({ customerId, at: day(ago) }) as Parameters<typeof groupWeight>[0][number];
  expect(groupWeight([ask("a", 0), ask("a", 1), ask("a", 2)], now)).toBe(1);
  expect(groupWeight([ask("a", 0), ask("b", 30)], now)).toBe(1.5);
});
