import type { Page } from "@playwright/test";
import { type Api, chatSession, unique } from "./api.ts";
import { restoreSession, type Shop } from "./business.ts";
import { locateToast } from "./page-queries.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";

/** Opens a ticket that waits for a person. */
async function openTicket(page: Page, api: Api, shop: Shop): Promise<string> {
  const word = unique();
  const subject = `متى دورة الباريستا الجاية؟ ${word}`;
  const form = { customer_msg: subject, chat_token: shop.chat };
  await api.call("POST", "/webhook/chatbot/", { session: chatSession(), form });
  const { data } = await api.call<{ data: { id: string; subject: string }[] }>(
    "GET",
    `/api/tickets/?status=deferred&q=${word}`,
    { token: shop.token },
  );
  const id = data.find((ticket) => ticket.subject === subject)?.id;
  if (!id) throw new Error("the question did not become a waiting ticket");
  await restoreSession(page, shop.token);
  await page.goto(`/tickets/${id}`);
  return id;
}

const readTicket = async (api: Api, shop: Shop, id: string) =>
  (
    await api.call<{ data: { status: string; priority: string } }>("GET", `/api/tickets/${id}/`, {
      token: shop.token,
    })
  ).data;

const buttons = (page: Page, t: Texts) => ({
  close: page.getByRole("button", { name: t("tickets:ticket.closeKey") }),
  resolve: page.getByRole("button", { name: t("tickets:ticket.resolve") }),
  reopen: page.getByRole("button", { name: t("tickets:ticket.reopen"), exact: true }),
  undo: page.getByRole("button", { name: t("tickets:bulk.undo"), exact: true }),
});

async function confirmClosing(page: Page, t: Texts): Promise<void> {
  const dialog = page.getByRole("dialog", { name: t("portal:close.title") });
  await dialog.getByRole("button", { name: t("portal:close.confirm") }).click();
  await expect(dialog).toBeHidden();
}

test(
  "closing and resolving are undone from the notice, and a closed ticket is opened again",
  { tag: "@one-language" },
  async ({ page, t, api, shop }) => {
    const id = await openTicket(page, api, shop);
    const { close, resolve, reopen, undo } = buttons(page, t);
    await close.click();
    await confirmClosing(page, t);
    await expect(reopen).toBeVisible();
    await locateToast(page, t("tickets:ticket.processed")).locator(undo).click();
    await expect(locateToast(page, t("tickets:ticket.reopened"))).toBeVisible();
    await expect(resolve).toBeVisible();
    expect((await readTicket(api, shop, id)).status).toBe("deferred");

    await resolve.click();
    await locateToast(page, t("tickets:ticket.processed")).locator(undo).click();
    await expect(close).toBeVisible();
    expect((await readTicket(api, shop, id)).status).toBe("deferred");

    // The second press comes before the server has answered the first one, and waits for it.
    let answer = (): void => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/tickets/${id}/resolve/`, async (route) => {
      await isAnswered;
      await route.continue();
    });
    await resolve.click();
    await reopen.click();
    await expect(page.getByText(t("tickets:state.reopens"))).toBeVisible();
    answer();
    await expect(page.getByText(t("tickets:reason.reopened"))).toBeVisible();
    await expect(page.getByRole("textbox", { name: t("portal:composer.label") })).toBeVisible();
    expect((await readTicket(api, shop, id)).status).toBe("deferred");
  },
);

test(
  "a closing is shown at once, and taken back with its reason when the server refuses it",
  { tag: "@one-language" },
  async ({ page, t, api, shop }) => {
    const id = await openTicket(page, api, shop);
    const { close, reopen } = buttons(page, t);
    let refuse = (): void => {};
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route(`**/api/tickets/${id}/close/`, async (route) => {
      await isRefused;
      await route.abort();
    });
    await close.click();
    const dialog = page.getByRole("dialog", { name: t("portal:close.title") });
    await dialog.getByLabel(t("portal:close.note")).fill("سألت مرتين");
    await confirmClosing(page, t);
    await expect(page.getByText(t("tickets:state.reopens"))).toBeVisible();
    await expect(reopen).toBeVisible();
    refuse();
    await expect(close).toBeVisible();
    await expect(page.locator("[data-toast=error]")).toBeVisible();
    await close.click();
    await expect(dialog.getByLabel(t("portal:close.note"))).toHaveValue("سألت مرتين");
    expect((await readTicket(api, shop, id)).status).toBe("deferred");
  },
);

test(
  "a priority is shown at once, taken back when the server refuses it, and undone from the notice",
  { tag: "@one-language" },
  async ({ page, t, api, shop }) => {
    const id = await openTicket(page, api, shop);
    const { undo } = buttons(page, t);
    const before = (await readTicket(api, shop, id)).priority as "low" | "medium" | "high";
    const menuOf = (priority: "low" | "medium" | "high" | "urgent") =>
      page.getByRole("button", {
        name: `${t(`portal:priority.${priority}`)}: ${t("tickets:ticket.priority")}`,
      });
    const setUrgent = async () => {
      await menuOf(before).click();
      await page.getByRole("menuitem", { name: t("portal:priority.urgent") }).click();
      await expect(menuOf("urgent")).toBeVisible();
    };
    let refuse = (): void => {};
    const isRefused = new Promise<void>((resolve) => (refuse = resolve));
    await page.route(`**/api/tickets/${id}/priority/`, async (route) => {
      await isRefused;
      await route.abort();
    });
    await setUrgent();
    refuse();
    await expect(menuOf(before)).toBeVisible();
    await page.unroute(`**/api/tickets/${id}/priority/`);

    await setUrgent();
    const toastText = t("tickets:ticket.prioritySet", { priority: t("portal:priority.urgent") });
    await locateToast(page, toastText).locator(undo).click();
    await expect(menuOf(before)).toBeVisible();
    // The page shows the earlier priority before the server has stored it.
    await expect.poll(async () => (await readTicket(api, shop, id)).priority).toBe(before);
  },
);
