import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test } from "vitest";
import { addMember } from "#server/testing/add-member.ts";
import { type Behaviour, dimension, modelProvider } from "#server/testing/model-provider.ts";
import {
  sourceAnswer,
  modelEnv,
  readModelSettings,
  ownModelSettings,
  question,
  setModel,
  createShopWithModel,
  createTrainedShop,
} from "#server/testing/model-shop.ts";
import { testApp } from "#server/testing/test-app.ts";

const written = "نعم، التوصيل إلى جدة خلال يومين، وتكلفته 25 ريالًا. أهلًا بك!";

test("the key never comes back: not over the API, not from the database, not from the files", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave({ text: written });
  const shop = await createShopWithModel(app, provider, {
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
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  let logged = "";
  app.context.log = pino({ level: "trace" }, { write: (line: string) => void (logged += line) });
  const shop = await createShopWithModel(app, provider);
  for (const behaviour of [{ status: 401 }, { status: 500 }, { text: "رقمنا 0555999999" }, { text: "" }]) {
    provider.behave(behaviour);
    await shop.say(question);
  }
  expect(logged).toContain("unauthorized");
  for (const secret of [provider.key, question, sourceAnswer, "0555999999"])
    expect(logged).not.toContain(secret);
});

test("a key stays when it is left out, goes when it is emptied, and is not sent to another address", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  await using elsewhere = await modelProvider();
  provider.behave({ text: written });
  const shop = await createShopWithModel(app, provider);
  const { api_key: _, ...keyless } = ownModelSettings(provider);
  expect((await setModel(app, shop.token, { writer: "own", own: keyless })).status).toBe(200);
  expect((await shop.say(question)).chatbot_msg).toBe(written);

  const moved = { ...keyless, base_url: elsewhere.openai };
  for (const call of [
    setModel(app, shop.token, { writer: "own", own: moved }),
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
  await setModel(app, shop.token, { writer: "own", own: { ...keyless, api_key: "" } });
  expect((await readModelSettings(app, shop.token)).own.key_end).toBeNull();
  expect((await shop.say(question)).chatbot_msg).toBe(sourceAnswer);
});

test("a key sealed under another secret is asked for again, and the engine answers until then", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const shop = await createShopWithModel(app, provider);
  await app.database.ownerPool.query("update model_settings set sealed_key = 'v1.AAAA.AAAA.AAAA'");
  expect((await shop.say(question)).chatbot_msg).toBe(sourceAnswer);
  expect(await readModelSettings(app, shop.token)).toMatchObject({ key_lost: true });
  expect(await shop.writings()).toMatchObject([{ by: "engine", fallback: "key_lost" }]);
});

test("an organisation may not name an address of this network, unless the operator allows it", async () => {
  await using app = await testApp();
  await using provider = await modelProvider();
  const shop = await createTrainedShop(app);
  for (const base_url of [
    provider.openai,
    "http://models.example/v1",
    "ftp://models.example",
    "https://u:p@models.example/v1",
  ])
    expect(
      (await setModel(app, shop.token, { writer: "own", own: ownModelSettings(provider, { base_url }) })).body
        .fields,
    ).toEqual({
      base_url: ["Enter a public address that starts with https://, without a user name or password."],
    });
  const base_url = provider.openai.replace("http:", "https:");
  const tested = await app.request({
    path: "/api/models/test/",
    token: shop.token,
    json: ownModelSettings(provider, { base_url }),
  });
  expect(tested.body.data).toMatchObject({ problem: "blocked_address", text: "" });
  expect(provider.asked).toEqual([]);
});

const tests: [behaviour: Behaviour, problem: string | null][] = [
  [{ text: "نفتح كل يوم من 8 صباحًا إلى 11 مساءً." }, null],
  [{ status: 401 }, "unauthorized"],
  [{ status: 404 }, "unknown_model"],
  [{ text: "", firstMs: 6000 }, "too_slow"],
];

test.each(tests)("a test asks for real: %j", async (behaviour, problem) => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave(behaviour);
  const shop = await createTrainedShop(app);
  const tested = await app.request({
    path: "/api/models/test/",
    token: shop.token,
    json: ownModelSettings(provider),
  });
  expect(tested.body.data).toMatchObject({ problem, text: problem ? "" : behaviour.text, embeddings: null });
  expect(provider.asked).toHaveLength(1);
  expect((await readModelSettings(app, shop.token)).own, "nothing is stored").toBeNull();
});

test("a test of the embeddings says what came of them", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  provider.behave({ text: "نفتح كل يوم." });
  const shop = await createTrainedShop(app);
  const tested = await app.request({
    path: "/api/models/test/",
    token: shop.token,
    json: ownModelSettings(provider, { embeddings_model: "e" }),
  });
  expect(tested.body.data.embeddings).toEqual({ problem: null, dimension });
});

test("only an owner sees and sets the model, each their own", async () => {
  await using app = await testApp({ env: modelEnv });
  await using provider = await modelProvider();
  const [shop, other] = [await createShopWithModel(app, provider), await createTrainedShop(app)];
  const agent = await addMember(app, shop, "agent");
  for (const request of [
    { path: "/api/models/", token: agent.token },
    { method: "PUT" as const, path: "/api/models/", token: agent.token, json: { writer: "off" } },
    { path: "/api/models/test/", token: agent.token, json: ownModelSettings(provider) },
  ])
    expect((await app.request(request)).status).toBe(403);
  await setModel(app, other.token, { writer: "off" });
  expect(await readModelSettings(app, shop.token)).toMatchObject({
    writer: "own",
    own: { model: "a-model" },
  });
  expect(await readModelSettings(app, other.token)).toMatchObject({ writer: "off", own: null });
  await other.say(question);
  expect(provider.asked).toEqual([]);
});
