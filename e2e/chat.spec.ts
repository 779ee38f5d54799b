import type { Request } from "@playwright/test";
import { unique } from "./api.ts";
import { restoreChatSession, ChatPageModel } from "./chat-page-model.ts";
import { demoChat } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { expect, test } from "./test.ts";

const isSend = (request: Request) =>
  request.method() === "POST" && request.url().endsWith("/webhook/chatbot/");
const isHistory = (request: Request) =>
  request.method() === "GET" && /\/webhook\/chatbot\/[^/]+\/?$/.test(new URL(request.url()).pathname);

const questions = {
  ar: { asked: "وين فروعكم؟", answer: "الياسمين", unanswerable: "متى دورة الباريستا الجاية للبنات؟" },
  en: {
    asked: "How do I return an order?",
    answer: "within 7 days",
    unanswerable: "When is the next barista course for women?",
  },
} as const;

test(
  "C038 C172 C173 C174 C175 the chat opens with the token of its address and an id of its own",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const token = await demoChat(api);
    const calls: Request[] = [];
    page.on("request", (request) => request.url().includes("/webhook/chatbot/") && calls.push(request));
    const chat = new ChatPageModel(page, t);
    await chat.open(token);
    await expect.poll(() => calls.length).toBeGreaterThan(1);
    const session = await chat.session();
    expect(session).toMatch(/^session_\w{22,}$/);
    expect(await page.evaluate(() => localStorage.getItem("chat_token"))).toBe(token);
    for (const call of calls) expect(call.headers()["x-session-id"]).toBe(session);
    await expect(page).toHaveTitle(new RegExp(`\\| ${t("chat:title")}$`));
  },
);

test(
  "C172 C173 D03 the token may come as a parameter or from storage, and the address wins",
  { tag: "@one-language" },
  async ({ page, t, shop, api }) => {
    const demo = await demoChat(api);
    const chat = new ChatPageModel(page, t);
    const historyRequest = page.waitForRequest(isHistory);
    await page.goto(`/chat?token=${demo}`);
    expect((await historyRequest).url()).toContain(demo);
    await chat.ready();
    const inStorage = page.waitForRequest(isHistory);
    await page.goto("/chat");
    expect((await inStorage).url()).toContain(demo);
    await chat.ready();
    const session = await chat.session();
    await chat.open(shop.chat);
    expect(await page.evaluate(() => localStorage.getItem("chat_token"))).toBe(shop.chat);
    expect(await chat.session(), "a session id does not travel from shop to shop").not.toBe(session);
  },
);

test(
  "C177 C180 C184 C185 C186 D40 a question shows at once, waits with everything disabled, and is answered",
  { tag: "@phone" },
  async ({ page, t, shop, language }) => {
    const { asked, answer } = questions[language];
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/webhook/chatbot/", async (route) => {
      await isReleased;
      await route.continue();
    });
    const sending = page.waitForRequest(isSend);
    await chat.ask(asked);
    const request = await sending;
    expect(request.headers()["content-type"]).toMatch(/^application\/x-www-form-urlencoded/);
    const form = new URLSearchParams(request.postData() ?? "");
    expect([form.get("customer_msg"), form.get("chat_token")]).toEqual([asked, shop.chat]);

    await expect(chat.log.getByText(asked, { exact: true })).toBeVisible();
    await expect(chat.log.getByText(t("chat:typing"))).toBeVisible();
    await expect(chat.box).toBeDisabled();
    await expect(chat.send).toBeDisabled();
    await expect(chat.box).toHaveValue(asked);

    release();
    await expect(chat.log.getByText(answer)).toBeVisible();
    await expect(chat.box).toHaveValue("");
    await expect(chat.box).toBeEnabled();
    await expect(chat.box).toBeFocused();
    await expect(chat.log.getByText(t("chat:typing"))).toBeHidden();
  },
);

test(
  "C176 C190 what was said is there after a reload, and the history is fetched again after each message",
  { tag: "@one-language" },
  async ({ page, t, shop, language }) => {
    const { asked, answer } = questions[language];
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    // The page also requests the history once when its live connection opens, which may be before or after the
    // message.
    let history: { customer_msg: string; chatbot_msg: string; timestamp: string }[] = [];
    const again = page.waitForResponse(async (response) => {
      if (!isHistory(response.request())) return false;
      history = ((await response.json()) as { chat_history: typeof history }).chat_history;
      return history.length > 0;
    });
    await chat.ask(asked);
    await again;
    expect(history).toHaveLength(1);
    expect(history[0]?.customer_msg).toBe(asked);
    expect(history[0]?.timestamp).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    await expect(chat.log.getByText(answer)).toHaveCount(1);
    await expect(chat.log.getByText(asked, { exact: true })).toHaveCount(1);
    await page.reload();
    await expect(chat.log.getByText(asked, { exact: true })).toHaveCount(1);
    await expect(chat.log.getByText(answer)).toHaveCount(1);
  },
);

