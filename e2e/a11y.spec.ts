import { violations, violationsInBothThemes } from "./accessibility.ts";
import { demoToken, restoreSession, signUp } from "./business.ts";
import { ChatPage } from "./chat-page.ts";
import { publicScreens } from "./screens.ts";
import { expect, test } from "./test.ts";

const publicPages = [...Object.values(publicScreens), "/data-deletion/unknown", "/unsubscribe/unknown"];

// What moves is half transparent for a moment, and axe would measure the moment.
test.use({ contextOptions: { reducedMotion: "reduce" } });
// Some of these go through twenty pages.
test.describe.configure({ timeout: 240_000 });

test("public pages have no violation of accessibility rules", { tag: "@phone" }, async ({ page }) => {
  const found: Record<string, string[]> = {};
  for (const path of publicPages) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const here = await violationsInBothThemes(page);
    if (here.length > 0) found[path] = here;
  }
  expect(found).toEqual({});
});

test("portal pages have no violation of accessibility rules", { tag: "@phone" }, async ({ page, api }) => {
  const token = await demoToken(api);
  const first = async (path: string) =>
    (await api.call<{ data: { id: string }[] }>("GET", path, { token })).data[0]?.id ?? "";
  const paths = [
    "/dashboard",
    "/tickets",
    `/tickets/${await first("/api/tickets/?order=waiting&page_size=1")}`,
    "/customers",
    `/customers/${await first("/api/customers/?page_size=1")}`,
    "/knowledge-base",
    "/knowledge-base/facts",
    "/knowledge-base/answers",
    "/knowledge-base/gaps",
    "/knowledge-base/quality",
    "/knowledge-base/quality?tab=questions",
    "/chatbot",
    "/marketing-agent/micro-influencers",
    "/about",
  ];
  await restoreSession(page, token);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    const here = await violationsInBothThemes(page);
    if (here.length > 0) found[path.replace(/[0-9a-f-]{36}/, "id")] = here;
  }
  expect(found).toEqual({});
});

test(
  "the agents' pages have no violation of accessibility rules",
  { tag: "@phone" },
  async ({ page, api }) => {
    await restoreSession(page, await demoToken(api));
    const found: Record<string, string[]> = {};
    for (const path of ["/agents", "/agents/support", "/agents/internal", "/ask"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      const here = await violationsInBothThemes(page);
      if (here.length > 0) found[path] = here;
    }
    expect(found).toEqual({});
  },
);

test(
  "pages of channels and campaigns have no violation of accessibility rules",
  { tag: "@phone" },
  async ({ page, t, api }) => {
    const token = await demoToken(api);
    const { data: draft } = await api.call<{ data: { id: string } }>("POST", "/api/campaigns/", {
      token,
      json: { name: "وصل محصول قوجي", channel: "whatsapp_meta", text: "هلا {{name}}، رجع قوجي." },
    });
    await restoreSession(page, token);
    const found: Record<string, string[]> = {};
    const look = async (name: string) => {
      await page.getByRole("heading", { level: 1 }).waitFor();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      const here = await violationsInBothThemes(page);
      if (here.length > 0) found[name] = here;
    };
    for (const path of ["/channels", "/simulator", "/marketing-agent/campaigns"]) {
      await page.goto(path);
      await look(path);
    }
    await page.goto(`/marketing-agent/campaigns/${draft.id}`);
    await look("a campaign being written");
    await page.goto("/channels");
    await page
      .locator('[data-channel="whatsapp"]')
      .getByRole("button", { name: t("channels:connect"), exact: true })
      .click();
    await look("a channel being connected");
    await api.call("DELETE", `/api/campaigns/${draft.id}/`, { token });
    expect(found).toEqual({});
  },
);

test(
  "a chat under way has no violation of accessibility rules",
  { tag: "@phone" },
  async ({ page, t, shop }) => {
    const chat = new ChatPage(page, t);
    await chat.open(shop.chat);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await chat.ask("وين فروعكم؟");
    await chat.answered();
    await chat.ask("متى دورة الباريستا الجاية للبنات؟");
    await chat.answered();
    expect(await violationsInBothThemes(page)).toEqual([]);
  },
);

test("dialogs, menus, messages and empty screens have no violation of accessibility rules", async ({
  page,
  t,
  api,
}) => {
  const { token } = await signUp(api);
  await page.goto("/sign-up");
  await page
    .getByRole("main")
    .getByRole("button", { name: t("auth:signUp.submit") })
    .click();
  expect(await violations(page), "a form with mistakes").toEqual([]);
  await restoreSession(page, token);
  await page.goto("/dashboard");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await violations(page), "the first day").toEqual([]);
  await page.goto("/tickets");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await violations(page), "no tickets").toEqual([]);
  await page.goto("/knowledge-base");
  await page.getByRole("button", { name: t("knowledge:add.url") }).click();
  await page.getByRole("dialog").waitFor();
  expect(await violations(page), "a dialog").toEqual([]);
  await page.goto("/knowledge-base/answers");
  await page.getByRole("button", { name: t("faqs:list.write") }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("faqs:form.save") }).click();
  await dialog.getByText(t("faqs:form.questionsMissing")).waitFor();
  expect(await violations(page), "an answer with mistakes").toEqual([]);
  await page.goto("/chatbot");
  await page.getByRole("button", { name: t("chatbot:generate") }).click();
  await page.locator("[data-sonner-toast]").waitFor();
  expect(await violations(page), "a toast").toEqual([]);
});

test("the error card of the chat has no violation of accessibility rules", async ({ page, t }) => {
  await page.goto("/chat/no-such-chat");
  await new ChatPage(page, t).error().waitFor();
  expect(await violations(page)).toEqual([]);
});

test("every public page can be used by keyboard: the skip link leads to the content", async ({ page, t }) => {
  for (const path of ["/", "/login", "/privacy"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: t("common:skip") });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("#main")).toBeFocused();
  }
});
