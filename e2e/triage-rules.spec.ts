import { violationsInBothThemes } from "./accessibility.ts";
import { chatSession } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test("C204 an owner writes a triage rule, tries it on past tickets, switches it on and sees it on the next ticket", async ({
  page,
  api,
  t,
}) => {
  const owner = await signUp(api);
  const chat = await openChat(api, owner.token);
  const ask = (text: string) =>
    api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: text, chat_token: chat },
    });
  await ask("أبغى فاتورة ضريبية للطلب الأول");
  await ask("متى تفتحون؟");
  await restoreSession(page, owner.token);
  await page.goto("/settings");
  await page.getByRole("link", { name: t("settings:triage.open") }).click();
  await page.getByRole("link", { name: t("triageRules:add") }).click();
  const save = page.getByRole("button", { name: t("triageRules:form.save") });
  await page.getByRole("textbox", { name: t("triageRules:form.name") }).fill("فواتير");
  await save.click();
  await expect(page.getByText(t("errors:field.triage_no_condition"))).toBeVisible();
  await expect(page.getByText(t("errors:field.triage_no_action"))).toBeVisible();

  const words = page.getByRole("textbox", { name: t("triageRules:form.words") });
  await words.fill("فاتورة");
  await words.press("Enter");
  await page.getByRole("combobox", { name: t("triageRules:form.priority") }).selectOption("high");
  const tag = page.getByRole("combobox", { name: t("tickets:tags.add") });
  await tag.fill("محاسبة");
  await tag.press("Enter");
  expect(await violationsInBothThemes(page)).toEqual([]);
  await save.click();

  const trial = page.getByRole("dialog", { name: t("triageRules:trial.title", { name: "فواتير" }) });
  await expect(trial.getByText(t("triageRules:trial.found", { count: 1, checked: "2" }))).toBeVisible();
  await expect(trial.getByRole("listitem")).toHaveCount(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await trial.getByRole("button", { name: t("triageRules:trial.on") }).click();
  await expect(locateToast(page, t("triageRules:done.on"))).toBeVisible();
  const rule = page.getByRole("list", { name: t("triageRules:list") }).getByRole("listitem");
  await expect(rule.getByRole("switch")).toBeChecked();
  await expect(rule).toContainText(t("triageRules:summary.quoted", { word: "فاتورة" }));
  expect(await violationsInBothThemes(page)).toEqual([]);

  await ask("وين فاتورة الطلب الثاني؟");
  await page.goto("/tickets?sort=newest");
  await page.getByRole("link", { name: "وين فاتورة الطلب الثاني؟" }).click();
  const info = page.getByRole("complementary", { name: t("tickets:ticket.info") });
  await expect(info.getByRole("heading", { name: t("tickets:triage.title") })).toBeVisible();
  await expect(info).toContainText(
    [
      t("tickets:triage.priority", { priority: t("portal:priority.high") }),
      t("tickets:triage.tag", { name: "محاسبة" }),
    ].join(t("tickets:triage.and")),
  );
});