test(
  "C190 an idle chat asks for news after 300000 ms",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    await page.clock.install();
    const chat = new ChatPageModel(page, t);
    const live = page.waitForResponse((response) => response.url().endsWith("/events/"));
    const caughtUp = live.then(() => page.waitForResponse((response) => isHistory(response.request())));
    await chat.open(await demoChat(api));
    await caughtUp;
    let fetched = 0;
    page.on("request", (request) => {
      if (isHistory(request)) fetched += 1;
    });
    await page.clock.fastForward(299_000);
    expect(fetched).toBe(0);
    await page.clock.fastForward(2_000);
    await expect.poll(() => fetched).toBe(1);
  },
);

test("C187 C188 D40 a message that got no answer says so, stays in the box and can be sent again", async ({
  page,
  t,
  shop,
  language,
}) => {
  const { asked, answer } = questions[language];
  const chat = new ChatPageModel(page, t);
  await chat.open(shop.chat);
  await page.route("**/webhook/chatbot/", (route) => route.abort());
  await chat.ask(asked);
  const failed = language === "en" ? "⚠️ Failed to get response" : t("chat:failed");
  const toastText = language === "en" ? "Something went wrong. Please try again." : t("chat:failedToast");
  await expect(chat.log.getByText(failed, { exact: true })).toBeVisible();
  await expect(page.getByRole("alert").getByText(toastText, { exact: true })).toBeVisible();
  await expect(chat.box).toHaveValue(asked);

  await page.unroute("**/webhook/chatbot/");
  await chat.box.press("Enter");
  await expect(chat.log.getByText(answer)).toBeVisible();
  await expect(chat.box).toHaveValue("");
  await page.reload();
  await expect(chat.log.getByText(answer)).toBeVisible();
  await expect(chat.log.getByText(asked, { exact: true }), "stored once").toHaveCount(1);
});

test("C188 the server's own words are said when it gives some", async ({ page, t, shop, language }) => {
  const chat = new ChatPageModel(page, t);
  await chat.open(shop.chat);
  await chat.ask("a".repeat(4001));
  const words =
    language === "en"
      ? "The message is too long. Send it in parts of up to 4,000 characters."
      : t("errors:code.message_too_long");
  await expect(page.getByRole("alert").getByText(words, { exact: true })).toBeVisible();
});

test("C189 D41 the twenty-first message in a minute meets the limit in the words of the specification", async ({
  page,
  t,
  shop,
  api,
  language,
}) => {
  const session = await restoreChatSession(page, shop.chat);
  const chat = new ChatPageModel(page, t);
  await chat.open(shop.chat);
  for (let sent = 0; sent < 20; sent += 1)
    await api.call("POST", "/webhook/chatbot/", {
      session,
      form: { customer_msg: questions[language].asked, chat_token: shop.chat },
    });
  const answering = page.waitForResponse((response) => isSend(response.request()));
  await chat.ask("one more");
  const answer = await answering;
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
  const words =
    language === "en"
      ? "You have tried maximum number of times. Please try again later."
      : t("errors:code.chat_limit");
  expect(((await answer.json()) as { message: string }).message).toBe(words);
  await expect(page.getByRole("alert").getByText(words, { exact: true })).toBeVisible();
});

test("C192 D08 a history that cannot be loaded shows the error card, and retrying reloads", async ({
  page,
  t,
  api,
  language,
}) => {
  const token = await demoChat(api);
  await page.route("**/webhook/chatbot/**", (route) => route.abort());
  await page.goto(`/chat/${token}`);
  const chat = new ChatPageModel(page, t);
  const [title, text, retry] =
    language === "en"
      ? ["Chat Error", "Failed to load chat. Please try again.", "Retry"]
      : [t("chat:error.title"), t("chat:error.text"), t("chat:error.retry")];
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible();
  await expect(chat.error().getByText(text, { exact: true })).toBeVisible();
  await page.unroute("**/webhook/chatbot/**");
  await page.getByRole("button", { name: retry, exact: true }).click();
  await expect(chat.box).toBeVisible();
});

test("C192 C199 an address that is no chat shows the error card", async ({ page, t }) => {
  await page.goto("/chat/no-such-chat");
  await expect(new ChatPageModel(page, t).error()).toBeVisible();
});

