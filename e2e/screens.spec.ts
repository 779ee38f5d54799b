import type { Page } from "@playwright/test";
import type { Language } from "#shared/language.ts";
import { restoreSession } from "./business.ts";
import { openConversation } from "./chat-page-model.ts";
import { findScreenProblems, type ScreenProblems } from "./screen-problems.ts";
import {
  documentTitle,
  enterPortal,
  followErrors,
  openScreen,
  portalScreens,
  publicScreens,
  screenTitles,
  splitIntoLists,
} from "./screens.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";
import { whatsappShop, writeToShop } from "./whatsapp-shop.ts";

// The tests check every page in both languages: it follows the rules of accessibility in both themes, its
// right-to-left layout mirrors the left-to-right one (C005), no letter is cut off, and nothing is wider than the
// screen.

// Moving elements are half transparent for a moment, and axe would measure that moment.
test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });
// Some tests check ten pages.
test.describe.configure({ timeout: 240_000 });

const publicPages = {
  ...publicScreens,
  "data deletion": "/data-deletion/unknown",
  unsubscribing: "/unsubscribe/unknown",
};

const portalPages = {
  ...portalScreens,
  "test questions": "/knowledge-base/quality?tab=questions",
  simulator: "/simulator",
};

/** Opens each of the screens and returns its problems, by its name. */
async function problemsOf(
  page: Page,
  { language, t }: { language: Language; t: Texts },
  screens: [name: string, path: string][],
): Promise<Record<string, ScreenProblems>> {
  const found: Record<string, ScreenProblems> = {};
  const reported = followErrors(page);
  for (const [name, path] of screens) {
    await openScreen(page, path);
    const title = screenTitles[name as keyof typeof screenTitles];
    if (title) await expect(page).toHaveTitle(documentTitle(language, t(`common:titles.${title}`)));
    // A page that does not exist is reported as such.
    if (title) expect(reported.splice(0), name).toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    const problems = await findScreenProblems(page, language);
    if (Object.keys(problems).length > 0) found[name] = problems;
  }
  return found;
}

for (const screens of splitIntoLists(Object.entries(publicPages), 2))
  test(`C005 C014 the public pages ${screens.map(([name]) => name).join(", ")} are accessible, mirrored and whole at every width`, async ({
    page,
    language,
    t,
  }) => {
    expect(await problemsOf(page, { language, t }, screens)).toEqual({});
  });

for (const screens of splitIntoLists(Object.entries(portalPages), 4))
  test(`C005 C014 the portal's ${screens.map(([name]) => name).join(", ")} are accessible, mirrored and whole at every width`, async ({
    page,
    api,
    language,
    t,
  }) => {
    const address = await enterPortal(page, api);
    const there = screens.map(([name, path]): [string, string] => [name, address(path)]);
    expect(await problemsOf(page, { language, t }, there)).toEqual({});
  });

test("C005 a channel being connected and a campaign being written are accessible, mirrored and whole at every width", async ({
  page,
  t,
  api,
  language,
}) => {
  const { token } = await whatsappShop(api);
  const { data: draft } = await api.call<{ data: { id: string } }>("POST", "/api/campaigns/", {
    token,
    json: { name: "وصل محصول قوجي", channel: "whatsapp", text: "هلا {{name}}، رجع قوجي." },
  });
  await restoreSession(page, token);
  await openScreen(page, `${portalScreens.campaigns}/${draft.id}`);
  expect(await findScreenProblems(page, language), "a campaign being written").toEqual({});
  await openScreen(page, portalScreens.channels);
  for (const channel of ["email", "instagram"] as const) {
    const card = page.locator(`[data-channel="${channel}"]`);
    await card.getByRole("button", { name: t("channels:connect"), exact: true }).click();
  }
  await page.locator('[data-channel="email"]').getByLabel(t("mailboxes:address")).waitFor();
  expect(await findScreenProblems(page, language), "channels being connected").toEqual({});
});

test.describe("customers' phones", () => {
  // These pages are only available on this machine, so no visitor's address is sent.
  test.use({ extraHTTPHeaders: {} });

  test("C005 right to left, customers' phones are the mirror of left to right, and accessible", async ({
    page,
    api,
    language,
  }) => {
    const business = await whatsappShop(api);
    await writeToShop(api, business, "noura", "السلام عليكم، توصلون للدمام؟");
    await restoreSession(page, business.token);
    await openScreen(page, "/simulator");
    // The test waits until nothing is written or marked as read any more, before it measures.
    await page.locator("[data-side=business]").first().waitFor({ timeout: 60_000 });
    await page.getByText("السلام عليكم، توصلون للدمام؟").waitFor();
    const kinds = ["accessibility", "not mirrored"] as const;
    await expect.poll(() => findScreenProblems(page, language, kinds), { timeout: 30_000 }).toEqual({});
  });
});

test("C005 C178 a chat before and after its first messages is accessible, mirrored and whole at every width", async ({
  page,
  t,
  shop,
  api,
  language,
}) => {
  await openScreen(page, `/chat/${shop.chat}`);
  expect(await findScreenProblems(page, language), "before the first message").toEqual({});
  await openConversation(page, t, api, shop.chat, [
    "وين فروعكم؟",
    "How do I return an order?",
    "متى دورة الباريستا الجاية للبنات؟",
  ]);
  expect(await findScreenProblems(page, language), "under way").toEqual({});
});
