import type { Page } from "@playwright/test";
import { sanitizeMailHtml } from "#server/channels/email/sanitize-html.ts";
import { safeHtml } from "#server/modules/site/article-rules.ts";
import { xssVariants } from "#server/testing/xss-variants.ts";
import { expect, test } from "./test.ts";

/** Returns what a browser did on its own while it showed the HTML, and while every element of it was touched. */
async function findHarm(page: Page, html: string): Promise<string[]> {
  const harm: string[] = [];
  const note = (what: string) => void harm.push(what);
  const dialog = (shown: { message: () => string; dismiss: () => Promise<void> }) => {
    note(`a dialog: ${shown.message()}`);
    void shown.dismiss();
  };
  const request = (request: { url: () => string }) => {
    if (!request.url().startsWith("data:image/")) note(`a request: ${request.url()}`);
  };
  page.on("dialog", dialog);
  page.on("request", request);
  // The page is less protected than in the product, where a policy, or the frame around a mail, prevents scripts.
  await page.setContent(`<!doctype html><body>${html}</body>`);
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>("*"))
      for (const kind of ["mouseover", "pointerenter", "focus", "toggle", "animationstart"])
        one.dispatchEvent(new Event(kind));
  });
  page.off("dialog", dialog);
  page.off("request", request);
  return harm;
}

/** Returns the harmful texts. They are tested one by one only when they did harm together. */
async function findHarmful(page: Page, texts: string[]): Promise<string[]> {
  if ((await findHarm(page, texts.join("\n"))).length === 0) return [];
  if (texts.length === 1) return texts;
  const middle = texts.length >> 1;
  return [
    ...(await findHarmful(page, texts.slice(0, middle))),
    ...(await findHarmful(page, texts.slice(middle))),
  ];
}

const sanitizers = {
  mails: (html: string) => sanitizeMailHtml({ html, attachments: [] }) ?? "",
  articles: safeHtml,
};
const perPage = 40;

test("A40 a payload among many is found", { tag: "@one-language" }, async ({ page }) => {
  const texts = [
    ...Array.from({ length: 20 }, (_, index) => `<p>${index}</p>`),
    "<img src=x: onerror=alert(1)>",
  ];
  expect(await findHarmful(page, texts)).toEqual(texts.slice(-1));
});

for (const [what, sanitize] of Object.entries(sanitizers))
  test(
    `A40 what is left of 1,500 ${what} that mean harm runs nothing and fetches nothing in a browser`,
    { tag: "@one-language" },
    async ({ page }) => {
      const left = xssVariants.map(sanitize);
      expect(left.length).toBeGreaterThan(1_500);
      const harmful: string[] = [];
      for (let start = 0; start < left.length; start += perPage)
        harmful.push(...(await findHarmful(page, left.slice(start, start + perPage))));
      expect(harmful).toEqual([]);
    },
  );
