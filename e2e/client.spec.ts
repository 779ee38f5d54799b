import type { Page, Request } from "@playwright/test";
import { restoreSession, signUp } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { Keyboard } from "./keyboard.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

const keys = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));

test(
  "C265 C152 D09 the browser keeps the log-in, the chat and its session, and nothing else of a person",
  { tag: "@one-language" },
  async ({ page, t, api, shop }) => {
    const business = await signUp(api);
    await page.goto("/login");
    await page.getByLabel(t("auth:fields.email")).fill(business.email);
    await page.getByLabel(t("auth:fields.password"), { exact: true }).fill(business.password);
    await page.getByLabel(t("auth:fields.password"), { exact: true }).press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/tickets");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    await chat.ask("وين فروعكم؟");
    await chat.answered();
    expect(await keys(page)).toEqual({
      local: ["chat_token", "token"],
      session: ["chat_session_id", "chat_session_of"],
    });
    const cookies = await page.context().cookies();
    expect(cookies.map((cookie) => cookie.name).sort()).toEqual(["lang"]);
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  },
);

test(
  "C266 C267 D06 the main calls carry the stored token and JSON, the chat's carry its session and a form",
  { tag: "@one-language" },
  async ({ page, t, api, shop }) => {
    const business = await signUp(api);
    const sent: Request[] = [];
    page.on("request", (request) => {
      if (/\/(api|webhook)\//.test(new URL(request.url()).pathname)) sent.push(request);
    });
    await restoreSession(page, business.token);
    await page.goto("/knowledge-base");
    const brand = page.getByRole("main").getByLabel(t("knowledge:brand.ar"));
    await brand.fill("متجر الاختبار");
    const saving = page.waitForRequest((request) => request.method() === "PUT");
    await brand.press("Enter");
    await saving;
    const main = sent.filter((request) => request.url().includes("/api/"));
    expect(main.length).toBeGreaterThan(1);
    for (const request of main) {
      expect(request.headers()["authorization"], request.url()).toBe(`Bearer ${business.token}`);
      if (request.postData() !== null) expect(request.headers()["content-type"]).toBe("application/json");
    }

    sent.length = 0;
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    await chat.ask("وين فروعكم؟");
    await chat.answered();
    const calls = sent.filter((request) => request.url().includes("/webhook/chatbot/"));
    expect(calls.map((request) => request.method())).toEqual(expect.arrayContaining(["GET", "POST"]));
    for (const request of calls) {
      expect(request.headers()["x-session-id"]).toMatch(/^session_\w{22,}$/);
      expect(request.headers()["authorization"]).toBeUndefined();
      if (request.method() === "POST")
        expect(request.headers()["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    }
  },
);

test(
  "C268 D06 the chat's calls go to the address that is set for them, whatever the page's own is",
  { tag: "@one-language" },
  async ({ browser, t, shop, baseURL }) => {
    // For the browser, the same product under another host name is another origin.
    const base = (baseURL ?? "").replace("127.0.0.1", "localhost");
    expect(base).not.toBe(baseURL);
    // The context does not send the header of the tests' visitors, which no other origin allows.
    const context = await browser.newContext({ extraHTTPHeaders: {}, ...(baseURL && { baseURL }) });
    // The test itself serves the page, so for the browser it has no network address and makes requests to another
    // machine, which needs a permission. Browsers that do not know this permission do not require it.
    await context.grantPermissions(["local-network-access"]).catch(() => {});
    const page = await context.newPage();
    await page.route(`**/chat/${shop.chat}*`, async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _policy, ...headers } = response.headers();
      const html = (await response.text()).replace(
        "</head>",
        `<meta name="chat-base" content="${base}"></head>`,
      );
      await route.fulfill({ response, headers, body: html });
    });
    const requestedOrigins: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/webhook/chatbot/")) requestedOrigins.push(new URL(request.url()).origin);
    });
    const { language } = test.info().project.use as { language: "ar" | "en" };
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat, `?lang=${language}`);
    await chat.ask("وين فروعكم؟");
    await expect(chat.log.getByText("الياسمين")).toBeVisible();
    expect(new Set(requestedOrigins)).toEqual(new Set([base]));
    await context.close();
  },
);

test("C271 D50 toasts stand at the top right for 4000 ms, three at once, and go with a swipe of 20 px", async ({
  page,
  t,
  language,
}) => {
  await page.clock.install();
  await page.goto("/contactus");
  await page.getByLabel(t("contact:form.full_name")).fill("سارة");
  await page.getByLabel(t("contact:form.phone_number")).fill("0555550142");
  let requestCount = 0;
  await page.route("**/articles/api/demo-request/", (route) =>
    route.fulfill({ status: 400, json: { message: "x", non_field_errors: [`no ${++requestCount}.`] } }),
  );
  const newest = () => locateToast(page, `no ${requestCount}.`);
  const fail = async () => {
    const answer = page.waitForResponse("**/articles/api/demo-request/");
    await page.getByRole("button", { name: t("contact:form.submit") }).press("Enter");
    await answer;
    // From the first toast on, the clock only moves when the test moves it.
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return newest().isVisible();
      })
      .toBe(true);
  };
  await fail();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.clock.runFor(1_000);
  await expect(newest()).toHaveCount(0);

  await fail();
  await page.clock.runFor(3_000);
  await expect(newest()).toBeVisible();
  await page.clock.runFor(1_100);
  await expect(newest()).toHaveCSS("opacity", "0");
  await page.clock.runFor(500);
  await expect(newest()).toHaveCount(0);

  await fail();
  await page.clock.runFor(500);
  const box = (await newest().boundingBox())!;
  expect(box.y).toBeLessThan(120);
  expect(page.viewportSize()!.width - (box.x + box.width)).toBeLessThan(60);
  const drag = async (by: number) => {
    const box = (await newest().boundingBox())!;
    // The mouse is placed near the icon at the start, because the closing button is at the end.
    const from = language === "ar" ? box.x + box.width - 24 : box.x + 20;
    await page.mouse.move(from, box.y + box.height / 2);
    await page.mouse.down();
    for (let x = 1; x <= by; x += 1) {
      await page.mouse.move(from + x, box.y + box.height / 2);
      await page.clock.runFor(30);
    }
    await page.mouse.up();
    await page.clock.runFor(500);
  };
  await drag(15);
  await expect(newest()).toHaveCSS("opacity", "1");
  await drag(30);
  await expect(newest()).toHaveCount(0);

  await page.mouse.move(0, 400);
  for (let count = 0; count < 4; count += 1) await fail();
  const toasts = page.locator("[data-toast]");
  await expect(toasts).toHaveCount(3);

  // By keyboard, Alt+T moves to the newest toast, all toasts stop their timers, and each closing button shows that
  // it has the focus.
  const name = page.getByLabel(t("contact:form.full_name"));
  await name.focus();
  await page.keyboard.press("Alt+t");
  await expect(toasts.first().getByRole("button")).toBeFocused();
  await page.clock.runFor(6_000);
  const keyboard = new Keyboard(page);
  for (let stop = 0; stop < 2; stop += 1) await keyboard.tab();
  await expect(toasts.nth(2).getByRole("button")).toBeFocused();
  await keyboard.press("Enter");
  await page.clock.runFor(500);
  await expect(toasts).toHaveCount(2);
  // The focus returns to where it was.
  await expect(name).toBeFocused();
  expect(keyboard.problems).toEqual([]);
});
