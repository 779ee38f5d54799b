import { violationsInBothThemes } from "./accessibility.ts";
import { chatSession, unique } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { findOverflows, locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test(
  "a customer gets a note, a tag and a field of the business's own, and is found and written to by the tag",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const { token } = await signUp(api);
    const chat = await openChat(api, token);
    for (const text of ["ابغى اكلم موظف، اسمي ليلى حسن", "متى تفتحون؟"])
      await api.call("POST", "/webhook/chatbot/", {
        session: chatSession(),
        form: { customer_msg: text, chat_token: chat },
      });
    const { data } = await api.call<{ data: { id: string }[] }>("GET", "/api/customers/", { token });
    await restoreSession(page, token);

    await page.goto("/settings#customer-fields");
    await page.getByRole("button", { name: t("settings:customerFields.add") }).click();
    const field = `المقاس ${unique()}`;
    await page.getByLabel(t("settings:customerFields.name")).fill(field);
    await page.keyboard.press("Enter");
    await expect(locateToast(page, t("settings:customerFields.added"))).toBeVisible();
    await expect(page.getByRole("list", { name: t("settings:customerFields.title") })).toContainText(field);

    await page.goto(`/customers/${data.at(-1)?.id}`);
    await page.getByRole("button", { name: t("customers:customer.editField", { field }) }).click();
    await page.getByRole("textbox", { name: field }).fill("وسط");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("definition").filter({ hasText: "وسط" })).toBeVisible();
    const note = `يفضّل التوصيل مساءً ${unique()}`;
    await page.getByLabel(t("customers:notes.write")).fill(note);
    await page.getByRole("button", { name: t("customers:notes.save") }).click();
    const notes = page.getByRole("list", { name: t("customers:notes.title") });
    await expect(notes).toContainText(note);
    await page.getByRole("combobox", { name: t("tickets:tags.add") }).fill("جملة");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: t("customers:tags.title") })).toContainText("جملة");
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await findOverflows(page, [390, 1440])).toEqual([]);

    // The team answers on the ticket, so the ticket also shows what the team knows about the customer.
    await page.locator('main a[href^="/tickets/"]').first().click();
    await expect(page).toHaveURL(/\/tickets\//);
    if ((page.viewportSize()?.width ?? 0) < 900)
      await page.getByText(t("tickets:ticket.info"), { exact: true }).click();
    await expect(page.getByRole("list", { name: t("tickets:customer.tags") })).toContainText("جملة");
    await expect(notes).toContainText(note);
    await page.getByRole("button", { name: t("tickets:customer.addNote") }).press("Enter");
    await page.keyboard.type("يدفع عند الاستلام");
    await page.getByRole("button", { name: t("customers:notes.save") }).click();
    await expect(notes.getByRole("listitem")).toHaveCount(2);
    await notes
      .getByRole("button", { name: t("customers:notes.delete") })
      .first()
      .click();
    await expect(notes.getByRole("listitem")).toHaveCount(1);

    await page.goto("/customers");
    const rows = page.getByRole("table", { name: t("customers:list.label") }).getByRole("link");
    await expect(rows).toHaveCount(2);
    const tag = t("customers:filters.tag");
    await page.getByRole("button", { name: t("portal:filter.add", { name: tag }) }).press("Enter");
    await page.getByRole("menuitem", { name: "جملة" }).press("Enter");
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveURL(/\/customers\?tag=/);
    for (const format of ["csv", "xlsx"] as const) {
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: t("customers:export.button") }).press("Enter");
      await page.getByRole("menuitem", { name: t(`portal:export.${format}`) }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^customers-[\\d-]+\\.${format}$`));
    }
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await findOverflows(page, [390, 1440])).toEqual([]);
    const quiet = t("customers:filters.quiet");
    await page.getByRole("button", { name: t("portal:filter.add", { name: quiet }) }).click();
    await page.getByRole("menuitem", { name: t("customers:filters.days", { number: "30" }) }).click();
    await expect(page.getByText(t("customers:filters.none"))).toBeVisible();
    await page.getByRole("button", { name: t("customers:filters.clear"), exact: true }).click();
    await expect(rows).toHaveCount(2);
  },
);