test(
  "C193 C194 blank text is not sent, Shift with Enter makes a line, a composing Enter ends the word",
  { tag: "@one-language" },
  async ({ page, t, shop, language }) => {
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    const sent: Request[] = [];
    page.on("request", (request) => isSend(request) && sent.push(request));
    await expect(chat.send).toBeDisabled();
    await chat.box.fill("  \n ");
    await expect(chat.send).toBeDisabled();
    await chat.box.press("Enter");
    await chat.box.fill(questions[language].asked);
    await chat.box.press("Shift+Enter");
    await expect(chat.box).toHaveValue(`${questions[language].asked}\n`);
    await chat.box.evaluate((box) =>
      box.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true, cancelable: true }),
      ),
    );
    expect(sent).toHaveLength(0);
    await chat.box.press("Enter");
    await expect(chat.log.getByText(questions[language].answer)).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test(
  "Enter and a click in the same moment send one message",
  { tag: "@one-language" },
  async ({ page, t, shop, language }) => {
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    const sent: Request[] = [];
    page.on("request", (request) => isSend(request) && sent.push(request));
    await chat.box.fill(questions[language].asked);
    await page.evaluate(() => {
      const box = document.querySelector("textarea");
      box?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
      box?.form?.requestSubmit();
    });
    await expect(chat.log.getByText(questions[language].answer)).toBeVisible();
    await chat.answered();
    expect(sent).toHaveLength(1);
    await expect(chat.log.getByText(questions[language].asked, { exact: true })).toHaveCount(1);
  },
);

test(
  "C191 new messages do not pull down who is reading back, and a button leads to the end",
  { tag: ["@phone", "@one-language"] },
  async ({ page, t, shop, api, language }) => {
    const session = await restoreChatSession(page, shop.chat);
    const ask = (text: string) =>
      api.call("POST", "/webhook/chatbot/", { session, form: { customer_msg: text, chat_token: shop.chat } });
    for (let sent = 0; sent < 12; sent += 1) await ask(questions[language].asked);
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    const distanceFromEnd = () =>
      chat.log.evaluate((log) => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop));
    await expect.poll(distanceFromEnd, "the first load ends at the bottom").toBeLessThan(2);

    await chat.log.evaluate((log) => log.scrollTo(0, 0));
    const toEnd = page.getByRole("button", { name: t("chat:toEnd") });
    await expect(toEnd).toBeVisible();
    const news = page.waitForResponse((response) => isHistory(response.request()));
    await ask("News for who reads back");
    await news;
    await expect(chat.log.getByText("News for who reads back")).toHaveCount(1);
    expect(await chat.log.evaluate((log) => log.scrollTop)).toBe(0);
    await toEnd.click();
    await expect.poll(distanceFromEnd).toBeLessThan(2);
    await expect(toEnd).toBeHidden();
    await ask("News for who reads the end");
    await expect(chat.log.getByText("News for who reads the end")).toBeInViewport();
  },
);

test("C195 D42 times read like 12:05 PM, in Latin digits", async ({ page, t, shop, language }) => {
  const chat = new ChatPageModel(page, t);
  await chat.open(shop.chat);
  await chat.ask(questions[language].asked);
  await chat.answered();
  await expect(chat.log.locator("time").last()).toHaveText(
    language === "en" ? /^(1[0-2]|[1-9]):[0-5]\d [AP]M$/ : /^(1[0-2]|[1-9]):[0-5]\d [صم]$/,
  );
});

test(
  "C181 closing a chat that stands alone leads to the root",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    const chat = new ChatPageModel(page, t);
    await chat.open(await demoChat(api));
    await page.getByRole("button", { name: t("chat:close"), exact: true }).click();
    await expect(page).toHaveURL("/");
  },
);

test(
  "C182 D39 lang and dir of the address choose the language, layout changes nothing",
  { tag: "@one-language" },
  async ({ page, api }) => {
    const token = await demoChat(api);
    const root = page.locator("html");
    for (const [query, lang] of [
      ["?lang=en", "en"],
      ["?lang=ar", "ar"],
      ["?lang=en&dir=rtl", "ar"],
      ["?lang=en&dir=ltr&layout=compact", "en"],
      ["?lang=fr", "ar"],
    ] as const) {
      await page.goto(`/chat/${token}${query}`);
      await expect(root).toHaveAttribute("lang", lang);
      await expect(root).toHaveAttribute("dir", lang === "ar" ? "rtl" : "ltr");
      await expect(page.getByRole("log")).toHaveAttribute(
        "aria-label",
        lang === "ar" ? "المحادثة" : "Conversation",
      );
    }
  },
);

