import type { Page } from "@playwright/test";
import { type ModelCall, modelProvider, type ModelProvider } from "#server/testing/model-provider.ts";
import type { Api } from "./api.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";
import { restoreSession, openChat, type Shop, signUp, train } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";

const questions = {
  ar: {
    asked: "هل تغلفون الهدايا؟",
    answer: "علبة خشبية",
    more: "هل تحتاج إلى شيء آخر؟",
    invented: "والتوصيل مجاني!",
  },
  en: {
    asked: "What is your return policy?",
    answer: "within 7 days",
    more: "Can I help with anything else?",
    invented: "And delivery is free!",
  },
} as const;

/** Creates a business with two answers, so that its training takes no time. */
async function smallShop(api: Api): Promise<Shop> {
  const business = await signUp(api);
  const bytes = faqBytes([
    {
      phrasings: ["هل تغلفون الهدايا؟", "كيف يكون تغليف الهدايا؟", "Do you wrap gifts?"],
      answer: "نغلف الهدايا في علبة خشبية. واختيار البطاقة عند الطلب.",
    },
    {
      phrasings: ["What is your return policy?", "How do I return an order?", "كيف أرجع طلبي؟"],
      answer: "You can return an order within 7 days. Bring the receipt along.",
    },
  ]);
  const form = new FormData();
  form.append("kind", "common");
  form.append("file", new Blob([bytes as Uint8Array<ArrayBuffer>]), "faq.xlsx");
  await api.call("POST", "/api/knowledge/files/", { token: business.token, multipart: form });
  await train(api, business.token);
  return { ...business, chat: await openChat(api, business.token) };
}

/** Returns the draft that the product asked the model to reword. */
const draftOf = (call: ModelCall): string =>
  (JSON.parse(call.body.messages.at(-1).content) as { draft: string }).draft;

async function fillIn(page: Page, t: Texts, provider: ModelProvider): Promise<void> {
  await page.getByRole("radio", { name: t("models:writer.own") }).check();
  await page.getByLabel(t("models:form.baseUrl"), { exact: true }).fill(provider.openai);
  await page.getByLabel(t("models:form.model"), { exact: true }).fill("qwen3:8b");
  await page.getByLabel(t("models:form.key"), { exact: true }).fill(provider.key);
  await page.getByLabel(t("models:form.inputPrice")).fill("0.15");
  await page.getByLabel(t("models:form.outputPrice")).fill("0.6");
}

test(
  "an owner sets a model, tries it, and a customer reads its words as they are written",
  { tag: ["@phone", "@one-language"] },
  async ({ page, t, api, language }) => {
    await using provider = await modelProvider();
    const { asked, answer, more } = questions[language];
    const shop = await smallShop(api);
    await restoreSession(page, shop.token);
    await page.goto("/settings");
    await expect(page.getByRole("heading", { name: t("models:title") })).toBeVisible();
    await expect(page.getByText(t("models:about.off"))).toBeVisible();
    await fillIn(page, t, provider);

    provider.behave({ status: 401 });
    await page.getByRole("button", { name: t("models:form.test") }).click();
    await expect(page.getByRole("status").getByText(t("models:problem.unauthorized"))).toBeVisible();
    provider.behave({ text: draftOf });
    await page.getByRole("button", { name: t("models:form.test") }).click();
    await expect(page.getByRole("status").getByText("11")).toBeVisible();

    await page
      .locator("form", { has: page.getByLabel(t("models:form.baseUrl"), { exact: true }) })
      .getByRole("button", { name: t("models:form.save"), exact: true })
      .click();
    await expect(page.getByText(t("models:form.saved"))).toBeVisible();
    await page.reload();
    await expect(page.getByRole("radio", { name: t("models:writer.own") })).toBeChecked();
    await expect(page.getByText(provider.key.slice(-4))).toBeVisible();
    expect(await page.content()).not.toContain(provider.key);

    provider.behave({ text: (call) => `${draftOf(call)} ${more}`, pieceMs: 500, piece: 24 });
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    await chat.ask(asked);
    await expect(chat.log.getByText(answer)).toBeVisible();
    // The first words are shown while the box still waits for the rest.
    await expect(chat.box).toBeDisabled();
    await chat.answered();
    await expect(chat.log.getByText(more)).toBeVisible();
    await page.reload();
    await chat.ready();
    await expect(chat.log.getByText(more)).toBeVisible();

    await page.goto("/settings");
    const today = page.getByRole("region", { name: t("models:today.title") });
    await expect(today).toContainText(t("models:today.written", { count: 1 }));
    await expect(today).toContainText("<$0.01");
  },
);

test(
  "words that the source does not bear are taken back, and the owner learns why; off is off at once",
  { tag: "@one-language" },
  async ({ page, t, api, language }) => {
    await using provider = await modelProvider();
    const { asked, answer, invented } = questions[language];
    const shop = await smallShop(api);
    await api.call("PUT", "/api/models/", {
      token: shop.token,
      json: {
        writer: "own",
        own: { provider: "openai-compatible", base_url: provider.openai, model: "m", api_key: provider.key },
      },
    });
    provider.behave({ text: (call) => `${draftOf(call)}\n${invented}`, pieceMs: 60 });
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    await chat.ask(asked);
    await chat.answered();
    await expect(chat.log.getByText(answer)).toHaveCount(1);
    await expect(chat.log.getByText(invented)).toHaveCount(0);

    await restoreSession(page, shop.token);
    await page.goto("/settings");
    const today = page.getByRole("region", { name: t("models:today.title") });
    await expect(today).toContainText(t("models:problem.claim"));
    await page.getByRole("radio", { name: t("models:writer.off") }).check();
    await expect(page.getByText(t("models:changed"))).toBeVisible();
    const calls = provider.asked.length;
    await chat.open(shop.chat);
    await chat.ask(asked);
    await chat.answered();
    await expect(chat.log.getByText(answer)).toHaveCount(2);
    expect(provider.asked).toHaveLength(calls);
  },
);

test(
  "the form says what is missing or wrong, by keyboard alone",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await page.goto("/settings");
    await page.getByRole("radio", { name: t("models:writer.off") }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: t("models:writer.own") })).toBeChecked();
    await page.getByLabel(t("models:form.cap")).focus();
    await page.keyboard.type("five");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel(t("models:form.baseUrl"), { exact: true })).toBeFocused();
    await expect(page.getByText(t("settings:problems.amount"))).toBeVisible();
    await page.keyboard.type("ftp://models.example");
    await page.getByLabel(t("models:form.model"), { exact: true }).focus();
    await page.keyboard.type("m");
    await page.getByLabel(t("models:form.cap")).fill("");
    await page.getByLabel(t("models:form.cap")).press("Enter");
    await expect(page.getByText(t("errors:field.model_address"))).toBeVisible();
  },
);
