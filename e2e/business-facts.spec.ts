import type { Locator, Page } from "@playwright/test";
import { openChat, restoreSession, signUp, train, uploadBytes } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { Keyboard } from "./keyboard.ts";
import { findOverflows, locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";
import { faqBytes } from "#server/testing/workbook-bytes.ts";
import { violations } from "./accessibility.ts";

const path = "/knowledge-base/facts";
const opens = [
  {
    phrasings: ["متى تفتحون؟", "ما أوقات العمل؟"],
    answer: "نفتح يوميًا من 8 صباحًا حتى 10 مساءً.",
  },
];

/** Returns the part of the page about one topic. */
const topic = (page: Page, name: string): Locator => page.getByRole("region", { name, exact: true });

test(
  "an owner without files adds on a phone what every customer asks, and customers hear it after publishing",
  { tag: "@phone" },
  async ({ page, t, api, language }) => {
    const business = await signUp(api);
    await page.setViewportSize({ width: 390, height: 844 });
    await restoreSession(page, business.token);
    await page.goto(path);
    await expect(page.getByText(t("facts:lede.none"))).toBeVisible();
    const dialog = page.getByRole("dialog");
    const name = (key: string) => t(`facts:topic.${key}`);
    const open = (key: string) =>
      page.getByRole("button", { name: t("facts:act.addOf", { topic: name(key) }) }).click();
    const save = () => dialog.getByRole("button", { name: t("facts:act.save") }).click();

    await open("hours");
    await expect(dialog).toBeVisible();
    expect(await violations(page), "the form of hours").toEqual([]);
    expect(await findOverflows(page, [320, 390])).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    const friday = t("agents:day.fri");
    await dialog
      .getByRole("switch", { name: t("facts:hours.openOf", { day: friday }) })
      .uncheck({ force: true });
    await save();
    await expect(locateToast(page, t("facts:act.saved", { topic: name("hours") }))).toBeVisible();
    await expect(topic(page, name("hours"))).toContainText(t("facts:hours.closed"));
    await expect(topic(page, name("hours"))).toContainText(t("facts:state.added"));
    await expect(topic(page, name("hours"))).toContainText(t("facts:state.pending"));

    await open("delivery");
    await save();
    // The missing value is reported at its field, and nothing that was typed is lost.
    await expect(dialog.getByLabel(t("facts:delivery.area"), { exact: true })).toBeFocused();
    await dialog.getByLabel(t("facts:delivery.area"), { exact: true }).fill("الرياض");
    await dialog.getByLabel(t("facts:delivery.fee"), { exact: true }).fill("15");
    await dialog.getByLabel(t("facts:delivery.time"), { exact: true }).fill("نفس اليوم");
    await save();
    await expect(topic(page, name("delivery"))).toContainText("نفس اليوم");

    await open("payments");
    await dialog.getByRole("checkbox", { name: t("facts:payments.method.mada"), exact: true }).check();
    await dialog.getByRole("checkbox", { name: t("facts:payments.method.cash"), exact: true }).check();
    await save();
    await expect(topic(page, name("payments"))).toContainText(t("facts:payments.method.mada"));

    await expect(page.getByText(t("facts:lede.pending", { count: 3 }))).toBeVisible();
    await page.getByRole("button", { name: t("knowledge:train.now") }).click();
    await expect(locateToast(page, t("knowledge:train.success"))).toBeVisible();
    await expect(topic(page, name("hours"))).not.toContainText(t("facts:state.pending"));
    expect(await findOverflows(page, [320, 390, 768, 1440])).toEqual([]);

    const chat = new ChatPageModel(page, t);
    await chat.open(await openChat(api, business.token));
    await chat.ask(language === "ar" ? "كم التوصيل للرياض؟" : "how much is delivery to Riyadh?");
    await expect(chat.log.getByText(language === "ar" ? "15 ريال" : "15 SR").first()).toBeVisible();
  },
);

test(
  "what a file says is confirmed with one press, corrected by keyboard and taken from the file again",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await uploadBytes(api, business.token, "faq.xlsx", Buffer.from(faqBytes(opens)), "customers");
    await train(api, business.token);
    await restoreSession(page, business.token);
    await page.goto(path);
    const name = t("facts:topic.hours");
    const hours = topic(page, name);
    await expect(hours).toContainText("faq.xlsx");
    await hours.getByRole("button", { name: t("facts:act.confirmOf", { topic: name }) }).click();
    await expect(locateToast(page, t("facts:act.confirmed", { topic: name }))).toBeVisible();
    await expect(hours.getByRole("button", { name: t("facts:act.confirmOf", { topic: name }) })).toHaveCount(
      0,
    );

    // The page is opened again without the toast, which takes a stop of the Tab key while it is shown.
    await page.goto(path);
    const keyboard = new Keyboard(page);
    const edit = hours.getByRole("button", { name: t("facts:act.editOf", { topic: name }) });
    await edit.focus();
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name });
    const friday = dialog.getByRole("switch", {
      name: t("facts:hours.openOf", { day: t("agents:day.fri") }),
    });
    await keyboard.tabTo(friday);
    await keyboard.press("Space");
    await keyboard.tabTo(dialog.getByRole("button", { name: t("facts:act.save") }));
    await keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(hours).toContainText(t("facts:hours.closed"));
    expect(keyboard.problems).toEqual([]);

    await hours.getByRole("button", { name: t("facts:act.takeFile") }).click();
    await expect(hours).not.toContainText(t("facts:hours.closed"));
    await expect(
      hours.getByRole("button", { name: t("facts:act.confirmOf", { topic: name }) }),
    ).toBeVisible();
  },
);

test(
  "how to start tells how many of the six are known, and leads to the rest",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    await api.call("PUT", "/api/knowledge/facts/", {
      token: business.token,
      json: { topic: "payments", value: { methods: ["mada"] } },
    });
    await restoreSession(page, business.token);
    await page.goto("/how-to-start");
    const progress = page.getByRole("progressbar", { name: t("guide:facts.progress", { known: 1, all: 6 }) });
    await expect(progress).toBeVisible();
    await page.getByRole("link", { name: t("guide:facts.complete") }).click();
    await expect(page).toHaveURL(path);
    await expect(topic(page, t("facts:topic.payments"))).toContainText(t("facts:payments.method.mada"));
  },
);
