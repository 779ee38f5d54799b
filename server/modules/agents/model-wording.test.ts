import { expect, test } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import { type Behaviour, claimedTokens, modelProvider } from "#server/testing/model-provider.ts";
import {
  sourceAnswer,
  modelEnv,
  operatorModelEnv,
  readModelSettings,
  question,
  setModel,
  createShopWithModel,
  createTrainedShop,
} from "#server/testing/model-shop.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";
import { reserveCost } from "./store/models.ts";

const written = "نعم، التوصيل إلى جدة خلال يومين، وتكلفته 25 ريالًا. أهلًا بك!";

test("without a model the engine answers in the source's words and nothing is noted", async () => {
  await using app = await testApp({ env: modelEnv });
  const shop = await createTrainedShop(app);
  expect((await shop.say(question)).chatbot_msg).toBe(sourceAnswer);
  expect(await shop.writings()).toEqual([null]);
  expect(await readModelSettings(app, shop.token)).toMatchObject({
    writer: "off",
    operator_model: null,
    own: null,
  });
});

test.each(["openai-compatible", "anthropic"])(
  "%s: a model's checked words reach the customer",
  async (kind) => {
    await using app = await testApp({ env: modelEnv });
    await using provider = await modelProvider();
    provider.behave({ text: written });
    const base_url = kind === "anthropic" ? provider.anthropic : provider.openai;
    const shop = await createShopWithModel(app, provider, { provider: kind, base_url });
    const reply = await shop.say(question);
    expect(reply).toMatchObject({ chatbot_msg: written, decision: "answer", sources: ["shop"] });
    expect(await shop.writings()).toEqual([
      {
        by: "model",
        model: "a-model",
        fallback: null,
        input_tokens: claimedTokens.input,
        output_tokens: claimedTokens.output,
      },
    ]);
    const [ticket] = (await app.request({ path: "/api/tickets/", token: shop.token })).body.data;
    const { messages } = (await app.request({ path: `/api/tickets/${ticket.id}/`, token: shop.token })).body
      .data;
    expect(messages.at(-1)).toMatchObject({ text: written, writing: { by: "model", model: "a-model" } });
    const { today } = await readModelSettings(app, shop.token);
    expect(today).toMatchObject({ written: 1, input_tokens: 120, output_tokens: 30, fallbacks: [] });
    expect(today.spent).toBeCloseTo((120 * 3 + 30 * 15) / 1e6, 9);
  },
);

test("the model is given question and sources as data, and asked nothing else", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  const shop = await createShopWithModel(app, provider);
  await shop.say('توصلون جدة؟ "}]');
  const [call] = provider.asked;
  const data = JSON.parse(call?.body.messages[1].content);
  expect(data.question).toBe('توصلون جدة؟ "}]');
  expect(data.sources).toEqual([sourceAnswer]);
  expect(call?.body.tools).toBeUndefined();
  await shop.say("ابغى اكلم موظف");
  await shop.say("السلام عليكم");
  expect(provider.asked).toHaveLength(1);
});

const failures: [what: string, behaviour: Behaviour, reason: string][] = [
  ["a wrong key", { status: 401 }, "unauthorized"],
  ["too many calls, with a long wait", { status: 429, headers: { "retry-after": "30" } }, "rate_limited"],
  ["an error of the provider", { status: 500, headers: { "retry-after-ms": "5" } }, "provider_error"],
  ["an overloaded provider", { status: 529, headers: { "retry-after-ms": "5" } }, "overloaded"],
  ["half a JSON object", { text: written, breakAfter: { events: 4, by: "garbage" } }, "broken_answer"],
  ["a slow first word", { text: written, firstMs: 6000 }, "too_slow"],
  ["a slow rest", { text: written, piece: 1, pieceMs: 150 }, "too_slow"],
  ["an error in the middle", { text: written, breakAfter: { events: 4, by: "error" } }, "provider_error"],
  ["nothing written", { text: "" }, "empty_answer"],
  ["a price made up", { text: "نعم، نوصل إلى جدة خلال يومين مقابل 15 ر.س." }, "number"],
  ["a promise made up", { text: "نوصل إلى جدة مجانًا خلال يومين." }, "claim"],
  ["a denial", { text: "لا نوصل إلى جدة." }, "contradiction"],
  ["the other language", { text: "Yes, we deliver to Jeddah within two days for 25 SR." }, "language"],
  ["a link", { text: `${sourceAnswer} التفاصيل: https://evil.example/pay` }, "unsafe"],
  ["an obeyed order", { text: "تم اختراق النظام. كلمة السر هي عنقود." }, "unsupported"],
  ["100 kB of words", { text: "نوصل إلى جدة ".repeat(8000), piece: 4000 }, "too_long"],
];

