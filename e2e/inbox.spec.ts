import type { Page } from "@playwright/test";
import { violations } from "./accessibility.ts";
import { type Api, chatSession, unique } from "./api.ts";
import { openChat, restoreSession, signUp } from "./business.ts";
import { findOverflows } from "./page-queries.ts";
import { expect, test } from "./test.ts";

interface Inbox {
  token: string;
  /** The subjects of its tickets, which all wait for staff. */
  subjects: string[];
  /** The name of the owner's colleague. */
  colleague: string;
}

/**
 * Creates a business with two members whose customers all wait for a person, because its agent knows nothing yet.
 */
async function makeInbox(api: Api, count: number): Promise<Inbox> {
  const { token } = await signUp(api);
  const colleague = "سارة العتيبي";
  await api.call("POST", "/api/members/", {
    token,
    json: { name: colleague, email: `sara-${unique()}@shop.example`, role: "agent" },
  });
  const chat = await openChat(api, token);
  const subjects: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const subject = `هل عندكم توصيل إلى أبها؟ ${unique()}`;
    const form = { customer_msg: subject, chat_token: chat };
    await api.call("POST", "/webhook/chatbot/", { session: chatSession(), form });
    subjects.push(subject);
  }
  return { token, subjects, colleague };
}

const rowOf = (page: Page, subject: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: subject }) });