test("C178 C179 the header names the shop and the agent, switches the language and fills the screen", async ({
  page,
  t,
  api,
  language,
}) => {
  const chat = new ChatPageModel(page, t);
  await chat.open(await demoChat(api));
  const brand = language === "ar" ? "محمصة سهيل" : "Suhail Roasters";
  await expect(page.getByRole("heading", { level: 1, name: brand })).toBeVisible();
  const header = page.getByRole("banner");
  expect(await header.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain("gradient");
  await expect(header.locator(":is(svg, img)").first()).toBeVisible();
  await expect(header.getByRole("paragraph")).not.toBeEmpty();
  await expect(header.getByRole("button", { name: t("chat:close"), exact: true })).toBeVisible();
  const enter = page.getByRole("button", { name: t("chat:fullscreen.enter"), exact: true });
  await enter.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.getByRole("button", { name: t("chat:fullscreen.exit"), exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await page.getByRole("button", { name: t("chat:language.switch") }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "ar" ? "en" : "ar");
});

test(
  "C196 D03 the chat works with storage blocked",
  { tag: "@one-language" },
  async ({ page, t, shop, language }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("blocked", "SecurityError");
          },
        });
    });
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    await chat.ask(questions[language].asked);
    await expect(chat.log.getByText(questions[language].answer)).toBeVisible();
  },
);

test(
  "C197 markup in a message is text and loads nothing, links open safely",
  { tag: "@one-language" },
  async ({ page, t, shop }) => {
    const requestedUrls: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    const hostile =
      '<img src="https://evil.example/x.png" onerror="document.title=1"> ![x](https://evil.example/y.png)';
    await chat.ask(`${hostile} https://example.com/page`);
    await expect(chat.log.getByText(hostile.slice(0, 40))).toBeVisible();
    await chat.answered();
    await expect(chat.log.locator("img")).toHaveCount(0);
    const link = chat.log.getByRole("link", { name: /example\.com\/page/ }).first();
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
    expect(requestedUrls.filter((url) => url.includes("evil.example"))).toEqual([]);
  },
);

test(
  "C205 C209 what the agent cannot answer goes to the team, who are told by mail",
  { tag: "@phone" },
  async ({ page, t, shop, api, language }) => {
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    // The word tells this question from the one that another language's run asked the same shop.
    const word = unique();
    const question = `${questions[language].unanswerable} ${word}`;
    const keyboard = new Keyboard(page);
    await chat.askByKeyboard(keyboard, question);
    await expect(chat.log.getByText(t("agent:handover.warm.default"))).toBeVisible();
    await expect(chat.log.getByText(t("chat:withTeam"))).toBeVisible();
    await expect(page.getByRole("banner").getByText(t("chat:subtitle.withTeam"))).toBeVisible();
    const { data } = await api.call<{ data: { subject: string; status: string }[] }>(
      "GET",
      `/api/tickets/?status=deferred&q=${word}`,
      { token: shop.token },
    );
    expect(data.map((ticket) => ticket.subject)).toContain(question);
    await expect.poll(async () => (await api.mailTo(shop.email))?.text ?? "").toContain(question);
    // What comes next can be written at once.
    await expect(chat.box).toBeFocused();
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "C190 D04 a person's reply arrives in the open chat without a reload",
  { tag: "@one-language" },
  async ({ page, t, shop, api, language }) => {
    const session = await restoreChatSession(page, shop.chat);
    const question = `${questions[language].unanswerable} ${session.slice(-6)}`;
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    const keyboard = new Keyboard(page);
    await chat.askByKeyboard(keyboard, question);
    await chat.answered();
    await keyboard.type("وأيضًا");
    const { data } = await api.call<{ data: { id: string; subject: string }[] }>(
      "GET",
      "/api/tickets/?page_size=100",
      { token: shop.token },
    );
    const ticket = data.find(({ subject }) => subject === question);
    await api.call("POST", `/api/tickets/${ticket?.id}/reply/`, {
      token: shop.token,
      json: { text: "Hello from a person" },
    });
    await expect(chat.log.getByText("Hello from a person")).toBeVisible();
    // Who is writing keeps the focus and what is written.
    await expect(chat.box).toBeFocused();
    await expect(chat.box).toHaveValue("وأيضًا");
    expect(keyboard.problems).toEqual([]);
  },
);

test(
  "C190 D04 what was said while the live connection was still on its way shows when it stands",
  { tag: "@one-language" },
  async ({ page, t, shop, api }) => {
    const session = await restoreChatSession(page, shop.chat);
    let stand = () => {};
    const isReleased = new Promise<void>((resolve) => (stand = resolve));
    await page.route("**/events/", async (route) => {
      await isReleased;
      await route.continue();
    });
    const chat = new ChatPageModel(page, t);
    await chat.open(shop.chat);
    const form = { customer_msg: "Said in another tab", chat_token: shop.chat };
    await api.call("POST", "/webhook/chatbot/", { session, form });
    await expect(chat.log.getByText("Said in another tab")).toHaveCount(0);
    stand();
    await expect(chat.log.getByText("Said in another tab")).toBeVisible();
  },
);
