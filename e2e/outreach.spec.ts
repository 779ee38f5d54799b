import type { Page } from "@playwright/test";
import { restoreSession } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { onePixel } from "./pictures.ts";
import { expect, test } from "./test.ts";
import { horizontalOverflow, locateToast } from "./page-queries.ts";
import { phoneAt, ticketFrom, whatsappShop } from "./whatsapp-shop.ts";

/** Shows the ticket's page as it will be a day later. The server's own tests cover its clock. */
async function withClosedWindow(page: Page, ticket: string): Promise<void> {
  await page.route(new RegExp(`/api/tickets/${ticket}/$`), async (route) => {
    try {
      const answer = await route.fetch();
      const body = (await answer.json()) as { data: { sending: object } };
      body.data.sending = { ...body.data.sending, open: false, closes_at: "2026-01-05T09:00:00.000Z" };
      await route.fulfill({ response: answer, json: body });
    } catch {
      // The page has sent a new request before this response arrived, and no longer waits for it.
    }
  });
}

test(
  "C207 a picture goes with a reply; what the channel does not take is said before it is sent",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await whatsappShop(api);
    const ticket = await ticketFrom(api, business, "sami", "أرسلوا لي صورة الكيس");
    await restoreSession(page, business.token);
    await page.goto(`/tickets/${ticket}`);
    const input = page.getByLabel(t("portal:picture.add"), { exact: true });
    await input.setInputFiles({ name: "bag.gif", mimeType: "image/gif", buffer: onePixel });
    await expect(page.getByRole("alert")).toContainText("JPEG");
    await input.setInputFiles({ name: "bag.png", mimeType: "image/png", buffer: onePixel });
    await expect(page.getByText("bag.png")).toBeVisible();
    await page.getByLabel(t("portal:composer.label")).fill("تفضل، هذه صورته");
    await page.getByRole("button", { name: t("portal:composer.send"), exact: true }).click();
    await expect(page.getByRole("log").getByRole("img", { name: "bag.png" })).toBeVisible({
      timeout: 30_000,
    });
    await expect
      .poll(async () => (await phoneAt(api, business, "sami"))?.lines.some(({ type }) => type === "image"), {
        timeout: 30_000,
      })
      .toBe(true);
  },
);

test(
  "C207 a reminder is scheduled, changed and goes out at its time",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    test.slow();
    const business = await whatsappShop(api);
    const ticket = await ticketFrom(api, business, "sami", "سأفكر في الأمر");
    await restoreSession(page, business.token);
    await page.goto(`/tickets/${ticket}`);
    const keyboard = new Keyboard(page);
    await keyboard.typeInto(page.getByLabel(t("portal:composer.label")), "هل نحجز لك كيسًا؟");
    await keyboard.activate(page.getByRole("button", { name: t("reminders:button") }));
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(t("reminders:text"))).toHaveValue("هل نحجز لك كيسًا؟");
    const tomorrow = dialog.getByRole("radio", { name: t("reminders:tomorrow") });
    await keyboard.tabTo(dialog.getByRole("radio").first());
    while (!(await tomorrow.isChecked())) await keyboard.press("ArrowDown");
    await keyboard.activate(dialog.getByRole("button", { name: t("reminders:save") }));
    const coming = page.getByRole("list", { name: t("reminders:list") });
    await expect(coming.getByRole("listitem")).toHaveCount(1);
    await keyboard.tab();
    expect(keyboard.problems).toEqual([]);
    await expect(page.getByLabel(t("portal:composer.label"))).toHaveValue("");

    // The test does not wait until tomorrow: it makes the same change as the dialog, with a time in a moment.
    const { data } = await api.call<{ data: { id: string; text: string }[] }>(
      "GET",
      `/api/reminders/?ticket_id=${ticket}`,
      { token: business.token },
    );
    await api.call("PUT", `/api/reminders/${data[0]?.id}/`, {
      token: business.token,
      json: { text: data[0]?.text, at: new Date(Date.now() + 2000).toISOString(), unless_answered: true },
    });
    await expect(page.getByRole("log")).toContainText("هل نحجز لك كيسًا؟", { timeout: 120_000 });
    await expect(coming).toHaveCount(0);
  },
);

test("C207 a reminder can be cancelled", { tag: "@one-language" }, async ({ page, t, api }) => {
  const business = await whatsappShop(api);
  const ticket = await ticketFrom(api, business, "layla", "Maybe later");
  await restoreSession(page, business.token);
  await page.goto(`/tickets/${ticket}`);
  await page.getByRole("button", { name: t("reminders:button") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("reminders:save") }).click();
  await expect(dialog.getByRole("alert")).toHaveText(t("reminders:empty"));
  await dialog.getByLabel(t("reminders:text")).fill("Shall we keep one for you?");
  await dialog.getByRole("button", { name: t("reminders:save") }).click();
  const coming = page.getByRole("list", { name: t("reminders:list") });
  await coming.getByRole("button", { name: t("reminders:cancel"), exact: true }).click();
  await expect(locateToast(page, t("reminders:cancelled"))).toBeVisible();
  await expect(coming).toHaveCount(0);
});

