import { findClippedTexts } from "./clipping.ts";
import { openScreen, publicScreens } from "./screens.ts";
import { expect, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

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
    const found = (await findClippedTexts(page)).join("\n");
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
