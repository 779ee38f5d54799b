import { restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { followChannelEvents } from "./measuring.ts";
import { readLoginCode } from "./platforms.ts";
import { openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";
import { whatsappShop, writeToShop } from "./whatsapp-shop.ts";

// The tests use channels, customers' phones and campaigns without a mouse.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "C217 C219 C226 by keyboard alone a number is connected, switched off and on, and disconnected",
  { tag: "@one-language" },
  async ({ page, t, api, baseURL }) => {
    const business = await signUp(api);
    const events = await followChannelEvents(page, baseURL ?? "");
    await restoreSession(page, business.token);
    await openScreen(page, "/channels");
    const keyboard = new Keyboard(page);
    const card = page.locator('[data-channel="whatsapp"]');
    const heading = card.getByRole("heading", { level: 2 });
    const connect = card.getByRole("button", { name: t("channels:connect"), exact: true });
    const number = card.getByLabel(t("channels:number.label"));

    await keyboard.tabTo(connect);
    await keyboard.press("Enter");
    await expect(number).toBeFocused();
    await keyboard.press("Escape");
    await expect(heading).toBeFocused();
    await keyboard.tabTo(connect);
    await keyboard.press("Enter");
    await expect(number).toBeFocused();
    await keyboard.type(business.phone);
    await keyboard.press("Enter");
    const code = card.getByLabel(t("channels:code.label"));
    await expect(code).toBeFocused();
    // Typing the sixth digit sends the code.
    await keyboard.type(await readLoginCode(baseURL, business.phone));
    await expect(card).toHaveAttribute("data-state", "connected");
    await expect(heading).toBeFocused();
    await expect(card.getByRole("switch")).toBeVisible();

    await keyboard.tabTo(card.getByRole("switch"));
    await keyboard.press("Space");
    await expect(card).toContainText(t("channels:health.off"));
    await keyboard.press("Space");
    await expect(card).toContainText(t("channels:health.on"));
    await keyboard.tabTo(card.getByRole("button", { name: t("channels:disconnect.button"), exact: true }));
    await keyboard.press("Enter");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toBeVisible();
    await keyboard.tabTo(dialog.getByRole("button", { name: t("channels:disconnect.confirm"), exact: true }));
    await keyboard.press("Enter");
    await expect(card).toHaveAttribute("data-state", "not_connected");
    await expect(heading).toBeFocused();
    const statuses = ["connected", "disabled", "enabled", "disconnected"];
    await expect.poll(events).toEqual(statuses.map((status) => ({ channel: "whatsapp", status })));
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "C212 by keyboard alone a campaign is written, looked at before it goes out, and kept as a draft",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await whatsappShop(api);
    await writeToShop(api, business, "noura", "متى تفتحون؟");
    await expect
      .poll(
        async () =>
          (await api.call<{ data: unknown[] }>("GET", "/api/customers/", { token: business.token })).data
            .length,
        { timeout: 30_000 },
      )
      .toBe(1);
    await restoreSession(page, business.token);
    await openScreen(page, "/marketing-agent/campaigns");
    const keyboard = new Keyboard(page);
    await keyboard.tabTo(page.getByRole("button", { name: t("campaigns:empty.go") }));
    await keyboard.press("Enter");
    const name = page.getByLabel(t("campaigns:name.label"));
    await name.waitFor();
    await keyboard.tabTo(name);
    await keyboard.type("وصل محصول قوجي");
    await keyboard.tabTo(page.getByRole("radio", { name: t("campaigns:audience.customers"), exact: true }));
    await keyboard.press("ArrowDown");
    await expect(
      page.getByRole("radio", { name: t("campaigns:audience.filter"), exact: true }),
    ).toBeChecked();
    await keyboard.press("ArrowUp");
    const message = page.getByLabel(t("campaigns:message.label"), { exact: true });
    await keyboard.tabTo(message);
    await keyboard.type("رجع قوجي.");
    const review = page.getByRole("button", { name: t("campaigns:send.review"), exact: true });
    await keyboard.tabTo(review);
    await expect(review).not.toHaveAttribute("aria-disabled", "true");
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", {
      name: t("campaigns:confirm.title", { count: 1, number: "1" }),
    });
    await expect(dialog).toBeVisible();
    await keyboard.tab();
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(review).toBeFocused();
    await expect(page.getByText(t("campaigns:save.saved"))).toBeVisible();
    expect(keyboard.problems).toEqual([]);
  },
);

test.describe("on a customer's phone", () => {
  // The phones are only available on this machine, so no visitor's address is sent.
  test.use({ extraHTTPHeaders: {} });

  test(
    "by keyboard alone a customer writes, reacts to the answer and replies to it",
    { tag: "@one-language" },
    async ({ page, t, api }) => {
      const business = await whatsappShop(api);
      await restoreSession(page, business.token);
      await openScreen(page, "/simulator");
      const phone = page
        .locator("[data-phone]")
        .filter({ has: page.locator("header p", { hasText: business.phone.slice(-7) }) });
      const box = phone.getByLabel(t("simulator:write"), { exact: true });
      const keyboard = new Keyboard(page);
      await keyboard.tabTo(box);
      await keyboard.type("سلام");
      await keyboard.press("Enter");
      await expect(phone.locator("[data-side=person]")).toHaveCount(1);
      await expect(box).toBeFocused();
      const theirs = phone.locator("[data-side=business]").first();
      await expect(theirs).toBeVisible({ timeout: 60_000 });
      // The actions of a line are visible as soon as it has the focus.
      const react = theirs.getByRole("button", { name: t("simulator:acts.react"), exact: true });
      await keyboard.tabTo(react, "Shift+Tab");
      await expect.poll(() => react.evaluate((it) => getComputedStyle(it.parentElement!).opacity)).toBe("1");
      await keyboard.press("Enter");
      await expect(theirs).toContainText("❤️");
      await keyboard.tabTo(
        theirs.getByRole("button", { name: t("simulator:acts.reply"), exact: true }),
        "Shift+Tab",
      );
      await keyboard.press("Enter");
      await expect(box).toBeFocused();
      await keyboard.type("شكرًا");
      await keyboard.press("Enter");
      await expect(phone.locator("[data-side=person]").last().locator("blockquote")).toBeVisible();
      expect(keyboard.problems).toEqual([]);
    },
  );
});
