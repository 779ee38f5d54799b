import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import type { KnowledgeEntry } from "#server/answers/entry.ts";
import { tenantOf } from "#server/tenant.ts";
import { modelProvider } from "#server/testing/model-provider.ts";
import { createTrainedShop, ownModelSettings, question, setModel } from "#server/testing/model-shop.ts";
import { signUpOwner } from "#server/testing/sign-up-owner.ts";
import { testApp } from "#server/testing/test-app.ts";
import { shopEntries, trainAgent } from "#server/testing/train-agent.ts";
import { queueEmbedding } from "./models.ts";

/** Entries of the same shop, with a distinctive word in every answer. */
const entriesWith = (word: string): KnowledgeEntry[] =>
  shopEntries().map((entry) =>
    entry.kind === "faq" && entry.answer.ar
      ? { ...entry, answer: { ...entry.answer, ar: `${entry.answer.ar} (${word})` } }
      : entry,
  );

const words = ["كهرمان", "زمرد", "لازورد", "فيروز"];
const wordsIn = (text: string): string[] => words.filter((word) => text.includes(word));

test("A46 the same question at the same moment in one engine: each business's customers and team hear its own answer, and a training changes its own alone", async () => {
  await using app = await testApp();
  const shops = await Promise.all(
    words.slice(0, 3).map(async (word) => {
      const shop = await createTrainedShop(app);
      await trainAgent(app, shop.organizationId, entriesWith(word));
      return shop;
    }),
  );
  // One customer writes to all shops under the same session name.
  const session = `session_${randomBytes(16).toString("hex")}`;
  const hear = async ({ chat, token }: (typeof shops)[number]) => {
    const [chatReply, previewed, questionReply] = await Promise.all([
      app.request({
        path: "/webhook/chatbot/",
        headers: { "x-session-id": session },
        form: { customer_msg: question, chat_token: chat },
      }),
      app.request({ path: "/api/agent/preview/", token, json: { question } }),
      app.request({
        path: "/api/ask/",
        token,
        json: { question, client_id: randomBytes(4).toString("hex") },
      }),
    ]);
    return [chatReply, previewed, questionReply].map(({ text }) => wordsIn(text));
  };
  expect(await Promise.all(shops.map(hear))).toEqual(
    words.slice(0, 3).map((word) => [[word], [word], [word]]),
  );

  const [first] = shops;
  await trainAgent(app, first!.organizationId, entriesWith(words[3]!));
  expect(await Promise.all(shops.map(hear))).toEqual(
    [words[3], words[1], words[2]].map((word) => [[word], [word], [word]]),
  );
}, 120_000);

test("A46 what is kept of a version is named by its business first, and no business can be given another's version", async () => {
  await using app = await testApp();
  const [mine, theirs] = [await createTrainedShop(app), await createTrainedShop(app)];
  const { rows } = await app.database.ownerPool.query<{
    id: string;
    organization_id: string;
    file_key: string;
  }>("select id, organization_id, file_key from versions");
  expect(rows).toHaveLength(2);
  for (const { organization_id, file_key } of rows)
    expect(file_key.startsWith(`${organization_id}/`)).toBe(true);
  const foreign = rows.find(({ organization_id }) => organization_id === theirs.organizationId)!;
  const stolen = tenantOf(app.context, mine.organizationId).transaction((db) =>
    db
      .updateTable("organizations")
      .set({ published_version_id: foreign.id })
      .where("id", "=", mine.organizationId)
      .execute(),
  );
  await expect(stolen).rejects.toThrow(/foreign key/);
  expect((await mine.say(question)).decision).toBe("answer");
});

test("A46 of equal texts with equal vectors each business finds its own, whoever was embedded first", async () => {
  await using app = await testApp({ env: { LLM_PRIVATE_ADDRESSES: "true", LLM_EMBEDDINGS_MS: "10000" } });
  await using provider = await modelProvider();
  provider.meanings.push(["reimbursement", "money", "back"]);
  const shops = [];
  for (const word of ["amber", "emerald"]) {
    const owner = await signUpOwner(app);
    const ownModel = ownModelSettings(provider, { embeddings_model: "e" });
    expect((await setModel(app, owner.token, { writer: "own", own: ownModel })).status).toBe(200);
    const versionId = await trainAgent(app, owner.organizationId, [
      {
        kind: "faq",
        id: "refund",
        phrasings: ["How do I get my money back for an order?"],
        answer: { en: `We send it back within 7 days, says ${word}.` },
        origin: { sourceId: "s", sourceName: "faq.xlsx", row: 2 },
      },
    ]);
    await tenantOf(app.context, owner.organizationId).transaction((db) => queueEmbedding(db, versionId));
    shops.push({ owner, word });
  }
  await app.runJobs();
  const ask = { question: "Do you do reimbursement of an order" };
  const cited = shops.map(async ({ owner, word }) => {
    const answer = await app.request({ path: "/api/agent/preview/", token: owner.token, json: ask });
    return [word, answer.body.data.citations.map(({ quote }: { quote: string }) => quote)];
  });
  expect(await Promise.all(cited)).toEqual([
    ["amber", ["We send it back within 7 days, says amber."]],
    ["emerald", ["We send it back within 7 days, says emerald."]],
  ]);
});
