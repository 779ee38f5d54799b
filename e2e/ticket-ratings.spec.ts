import { violationsInBothThemes } from "./accessibility.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { Keyboard } from "./keyboard.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test(
  "a customer rates the help once the ticket is closed, and the owner goes from the dashboard's figure to their words",
  { tag: "@one-language" },
  async ({ page, browser, api, t }) => {
    const owner = await signUp(api);
    const token = await openChat(api, owner.token);
    const context = await browser.newContext({ baseURL: api.url, locale: "ar" });
    const theirs = await context.newPage();
    const chat = new ChatPageModel(theirs, t);
    await chat.open(token);
    const customer = new Keyboard(theirs);
    await chat.askByKeyboard(customer, "أبغى موظف يساعدني في طلبي");
    await chat.answered();

    await restoreSession(page, owner.token);
    await page.goto("/tickets?status=deferred");
    await page.getByRole("link", { name: "أبغى موظف يساعدني في طلبي" }).click();
    await page.getByRole("button", { name: t("tickets:ticket.resolve") }).click();

    const question = theirs.getByRole("region", { name: t("chat:rating.question") });
    await expect(question).toBeVisible();
    await customer.activate(question.getByRole("button", { name: t("chat:rating.okay") }));
    await expect(question).toContainText(t("chat:rating.thanks"));
    await customer.activate(question.getByRole("button", { name: t("chat:rating.good") }));
    await expect(question.getByRole("button", { name: t("chat:rating.good") })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await customer.typeInto(
      question.getByRole("textbox", { name: t("chat:rating.comment") }),
      "رد سريع وواضح",
    );
    await customer.activate(question.getByRole("button", { name: t("chat:rating.send") }));
    await expect(question).toContainText("رد سريع وواضح");
    // Nothing is left to press in the question, and the customer can go on from where they were.
    await customer.tab();
    expect(customer.problems).toEqual([]);
    expect(await violationsInBothThemes(theirs)).toEqual([]);
    await theirs.reload();
    await expect(question).toContainText("رد سريع وواضح");

    await page.goto("/dashboard");
    const keyboard = new Keyboard(page);
    await keyboard.activate(page.getByRole("link", { name: t("dashboard:facts.satisfied") }));
    await expect(page).toHaveURL(/\/tickets\?.*rating=any/);
    await keyboard.activate(page.getByRole("link", { name: "أبغى موظف يساعدني في طلبي" }));
    const info = page.getByRole("complementary", { name: t("tickets:ticket.info") });
    await expect(info).toContainText(t("portal:rating.good"));
    await expect(info).toContainText("رد سريع وواضح");
    expect(keyboard.problems).toEqual([]);

    await page.goto("/settings");
    const ask = page.getByRole("switch", { name: t("settings:rating.label") });
    await ask.focus();
    await page.keyboard.press("Space");
    await expect(locateToast(page, t("settings:rating.off"))).toBeVisible();
    await page.reload();
    await expect(ask).not.toBeChecked();
    await context.close();
  },
);
