import type { Page } from "@playwright/test";
import { demoSources } from "#server/demo/sources.ts";
import type { Api } from "./api.ts";
import {
  addColleague,
  type Business,
  restoreSession,
  openChat,
  signUp,
  train,
  upload,
  uploadBytes,
} from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { staffFile } from "./staff-file.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";
import { horizontalOverflow, locateToast } from "./page-queries.ts";

const faqs = demoSources[0]?.path as string;
const main = (page: Page) => page.getByRole("main");

/** Creates a business with the shop's answers for everybody and its handbook for staff. */
async function shopWithHandbook(api: Api): Promise<Business> {
  const business = await signUp(api);
  await upload(api, business.token, faqs, "common");
  await uploadBytes(api, business.token, "staff-handbook.xlsx", staffFile(), "staff");
  await train(api, business.token);
  return business;
}

const save = (page: Page, t: Texts) =>
  page.getByRole("button", { name: t("agents:save.submit"), exact: true }).click();

const question = {
  ar: {
    topic: "أبغى اسعار الجمله",
    plain: "هل التوصيل مجاني؟",
    unknown: "ما رقم عقد المستودع الجديد؟",
    staff: "كم خصم الموظفين على البن؟",
    secret: "30%",
  },
  en: {
    topic: "I need WHOLESALE prices",
    plain: "Is delivery free?",
    unknown: "Who cleans the carpet upstairs?",
    staff: "What is the staff discount on coffee?",
    secret: "30%",
  },
} as const;

test("an owner gives the agent a name, a greeting, a topic and hours, hears them in the preview, and customers meet them", async ({
  page,
  t,
  api,
  language,
}) => {
  const business = await shopWithHandbook(api);
  const chat = await openChat(api, business.token);
  const words = question[language];
  await restoreSession(page, business.token);
  await page.goto("/agents");
  await expect(page.getByRole("heading", { level: 1, name: t("common:titles.agents") })).toBeVisible();
  await main(page)
    .getByRole("listitem")
    .filter({ hasText: t("agents:kind.support") })
    .getByRole("link", { name: t("agents:go.settings") })
    .click();
  await expect(page).toHaveURL("/agents/support");

  await page.getByLabel(t("agents:identity.name.ar")).fill("نورة");
  await page.getByLabel(t("agents:identity.name.en")).fill("Noura");
  await page.getByLabel(t("agents:identity.greeting.ar")).fill("حيّاك الله، أنا نورة من المتجر.");
  await page.getByLabel(t("agents:identity.greeting.en")).fill("Welcome, I am Noura of the shop.");
  const topics = page.getByLabel(t("agents:handover.topicsAr"));
  await topics.fill("الجملة");
  await topics.press("Enter");
  await page.getByLabel(t("agents:handover.topicsEn")).fill("wholesale,");
  await page.getByRole("switch", { name: t("agents:hours.on") }).check();
  // The team is open whenever the test runs.
  for (const day of ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]) {
    const name = t(`agents:day.${day}`);
    const isOpen = page.getByRole("switch", { name: t("agents:hours.openOf", { day: name }) });
    await isOpen.check();
    await page.getByLabel(t("agents:hours.fromOf", { day: name })).selectOption("00:00");
    await page.getByLabel(t("agents:hours.toOf", { day: name })).selectOption("00:00");
  }
  await expect(page.getByText(t("agents:teamState.open"))).toBeVisible();

  const preview = page.getByRole("region", { name: t("portal:ask.title") });
  await preview.getByRole("textbox").fill(words.topic);
  await preview.getByRole("button", { name: t("portal:ask.send"), exact: true }).click();
  await expect(preview.getByText(t("agent:handover.warm.topic"))).toBeVisible();
  await expect(preview.getByText(t("agent:team.open"))).toBeVisible();

  await save(page, t);
  await expect(locateToast(page, t("agents:save.success"))).toBeVisible();
  await expect(page.getByText(t("agents:save.changed"))).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(t("agents:identity.name.ar"))).toHaveValue("نورة");

  const customer = new ChatPageModel(page, t);
  await customer.open(chat);
  await expect(customer.log.getByText(language === "ar" ? "أنا نورة من المتجر" : "I am Noura")).toBeVisible();
  await customer.ask(words.topic);
  await expect(customer.log.getByText(t("agent:handover.warm.topic"))).toBeVisible();
  await expect(customer.log.getByText(t("agent:team.open"))).toBeVisible();
});

test(
  "wrong fields are named where they are, the focus goes to the first, and undo brings back what is saved",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/agents/support");
    const name = page.getByLabel(t("agents:identity.name.ar"));
    const before = await name.inputValue();
    await name.fill(" ");
    await save(page, t);
    await expect(locateToast(page, t("agents:save.mend"))).toBeVisible();
    await expect(name).toBeFocused();
    await expect(page.getByText(t("errors:field.required"))).toBeVisible();
    await page.getByRole("button", { name: t("agents:save.undo"), exact: true }).click();
    await expect(name).toHaveValue(before);
    await expect(page.getByText(t("errors:field.required"))).toBeHidden();
  },
);

