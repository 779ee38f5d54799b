import type { Page } from "@playwright/test";
import { restoreSession, openChat, signUp } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { Keyboard } from "./keyboard.ts";
import { shopSite } from "./shop-site.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

/** The page stores the messages that it receives from frames. */
const listening = `<!doctype html><title>Shop</title><script>
    window.heard = [];
    addEventListener("message", (event) => heard.push({ origin: event.origin, data: event.data }));
  </script>`;

const readAnnouncement = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { origin: string; data: unknown }[] }).heard);

test("C198 the chat link is made on a click, and link and code can be copied", async ({
  page,
  context,
  t,
  api,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL ?? "" });
  const business = await signUp(api);
  await restoreSession(page, business.token);
  await page.goto("/chatbot");
  await expect(page.getByLabel(t("chatbot:address.label"))).toHaveCount(0);
  const keyboard = new Keyboard(page);
  await keyboard.activate(page.getByRole("button", { name: t("chatbot:generate") }));
  await expect(locateToast(page, t("chatbot:generateSuccess"))).toBeVisible();
  const { data } = await api.call<{ data: { url: string; embed_code: string } }>("GET", "/api/chatbot/", {
    token: business.token,
  });
  for (const [label, value] of [
    [t("chatbot:address.label"), data.url],
    [t("chatbot:embed.label"), data.embed_code],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveValue(value);
    await keyboard.activate(field.locator("xpath=..").getByRole("button", { name: t("common:copy") }));
    await expect(field.locator("xpath=..").getByRole("button", { name: t("common:copied") })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value);
  }
  await expect(page.getByRole("link", { name: t("chatbot:address.open") })).toHaveAttribute("href", data.url);
  expect(keyboard.problems).toEqual([]);
});

test(
  "C199 changing the link asks first, and the earlier link then shows the error card",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    const earlier = await openChat(api, business.token);
    await restoreSession(page, business.token);
    await page.goto("/chatbot");
    await page.getByRole("button", { name: t("chatbot:change.button") }).click();
    const dialog = page.getByRole("alertdialog", { name: t("chatbot:change.confirmTitle") });
    await dialog.getByRole("button", { name: t("common:cancel") }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(t("chatbot:address.label"), { exact: true })).toHaveValue(
      new RegExp(earlier),
    );
    await page.getByRole("button", { name: t("chatbot:change.button") }).click();
    await dialog.getByRole("button", { name: t("chatbot:change.confirm") }).click();
    await expect(page.getByLabel(t("chatbot:address.label"), { exact: true })).not.toHaveValue(
      new RegExp(earlier),
    );
    await page.goto(`/chat/${earlier}`);
    await expect(new ChatPageModel(page, t).error()).toBeVisible();
  },
);

test(
  "C178 C181 C183 D38 the chat works in a frame of another origin, closes and follows its language",
  { tag: "@one-language" },
  async ({ page, t, shop, language, baseURL }) => {
    const address = `${baseURL}/chat/${shop.chat}?isWidget=1&lang=${language}`;
    const site = await shopSite(`${listening}<iframe src="${address}"></iframe>`);
    try {
      await page.goto(site.url);
      const frame = page.frameLocator("iframe");
      const log = frame.getByRole("log");
      await expect(log).toHaveAttribute("aria-label", t("chat:log"));
      await frame
        .getByRole("textbox", { name: t("chat:message") })
        .fill(language === "ar" ? "وين فروعكم؟" : "How do I return an order?");
      await frame.getByRole("button", { name: t("chat:send"), exact: true }).click();
      await expect(log.getByText(language === "ar" ? "الياسمين" : "within 7 days")).toBeVisible();

      await page.evaluate((target) => {
        const child = document.querySelector("iframe")?.contentWindow;
        child?.postMessage("language-change", target);
        child?.postMessage({ type: "language-change", language: "fr" }, target);
      }, baseURL ?? "");
      const other = language === "ar" ? "en" : "ar";
      await expect(frame.locator("html")).toHaveAttribute("lang", language);
      await page.evaluate(
        ([target, wanted]) =>
          document
            .querySelector("iframe")
            ?.contentWindow?.postMessage({ type: "language-change", language: wanted }, target ?? ""),
        [baseURL ?? "", other],
      );
      await expect(frame.locator("html")).toHaveAttribute("lang", other);
      await expect(frame.locator("html")).toHaveAttribute("dir", other === "ar" ? "rtl" : "ltr");

      await frame.getByRole("button", { name: other === "ar" ? "إغلاق" : "Close", exact: true }).click();
      await expect
        .poll(() => readAnnouncement(page))
        .toEqual([
          { origin: baseURL, data: { type: "chat-widget-ready" } },
          { origin: baseURL, data: { type: "close-chat-widget" } },
        ]);
      expect(page.url()).toBe(site.url);
    } finally {
      site.server.close();
    }
  },
);

test(
  "only the chat can stand in a frame of another site",
  { tag: "@one-language" },
  async ({ page, baseURL }) => {
    const site = await shopSite(`${listening}<iframe src="${baseURL}/login"></iframe>`);
    try {
      const refused = page.waitForEvent("console", (message) =>
        /frame-ancestors|X-Frame-Options/i.test(message.text()),
      );
      await page.goto(site.url);
      await refused;
      await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveCount(0);
    } finally {
      site.server.close();
    }
  },
);

test(
  "C179 the shop's colour and picture are chosen beside a picture of the chat, and customers see them",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const business = await signUp(api);
    const chat = await openChat(api, business.token);
    await restoreSession(page, business.token);
    await page.goto("/chatbot");
    await page.getByRole("radio", { name: t("chatbot:look.colors.7a1f4b") }).check({ force: true });
    await page.locator("input[type=file]").setInputFiles("docs/images/dashboard.en.png");
    await expect(page.getByRole("button", { name: t("chatbot:look.avatarChange") })).toBeVisible();
    await page.getByRole("button", { name: t("chatbot:look.save") }).click();
    await expect(locateToast(page, t("chatbot:look.saved"))).toBeVisible();
    await expect(page.getByLabel(t("chatbot:embed.label"), { exact: true })).toHaveValue(
      /data-color="#7a1f4b"/,
    );
    const visit = new ChatPageModel(page, t);
    await visit.open(chat);
    await expect(page.getByRole("banner").locator("img")).toHaveAttribute("src", /^data:image\/jpeg/);
    await visit.box.fill("?");
    await expect(visit.send).toHaveCSS("background-color", "rgb(122, 31, 75)");
    await expect(visit.send).toHaveCSS("color", "rgb(255, 255, 255)");
  },
);
