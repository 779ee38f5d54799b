import { expect, test } from "vitest";
import type { CorrectionProposal } from "#shared/contract/corrections.ts";
import { seedConversation, type SeedMessage } from "#server/testing/seed-conversation.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp, type TestApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";
import { findPersonalData, findStaffReply, tidyQuestion } from "./correction-rules.ts";

const handover = { author: "agent", text: "حوّلتك", decision: "handover", reason: "no_answer" } as const;

async function shopOf(app: TestApp) {
  const { token, organizationId, memberId } = await signUpOwner(app);
  await trainAgent(app, organizationId, shopEntries());
  const call = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, json?: object) =>
    app.request({ method, path, token, ...(json && { json }) });
  return {
    organizationId,
    call,
    /** Creates a conversation whose first message is the question; `reply` is the staff's reply. */
    ticket: async (question: string, reply: string | null, more: SeedMessage[] = []) => {
      const seeded = await seedConversation(app, organizationId, {
        at: new Date(Date.UTC(2026, 10, 20, 9)),
        customer: { name: "نورة العتيبي" },
        messages: [
          { author: "customer", text: question },
          handover,
          ...(reply === null ? [] : [{ author: "staff", text: reply, memberId } as const]),
          ...more,
        ],
      });
      return { ...seeded, question: seeded.messageIds[0] as string, answer: seeded.messageIds[1] as string };
    },
    propose: async (id: string): Promise<CorrectionProposal> =>
      (await call("GET", `/api/lessons/proposals/${id}/`)).body.data,
    lessons: async (ticketId: string) => (await call("GET", `/api/tickets/${ticketId}/lessons/`)).body.data,
  };
}

test("what the customer asked and what staff replied is proposed as a new answer, without contact data", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const { question } = await shop.ticket(
    "اسمي نورة العتيبي، هل تغلّفون الهدايا؟ جوالي 0555550142",
    "أهلًا نورة، نعم نغلّفها مجانًا. أرسل لك زميلي على 0555550142 تفاصيل الطلب #20411",
  );
  const proposal = await shop.propose(question);
  expect(proposal).toMatchObject({ question: "هل تغلّفون الهدايا؟", language: "ar", chosen: null });
  expect(proposal.answer).toContain("نغلّفها مجانًا");
  // Personal data is not removed silently but reported.
  expect(proposal.personal).toEqual([
    { kind: "phone", value: "0555550142" },
    { kind: "order", value: "20411" },
    { kind: "name", value: "نورة" },
  ]);
});

test("where staff said what an answer says, the question is proposed as its phrasing", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const same = await shop.ticket("الدوام عندكم كيف؟", "حياك، نفتح كل يوم من 8 صباحًا إلى 11 مساءً");
  const proposal = await shop.propose(same.question);
  expect(proposal.chosen).toBe("hours");
  expect(proposal.candidates[0]).toMatchObject({
    entry_id: "hours",
    label: expect.stringContaining("shop.xlsx"),
  });
  // The same question with another answer is not a phrasing of it.
  const other = await shop.ticket("الدوام في رمضان كيف؟", "في رمضان نستقبلكم بعد التراويح حتى السحور");
  expect((await shop.propose(other.question)).chosen).toBeNull();
});

test("a correction is stored once, shown on its ticket, and can be undone", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const { question, ticketId, ticketNumber } = await shop.ticket("هل تغلّفون الهدايا؟", "نعم، مجانًا.");
  const body = {
    message_id: question,
    question: "هل تغلّفون الهدايا؟",
    answer: { ar: "نعم، مجانًا.", en: null },
  };
  const taught = await shop.call("POST", "/api/lessons/", body);
  expect(taught.status).toBe(200);
  expect(await shop.lessons(ticketId)).toMatchObject({
    lessons: [{ message_id: question, as: "answer", live: false, faq_id: taught.body.data.faq_id }],
  });
  const [faq] = (await shop.call("GET", "/api/faqs/")).body.data;
  expect(faq).toMatchObject({
    phrasings: ["هل تغلّفون الهدايا؟"],
    ticket: { id: ticketId, number: ticketNumber },
  });
  const again = await shop.call("POST", "/api/lessons/", { ...body, question: "تغلفون؟" });
  expect([again.status, again.body.code]).toEqual([409, "already_taught"]);
  expect((await shop.call("GET", "/api/faqs/")).body.meta.total).toBe(1);
  expect((await shop.call("DELETE", `/api/lessons/${taught.body.data.id}/`)).status).toBe(200);
  expect((await shop.call("GET", "/api/faqs/")).body.data).toEqual([]);
  expect(await shop.lessons(ticketId)).toEqual({ lessons: [], verdicts: [] });
  expect((await shop.call("POST", "/api/lessons/", body)).status).toBe(200);
});

