import { demoSources } from "#server/demo/sources.ts";
import { openChat, restoreSession, signUp, train, upload } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test("an owner gives a source a title, and customers read it under the answer in their language", async ({
  page,
  t,
  api,
  language,
}) => {
  const { token } = await signUp(api);
  await upload(api, token, demoSources[0]!.path, "common");
  await train(api, token);
  const chat = await openChat(api, token);
  await restoreSession(page, token);
  await page.goto("/knowledge-base");
  const name = "customer-questions.xlsx";
  await page.getByRole("button", { name: t("portal:source.more", { name }) }).click();
  await page.getByRole("menuitem", { name: t("knowledge:row.titles") }).click();
  const dialog = page.getByRole("dialog", { name: t("knowledge:titles.title") });
  await dialog.getByLabel(t("knowledge:titles.ar")).fill("أسئلة يطرحها العملاء");
  await dialog.getByLabel(t("knowledge:titles.en")).fill("What customers ask");
  await dialog.getByRole("button", { name: t("common:save"), exact: true }).click();
  await expect(locateToast(page, t("knowledge:titles.success"))).toBeVisible();
  const title = language === "en" ? "What customers ask" : "أسئلة يطرحها العملاء";
  const source = page.getByRole("main").getByRole("listitem").filter({ hasText: name });
  await expect(source).toContainText(t("knowledge:titles.shown", { title }));

  const customer = new ChatPageModel(page, t);
  await customer.open(chat);
  await customer.ask(language === "en" ? "What is your return policy?" : "هل التوصيل مجاني؟");
  await customer.answered();
  await expect(customer.log.getByText(title)).toBeVisible();
  await expect(customer.log.getByText("customer-questions")).toHaveCount(0);
});
