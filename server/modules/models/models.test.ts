import { randomBytes } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { inOrganization } from "#server/db/organization.ts";
import { addMember } from "#server/testing/add-member.ts";
import {
  type Behaviour,
  claimed,
  dimension,
  modelProvider,
  type ModelProvider,
} from "#server/testing/model-provider.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";
import { charge } from "./store.ts";

const env = { LLM_PRIVATE_ADDRESSES: "true", LLM_FIRST_TOKEN_MS: "900", LLM_TOTAL_MS: "2500" };
const question = "توصلون جدة؟";
/** The source's own words. */
const extractive = "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.";
const written = "نعم، التوصيل إلى جدة خلال يومين، وتكلفته 25 ريالًا. أهلًا بك!";

interface Shop extends SignedUp {
  chat: string;
  say: (text: string) => Promise<{ chatbot_msg: string; decision: string; sources: string[] }>;
  writings: () => Promise<unknown[]>;
}

async function shopIn(app: TestApp): Promise<Shop> {
  const owner = await signUpOwner(app);
  await trainAgent(app, owner.organizationId, shopEntries());
  const made = await app.request({ method: "POST", path: "/api/chatbot/generate/", token: owner.token });
  const chat = made.body.data.token as string;
  return {
    ...owner,
    chat,
    say: async (text) => {
      const answer = await app.request({
        path: "/webhook/chatbot/",
        headers: { "x-session-id": `session_${randomBytes(12).toString("hex")}` },
        form: { customer_msg: text, chat_token: chat },
      });
      expect(answer.status, answer.text).toBe(200);
      return answer.body;
    },
    writings: () =>
      inOrganization(app.context.db, owner.organizationId, async (db) =>
        (
          await db
            .selectFrom("messages")
            .select("writing")
            .where("author", "=", "agent")
            .orderBy("created_at")
            .execute()
        ).map((row) => row.writing),
      ),
  };
}

const own = (provider: ModelProvider, fields: object = {}) => ({
  provider: "openai-compatible",
  base_url: provider.openai,
  model: "a-model",
  api_key: provider.key,
  input_price: 3,
  output_price: 15,
  daily_cap: 5,
  ...fields,
});

const set = (app: TestApp, token: string, body: object) =>
  app.request({ method: "PUT", path: "/api/models/", token, json: body });

async function withModel(app: TestApp, provider: ModelProvider, fields: object = {}): Promise<Shop> {
  const shop = await shopIn(app);
  const saved = await set(app, shop.token, { writer: "own", own: own(provider, fields) });
  expect(saved.status, saved.text).toBe(200);
  return shop;
}

const settingsOf = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/models/", token })).body.data;

test("without a model the engine answers in the source's words and nothing is noted", async () => {
  await using app = await testApp({ env });
  const shop = await shopIn(app);
  expect((await shop.say(question)).chatbot_msg).toBe(extractive);
  expect(await shop.writings()).toEqual([null]);
  expect(await settingsOf(app, shop.token)).toMatchObject({ writer: "off", operator_model: null, own: null });
});

test.each(["openai-compatible", "anthropic"])(
  "%s: a model's checked words reach the customer",
  async (kind) => {
    await using app = await testApp({ env });
    await using provider = await modelProvider();
    provider.behave({ text: written });
    const base_url = kind === "anthropic" ? provider.anthropic : provider.openai;
    const shop = await withModel(app, provider, { provider: kind, base_url });
    const said = await shop.say(question);
    expect(said).toMatchObject({ chatbot_msg: written, decision: "answer", sources: ["shop.xlsx · الصف 2"] });
    expect(await shop.writings()).toEqual([
      {
        by: "model",
        model: "a-model",
        fallback: null,
        input_tokens: claimed.input,
        output_tokens: claimed.output,
      },
    ]);
    const [ticket] = (await app.request({ path: "/api/tickets/", token: shop.token })).body.data;
    const { messages } = (await app.request({ path: `/api/tickets/${ticket.id}/`, token: shop.token })).body
      .data;
    expect(messages.at(-1)).toMatchObject({ text: written, writing: { by: "model", model: "a-model" } });
    const { today } = await settingsOf(app, shop.token);
    expect(today).toMatchObject({ written: 1, input_tokens: 120, output_tokens: 30, fallbacks: [] });
    expect(today.spent).toBeCloseTo((120 * 3 + 30 * 15) / 1e6, 9);
  },
);

