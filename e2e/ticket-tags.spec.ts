import { violationsInBothThemes } from "./accessibility.ts";
import { type Api, chatSession } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

/** Has customers of a new business ask for a person, each in a separate chat. */
async function ask(api: Api, chat: string, questions: string[]): Promise<void> {
  for (const text of questions)
    await api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: text, chat_token: chat },
    });
}

test(
  "a tag is typed on a ticket with the keyboard, given to others at once, filtered by, renamed and deleted",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    const first = "أبغى موظف للطلب الأول";
    const questions = [first, "أبغى موظف للطلب الثاني", "أبغى موظف للطلب الثالث"];
    await ask(api, await openChat(api, owner.token), questions);
    await restoreSession(page, owner.token);
    await page.goto("/tickets?status=deferred");
    await page.getByRole("link", { name: first }).click();
    const field = page.getByRole("combobox", { name: t("tickets:tags.add") });
    await field.fill("إرجاع");
    await expect(
      page.getByRole("option", { name: t("tickets:tags.create", { name: "إرجاع" }) }),
    ).toBeVisible();
    await field.press("Enter");
    const chips = page.getByRole("list", { name: t("tickets:tags.title") });
    await expect(chips).toContainText("إرجاع");
    await field.fill("عاجل");
    await field.press("Enter");
    await expect(chips.getByRole("listitem")).toHaveCount(2);
    await chips.getByRole("button", { name: t("tickets:tags.remove", { name: "عاجل" }) }).press("Enter");
    await expect(chips.getByRole("listitem")).toHaveCount(1);

    await page.goto("/tickets?status=deferred");
    await page.getByRole("checkbox", { name: t("portal:table.selectAll") }).click();
    const bar = page.getByRole("region", { name: t("tickets:bulk.label") });
    await bar.getByRole("button", { name: t("tickets:bulk.tags") }).click();
    // Another spelling finds the existing tag.
    await field.fill("ارجاع");
    await expect(page.getByRole("option")).toHaveCount(1);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await field.press("Enter");
    await expect(locateToast(page, t("tickets:bulk.done.tag", { count: 3 }))).toBeVisible();
    // By keyboard, the menu of a filter opens from the menu of further filters.
    await page.getByRole("button", { name: t("portal:filter.more") }).press("Enter");
    await page.getByRole("menuitem", { name: t("tickets:filters.tag") }).press("Enter");
    await page.getByRole("menuitem", { name: "إرجاع" }).press("Enter");
    await expect(page).toHaveURL(/tag=[0-9a-f-]{36}/);
    await expect(page.getByText(t("tickets:list.found", { count: 3 }))).toBeVisible();

    await page.getByRole("checkbox", { name: t("portal:table.selectAll") }).click();
    await bar.getByRole("button", { name: t("tickets:bulk.tags") }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("tickets:tags.remove", { name: "إرجاع" }) })
      .click();
    // An earlier change can also be undone as long as its message is shown.
    await locateToast(page, t("tickets:bulk.done.untag", { count: 3 }))
      .getByRole("button", { name: t("tickets:bulk.undo") })
      .click();
    await expect(page.getByText(t("tickets:list.found", { count: 3 }))).toBeVisible();

    await page.goto("/settings");
    const tags = page.getByRole("list", { name: t("settings:tags.title") });
    const open = (name: string) =>
      tags.getByRole("button", { name: t("settings:tags.more", { name }) }).click();
    await open("عاجل");
    await page.getByRole("menuitem", { name: t("settings:tags.rename") }).click();
    const name = page.getByRole("textbox", { name: t("settings:tags.name") });
    await name.fill("ارجاع");
    await name.press("Enter");
    await expect(page.getByText(t("errors:field.tag_taken"))).toBeVisible();
    await name.fill("مستعجل");
    await name.press("Enter");
    await expect(tags).toContainText("مستعجل");
    await open("مستعجل");
    await page.getByRole("menuitem", { name: t("settings:tags.delete") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: t("settings:tags.delete") })
      .click();
    await expect(locateToast(page, t("settings:tags.deleted"))).toBeVisible();
    await expect(tags.getByRole("listitem")).toHaveCount(1);
  },
);
