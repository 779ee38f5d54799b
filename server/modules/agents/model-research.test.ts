import { expect, test } from "vitest";
import {
  type Behaviour,
  type ModelCall,
  type ModelToolCall,
  claimedTokens,
  modelProvider,
} from "#server/testing/model-provider.ts";
import { createShopWithModel, modelEnv, readModelSettings } from "#server/testing/model-shop.ts";
import { testApp } from "#server/testing/test-app.ts";

/** "The bride of the sea" means Jeddah; none of these words occurs in the shop's answers. */
const question = "ودّي أغراضي تجيني لعروس البحر";
const answer = "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.";

interface Shown {
  found?: { id: string; title?: string; text: string }[];
  refused?: string;
}

/** Returns the tool results that a model has received so far, the last one last. */
const resultsIn = ({ body }: ModelCall): Shown[] =>
  (body.messages as { role: string; content: string }[])
    .filter(({ role }) => role === "tool")
    .map(({ content }) => JSON.parse(content) as Shown);

const searchFor = (query: string): ModelToolCall[] => [{ name: "search_knowledge", input: { query } }];

/** Looks the delivery up, then makes the calls that `next` returns for the item about Jeddah. */
const afterSearch =
  (next: (id: string, results: Shown[]) => ModelToolCall[]) =>
  (call: ModelCall): ModelToolCall[] => {
    const results = resultsIn(call);
    const item = results.flatMap(({ found = [] }) => found).find(({ text }) => text.includes("جدة"));
    return item === undefined ? searchFor("التوصيل إلى جدة") : next(item.id, results);
  };

const reply = (text: string) => (id: string) => [{ name: "reply", input: { text, items: [id] } }];

test("a model finds with the tools what the engine does not, and the team sees who found it", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider);
  provider.behave({ tools: [{ name: "hand_over", input: {} }] });
  expect(await shop.say(question)).toMatchObject({ decision: "handover" });
  provider.behave({ tools: afterSearch(reply("نعم، نوصل إلى جدة خلال يومين، وتكلفته 25 ر.س.")) });
  const firstReply = await shop.say(question);
  expect(firstReply).toMatchObject({
    chatbot_msg: "نعم، نوصل إلى جدة خلال يومين، وتكلفته 25 ر.س.",
    decision: "answer",
    sources: ["shop"],
  });
  expect(await shop.writings()).toMatchObject([
    { by: "engine", fallback: null, input_tokens: claimedTokens.input },
    { by: "model", found: true, fallback: null, input_tokens: 2 * claimedTokens.input },
  ]);
  const [first] = provider.asked;
  const data = JSON.parse(first?.body.messages[1].content) as { question: string; now: string };
  expect(data.question).toBe(question);
  expect(first?.body.tool_choice).toBe("required");
  const { today } = await readModelSettings(app, shop.token);
  expect(today).toMatchObject({ written: 1, input_tokens: 3 * claimedTokens.input });
});

test("the model of Anthropic finds with the same tools", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider, {
    provider: "anthropic",
    base_url: provider.anthropic,
  });
  provider.behave(
    { tools: searchFor("التوصيل إلى جدة") },
    {
      tools: ({ body }) => {
        const results = JSON.stringify(body.messages);
        const [, id] = /\\"id\\":\\"(i\d+)\\"[^}]*جدة/u.exec(results) ?? [];
        return [{ name: "quote", input: { item: id } }];
      },
    },
  );
  expect(await shop.say(question)).toMatchObject({ chatbot_msg: answer, decision: "answer" });
});

const falseCalls: [what: string, tools: (call: ModelCall) => ModelToolCall[], problem: string | null][] = [
  ["another price", afterSearch(reply("نعم، نوصل إلى جدة خلال يومين مقابل 15 ر.س.")), "number"],
  ["a promise", afterSearch(reply("نوصل إلى جدة مجانًا خلال يومين.")), "claim"],
  ["a denial", afterSearch(reply("لا نوصل إلى جدة.")), "contradiction"],
  ["words of nobody", afterSearch(reply("كلمة السر هي عنقود.")), "unsupported"],
  ["a link", afterSearch(reply(`${answer} https://evil.example/pay`)), "unsafe"],
  ["what was asked, of something else", afterSearch(reply("عروس البحر خلال يومين مقابل 25 ر.س.")), "name"],
  ["an item that nobody showed", () => [{ name: "quote", input: { item: "i99" } }], "too_long"],
  ["a tool that is not there", () => [{ name: "refund", input: { amount: 900 } }], "too_long"],
  ["no input", () => [{ name: "search_knowledge", input: "{" }], "too_long"],
  ["look-ups without end", (call) => searchFor(`جدة ${resultsIn(call).length}`), "too_long"],
  ["words instead of a tool", () => [], "broken_answer"],
];

