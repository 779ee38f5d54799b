import { randomBytes } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { createTrainedShop, type ModelShop } from "#server/testing/model-shop.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";

// A48: when the agent cannot or should not answer, a person is notified and the customer is told so in their
// language.

const origin = (row: number) => ({
  sourceId: "0b0e7c52-6f0f-4a58-9f3e-0c3a8c1f5a11",
  sourceName: "b.xlsx",
  row,
});
const wrapping = (id: string, row: number, ar: string, en: string): KnowledgeEntry => ({
  kind: "faq",
  id,
  phrasings: ["كم سعر تغليف الهدايا؟", "How much is gift wrapping?"],
  answer: { ar, en },
  origin: origin(row),
});
/** Two files contradict each other about one question. */
const contradiction = [
  wrapping("wrapping-a", 2, "تغليف الهدايا بـ 15 ريال.", "Gift wrapping costs 15 SR."),
  wrapping("wrapping-b", 3, "تغليف الهدايا بـ 40 ريال.", "Gift wrapping costs 40 SR."),
];

let app: TestApp;
let shop: ModelShop;

beforeAll(async () => {
  app = await testApp();
  shop = await createTrainedShop(app);
  await trainAgent(app, shop.organizationId, [...shopEntries(), ...contradiction]);
  return async () => app[Symbol.asyncDispose]();
});

interface Said {
  chatbot_msg: string;
  decision: string;
  handed_over: boolean;
}

async function say(messages: string[]): Promise<Said[]> {
  const session = `session_${randomBytes(12).toString("hex")}`;
  const replies: Said[] = [];
  for (const text of messages) {
    const answer = await app.request({
      path: "/webhook/chatbot/",
      headers: { "x-session-id": session },
      form: { customer_msg: text, chat_token: shop.chat },
    });
    expect(answer.status, answer.text).toBe(200);
    replies.push(answer.body as Said);
  }
  return replies;
}

const newestTicket = async () =>
  (
    await app.database.ownerPool.query<{ id: string; priority: string }>(
      "select id, priority from tickets order by created_at desc limit 1",
    )
  ).rows[0]!;

test.each([
  ["what no file says", "medium", ["هل عندكم فرع في باريس؟"], ["Do you have a branch in Paris?"]],
  ["a wish for a person", "medium", ["ابغى اكلم موظف"], ["I want to talk to a human"]],
  ["abuse", "urgent", ["انتم نصابين وحرامية ابغى فلوسي"], ["you are thieves, this is a scam"]],
  ["words without a question", "medium", ["كيف"], ["hmm what"]],
  [
    "the same words again and again",
    "medium",
    ["هل عندكم فرع في باريس؟", "هل عندكم فرع في باريس؟"],
    ["Do you have a branch in Paris?", "Do you have a branch in Paris?"],
  ],
  ["sources that contradict each other", "medium", ["كم سعر تغليف الهدايا؟"], ["How much is gift wrapping?"]],
] as const)(
  "A48 %s goes to a person, who is told, in either language",
  async (_what, priority, arabic, english) => {
    for (const [messages, letters] of [
      [arabic, /^[^a-z]+$/i],
      [english, /^[^ء-ي]+$/u],
    ] as const) {
      const mails = async () => (await app.database.ownerPool.query("select id from mails")).rows.length;
      const before = await mails();
      const replies = await say([...messages]);
      expect(replies[0]).toMatchObject({ decision: "handover", handed_over: true });
      for (const { chatbot_msg, handed_over } of replies) {
        expect(handed_over).toBe(true);
        expect(chatbot_msg).not.toBe("");
        expect(chatbot_msg).toMatch(letters);
      }
      expect((await newestTicket()).priority).toBe(priority);
      await app.runJobs();
      expect(await mails()).toBeGreaterThan(before);
    }
  },
);

test("A48 of contradicting sources the team sees both, and neither is said", async () => {
  const [reply] = await say(["كم سعر تغليف الهدايا؟"]);
  expect(reply!.chatbot_msg).not.toMatch(/15|40/);
  const { id } = await newestTicket();
  const ticket = await app.request({ path: `/api/tickets/${id}/`, token: shop.token });
  for (const price of ["15 ريال", "40 ريال"]) expect(ticket.text).toContain(price);
  // An unrelated question in the same version is still answered.
  expect((await say(["متى تفتحون؟"]))[0]).toMatchObject({ decision: "answer" });
});

test("A48 an answer is kept with the source it was said from", async () => {
  await say(["متى تفتحون؟"]);
  const { rows } = await app.database.ownerPool.query<{ citations: { used: boolean }[] }>(
    "select citations from messages where author = 'agent' and decision = 'answer' order by created_at desc limit 1",
  );
  expect(rows[0]?.citations.filter(({ used }) => used)).toMatchObject([
    { entry_id: "hours", label: "shop.xlsx · الصف 3" },
  ]);
});