test(
  "C207 where the window is closed the words stay and a template gets through",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await whatsappShop(api);
    const ticket = await ticketFrom(api, business, "noura", "وين طلبي؟");
    await restoreSession(page, business.token);
    await withClosedWindow(page, ticket);
    await page.goto(`/tickets/${ticket}`);
    const name = "\u2068نورة العتيبي\u2069";
    await expect(page.getByText(t("portal:composer.closed", { name }))).toBeVisible();
    const box = page.getByLabel(t("portal:composer.label"));
    await box.fill("طلبك في الطريق");
    await expect(page.getByRole("button", { name: t("portal:composer.send"), exact: true })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await page.getByRole("button", { name: t("templates:send.button") }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("option", { hasText: "order_update" })).toHaveCount(1);
    await dialog
      .getByLabel(t("templates:label"), { exact: true })
      .selectOption({ label: "order_update · ar" });
    await dialog.getByLabel(t("templates:place", { name: "{{1}}" })).fill("نورة");
    await dialog.getByLabel(t("templates:place", { name: "{{2}}" })).fill("A-1207");
    await dialog.getByRole("button", { name: t("templates:send.confirm") }).click();
    await expect(page.getByRole("log")).toContainText("A-1207");
    await expect(box).toHaveValue("طلبك في الطريق");
    await expect
      .poll(async () => JSON.stringify((await phoneAt(api, business, "noura"))?.lines), { timeout: 30_000 })
      .toContain("A-1207");
  },
);

test("C207 what opens a conversation again is chosen on the channel's card, by keyboard too, and stands filled in the ticket", async ({
  page,
  t,
  api,
  language,
}) => {
  const business = await whatsappShop(api);
  const ticket = await ticketFrom(api, business, "noura", "وين طلبي؟");
  await restoreSession(page, business.token);
  await page.goto("/channels");
  const card = page.locator('[data-channel="whatsapp"]');
  await expect(card).toContainText(t("templates:reopening.none"));
  const keyboard = new Keyboard(page);
  await keyboard.tabTo(card.getByRole("button", { name: t("templates:reopening.choose") }));
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: t("templates:reopening.title") });
  const choice = dialog.getByLabel(t("templates:label"), { exact: true });
  await keyboard.tabTo(choice);
  await expect(dialog.locator("option", { hasText: "new_arrivals" })).toHaveCount(0);
  await choice.selectOption({ label: `reply_waiting · ${language}` });
  const save = dialog.getByRole("button", { name: t("common:save"), exact: true });
  await expect(save).toHaveAttribute("aria-disabled", "true");
  await keyboard.tabTo(dialog.getByRole("button", { name: t("templates:insertName") }).first());
  await keyboard.press("Enter");
  await keyboard.tabTo(dialog.getByRole("button", { name: t("templates:insertReply") }).last());
  await keyboard.press("Enter");
  await expect(dialog).toContainText(t("templates:reopening.example.reply"));
  await keyboard.tabTo(save);
  await keyboard.press("Enter");
  await expect(locateToast(page, t("templates:reopening.saved"))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card).toContainText("reply_waiting");
  const change = card.getByRole("button", { name: t("templates:reopening.change") });
  await expect(change).toBeFocused();
  expect(keyboard.problems).toEqual([]);

  await withClosedWindow(page, ticket);
  await page.goto(`/tickets/${ticket}`);
  await page.getByLabel(t("portal:composer.label")).fill("طلبك في الطريق");
  await page.getByRole("button", { name: t("templates:send.button") }).click();
  const sending = page.getByRole("dialog");
  await expect(sending.getByLabel(t("templates:place", { name: "{{2}}" }))).toHaveValue("طلبك في الطريق");
  await sending.getByRole("button", { name: t("templates:send.confirm") }).click();
  const greeting = language === "ar" ? "أهلًا نورة العتيبي، بخصوص" : "Hello نورة العتيبي, about";
  await expect
    .poll(async () => JSON.stringify((await phoneAt(api, business, "noura"))?.lines), { timeout: 30_000 })
    .toContain(greeting);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/channels");
  await change.click();
  await expect(choice).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
  await dialog.getByRole("button", { name: t("templates:reopening.remove") }).click();
  await expect(card).toContainText(t("templates:reopening.none"));
});
