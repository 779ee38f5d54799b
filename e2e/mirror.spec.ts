import { findUnmirrored, measureBoxes, stopAnimations } from "./geometry.ts";
import { openScreen, publicScreens } from "./screens.ts";
import { expect, test } from "./test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

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
    // Returns the HTML of the server without words, class names and the parts that belong to one language's
    // address.
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