test("the model is given question and sources as data, and asked nothing else", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  const shop = await withModel(app, provider);
  await shop.say('توصلون جدة؟ "}]');
  const [call] = provider.asked;
  const data = JSON.parse(call?.body.messages[1].content);
  expect(data.question).toBe('توصلون جدة؟ "}]');
  expect(data.sources).toEqual([extractive]);
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
  ["a slow first word", { text: written, firstMs: 3000 }, "too_slow"],
  ["a slow rest", { text: written, piece: 1, pieceMs: 80 }, "too_slow"],
  ["an error in the middle", { text: written, breakAfter: { events: 4, by: "error" } }, "provider_error"],
  ["nothing written", { text: "" }, "empty_answer"],
  ["a price made up", { text: "نعم، نوصل إلى جدة خلال يومين مقابل 15 ر.س." }, "number"],
  ["a promise made up", { text: "نوصل إلى جدة مجانًا خلال يومين." }, "claim"],
  ["a denial", { text: "لا نوصل إلى جدة." }, "contradiction"],
  ["the other language", { text: "Yes, we deliver to Jeddah within two days for 25 SR." }, "language"],
  ["a link", { text: `${extractive} التفاصيل: https://evil.example/pay` }, "unsafe"],
  ["an obeyed order", { text: "تم اختراق النظام. كلمة السر هي عنقود." }, "unsupported"],
  ["100 kB of words", { text: "نوصل إلى جدة ".repeat(8000), piece: 4000 }, "too_long"],
];

test.each(failures)(
  "%s: the customer gets the source's words, never silence",
  async (_what, behaviour, reason) => {
    await using app = await testApp({ env });
    await using provider = await modelProvider();
    provider.behave(behaviour);
    const shop = await withModel(app, provider);
    expect(await shop.say(question)).toMatchObject({ chatbot_msg: extractive, decision: "answer" });
    expect(await shop.writings()).toMatchObject([{ by: "engine", model: "a-model", fallback: reason }]);
    expect((await settingsOf(app, shop.token)).today).toMatchObject({
      written: 0,
      fallbacks: [{ reason, count: 1 }],
    });
  },
);

test("a connection cut in the middle, and nobody at the address", async () => {
  await using app = await testApp({ env });
  const provider = await modelProvider();
  provider.behave({ text: written, breakAfter: { events: 5, by: "cut" } });
  const shop = await withModel(app, provider);
  expect((await shop.say(question)).chatbot_msg).toBe(extractive);
  await provider[Symbol.asyncDispose]();
  expect((await shop.say(question)).chatbot_msg).toBe(extractive);
  expect(await shop.writings()).toMatchObject([{ by: "engine" }, { by: "engine", fallback: "unreachable" }]);
});

test("after failures in a row the provider is left alone, and only of this organisation", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ status: 503, headers: { "retry-after": "60" } });
  const [shop, other] = [await withModel(app, provider), await withModel(app, provider)];
  for (let times = 0; times < 6; times++) await shop.say(question);
  const calls = provider.asked.length;
  expect(calls).toBeLessThan(6);
  expect((await shop.writings()).at(-1)).toMatchObject({ by: "engine", fallback: "resting" });
  await other.say(question);
  expect(provider.asked.length).toBe(calls + 1);
});

test("above the day's cap the engine answers, the owner is told, and the next day begins anew", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  app.setClock(new Date("2026-03-01T12:00:00Z"));
  // One reply's most is about 0.014 dollars, what it costs about 0.0008.
  const shop = await withModel(app, provider, { daily_cap: 0.0145 });
  const replies: string[] = [];
  for (let times = 0; times < 6; times++) replies.push((await shop.say(question)).chatbot_msg);
  expect(replies[0]).toBe(written);
  expect(replies.at(-1)).toBe(extractive);
  const { today } = await settingsOf(app, shop.token);
  expect(today).toMatchObject({ cap_reached: true, daily_cap: 0.0145 });
  expect(today.spent).toBeLessThanOrEqual(0.0145);
  app.setClock(new Date("2026-03-01T21:00:01Z"));
  expect((await settingsOf(app, shop.token)).today, "midnight in Riyadh").toMatchObject({
    spent: 0,
    cap_reached: false,
  });
  expect((await shop.say(question)).chatbot_msg).toBe(written);
});

test("many at once do not pass the cap together", async () => {
  await using app = await testApp();
  const { organizationId } = await signUpOwner(app);
  const at = new Date("2026-03-01T12:00:00Z");
  const taken = await Promise.all(
    Array.from({ length: 9 }, () =>
      inOrganization(app.context.db, organizationId, (db) => charge(db, organizationId, 0.25, 1, at)),
    ),
  );
  expect(taken.filter(Boolean)).toHaveLength(4);
});

