import { violationsInBothThemes } from "./accessibility.ts";
import { chatSession } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { findOverflows, locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test(
  "a reply target is chosen in the settings; the list and the ticket say when the reply is due",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    const subject = "أبغى موظف";
    await api.call("POST", "/webhook/chatbot/", {
      session: chatSession(),
      form: { customer_msg: subject, chat_token: await openChat(api, owner.token) },
    });
    await restoreSession(page, owner.token);
    await page.goto("/settings");
    // The team's hours are not set, so every hour counts.
    for (const priority of ["urgent", "high", "medium"] as const) {
      await page.getByLabel(t(`portal:priority.${priority}`), { exact: true }).selectOption("1");
      await expect(locateToast(page, t("settings:replyTargets.saved")).first()).toBeVisible();
    }
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await findOverflows(page, [390, 1440])).toEqual([]);

    await page.goto("/tickets");
    await page
      .getByRole("button", { name: t("tickets:sort.label", { order: t("tickets:sort.waiting") }) })
      .click();
    await page.getByRole("menuitem", { name: t("tickets:sort.due") }).press("Enter");
    await expect(page).toHaveURL(/sort=due/);
    const table = page.getByRole("table", { name: t("tickets:list.label") });
    await expect(table).toContainText(t("tickets:list.group.due"));
    const filter = t("portal:filter.add", { name: t("tickets:filters.waiting") });
    await page.getByRole("button", { name: filter }).click();
    await page.getByRole("menuitem", { name: t("tickets:filters.overdue") }).click();
    await expect(page).toHaveURL(/overdue=true/);
    await expect(page.getByText(t("tickets:list.found", { count: 0 }))).toBeVisible();
    await page.goBack();
    await expect(table.getByRole("link", { name: subject })).toBeVisible();
    const { data } = await api.call<{ data: { id: string }[] }>("GET", "/api/tickets/?status=deferred", {
      token: owner.token,
    });
    await page.goto(`/tickets/${data[0]?.id}`);
    const info = page.getByRole("complementary", { name: t("tickets:ticket.info") });
    await expect(info).toContainText(t("tickets:state.due", { relative: "", at: "" }).split(" ")[0] ?? "");
  },
);
