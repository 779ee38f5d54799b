import { restoreSession, newBusiness, openChat, signUp } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { Keyboard } from "./keyboard.ts";
import { openScreen } from "./screens.ts";
import { shopSite } from "./shop-site.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

// The tests use no mouse: a person with only a keyboard can complete every task, sees the focus at each stop, and
// never gets stuck.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test(
  "C031 C136 by keyboard alone somebody signs up, after being told what is missing",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const business = newBusiness();
    const keyboard = new Keyboard(page);
    const field = (name: string) => page.getByLabel(t(`auth:fields.${name}`), { exact: true });
    await openScreen(page, "/sign-up");
    await keyboard.tabTo(page.getByRole("link", { name: t("common:skip") }));
    expect(keyboard.stops).toHaveLength(1);
    await keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
    const submit = page.getByRole("main").getByRole("button", { name: t("auth:signUp.submit") });
    await keyboard.tabTo(submit);
    await keyboard.press("Enter");
    await expect(field("businessName")).toBeFocused();
    await keyboard.type(business.name);
    await keyboard.tabTo(field("email"));
    await keyboard.type(business.email);
    await keyboard.tabTo(field("phone"));
    await keyboard.type(business.phone);
    await keyboard.tabTo(field("industry"));
    // A choice in a list is made by its first letters, or with the arrow keys.
    await keyboard.press("ArrowDown");
    await keyboard.press("ArrowDown");
    if ((await field("industry").inputValue()) === "") {
      await keyboard.press("Enter");
    }
    await expect(field("industry")).not.toHaveValue("");
    await keyboard.tabTo(field("password"));
    await keyboard.type(business.password);
    await keyboard.tabTo(
      page.getByRole("button", { name: `${t("common:password.show")}: ${t("auth:fields.password")}` }),
    );
    await keyboard.press("Space");
    await expect(field("password")).toHaveAttribute("type", "text");
    await keyboard.tabTo(submit);
    await keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "C091 C092 C098 by keyboard alone a demo is asked for, and the focus stays with the form",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const keyboard = new Keyboard(page);
    const field = (name: string) => page.getByLabel(t(`contact:form.${name}`));
    await openScreen(page, "/contactus");
    await keyboard.tabTo(page.getByRole("main").locator('a[href^="tel:"]'));
    await keyboard.tabTo(page.getByRole("main").locator('a[href^="mailto:"]'));
    await keyboard.tabTo(field("full_name"));
    await keyboard.type("سارة الحربي");
    await keyboard.tabTo(field("phone_number"));
    await keyboard.type("0555550142");
    for (const name of ["contact_email", "company_name", "website_link", "additional_info"])
      await keyboard.tabTo(field(name));
    await keyboard.type("أول سطر");
    await keyboard.press("Enter");
    await keyboard.type("ثاني سطر");
    await expect(field("additional_info")).toHaveValue("أول سطر\nثاني سطر");
    await keyboard.tabTo(page.getByRole("button", { name: t("contact:form.submit") }));
    await keyboard.press("Enter");
    await expect(locateToast(page, t("contact:form.sent"))).toBeVisible();
    await expect(field("full_name")).toHaveValue("");
    await expect(page.locator("main form")).toBeFocused();
    await keyboard.tabTo(field("full_name"));
    expect(keyboard.stops.at(-2)).not.toBe(t("contact:form.full_name"));
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "the keyboard goes through a whole page in its order, there and back, and out of it",
  { tag: "@one-language" },
  async ({ page, t }) => {
    const keyboard = new Keyboard(page);
    await openScreen(page, "/contactus");
    while ((await keyboard.tab()) !== "" && keyboard.stops.length < 100);
    const there = keyboard.stops.slice(0, -1);
    expect(there.length).toBeGreaterThan(20);
    expect(there.length).toBeLessThan(99);
    expect(there[0]).toBe(t("common:skip"));
    expect(there.at(-1)).toContain(t("site:footer.linkedin"));
    const back: string[] = [];
    while (back.length < there.length) back.push(await keyboard.tab("Shift+Tab"));
    expect(back).toEqual(there.toReversed());
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "C069 by keyboard the small screen's menu opens, is gone through, and gives the focus back",
  { tag: "@one-language" },
  async ({ page, t }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const keyboard = new Keyboard(page);
    await openScreen(page, "/pricing");
    const banner = page.getByRole("banner");
    const menu = banner.getByRole("button", { name: t("site:nav.menu") });
    await keyboard.tabTo(menu);
    await keyboard.press("Enter");
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await keyboard.tabTo(banner.getByRole("link", { name: t("site:nav.aboutus") }).filter({ visible: true }));
    await keyboard.press("Escape");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(menu).toBeFocused();
    await keyboard.press("Enter");
    await keyboard.tabTo(
      banner.getByRole("link", { name: t("site:nav.contactus") }).filter({ visible: true }),
    );
    await keyboard.press("Enter");
    await expect(page).toHaveURL("/contactus");
    await expect(menu).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "C178 C180 C181 by keyboard alone a customer chats, turns the language and closes the chat",
  { tag: "@one-language" },
  async ({ page, t, shop, language }) => {
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const keyboard = new Keyboard(page);
    await keyboard.tabTo(chat.box);
    await keyboard.type(language === "ar" ? "وين فروعكم؟" : "How do I return an order?");
    await keyboard.tabTo(chat.send);
    await keyboard.press("Enter");
    await expect(chat.log.getByText(language === "ar" ? "الياسمين" : "within 7 days")).toBeVisible();
    await expect(chat.box).toBeFocused();
    // The way back leads through the messages, which scroll with the arrow keys, to the controls at the top.
    await keyboard.tabTo(chat.log, "Shift+Tab");
    const turn = page.getByRole("button", { name: t("chat:language.switch") });
    await keyboard.tabTo(turn, "Shift+Tab");
    await keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", language === "ar" ? "en" : "ar");
    await keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(turn).toBeFocused();
    await keyboard.tabTo(page.getByRole("button", { name: t("chat:close"), exact: true }));
    expect(keyboard.problems).toEqual([]);
    await keyboard.press("Enter");
    await expect(page).toHaveURL("/");
  },
);

test("C178 C181 by keyboard alone a customer of a shop's site opens the widget, chats and is back where they were", async ({
  page,
  t,
  shop,
  baseURL,
  language,
}) => {
  const site = await shopSite(
    `<!doctype html><html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}"><title>Shop</title><p><a href="#shop">Shop</a></p><script src="${baseURL}/widget.js" data-chat="${shop.chat}" async></script>`,
  );
  try {
    await page.goto(site.url);
    await expect(page.locator("wakil-widget")).toHaveCount(1);
    // The bubble is in a closed shadow tree, so the test examines its pixels at its position.
    const size = page.viewportSize()!;
    const corner = {
      x: language === "ar" ? 0 : size.width - 120,
      y: size.height - 120,
      width: 120,
      height: 120,
    };
    const isOnBubble = () => page.evaluate(() => document.activeElement?.localName === "wakil-widget");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Shop" })).toBeFocused();
    const before = await page.screenshot({ clip: corner });
    await page.keyboard.press("Tab");
    expect(await isOnBubble()).toBe(true);
    expect((await page.screenshot({ clip: corner })).equals(before), "the bubble shows its focus").toBe(
      false,
    );

    await page.keyboard.press("Enter");
    await expect.poll(() => page.frames().length).toBe(2);
    const frame = page.frames()[1]!;
    await frame.locator("[role=log][aria-busy=false]").waitFor();
    const box = frame.getByRole("textbox", { name: t("chat:message") });
    const keyboard = new Keyboard(page, frame);
    await keyboard.tabTo(box);
    await keyboard.type(language === "ar" ? "وين فروعكم؟" : "How do I return an order?");
    await keyboard.press("Enter");
    await expect(
      frame.getByRole("log").getByText(language === "ar" ? "الياسمين" : "within 7 days"),
    ).toBeVisible();
    await expect(box).toBeFocused();
    // From there the Tab key leads out of the chat and not back to its beginning.
    await expect
      .poll(async () => {
        await page.keyboard.press("Tab");
        return frame.evaluate(() => document.hasFocus());
      })
      .toBe(false);
    await page.keyboard.press("Shift+Tab");
    await keyboard.tabTo(frame.getByRole("button", { name: t("chat:close"), exact: true }), "Shift+Tab");
    await keyboard.press("Enter");
    await expect(box).toBeHidden();
    expect(await isOnBubble()).toBe(true);
    expect(keyboard.problems).toEqual([]);
  } finally {
    site.server.close();
  }
});

test(
  "a dialog takes the focus, keeps it while it is open and gives it back",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const { token } = await signUp(api);
    await openChat(api, token);
    await restoreSession(page, token);
    await openScreen(page, "/chatbot");
    const keyboard = new Keyboard(page);
    const change = page.getByRole("button", { name: t("chatbot:change.button") });
    await keyboard.tabTo(change);
    await keyboard.press("Enter");
    const dialog = page.getByRole("alertdialog", { name: t("chatbot:change.confirmTitle") });
    await expect(dialog).toBeVisible();
    for (let count = 0; count < 6; count += 1) {
      await keyboard.tab();
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await keyboard.tabTo(dialog.getByRole("button", { name: t("common:cancel") }));
    await keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();
    expect(keyboard.problems).toEqual([]);
  },
);
