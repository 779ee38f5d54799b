import { violationsInBothThemes } from "./accessibility.ts";
import { chatSession } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
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
  const keyboard = new Keyboard(page);
  // The page's own list leads to the section, whose heading takes the focus.
  await keyboard.activate(page.getByRole("link", { name: t("settings:triage.title"), exact: true }));
  await expect(page.getByRole("heading", { name: t("settings:triage.title"), exact: true })).toBeFocused();
  await keyboard.activate(page.getByRole("link", { name: t("settings:triage.open") }));
  await keyboard.activate(page.getByRole("link", { name: t("triageRules:add") }));
  const save = page.getByRole("button", { name: t("triageRules:form.save") });
  await keyboard.typeInto(page.getByRole("textbox", { name: t("triageRules:form.name") }), "فواتير");
  await keyboard.activate(save);
  await expect(page.getByText(t("errors:field.triage_no_condition"))).toBeVisible();
  await expect(page.getByText(t("errors:field.triage_no_action"))).toBeVisible();

  const words = page.getByRole("textbox", { name: t("triageRules:form.words") });
  await keyboard.typeInto(words, "فاتورة");
  await keyboard.press("Enter");
  const priority = page.getByRole("combobox", { name: t("triageRules:form.priority") });
  await keyboard.tabTo(priority);
  await priority.selectOption("high");
  await keyboard.typeInto(page.getByRole("combobox", { name: t("tickets:tags.add") }), "محاسبة");
  await keyboard.press("Enter");
  expect(await violationsInBothThemes(page)).toEqual([]);
  await keyboard.activate(save);

  const trial = page.getByRole("dialog", { name: t("triageRules:trial.title", { name: "فواتير" }) });
  await expect(trial.getByText(t("triageRules:trial.found", { count: 1, checked: "2" }))).toBeVisible();
  await expect(trial.getByRole("listitem")).toHaveCount(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await keyboard.activate(trial.getByRole("button", { name: t("triageRules:trial.on") }));
  await expect(locateToast(page, t("triageRules:done.on"))).toBeVisible();
  const rule = page.getByRole("list", { name: t("triageRules:list") }).getByRole("listitem");
  await expect(rule.getByRole("switch")).toBeChecked();
  await expect(rule).toContainText(t("triageRules:summary.quoted", { word: "فاتورة" }));
  expect(await violationsInBothThemes(page)).toEqual([]);

  await ask("وين فاتورة الطلب الثاني؟");
  await keyboard.tab();
  await page.goto("/tickets?sort=newest");
  await keyboard.activate(page.getByRole("link", { name: "وين فاتورة الطلب الثاني؟" }));
  expect(keyboard.problems).toEqual([]);
  const info = page.getByRole("complementary", { name: t("tickets:ticket.info") });
  await expect(info.getByRole("heading", { name: t("tickets:triage.title") })).toBeVisible();
  await expect(info).toContainText(
    [
      t("tickets:triage.priority", { priority: t("portal:priority.high") }),
      t("tickets:triage.tag", { name: "محاسبة" }),
    ].join(t("tickets:triage.and")),
  );
});