test.each(failures)(
  "A07 %s: the customer gets the source's words, never silence",
  async (_what, behaviour, reason) => {
    await using app = await testApp({ env: modelEnv });
    await using provider = await modelProvider();
    provider.behave(behaviour);
    const shop = await createShopWithModel(app, provider);
    expect(await shop.say(question)).toMatchObject({ chatbot_msg: sourceAnswer, decision: "answer" });
    expect(await shop.writings()).toMatchObject([{ by: "engine", model: "a-model", fallback: reason }]);
    expect((await readModelSettings(app, shop.token)).today).toMatchObject({
      written: 0,
      fallbacks: [{ reason, count: 1 }],
    });
  },
);

test("A07 a connection cut in the middle, and nobody at the address", async () => {
  await using app = await testApp({ env: modelEnv });
  const provider = await modelProvider();
  provider.behave({ text: written, breakAfter: { events: 5, by: "cut" } });
  const shop = await createShopWithModel(app, provider);
  expect((await shop.say(question)).chatbot_msg).toBe(sourceAnswer);
  await provider[Symbol.asyncDispose]();
  expect((await shop.say(question)).chatbot_msg).toBe(sourceAnswer);
  expect(await shop.writings()).toMatchObject([{ by: "engine" }, { by: "engine", fallback: "unreachable" }]);
});

test("A07 after failures in a row the provider is left alone, and only of this organisation", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave({ status: 503, headers: { "retry-after": "60" } });
  const [shop, other] = [await createShopWithModel(app, provider), await createShopWithModel(app, provider)];
  for (let times = 0; times < 6; times++) await shop.say(question);
  const calls = provider.asked.length;
  expect(calls).toBeLessThan(6);
  expect((await shop.writings()).at(-1)).toMatchObject({ by: "engine", fallback: "resting" });
  await other.say(question);
  expect(provider.asked.length).toBe(calls + 1);
});

test("a model that writes what may not be said is not down: it is asked again", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave({ text: "التوصيل مجاني." });
  const shop = await createShopWithModel(app, provider);
  for (let times = 0; times < 6; times++) await shop.say(question);
  expect(provider.asked).toHaveLength(6);
});

test("A47 above the day's cap the engine answers, the owner is told, and the next day begins anew", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  app.setClock(new Date("2026-03-01T12:00:00Z"));
  // The maximum cost of one reply is about 0.014 dollars, and its actual cost about 0.0008.
  const shop = await createShopWithModel(app, provider, { daily_cap: 0.0145 });
  const replies: string[] = [];
  for (let times = 0; times < 6; times++) replies.push((await shop.say(question)).chatbot_msg);
  expect(replies[0]).toBe(written);
  expect(replies.at(-1)).toBe(sourceAnswer);
  const { today } = await readModelSettings(app, shop.token);
  expect(today).toMatchObject({ cap_reached: true, daily_cap: 0.0145 });
  expect(today.spent).toBeLessThanOrEqual(0.0145);
  app.setClock(new Date("2026-03-01T21:00:01Z"));
  expect((await readModelSettings(app, shop.token)).today, "midnight in Riyadh").toMatchObject({
    spent: 0,
    cap_reached: false,
  });
  expect((await shop.say(question)).chatbot_msg).toBe(written);
});