test("taking back a phrasing leaves the answer's others, and those that others added since", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const first = await shop.ticket("الدوام عندكم كيف؟", null);
  const second = await shop.ticket("وش نظام دوامكم؟", null);
  const teach = async (id: string, question: string) =>
    (await shop.call("POST", "/api/lessons/", { message_id: id, question, entry_id: "hours" })).body.data;
  const lesson = await teach(first.question, "الدوام عندكم كيف؟");
  await teach(second.question, "وش نظام دوامكم؟");
  expect(lesson).toMatchObject({ as: "phrasing" });
  await shop.call("DELETE", `/api/lessons/${lesson.id}/`);
  expect((await shop.call("GET", "/api/faqs/")).body.data).toMatchObject([
    { kind: "addition", phrasings: ["وش نظام دوامكم؟"] },
  ]);
});

test("a right answer becomes a test question, a wrong one an open question, and both can be taken back", async () => {
  await using app = await testApp();
  const shop = await shopOf(app);
  const seeded = await seedConversation(app, shop.organizationId, {
    at: new Date(Date.UTC(2026, 10, 20, 9)),
    messages: [
      { author: "customer", text: "متى تفتحون؟" },
      { author: "agent", text: "نفتح كل يوم", decision: "answer", citations: [{ entry_id: "hours" }] },
      { author: "staff", text: "وأهلًا بك" },
    ],
  });
  const [, answer, staff] = seeded.messageIds as [string, string, string];
  const judge = (id: string, right: boolean | null) =>
    shop.call("PUT", `/api/lessons/verdicts/${id}/`, { right });
  expect((await judge(answer, true)).status).toBe(200);
  expect((await shop.call("GET", "/api/questions/")).body.data).toMatchObject([
    { question: "متى تفتحون؟", kind: "staff" },
  ]);
  expect((await shop.lessons(seeded.ticketId)).verdicts).toEqual([{ message_id: answer, right: true }]);
  await judge(answer, false);
  expect((await shop.lessons(seeded.ticketId)).verdicts).toEqual([{ message_id: answer, right: false }]);
  await judge(answer, null);
  expect((await shop.lessons(seeded.ticketId)).verdicts).toEqual([]);
  // Only messages of the agent can be judged.
  expect((await judge(staff, true)).status).toBe(404);
});

test("what is missing is told, and another organisation's messages teach nobody", async () => {
  await using app = await testApp();
  const [ownShop, otherShop] = [await shopOf(app), await shopOf(app)];
  const theirs = await otherShop.ticket("ZANZIBAR هل تغلّفون الهدايا؟", "نعم");
  const body = { message_id: theirs.question, question: "س", answer: { ar: "ج", en: null } };
  for (const { status, text } of [
    await ownShop.call("POST", "/api/lessons/", body),
    await ownShop.call("GET", `/api/lessons/proposals/${theirs.question}/`),
    await ownShop.call("GET", `/api/tickets/${theirs.ticketId}/lessons/`),
    await ownShop.call("PUT", `/api/lessons/verdicts/${theirs.answer}/`, { right: false }),
  ]) {
    expect(status).toBe(404);
    expect(text).not.toContain("ZANZIBAR");
  }
  expect((await ownShop.call("GET", "/api/faqs/")).body.data).toEqual([]);
  // The agent's own messages cannot become questions either.
  expect((await otherShop.call("GET", `/api/lessons/proposals/${theirs.answer}/`)).status).toBe(404);
  const empty = await otherShop.call("POST", "/api/lessons/", { message_id: theirs.question, question: " " });
  expect([empty.status, Object.keys(empty.body.fields)]).toEqual([400, ["phrasings", "answer.ar"]]);
  const response = await otherShop.call("POST", "/api/lessons/", { ...body, entry_id: "nowhere" });
  expect(response.status).toBe(404);
});

test("the staff's reply is what they wrote until somebody else did", () => {
  const turnOf = (author: string, text: string) => ({ author, text });
  expect(
    findStaffReply([
      turnOf("agent", "حوّلتك"),
      turnOf("customer", "الو"),
      turnOf("staff", "نعم"),
      turnOf("staff", "مجانًا"),
      turnOf("customer", "شكرًا"),
      turnOf("staff", "حياك"),
    ]),
  ).toBe("نعم\nمجانًا");
  expect(findStaffReply([turnOf("agent", "حوّلتك")])).toBeNull();
});

test.each([
  ["هل تشحنون للباحة؟ طلبي رقم 20411", "هل تشحنون للباحة؟ طلبي"],
  ["my name is Sara, do you ship to Abha? sara@mail.example", "do you ship to Abha?"],
  ["كم سعر\n  قوجي ؟", "كم سعر قوجي؟"],
  ["السلام عليكم، شلونكم، توصلون الكويت؟ شكرًا", "توصلون الكويت؟"],
  ["مرحبا", "مرحبا"],
])("%s is a question for everybody", (message, question) => {
  expect(tidyQuestion(message)).toBe(question);
});

test("a shop's own words in a reply are not taken for a customer's", () => {
  expect(findPersonalData("نفتح من 8 صباحًا إلى 11 مساءً، والتوصيل 25 ر.س", "نورة العتيبي")).toEqual([]);
  expect(findPersonalData("حيّاك الله بو يوسف", "بو يوسف")).toEqual([{ kind: "name", value: "بو يوسف" }]);
  expect(findPersonalData("راسلنا على help@shop.example", null)).toEqual([
    { kind: "email", value: "help@shop.example" },
  ]);
});
