import { existsSync } from "node:fs";
import { join } from "node:path";
import { demoSources } from "#server/demo/sources.ts";
import { newBusiness } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { fillMessageTemplate, xlsxType } from "./filled-template.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

const shared = join(
  process.env["WAKIL_SHARED"] ?? join(import.meta.dirname, "../../shared"),
  "data",
  "documents",
);

/** The test uses third-party documents if they exist, and otherwise our own, with a question that they answer. */
const documents = existsSync(shared)
  ? {
      files: ["faq_chromium_amiri.pdf", "faq_wkhtml_plain.pdf", "faq_wkhtml_amiri.pdf"].map((name) =>
        join(shared, name),
      ),
      question: "كم مدة توصيل الطلب؟",
      answer: /30 إلى 60 دقيقة/,
    }
  : {
      files: demoSources.map(({ path }) => path),
      question: "هل التوصيل مجاني؟",
      // The chat keeps an amount and its currency on one line with a non-breaking space.
      answer: /200\sريال/,
    };

test("the whole story of a new business: sign up, upload, train, be asked, hand over, answer as a person", async ({
  page,
  browser,
  t,
  baseURL,
  language,
}) => {
  test.setTimeout(240_000);
  const business = newBusiness();

  // The owner signs up and reaches the first day's screen.
  await page.goto("/");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("landing:hero.start") })
    .first()
    .click();
  await page.getByLabel(t("auth:fields.businessName")).fill(business.name);
  await page.getByLabel(t("auth:fields.email")).fill(business.email);
  await page.getByLabel(t("auth:fields.phone")).fill(business.phone);
  await page.getByLabel(t("auth:fields.industry")).selectOption("food_beverage");
  await page.getByLabel(t("auth:fields.password"), { exact: true }).fill(business.password);
  await page
    .getByRole("main")
    .getByRole("button", { name: t("auth:signUp.submit") })
    .click();
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { name: t("dashboard:first.upload") })).toBeVisible();

  // The owner uploads documents and the filled-in template, and trains.
  await page.getByRole("main").locator("input[type=file]").setInputFiles(documents.files);
  await expect(page).toHaveURL("/knowledge-base", { timeout: 60_000 });
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: t("knowledge:add.template") }).click();
  await page
    .getByRole("tabpanel")
    .locator("input[type=file]")
    .setInputFiles({
      name: "answers.xlsx",
      mimeType: xlsxType,
      buffer: await fillMessageTemplate(await (await downloading).path()),
    });
  const sources = page.getByRole("tabpanel").getByRole("listitem");
  await expect(sources.filter({ hasText: "answers.xlsx" })).toContainText(
    t("knowledge:found.faqs", { count: 1 }),
  );
  await expect(sources).toHaveCount(documents.files.length + 1);
  await expect(sources.filter({ hasText: t("portal:status.processing") })).toHaveCount(0, {
    timeout: 60_000,
  });
  await page.getByRole("button", { name: t("knowledge:train.now") }).click();
  await expect(locateToast(page, t("knowledge:train.success"))).toBeVisible({ timeout: 60_000 });

  // The owner creates the chat link.
  await page
    .getByRole("complementary")
    .getByRole("link", { name: t("common:titles.channels") })
    .click();
  await page.getByRole("link", { name: t("channels:webChat.make") }).click();
  await page.getByRole("button", { name: t("chatbot:generate") }).click();
  const link = await page.getByLabel(t("chatbot:address.label"), { exact: true }).inputValue();

  // A customer asks in Arabic, in English and in Gulf dialect, and then a question that nobody can answer.
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: { "X-Forwarded-For": "10.20.30.40" },
    ...(baseURL && { baseURL }),
  });
  const chat = new ChatPageModel(await phone.newPage(), t);
  await chat.page.goto(`${link}?lang=${language}`);
  await chat.ready();
  for (const [question, answer] of [
    [documents.question, documents.answer],
    ["Do you repair machines?", /Nakheel workshop every Monday/],
    ["وين اصلح مكينتي؟", /ورشتنا بحي النخيل/],
    ["بكم مطحنة نسيم؟", /417/],
  ] as const) {
    await chat.ask(question);
    await expect(chat.log.getByText(answer).last()).toBeVisible();
    await chat.answered();
  }
  await chat.ask("ابغى اكلم موظف لو سمحت");
  await expect(chat.log.getByText(t("chat:withTeam"))).toBeVisible();

  // The owner finds the ticket and answers as a person, and the customer sees the answer without a reload.
  await page
    .getByRole("complementary")
    .getByRole("link", { name: t("common:titles.tickets") })
    .click();
  await page.getByRole("link", { name: documents.question }).first().click();
  await expect(page.getByText(t("tickets:reason.asked_for_human"))).toBeVisible();
  await page.getByRole("textbox", { name: t("portal:composer.label") }).fill("أهلًا بك، معك صاحب المحل");
  await page.getByRole("button", { name: t("portal:composer.send"), exact: true }).click();
  await expect(chat.log.getByText("أهلًا بك، معك صاحب المحل")).toBeVisible();

  // The ticket is resolved and counted.
  await page.getByRole("button", { name: t("tickets:ticket.resolve") }).click();
  await expect(locateToast(page, t("tickets:ticket.processed"))).toBeVisible();
  await page
    .getByRole("complementary")
    .first()
    .getByRole("link", { name: t("common:titles.dashboard") })
    .click();
  await expect(
    page
      .getByRole("definition")
      .filter({ hasText: t("dashboard:facts.tickets", { count: 1 }) })
      .first(),
  ).toContainText("1");
  await phone.close();
});
