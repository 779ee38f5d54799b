import type { Page } from "@playwright/test";
import { openConversation } from "./chat-page.ts";
import { findClippedTexts } from "./clipping.ts";
import { stopAnimations } from "./geometry.ts";
import { splitIntoLists, enterPortal, openScreen, portalScreens, publicScreens } from "./screens.ts";
import { expect, test } from "./test.ts";

const widths = [1440, 768, 390];

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

async function cutOn(page: Page, paths: string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    await openScreen(page, path);
    await stopAnimations(page);
    const cut = await findClippedTexts(page, widths);
    if (cut.length > 0) found[path] = cut;
  }
  return found;
}

for (const paths of splitIntoLists(Object.values(publicScreens), 2))
  test(`no letter is cut off on ${paths.join(" ")}, from a phone to a desk`, async ({ page }) => {
    expect(await cutOn(page, paths)).toEqual({});
  });

for (const paths of splitIntoLists(Object.values(portalScreens), 3))
  test(`no letter is cut off on ${paths.join(" ")}, from a phone to a desk`, async ({ page, api }) => {
    const address = await enterPortal(page, api);
    expect(await cutOn(page, paths.map(address))).toEqual({});
  });

test("no letter is cut off in a chat under way, from a phone to a desk", async ({ page, t, shop, api }) => {
  await openConversation(page, t, api, shop.chat, ["وين فروعكم؟", "متى دورة الباريستا الجاية للبنات؟"]);
  await stopAnimations(page);
  expect(await findClippedTexts(page, widths)).toEqual([]);
});

test(
  "letters that are cut off are noticed: by their box, by dots alone, by lines too close, by a field",
  { tag: "@one-language" },
  async ({ page }) => {
    await openScreen(page, publicScreens.contact);
    await page.evaluate(() => {
      const main = document.querySelector("main")!;
      const add = (style: string, text: string) => {
        const part = document.createElement("p");
        part.setAttribute("style", `inline-size: 200px; font-size: 32px; ${style}`);
        part.textContent = text;
        main.append(part);
      };
      add("overflow: hidden; line-height: 0.7", "عميق");
      add("overflow: hidden; white-space: nowrap", "كلمة واحدة طويلة لا تتسع في هذا السطر");
      add(
        "overflow: hidden; white-space: nowrap; text-overflow: ellipsis",
        "كلمة ثانية طويلة لا تتسع في هذا السطر",
      );
      add("line-height: 0.8", "ليلي وأضواء المصابيح الجميلة");
      const field = document.createElement("input");
      field.placeholder = "نص طويل لا يتسع له هذا الحقل الصغير";
      field.setAttribute("style", "inline-size: 60px; min-inline-size: 0");
      main.append(field);
    });
    const found = (await findClippedTexts(page, [1440])).join("\n");
    for (const said of [
      "above or below",
      "at a side",
      "ends in dots",
      "runs into itself",
      "longer than its field",
    ])
      expect(found).toContain(said);
  },
);