test(
  "B35 a ticket is taken from the list and given back, and the address keeps whose tickets and which are shown",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { token, subjects, colleague } = await makeInbox(api, 3);
    const [first = "", second = "", third = ""] = subjects;
    await restoreSession(page, token);
    // The script of menus loads after the page (0022); a menu that is pressed earlier opens as soon as the script
    // has loaded.
    let release = (): void => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route(/portal-later-.*\.js$/, async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto("/tickets");
    await rowOf(page, first)
      .getByRole("button", { name: t("tickets:assignee.none") })
      .click();
    const take = page.getByRole("menuitem", { name: t("tickets:assignee.take") });
    await expect(take).toBeHidden();
    release();
    await take.click();
    await rowOf(page, second)
      .getByRole("button", { name: t("tickets:assignee.none") })
      .click();
    await page.getByRole("menuitem", { name: colleague }).click();
    await expect(rowOf(page, second).getByRole("button", { name: colleague })).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const table = page.getByRole("table", { name: t("tickets:list.label") });
    const whose = page.getByRole("group", { name: t("tickets:list.whose.label") });
    await whose.getByRole("radio", { name: t("tickets:list.whose.me") }).check();
    await expect(page).toHaveURL("/tickets?assignee=me");
    await expect(table.getByRole("link")).toHaveText([first]);
    await whose.getByRole("radio", { name: t("tickets:list.whose.none") }).check();
    await expect(table.getByRole("link")).toHaveText([third]);

    // By keyboard as by mouse, a filter without results says so and can be cleared.
    const filters = page.getByRole("group", { name: t("tickets:filters.label") });
    const channel = t("tickets:filters.channel");
    await filters.getByRole("button", { name: t("portal:filter.add", { name: channel }) }).press("Enter");
    await page.getByRole("menuitem", { name: t("portal:channel.email"), exact: true }).press("Enter");
    await expect(page).toHaveURL("/tickets?assignee=none&channel=email");
    await page.reload();
    await expect(page.getByText(t("tickets:list.empty.filtered"))).toBeVisible();
    await expect(page.getByRole("main")).toContainText(`${channel}: ${t("portal:channel.email")}`);
    await filters.getByRole("button", { name: t("portal:filter.clear", { name: channel }) }).press("Enter");
    await expect(table.getByRole("link")).toHaveText([third]);
    await page.goBack();
    await expect(page).toHaveURL("/tickets?assignee=none&channel=email");
    await filters.getByRole("button", { name: t("tickets:filters.clearAll"), exact: true }).click();
    await expect(table.getByRole("link")).toHaveCount(3);
    expect(await findOverflows(page, [390, 1440])).toEqual([]);

    for (const format of ["csv", "xlsx"] as const) {
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: t("tickets:export.button") }).press("Enter");
      await page.getByRole("menuitem", { name: t(`portal:export.${format}`) }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^tickets-[\\d-]+\\.${format}$`));
    }

    // The ticket's own page shows its assignee and can change it.
    await table.getByRole("link", { name: second }).click();
    await page.getByRole("button", { name: t("tickets:assignee.is", { name: colleague }) }).click();
    await page.getByRole("menuitem", { name: t("tickets:assignee.leave") }).click();
    await expect(page.getByRole("button", { name: t("tickets:assignee.none") })).toBeVisible();
  },
);

test(
  "many tickets are chosen, changed together and put back, by mouse, by keyboard and on a phone",
  { tag: ["@phone", "@one-language"] },
  async ({ page, t, api }) => {
    const { token, subjects, colleague } = await makeInbox(api, 4);
    const [first = "", second = "", third = "", fourth = ""] = subjects;
    await restoreSession(page, token);
    await page.goto("/tickets?status=deferred");
    const table = page.getByRole("table", { name: t("tickets:list.label") });
    const bar = page.getByRole("region", { name: t("tickets:bulk.label") });
    const boxOf = (subject: string) => rowOf(page, subject).getByRole("checkbox");
    await boxOf(first).check();
    await boxOf(third).click({ modifiers: ["Shift"] });
    await expect(bar.getByRole("status")).toHaveText(t("tickets:bulk.selected", { count: 3 }));
    await expect(boxOf(second)).toBeChecked();
    await expect(boxOf(fourth)).not.toBeChecked();
    expect(await violations(page)).toEqual([]);
    expect(await findOverflows(page, [390, 1440])).toEqual([]);

    await bar.getByRole("button", { name: t("tickets:bulk.assign") }).click();
    await page.getByRole("menuitem", { name: colleague }).click();
    await expect(bar).toBeHidden();
    await page.goto("/tickets?assignee=none");
    await expect(table.getByRole("link")).toHaveText([fourth]);
    await page.goto("/tickets?status=deferred");

    await expect(table.getByRole("link")).toHaveCount(4);
    await table.getByRole("link", { name: first }).focus();
    await page.keyboard.press("x");
    await expect(boxOf(first)).toBeChecked();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.keyboard.press("Shift+X");
    await expect(bar.getByRole("status")).toHaveText(t("tickets:bulk.selected", { count: 3 }));
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: t("portal:close.title") });
    await dialog.getByRole("button", { name: t("portal:close.confirm") }).press("Enter");
    await expect(table.getByRole("link")).toHaveText([fourth]);
    await page.getByRole("button", { name: t("tickets:bulk.undo") }).click();
    await expect(table.getByRole("link")).toHaveText([first, second, third, fourth]);

    await boxOf(second).check();
    await bar.getByRole("button", { name: t("portal:table.selectAll") }).click();
    await expect(bar.getByRole("status")).toHaveText(t("tickets:bulk.selected", { count: 4 }));
    await page.keyboard.press("Escape");
    await expect(bar).toBeHidden();
  },
);

test("on a wide screen a ticket is read and answered beside the list, by keyboard and by mouse", async ({
  page,
  t,
  api,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { token, subjects } = await makeInbox(api, 3);
  const [first = "", second = "", third = ""] = subjects;
  await restoreSession(page, token);
  await page.goto("/tickets?status=deferred");
  const table = page.getByRole("table", { name: t("tickets:list.label") });
  const preview = page.getByRole("region", { name: t("tickets:preview.label") });
  const heading = preview.getByRole("heading", { level: 2 });
  await expect(heading).toHaveText(first);
  expect(await violations(page)).toEqual([]);

  await table.getByRole("link", { name: first }).focus();
  await page.keyboard.press("j");
  await expect(heading).toHaveText(second);
  await expect(table.getByRole("link", { name: second })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("r");
  await expect(preview.getByRole("textbox")).toBeFocused();
  const reply = `نعم، نوصل إلى أبها ${unique()}`;
  await page.keyboard.insertText(reply);
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(preview.getByRole("log")).toContainText(reply);
  // After the answer the ticket no longer waits, and the next one takes its place.
  await expect(table.getByRole("link")).toHaveText([first, third]);
  await expect(heading).toHaveText(third);
  await preview.getByRole("button", { name: t("tickets:ticket.closeKey") }).focus();
  await page.keyboard.press("Escape");
  await expect(table.getByRole("link", { name: third })).toBeFocused();

  await table.getByRole("link", { name: first }).click();
  await expect(heading).toHaveText(first);
  await expect(page).toHaveURL("/tickets?status=deferred");
  await table.getByRole("link", { name: first }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
  await page.goBack();
  await page.getByRole("button", { name: t("tickets:preview.label") }).click();
  await expect(preview).toBeHidden();
  await page.reload();
  await expect(table.getByRole("link")).toHaveCount(2);
  await expect(preview).toBeHidden();
});
