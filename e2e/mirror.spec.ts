import type { Page } from "@playwright/test";
import { restoreSession } from "./business.ts";
import { openConversation } from "./chat-page.ts";
import { stopAnimations, measureBoxes, findUnmirrored } from "./geometry.ts";
import { splitIntoLists, enterPortal, openScreen, portalScreens, publicScreens } from "./screens.ts";
import { expect, test } from "./test.ts";
import { whatsappShop, writeToShop } from "./whatsapp-shop.ts";

// The same page with the same words is laid out in both directions: whatever is not the mirror image is bound to a side.
const widths = [1440, 390];

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

/** What is not mirrored, at any of the widths. */
async function unmirrored(page: Page): Promise<string[]> {
  await stopAnimations(page);
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await measureBoxes(page, "rtl");
    expect(Object.keys(boxes).length).toBeGreaterThan(20);
    const turned = await measureBoxes(page, "ltr");
    wrong.push(...findUnmirrored(boxes, turned, width).map((one) => `${width}: ${one}`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return wrong;
}

for (const screens of splitIntoLists(Object.values(publicScreens), 2))
  test(`C005 right to left, ${screens.join(" ")} are the mirror of left to right`, async ({ page }) => {
    const found: Record<string, string[]> = {};
    for (const path of screens) {
      await openScreen(page, path);
      const wrong = await unmirrored(page);
      if (wrong.length > 0) found[path] = wrong;
    }
    expect(found).toEqual({});
  });

const main = [
  "dashboard",
  "tickets",
  "ticket",
  "knowledge base",
  "micro-influencers",
  "settings",
  "support agent",
] as const;
for (const names of splitIntoLists(main, 2))
  test(`C005 right to left, the portal's ${names.join(", ")} are the mirror of left to right`, async ({
    page,
    api,
  }) => {
    const address = await enterPortal(page, api);
    const found: Record<string, string[]> = {};
    for (const name of names) {
      await openScreen(page, address(portalScreens[name]));
      const wrong = await unmirrored(page);
      if (wrong.length > 0) found[name] = wrong;
    }
    expect(found).toEqual({});
  });

test("C005 right to left, channels, one being connected, campaigns and one being written are the mirror of left to right", async ({
  page,
  t,
  api,
}) => {
  const { token } = await whatsappShop(api);
  const { data: draft } = await api.call<{ data: { id: string } }>("POST", "/api/campaigns/", {
    token,
    json: { name: "وصل محصول قوجي", channel: "whatsapp", text: "هلا {{name}}، رجع قوجي." },
  });
  await restoreSession(page, token);
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    const wrong = await unmirrored(page);
    if (wrong.length > 0) found[name] = wrong;
  };
  for (const path of [
    portalScreens.channels,
    portalScreens.campaigns,
    `${portalScreens.campaigns}/${draft.id}`,
  ]) {
    await openScreen(page, path);
    await look(path);
  }
  await openScreen(page, portalScreens.channels);
  const card = page.locator('[data-channel="email"]');
  await card.getByRole("button", { name: t("channels:connect"), exact: true }).click();
  await card.getByLabel(t("mailboxes:address")).waitFor();
  await look("a channel being connected");
  expect(found).toEqual({});
});

test.describe("customers' phones", () => {
  // They are there only for whoever sits at this machine: no visitor's address.
  test.use({ extraHTTPHeaders: {} });

  test("C005 right to left, customers' phones are the mirror of left to right", async ({ page, api }) => {
    const business = await whatsappShop(api);
    await writeToShop(api, business, "noura", "السلام عليكم، توصلون للدمام؟");
    await restoreSession(page, business.token);
    await openScreen(page, "/simulator");
    // Nothing is written or ticked off any more while it is measured.
    await page.locator("[data-side=business]").first().waitFor({ timeout: 60_000 });
    await page.getByText("السلام عليكم، توصلون للدمام؟").waitFor();
    await expect.poll(() => unmirrored(page), { timeout: 30_000 }).toEqual([]);
  });
});

test("C005 C178 right to left, a chat under way is the mirror of left to right", async ({
  page,
  t,
  shop,
  api,
}) => {
  await openConversation(page, t, api, shop.chat, ["وين فروعكم؟", "How do I return an order?"]);
  expect(await unmirrored(page)).toEqual([]);
});

test(
  "what is bound to one side of the page is noticed, and icons that point turn round",
  { tag: "@one-language" },
  async ({ page }) => {
    await openScreen(page, publicScreens.article);
    await stopAnimations(page);
    const pointing = () =>
      page
        .locator("main button svg")
        .first()
        .evaluate((icon) => new DOMMatrix(getComputedStyle(icon).transform).a);
    const heading = page.getByRole("heading", { level: 1 });
    await heading.evaluate((element) => (element.style.marginLeft = "9px"));
    const boxes = await measureBoxes(page, "rtl");
    const inRtl = await pointing();
    const turned = await measureBoxes(page, "ltr");
    expect(await pointing()).toBe(-inRtl);
    expect(findUnmirrored(boxes, turned, 1440)).toEqual([expect.stringContaining("h1")]);
  },
);

test(
  "every public page has the same parts in both languages",
  { tag: "@one-language" },
  async ({ baseURL }) => {
    // What the server drew, without words, names of styles and what belongs to one language's address.
    const parts = async (path: string, lang: string) => {
      const html = await (
        await fetch(`${baseURL}${path}?lang=${lang}`, { headers: { accept: "text/html" } })
      ).text();
      const main = html.slice(html.indexOf('<div id="root">'), html.indexOf("</footer>"));
      return [
        ...main.matchAll(
          /<(header|nav|main|section|article|aside|footer|form|fieldset|h[1-6]|button|a|input|select|textarea|table|tr|ul|ol|li|img)\b/g,
        ),
      ].map(([, tag]) => tag);
    };
    for (const path of Object.values(publicScreens)) {
      const arabic = await parts(path, "ar");
      expect(arabic.length, path).toBeGreaterThan(20);
      expect(await parts(path, "en"), path).toEqual(arabic);
    }
  },
);