test(
  "the certainty is automatic until the owner draws the line, by the keyboard alone",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/agents/support");
    await page
      .getByRole("group", { name: t("agents:certainty.label") })
      .getByRole("radio")
      .first()
      .focus();
    await page.keyboard.press("ArrowDown");
    const slider = page.getByRole("slider");
    await expect(slider).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(slider).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByText(t("agents:certainty.word.careful"))).toBeVisible();
    await page.keyboard.press("Home");
    await expect(page.getByText(t("agents:certainty.word.bold"))).toBeVisible();
    await save(page, t);
    await expect(locateToast(page, t("agents:save.success"))).toBeVisible();
    await page.goto("/agents");
    await expect(main(page).getByText("40%")).toBeVisible();
  },
);

test(
  "an employee asks inside what only staff may read, opens the source, and no customer gets it out",
  { tag: "@one-language" },
  async ({ page, t, api, language }) => {
    const business = await shopWithHandbook(api);
    const words = question[language];
    await restoreSession(page, await addColleague(api, business));
    await page.goto("/dashboard");
    await page
      .getByRole("navigation", { name: t("portal:menu.label") })
      .getByRole("link", { name: t("common:titles.agents") })
      .click();
    await page.getByRole("link", { name: t("portal:menu.ask"), exact: true }).click();
    await expect(page.getByText(t("agents:ask.private"))).toBeVisible();
    await page.getByRole("textbox", { name: t("agents:ask.placeholder") }).fill(words.staff);
    await page.keyboard.press("Enter");
    const log = page.getByRole("log", { name: t("agents:ask.log") });
    await expect(log.getByText(words.secret)).toBeVisible();
    await log.getByRole("button", { name: t("agents:ask.right"), exact: true }).click();
    await expect(log.getByRole("button", { name: t("agents:ask.right"), exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await log
      .getByRole("list", { name: t("agents:ask.sources") })
      .getByRole("button")
      .first()
      .click();
    await expect(page.getByRole("dialog").getByText(words.secret).first()).toBeVisible();
    await page.keyboard.press("Escape");

    // A question that the agent cannot answer is sent to the support address with one button.
    await page.getByRole("textbox", { name: t("agents:ask.placeholder") }).fill(words.unknown);
    await page.keyboard.press("Enter");
    await log.getByRole("button", { name: t("agents:ask.forward") }).click();
    await expect(log.getByText(business.email).last()).toBeVisible();
    await expect.poll(async () => (await api.mailTo(business.email))?.text ?? "").toContain(words.unknown);

    // The history belongs to this member alone.
    await restoreSession(page, business.token);
    await page.goto("/ask");
    await expect(page.getByRole("log", { name: t("agents:ask.log") })).toBeVisible();
    await expect(page.getByText(words.staff)).toBeHidden();

    const customer = new ChatPageModel(page, t);
    await customer.open(await openChat(api, business.token));
    await customer.ask(words.staff);
    await customer.answered();
    await expect(customer.log).not.toContainText(words.secret);
  },
);

test(
  "a source is made staff-only on its row, and customers hear nothing of it from that moment",
  { tag: "@one-language" },
  async ({ page, t, api, language }) => {
    const business = await signUp(api);
    await upload(api, business.token, faqs, "common");
    await uploadBytes(api, business.token, "staff-handbook.xlsx", staffFile(), "customers");
    await train(api, business.token);
    const chat = await openChat(api, business.token);
    const words = question[language];
    const customer = new ChatPageModel(page, t);
    await customer.open(chat);
    await customer.ask(words.staff);
    await expect(customer.log.getByText(words.secret)).toBeVisible();

    await restoreSession(page, business.token);
    await page.goto("/knowledge-base");
    const row = main(page).getByRole("listitem").filter({ hasText: "staff-handbook.xlsx" });
    await row.getByRole("button", { name: t("knowledge:audience.customers") }).click();
    await page.getByRole("menuitem", { name: t("knowledge:audience.toStaff") }).click();
    await expect(locateToast(page, t("knowledge:audience.closed"))).toBeVisible();
    await expect(row).toContainText(t("knowledge:audience.staff"));

    await page.evaluate(() => sessionStorage.clear());
    await customer.open(chat);
    await customer.ask(words.staff);
    await customer.answered();
    await expect(customer.log).not.toContainText(words.secret);
  },
);

test(
  "whoever is no owner sees the settings and cannot change them",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await restoreSession(page, await addColleague(api, business));
    await page.goto("/agents/support");
    await expect(page.getByText(t("agents:notAllowed"))).toBeVisible();
    await expect(page.getByLabel(t("agents:identity.name.ar"))).toBeDisabled();
  },
);

test(
  "agents, their settings and the internal chat fit a phone",
  { tag: "@phone" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await page.setViewportSize({ width: 390, height: 844 });
    await restoreSession(page, business.token);
    for (const path of ["/agents", "/agents/support", "/agents/internal", "/ask"]) {
      await page.goto(path);
      await main(page).getByRole("heading", { level: 1 }).waitFor();
      expect(await horizontalOverflow(page), path).toBe(0);
    }
    await page.goto("/dashboard");
    await page.getByRole("button", { name: t("portal:menu.more") }).click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: t("common:titles.agents") })
      .click();
    await expect(page).toHaveURL("/agents");
  },
);
