import { expect, test } from "vitest";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { tenantOf } from "#server/tenant.ts";
import { dimension, modelProvider, type ModelProvider } from "#server/testing/model-provider.ts";
import { signUpOwner, type SignedUp } from "#server/testing/sign-up-owner.ts";
import { type TestApp, testApp } from "#server/testing/test-app.ts";
import { trainAgent } from "#server/testing/train-agent.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";
import { clearVectors, queueEmbedding } from "./models.ts";

const env = { LLM_PRIVATE_ADDRESSES: "true", LLM_EMBEDDINGS_MS: "10000" };

const faq = (id: string, phrasings: string[], answer: string): KnowledgeEntry => ({
  kind: "faq",
  id,
  phrasings,
  answer: { en: answer },
  origin: { sourceId: "s", sourceName: "faq.xlsx", row: 2 },
});
const entries = [
  faq("opening", ["What are your opening hours?", "When do you open?"], "From 8 am to 11 pm."),
  faq("parking", ["Is there parking at the shop?"], "Behind the shop."),
  faq("refund", ["How do I get my money back for an order?"], "We send it back within 7 days."),
  faq("wrap", ["Do you wrap an order as a present?"], "Yes, at the counter."),
];
/** The words of the question match the entry about wrapping, and its meaning matches the one about money. */
const question = "Do you do reimbursement of an order";

async function shopWith(app: TestApp, provider: ModelProvider): Promise<SignedUp> {
  provider.meanings.push(["reimbursement", "money", "back"]);
  const owner = await signUpOwner(app);
  await app.request({
    method: "PUT",
    path: "/api/models/",
    token: owner.token,
    json: {
      writer: "own",
      own: {
        provider: "openai-compatible",
        base_url: provider.openai,
        model: "m",
        api_key: provider.key,
        embeddings_model: "e",
      },
    },
  });
  return owner;
}

async function trainAndEmbed(app: TestApp, owner: SignedUp): Promise<string[]> {
  const versionId = await trainAgent(app, owner.organizationId, entries);
  await tenantOf(app.context, owner.organizationId).transaction((db) => queueEmbedding(db, versionId));
  return app.runJobs();
}

const citedFirst = async (app: TestApp, owner: SignedUp) => {
  const answer = await app.request({ path: "/api/agent/preview/", token: owner.token, json: { question } });
  return answer.body.data.citations[0]?.quote;
};

const meaningOf = async (app: TestApp, owner: SignedUp) =>
  (await app.request({ path: "/api/models/", token: owner.token })).body.data.meaning;

test("a trained version is embedded, and a question finds what means the same in other words", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  const owner = await shopWith(app, provider);
  const other = await signUpOwner(app);
  await trainAndEmbed(app, other);
  expect(await citedFirst(app, other), "by words alone").toBe("Yes, at the counter.");
  expect((await trainAndEmbed(app, owner))[0]).toMatch(/4 entries embedded by e$/);
  expect(await meaningOf(app, owner)).toEqual({ version: 1, model: "e", problem: null });
  const calls = provider.asked.filter((call) => call.protocol === "embeddings");
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({ model: "e", encoding_format: "float" });
  expect(calls[0]?.body.input).toHaveLength(4);
  expect(await citedFirst(app, owner)).toBe("We send it back within 7 days.");
  expect(provider.asked.filter((call) => call.protocol === "embeddings").at(-1)?.body.input).toEqual([
    question,
  ]);
});

test("an endpoint that fails leaves the version with its words alone, and says so", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  const owner = await shopWith(app, provider);
  provider.behave({ status: 401 });
  expect((await trainAndEmbed(app, owner))[0]).toMatch(/goes without vectors: unauthorized$/);
  expect(await meaningOf(app, owner)).toEqual({ version: 1, model: "e", problem: "unauthorized" });
  const callsBefore = provider.asked.length;
  expect(await citedFirst(app, owner)).toEqual(expect.any(String));
  expect(provider.asked.slice(callsBefore).filter((call) => call.protocol === "embeddings")).toEqual([]);
});

test("a passing failure is tried again", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  const owner = await shopWith(app, provider);
  provider.behave({ status: 429, headers: { "retry-after-ms": "5" } }, {});
  expect((await trainAndEmbed(app, owner))[0]).toMatch(/4 entries embedded by e$/);
});

test("a slow endpoint does not keep the customer waiting: the words answer", async () => {
  await using app = await testApp({ env: { ...env, LLM_EMBEDDINGS_MS: "400" } });
  await using provider = await modelProvider();
  const owner = await shopWith(app, provider);
  await trainAndEmbed(app, owner);
  // The delay is longer than a test may take, so that code that waits for the response fails.
  provider.behave({ firstMs: 600_000 });
  expect(await citedFirst(app, owner)).toEqual(expect.any(String));
});

test("vectors of another model are left aside until the next training", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  const owner = await shopWith(app, provider);
  await trainAndEmbed(app, owner);
  const { own } = (await app.request({ path: "/api/models/", token: owner.token })).body.data;
  await app.request({
    method: "PUT",
    path: "/api/models/",
    token: owner.token,
    json: {
      writer: "own",
      own: { provider: own.provider, base_url: own.base_url, model: own.model, embeddings_model: "another" },
    },
  });
  const callsBefore = provider.asked.length;
  await citedFirst(app, owner);
  expect(provider.asked.slice(callsBefore).filter((call) => call.protocol === "embeddings")).toEqual([]);
});

test("without an embeddings model nothing is embedded", async () => {
  await using app = await testApp({ env });
  const owner = await signUpOwner(app);
  expect(await trainAndEmbed(app, owner)).toEqual([]);
  expect(await meaningOf(app, owner)).toBeNull();
});

test("a real training embeds what it trained, and vectors go with their version", async () => {
  await using app = await testApp({ env });
  await using provider = await modelProvider();
  const owner = await shopWith(app, provider);
  const bytes = faqBytes([
    { phrasings: ["متى تفتحون؟", "ما أوقات العمل؟"], answer: "نفتح من الثامنة صباحًا." },
    { phrasings: ["هل توصلون إلى جدة؟"], answer: "نوصل خلال ثلاثة أيام." },
  ]);
  await app.request({ path: "/api/knowledge/files/", token: owner.token, file: { name: "faq.xlsx", bytes } });
  await app.request({ method: "POST", path: "/api/knowledge/train/", token: owner.token });
  const did = await app.runJobs();
  expect(did.at(-1)).toMatch(/2 entries embedded by e$/);
  const keyOf = async () =>
    (await app.database.ownerPool.query("select file_key from version_vectors")).rows.map(
      (row) => row.file_key,
    );
  const [key] = await keyOf();
  expect((await app.context.files.get(key)).byteLength).toBeGreaterThan(2 * dimension);

  await app.database.ownerPool.query("update versions set removed_at = now()");
  await clearVectors(tenantOf(app.context, owner.organizationId));
  expect(await keyOf()).toEqual([]);
  await expect(app.context.files.get(key)).rejects.toThrow();
});
