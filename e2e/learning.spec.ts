import type { Page } from "@playwright/test";
import { type Api, chatSession } from "./api.ts";
import { type Business, restoreSession, openChat, signUp, train } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import { horizontalOverflow, locateToast } from "./page-queries.ts";

interface Shop extends Business {
  chat: string;
}

/** Creates a business whose agent knows its opening hours and nothing else. */
async function smallShop(api: Api): Promise<Shop> {
  const business = await signUp(api);
  await write(api, business.token, ["متى تفتحون؟", "ما أوقات العمل؟"], "نفتح كل يوم من 8 صباحًا إلى 11 مساءً.");
  await train(api, business.token);
  return { ...business, chat: await openChat(api, business.token) };
}

const write = (api: Api, token: string, phrasings: string[], ar: string) =>
  api.call("POST", "/api/faqs/", { token, json: { phrasings, answer: { ar, en: null } } });

/** Returns the reply to a new customer. */
const ask = (api: Api, chat: string, text: string) =>
  api.call<{ chatbot_msg: string; handed_over: boolean }>("POST", "/webhook/chatbot/", {
    session: chatSession(),
    form: { customer_msg: text, chat_token: chat },
  });

async function openTicket(page: Page, api: Api, shop: Shop): Promise<void> {
  const { data } = await api.call<{ data: { id: string }[] }>("GET", "/api/tickets/", { token: shop.token });
  await page.goto(`/tickets/${data[0]?.id}`);
}

test("what the agent did not know and staff answered is taught with a click, and the next customer is answered", async ({
  page,
  api,
  t,
}) => {
  const shop = await smallShop(api);
  const first = await ask(api, shop.chat, "السلام عليكم، هل تغلّفون الهدايا؟ جوالي 0555550142");
  expect(first.handed_over).toBe(true);
  await restoreSession(page, shop.token);
  await openTicket(page, api, shop);
  const reply = "نعم، نغلّف الهدايا مجانًا. للتأكيد اتصلنا بك على 0555550142";
  await page.getByLabel(t("portal:composer.label")).fill(reply);
  await page.getByRole("button", { name: t("portal:composer.send"), exact: true }).click();
  await page.getByRole("button", { name: t("corrections:card.go"), exact: true }).click();

  const dialog = page.getByRole("dialog", { name: t("corrections:dialog.title") });
  // The question no longer contains the greeting and the customer's number; in the answer the number is marked.
  await expect(dialog.getByLabel(t("corrections:dialog.question"))).toHaveValue("هل تغلّفون الهدايا؟");
  const answer = dialog.getByLabel(t("corrections:dialog.answer"), { exact: true });
  await expect(answer).toHaveValue(reply);
  await expect(dialog.getByText(t("corrections:dialog.personal"))).toBeVisible();
  await answer.fill("نعم، نغلّف الهدايا مجانًا مع كل طلب.");
  await expect(dialog.getByText(t("corrections:dialog.personal"))).toBeHidden();
  await dialog.getByRole("button", { name: t("corrections:dialog.save") }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(t("corrections:taught.pending"))).toBeVisible();
  await locateToast(page, t("corrections:dialog.done"))
    .getByRole("button", { name: t("faqs:train.now") })
    .click();
  // The ticket remembers the correction, and shows when the agent knows it.
  await expect(page.getByText(t("corrections:taught.live"))).toBeVisible();

  const next = await ask(api, shop.chat, "عندكم تغليف هدايا؟");
  expect(next.handed_over).toBe(false);
  expect(next.chatbot_msg).toContain("مجانًا مع كل طلب");
  await page.getByRole("link", { name: t("corrections:taught.open") }).click();
  await expect(page.getByRole("dialog", { name: t("faqs:form.edit") })).toBeVisible();
});