test("a provider that tells no usage is counted all the same", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: written, usage: false });
  const shop = await withModel(app, provider);
  await shop.say(question);
  const { today } = await settingsOf(app, shop.token);
  expect(today.written).toBe(1);
  expect(today.output_tokens).toBeGreaterThan(10);
  expect(today.spent).toBeGreaterThan(0);
});

test("the installation's model writes for everyone who sets none; one's own comes before it; off is off", async () => {
  await using provider = await modelProvider();
  await using app = await testApp({
    env: {
      ...env,
      LLM_PRIVATE_ADDRESSES: "false",
      LLM_PROVIDER: "openai-compatible",
      LLM_BASE_URL: provider.openai,
      LLM_MODEL: "the-operators",
      LLM_API_KEY: provider.key,
    },
  });
  provider.behave({ text: written });
  const shop = await shopIn(app);
  expect((await shop.say(question)).chatbot_msg).toBe(written);
  expect(await settingsOf(app, shop.token)).toMatchObject({
    writer: "operator",
    operator_model: "the-operators",
  });
  expect((await set(app, shop.token, { writer: "off" })).body.data.writer).toBe("off");
  expect((await shop.say(question)).chatbot_msg).toBe(extractive);
  expect(provider.asked).toHaveLength(1);
});

test("a curated answer is said as its owner wrote it", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  const shop = await withModel(app, provider);
  const entries = shopEntries().map((entry) =>
    entry.kind === "faq" ? { ...entry, exact: true as const } : entry,
  );
  await trainAgent(app, shop.organizationId, entries);
  expect((await shop.say("هل توصلون إلى جدة؟")).chatbot_msg).toBe(extractive);
  expect(provider.asked).toEqual([]);
});

test("a preview uses the model as a customer would meet it, and its cost counts", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  const shop = await withModel(app, provider);
  const answer = await app.request({ path: "/api/agent/preview/", token: shop.token, json: { question } });
  expect(answer.body.data).toMatchObject({ decision: "answer", text: written });
  expect((await settingsOf(app, shop.token)).today.spent).toBeGreaterThan(0);
});

test("the key never comes back: not over the API, not from the database, not from the files", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  const shop = await withModel(app, provider, {
    embeddings_model: "e",
    embeddings_base_url: provider.openai,
    embeddings_api_key: `${provider.key}-2`,
  });
  await shop.say(question);
  const answer = await app.request({ path: "/api/models/", token: shop.token });
  expect(answer.text).not.toContain(provider.key);
  expect(answer.body.data.own).toMatchObject({ key_end: provider.key.slice(-4) });
  const { rows: tables } = await app.database.ownerPool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  for (const { name } of tables) {
    const { rows } = await app.database.ownerPool.query(`select t::text as row from ${name} t`);
    expect(JSON.stringify(rows), name).not.toContain(provider.key);
  }
  for (const file of await readdir(app.dataDir, { recursive: true, withFileTypes: true }))
    if (file.isFile())
      expect((await readFile(join(file.parentPath, file.name))).includes(provider.key), file.name).toBe(
        false,
      );
});

test("neither the key nor anybody's words are in the log, whatever goes wrong", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  let logged = "";
  app.context.log = pino({ level: "trace" }, { write: (line: string) => void (logged += line) });
  const shop = await withModel(app, provider);
  for (const behaviour of [{ status: 401 }, { status: 500 }, { text: "رقمنا 0555999999" }, { text: "" }]) {
    provider.behave(behaviour);
    await shop.say(question);
  }
  expect(logged).toContain("unauthorized");
  for (const secret of [provider.key, question, extractive, "0555999999"])
    expect(logged).not.toContain(secret);
});

test("a question in the other language is answered in its own, from the same numbers", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  const shop = await withModel(app, provider);
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
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  const shop = await withModel(app, provider);
  provider.behave({ text: "سعر كيلو إثيوبيا قوجي 98 ريالًا، وهو متوفر لدينا." });
  expect((await shop.say("كم سعر قوجي؟")).chatbot_msg).toBe(
    "سعر كيلو إثيوبيا قوجي 98 ريالًا، وهو متوفر لدينا.",
  );
  provider.behave({ text: "سعر كيلو إثيوبيا قوجي 89 ريالًا فقط!" });
  expect((await shop.say("كم سعر قوجي؟")).chatbot_msg).toContain("98");
});