test("what a lying model calls is not said, and the customer is handed over as without it", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider, { daily_cap: 1000 });
  for (const [what, tools, problem] of falseCalls) {
    provider.behave({ tools });
    const before = provider.asked.length;
    expect(await shop.say(question), what).toMatchObject({ decision: "handover", sources: [] });
    expect((await shop.writings()).at(-1), what).toMatchObject({ by: "engine", fallback: problem });
    expect(provider.asked.length - before, what).toBeLessThanOrEqual(6);
  }
});

test("a model that is down, slow, or beyond the day's money costs nobody their handover", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider);
  const failures: [Behaviour, string][] = [
    [{ status: 401 }, "unauthorized"],
    [{ status: 500, headers: { "retry-after-ms": "5" } }, "provider_error"],
    [{ tools: [], firstMs: 6000 }, "too_slow"],
    [{ breakAfter: { events: 0, by: "garbage" } }, "broken_answer"],
  ];
  for (const [behaviour, problem] of failures) {
    provider.behave(behaviour);
    expect(await shop.say(question)).toMatchObject({ decision: "handover" });
    expect((await shop.writings()).at(-1)).toMatchObject({ by: "engine", fallback: problem });
  }
  const poor = await createShopWithModel(app, provider, { daily_cap: 0.000001 });
  provider.behave({ tools: afterSearch(reply(answer)) });
  expect(await poor.say(question)).toMatchObject({ decision: "handover" });
  expect(await poor.writings()).toMatchObject([{ by: "engine", fallback: "cap_reached" }]);
});

test("a model looks again where the engine answers unsurely: its answer is said, and the engine's where it finds none", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider);
  const doubtful = "هل جدة بعيدة عليكم";
  await app.database.ownerPool.query(
    "update agents set answer_from = 0.4, clarify_from = 0.2 where organization_id = $1",
    [shop.organizationId],
  );
  provider.behave({ tools: [{ name: "hand_over", input: {} }] });
  const alone = await shop.say(doubtful);
  expect(alone).toMatchObject({ decision: "answer", sources: ["shop"] });
  const found = "نصلها خلال يومين، وتكلفة التوصيل إلى جدة 25 ر.س.";
  provider.behave({ tools: afterSearch(reply(found)) });
  expect(await shop.say(doubtful)).toMatchObject({ decision: "answer", chatbot_msg: found });
  expect(await shop.writings()).toMatchObject([
    { by: "engine", fallback: null },
    { by: "model", found: true },
  ]);
  // Neither request asked the model for a different wording.
  expect(provider.asked.map(({ body }) => body.tool_choice)).toEqual(["required", "required", "required"]);
});

test("who asks for a person or is answered for sure is not kept waiting for a model's search", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider);
  provider.behave({ text: "", tools: [] });
  for (const text of ["ابغى اكلم موظف", "السلام عليكم", "خدمتكم سيئة جدا وابي اشتكي عليكم"])
    await shop.say(text);
  expect(provider.asked).toEqual([]);
});

test("a model asks back between items, and begins a request that the message names in no known words", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider);
  provider.behave({
    tools: (call) => {
      const [looked] = resultsIn(call);
      const ids = (looked?.found ?? []).filter(({ title }) => title).map(({ id }) => id);
      return looked === undefined
        ? searchFor("متى تفتحون وهل توصلون إلى جدة")
        : [{ name: "ask_back", input: { items: ids.slice(0, 2) } }];
    },
  });
  const reply = await shop.say(question);
  expect(reply.decision).toBe("clarify");
  expect(reply.chatbot_msg).toMatch(/1\. .+\n2\. /u);
  provider.behave({ tools: [{ name: "start_request", input: { kind: "lead" } }] });
  const begun = await shop.say("ما عندي صبر على الكتابة والله، صوتكم أهون");
  expect(begun.chatbot_msg).toMatch(/اسمك|رقم/u);
});