test(
  "what was taught can be taken back in the ticket",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const shop = await smallShop(api);
    await ask(api, shop.chat, "هل تغلّفون الهدايا؟");
    await restoreSession(page, shop.token);
    await openTicket(page, api, shop);
    await page.getByLabel(t("portal:composer.label")).fill("نعم، مجانًا.");
    await page.getByRole("button", { name: t("portal:composer.send"), exact: true }).click();
    await page.getByRole("button", { name: t("corrections:card.go"), exact: true }).click();
    await page.getByRole("button", { name: t("corrections:dialog.save"), exact: true }).click();
    const line = page.getByText(t("corrections:taught.pending"));
    await expect(line).toBeVisible();
    await page
      .getByRole("log")
      .getByRole("button", { name: t("corrections:taught.undo"), exact: true })
      .click();
    await expect(line).toBeHidden();
    await expect(page.getByRole("button", { name: t("corrections:card.go"), exact: true })).toBeVisible();
  },
);

test(
  "staff say of an answer that it was wrong, and teach the right one",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const shop = await smallShop(api);
    expect((await ask(api, shop.chat, "متى تفتحون؟")).handed_over).toBe(false);
    await restoreSession(page, shop.token);
    await openTicket(page, api, shop);
    const verdict = page.getByRole("group", { name: t("corrections:verdict.label") });
    await verdict.getByRole("button", { name: t("corrections:verdict.wrong") }).click();
    const dialog = page.getByRole("dialog", { name: t("corrections:dialog.title") });
    await expect(dialog.getByLabel(t("corrections:dialog.question"))).toHaveValue("متى تفتحون؟");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await verdict.getByRole("button", { name: t("corrections:verdict.undo") }).click();
    await verdict.getByRole("button", { name: t("corrections:verdict.right") }).click();
    await expect(locateToast(page, t("corrections:verdict.thanks"))).toBeVisible();
    const { data } = await api.call<{ data: { question: string }[] }>("GET", "/api/questions/", {
      token: shop.token,
    });
    expect(data.map(({ question }) => question)).toEqual(["متى تفتحون؟"]);
  },
);

test(
  "open questions are grouped by meaning, answered and put aside",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const shop = await smallShop(api);
    for (const text of ["عندكم قهوة بدون كافيين؟", "do you have decaf coffee?", "هل تبيعون بالجملة؟"])
      await ask(api, shop.chat, text);
    await restoreSession(page, shop.token);
    await page.goto("/knowledge-base/gaps");
    const gaps = page.getByRole("list", { name: t("unansweredQuestions:list.label") }).locator("> li");
    await expect(gaps).toHaveCount(2);
    // Two customers who ask in two languages count for one question, which is listed first.
    await expect(gaps.first()).toContainText(t("unansweredQuestions:row.customersWord", { count: 2 }));
    expect(await horizontalOverflow(page)).toBe(0);
    const keyboard = new Keyboard(page);
    await keyboard.activate(
      gaps.first().getByRole("button", { name: t("unansweredQuestions:row.examples", { count: 2 }) }),
    );
    await expect(gaps.first()).toContainText("عندكم قهوة بدون كافيين؟");
    await expect(gaps.first()).toContainText("do you have decaf coffee?");

    // Alt+T goes to the toast, and what is pressed there leads back.
    for (const [entry, done] of [
      ["dismiss", "done"],
      ["offTopic", "offTopic"],
    ] as const) {
      const more = t("unansweredQuestions:row.more", { question: "هل تبيعون بالجملة؟" });
      await keyboard.activate(gaps.last().getByRole("button", { name: more }));
      await keyboard.choose(page.getByRole("menuitem", { name: t(`unansweredQuestions:row.${entry}`) }));
      await expect(gaps).toHaveCount(1);
      const undo = locateToast(page, t(`unansweredQuestions:dismiss.${done}`)).getByRole("button", {
        name: t("unansweredQuestions:dismiss.undo"),
      });
      await expect(undo).toBeVisible();
      await keyboard.press("Alt+t");
      await expect(undo).toBeFocused();
      await keyboard.press("Enter");
      await expect(gaps).toHaveCount(2);
    }

    await keyboard.activate(
      gaps.first().getByRole("button", { name: t("unansweredQuestions:row.answer"), exact: true }),
    );
    const dialog = page.getByRole("dialog", { name: t("unansweredQuestions:answer.title") });
    const phrasings = dialog.getByRole("group", { name: t("faqs:form.questions") }).getByRole("textbox");
    await expect(phrasings).toHaveCount(2);
    await keyboard.typeInto(dialog.getByLabel(t("faqs:form.answerAr")), "نعم، عندنا سويسري منزوع الكافيين.");
    await keyboard.activate(dialog.getByRole("button", { name: t("faqs:form.save") }));
    await expect(gaps).toHaveCount(1);
    await keyboard.activate(page.getByRole("link", { name: t("knowledge:parts.answers") }));
    expect(keyboard.problems).toEqual([]);
    await expect(page.getByRole("list", { name: t("faqs:list.label") })).toContainText(
      "سويسري منزوع الكافيين",
    );
  },
);