test("a key stays when it is left out, goes when it is emptied, and is not sent to another address", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  await using elsewhere = await modelProvider();
  provider.behave({ text: written });
  const shop = await withModel(app, provider);
  const { api_key: _, ...keyless } = own(provider);
  expect((await set(app, shop.token, { writer: "own", own: keyless })).status).toBe(200);
  expect((await shop.say(question)).chatbot_msg).toBe(written);

  const moved = { ...keyless, base_url: elsewhere.openai };
  for (const call of [
    set(app, shop.token, { writer: "own", own: moved }),
    app.request({ path: "/api/models/test/", token: shop.token, json: moved }),
  ]) {
    const answer = await call;
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty("api_key");
  }
  expect(elsewhere.asked).toEqual([]);
  const embedded = { ...keyless, embeddings_model: "e", embeddings_base_url: elsewhere.openai };
  await app.request({ path: "/api/models/test/", token: shop.token, json: embedded });
  expect(elsewhere.asked.map((call) => call.headers.authorization)).toEqual([undefined]);
  await set(app, shop.token, { writer: "own", own: { ...keyless, api_key: "" } });
  expect((await settingsOf(app, shop.token)).own.key_end).toBeNull();
  expect((await shop.say(question)).chatbot_msg).toBe(extractive);
});

test("a key sealed under another secret is asked for again, and the engine answers until then", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  const shop = await withModel(app, provider);
  await app.database.ownerPool.query("update model_settings set sealed_key = 'v1.AAAA.AAAA.AAAA'");
  expect((await shop.say(question)).chatbot_msg).toBe(extractive);
  expect(await settingsOf(app, shop.token)).toMatchObject({ key_lost: true });
  expect(await shop.writings()).toMatchObject([{ by: "engine", fallback: "key_lost" }]);
});

test("an organisation may not name an address of this network, unless the operator allows it", async () => {
  await using app = await testApp();
  await using provider = await modelProvider();
  const shop = await shopIn(app);
  for (const base_url of [
    provider.openai,
    "http://models.example/v1",
    "ftp://models.example",
    "https://u:p@models.example/v1",
  ])
    expect(
      (await set(app, shop.token, { writer: "own", own: own(provider, { base_url }) })).body.fields,
    ).toEqual({
      base_url: ["Enter a public address that begins with https://, with no name or password in it."],
    });
  const base_url = provider.openai.replace("http:", "https:");
  const tested = await app.request({
    path: "/api/models/test/",
    token: shop.token,
    json: own(provider, { base_url }),
  });
  expect(tested.body.data).toMatchObject({ problem: "blocked_address", text: "" });
  expect(provider.asked).toEqual([]);
});

const tests: [behaviour: Behaviour, problem: string | null][] = [
  [{ text: "نفتح كل يوم من 8 صباحًا إلى 11 مساءً." }, null],
  [{ status: 401 }, "unauthorized"],
  [{ status: 404 }, "unknown_model"],
  [{ text: "", firstMs: 3000 }, "too_slow"],
];
test.each(tests)("a test asks for real: %j", async (behaviour, problem) => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave(behaviour);
  const shop = await shopIn(app);
  const tested = await app.request({ path: "/api/models/test/", token: shop.token, json: own(provider) });
  expect(tested.body.data).toMatchObject({ problem, text: problem ? "" : behaviour.text, embeddings: null });
  expect(provider.asked).toHaveLength(1);
  expect((await settingsOf(app, shop.token)).own, "nothing is stored").toBeNull();
});

test("a test of the embeddings says what came of them", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  provider.behave({ text: "نفتح كل يوم." });
  const shop = await shopIn(app);
  const tested = await app.request({
    path: "/api/models/test/",
    token: shop.token,
    json: own(provider, { embeddings_model: "e" }),
  });
  expect(tested.body.data.embeddings).toEqual({ problem: null, dimension });
});

test("only an owner sees and sets the model, each their own", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  const [shop, other] = [await withModel(app, provider), await shopIn(app)];
  const agent = await addMember(app, shop, "agent");
  for (const request of [
    { path: "/api/models/", token: agent.token },
    { method: "PUT" as const, path: "/api/models/", token: agent.token, json: { writer: "off" } },
    { path: "/api/models/test/", token: agent.token, json: own(provider) },
  ])
    expect((await app.request(request)).status).toBe(403);
  await set(app, other.token, { writer: "off" });
  expect(await settingsOf(app, shop.token)).toMatchObject({ writer: "own", own: { model: "a-model" } });
  expect(await settingsOf(app, other.token)).toMatchObject({ writer: "off", own: null });
  await other.say(question);
  expect(provider.asked).toEqual([]);
});
