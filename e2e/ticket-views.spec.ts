import { violationsInBothThemes } from "./accessibility.ts";
import { chatSession } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test(
  "filters of the tickets' list are saved as a view, chosen from the menu and deleted",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    await api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: "أبغى موظف", chat_token: await openChat(api, owner.token) },
    });
    await restoreSession(page, owner.token);
    await page.goto("/tickets?status=deferred&channel=chat&q=%D9%85%D9%88%D8%B8%D9%81");
    const name = "محادثات تنتظر";
    await page.getByRole("button", { name: t("tickets:views.label"), exact: true }).click();
    await page.getByRole("menuitem", { name: t("tickets:views.save") }).click();
    const field = page.getByRole("textbox", { name: t("tickets:views.name") });
    await field.fill(name);
    await page.getByRole("checkbox", { name: t("tickets:views.share") }).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await field.press("Enter");
    await expect(locateToast(page, t("tickets:views.saved"))).toBeVisible();

    await page.goto("/tickets");
    await page.getByRole("button", { name: t("tickets:views.label"), exact: true }).click();
    await page.getByRole("menuitem", { name }).click();
    await expect(page).toHaveURL(/\/tickets\?status=deferred&channel=chat$/);
    await page.getByRole("button", { name: t("tickets:views.current", { name }) }).click();
    await page.getByRole("menuitem", { name: t("tickets:views.manage") }).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole("button", { name: t("tickets:views.delete", { name }) }).click();
    await expect(locateToast(page, t("tickets:views.deleted"))).toBeVisible();
    await expect(page.getByRole("button", { name: t("tickets:views.label"), exact: true })).toBeVisible();
  },
);