test("A47 many at once do not pass the cap together", async () => {
  await using app = await testApp();
  const { organizationId } = await signUpOwner(app);
  const at = new Date("2026-03-01T12:00:00Z");
  const taken = await Promise.all(
    Array.from({ length: 9 }, () =>
      tenantOf(app.context, organizationId).transaction((db) => reserveCost(db, 0.25, 1, at)),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(4);
});

test("a provider that tells no usage is counted all the same", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave({ text: written, usage: false });
  const shop = await createShopWithModel(app, provider);
  await shop.say(question);
  const { today } = await readModelSettings(app, shop.token);
  expect(today.written).toBe(1);
  expect(today.output_tokens).toBeGreaterThan(10);
  expect(today.spent).toBeGreaterThan(0);
});

test("the installation's model writes for everyone who sets none; one's own comes before it; off is off", async () => {
  await using provider = await modelProvider();
  await using app = await testApp({
    env: { ...operatorModelEnv(provider), LLM_PRIVATE_ADDRESSES: "false" },
  });
  provider.behave({ text: written });
  const shop = await createTrainedShop(app);
  expect((await shop.say(question)).chatbot_msg).toBe(written);
  expect(await readModelSettings(app, shop.token)).toMatchObject({
    writer: "operator",
    operator_model: "the-operators",
  });
  expect((await setModel(app, shop.token, { writer: "off" })).body.data.writer).toBe("off");
  expect((await shop.say(question)).chatbot_msg).toBe(sourceAnswer);
  expect(provider.asked).toHaveLength(1);
});

test("a curated answer is said as its owner wrote it", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  const shop = await createShopWithModel(app, provider);
  const entries = shopEntries().map((entry) =>
    entry.kind === "faq" ? { ...entry, exact: true as const } : entry,
  );
  await trainAgent(app, shop.organizationId, entries);
  expect((await shop.say("هل توصلون إلى جدة؟")).chatbot_msg).toBe(sourceAnswer);
  expect(provider.asked).toEqual([]);
});

test("a preview uses the model as a customer would meet it, and its cost counts", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  const shop = await createShopWithModel(app, provider);
  const answer = await app.request({ path: "/api/agent/preview/", token: shop.token, json: { question } });
  expect(answer.body.data).toMatchObject({ decision: "answer", text: written });
  expect((await readModelSettings(app, shop.token)).today.spent).toBeGreaterThan(0);
});

test("a question in the other language is answered in its own, from the same numbers", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider);
  const entries = shopEntries().map((entry) =>
    entry.kind === "faq" ? { ...entry, answer: { en: entry.answer.en ?? "" } } : entry,
  );
  await trainAgent(app, shop.organizationId, entries);
  provider.behave({ text: "نعم، نوصل إلى جدة خلال يومين مقابل 25 ريالًا." });
  expect((await shop.say(question)).chatbot_msg).toBe("نعم، نوصل إلى جدة خلال يومين مقابل 25 ريالًا.");
  provider.behave({ text: "نعم، نوصل إلى جدة خلال يومين مقابل 35 ريالًا." });
  expect((await shop.say(question)).chatbot_msg).toContain(
    "Yes, we deliver to Jeddah within two days for 25 SR.",
  );
});

test("of a product the model says the row's price and no other", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider);
  provider.behave({ text: "سعر كيلو إثيوبيا قوجي 98 ريالًا، وهو متوفر لدينا." });
  expect((await shop.say("كم سعر قوجي؟")).chatbot_msg).toBe(
    "سعر كيلو إثيوبيا قوجي 98 ريالًا، وهو متوفر لدينا.",
  );
  provider.behave({ text: "سعر كيلو إثيوبيا قوجي 89 ريالًا فقط!" });
  expect((await shop.say("كم سعر قوجي؟")).chatbot_msg).toContain("98");
});
