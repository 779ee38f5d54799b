import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { tenantOf } from "#server/tenant.ts";
import type { ModelProvider } from "./model-provider.ts";
import { signUpOwner, type SignedUp } from "./sign-up-owner.ts";
import { type TestApp } from "./test-app.ts";
import { shopEntries, trainAgent } from "./train-agent.ts";

/** Lets a stand-in on this machine be a model, and be waited for as long as a test may take. */
export const modelEnv = { LLM_PRIVATE_ADDRESSES: "true", LLM_FIRST_TOKEN_MS: "2000", LLM_TOTAL_MS: "5000" };
/** The same, with a model of the installation's that writes for everyone who sets none. */
export const operatorModelEnv = (provider: ModelProvider) => ({
  ...modelEnv,
  LLM_PROVIDER: "openai-compatible",
  LLM_BASE_URL: provider.openai,
  LLM_MODEL: "the-operators",
  LLM_API_KEY: provider.key,
});
/** Answered by the shop's first entry. */
export const question = "توصلون جدة؟";
/** The source's own words. */
export const sourceAnswer = "نعم، نوصل إلى جدة خلال يومين مقابل 25 ر.س.";

export interface ModelShop extends SignedUp {
  chat: string;
  say: (text: string) => Promise<{ chatbot_msg: string; decision: string; sources: string[] }>;
  writings: () => Promise<unknown[]>;
}

export async function createTrainedShop(app: TestApp): Promise<ModelShop> {
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
      tenantOf(app.context, owner.organizationId).transaction(async (db) =>
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

export const ownModelSettings = (provider: ModelProvider, fields: object = {}) => ({
  provider: "openai-compatible",
  base_url: provider.openai,
  model: "a-model",
  api_key: provider.key,
  input_price: 3,
  output_price: 15,
  daily_cap: 5,
  ...fields,
});

export const setModel = (app: TestApp, token: string, body: object) =>
  app.request({ method: "PUT", path: "/api/models/", token, json: body });

export async function createShopWithModel(
  app: TestApp,
  provider: ModelProvider,
  fields: object = {},
): Promise<ModelShop> {
  const shop = await createTrainedShop(app);
  const saved = await setModel(app, shop.token, { writer: "own", own: ownModelSettings(provider, fields) });
  expect(saved.status, saved.text).toBe(200);
  return shop;
}

export const readModelSettings = async (app: TestApp, token: string) =>
  (await app.request({ path: "/api/models/", token })).body.data;