test(
  "an answer is written, found, changed and deleted with the keyboard alone",
  { tag: ["@phone", "@one-language"] },
  async ({ page, api, t }) => {
    const shop = await smallShop(api);
    await restoreSession(page, shop.token);
    await page.goto("/knowledge-base/answers");
    const list = page.getByRole("list", { name: t("faqs:list.label") });
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await page.getByRole("button", { name: t("faqs:list.write") }).press("Enter");
    const dialog = page.getByRole("dialog");
    // The first line has the focus. Enter begins the next line, and Backspace removes an empty one.
    await expect(dialog.getByRole("textbox").first()).toBeFocused();
    await page.keyboard.type("هل عندكم مواقف؟");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Do you have parking?");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Backspace");
    const phrasings = dialog.getByRole("group", { name: t("faqs:form.questions") }).getByRole("textbox");
    await expect(phrasings).toHaveCount(2);
    await dialog.getByRole("button", { name: t("faqs:form.save") }).press("Enter");
    await expect(dialog.getByText(t("faqs:form.answerMissing"))).toBeVisible();
    await expect(dialog.getByLabel(t("faqs:form.answerAr"))).toBeFocused();
    await page.keyboard.type("مواقفنا خلف المعرض، مجانًا.");
    await dialog.getByRole("switch", { name: t("faqs:form.exact") }).press("Space");
    await dialog.getByRole("button", { name: t("faqs:form.save") }).press("Enter");
    await expect(dialog).toBeHidden();
    const row = list.getByRole("listitem").filter({ hasText: "هل عندكم مواقف؟" });
    await expect(row).toContainText(t("faqs:row.exact"));
    await expect(row).toContainText(t("faqs:row.pending"));
    await expect(row).toContainText(t("faqs:row.phrasings", { count: 2 }));
    expect(await horizontalOverflow(page)).toBe(0);

    const search = page.getByRole("searchbox", { name: t("faqs:list.search") });
    await search.fill("PARKING");
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await search.fill("");
    await expect(list.getByRole("listitem")).toHaveCount(2);

    await row
      .getByRole("button", { name: t("faqs:row.open", { question: "هل عندكم مواقف؟" }) })
      .press("Enter");
    await expect(page).toHaveURL(/faq=/);
    await dialog.getByLabel(t("faqs:form.answerEn")).fill("Free parking behind the shop.");
    await dialog.getByRole("button", { name: t("faqs:form.save") }).press("Enter");
    await expect(locateToast(page, t("faqs:form.updated"))).toBeVisible();
    await expect(dialog).toBeHidden();
    await row
      .getByRole("button", { name: t("faqs:row.more", { question: "هل عندكم مواقف؟" }) })
      .press("Enter");
    await page.getByRole("menuitem", { name: t("faqs:row.delete") }).press("Enter");
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await locateToast(page, t("faqs:delete.done"))
      .getByRole("button", { name: t("faqs:delete.undo") })
      .press("Enter");
    await expect(list.getByRole("listitem")).toHaveCount(2);
  },
);

test(
  "without answers and without open questions the pages say what they are for",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    await restoreSession(page, business.token);
    await page.goto("/knowledge-base/answers");
    await expect(page.getByRole("heading", { name: t("faqs:list.none") })).toBeVisible();
    await page.getByRole("link", { name: t("knowledge:parts.gaps") }).click();
    await expect(
      page.getByRole("heading", { name: t("unansweredQuestions:list.noneUntrained") }),
    ).toBeVisible();
    expect(await horizontalOverflow(page)).toBe(0);
  },
);
