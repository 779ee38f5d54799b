import type { Page } from "@playwright/test";
import { demoChat, demoToken, restoreSession } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { recordEvents, measurementId } from "./measuring.ts";
import { enterOffice } from "./operator-office.ts";
import { openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";

/** Records what the policies of all pages and frames refuse that are opened from now on. */
async function followRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction("tellRefusal", (what: string) => refused.push(what));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, sample, sourceFile }) =>
      (window as unknown as { tellRefusal: (what: string) => void }).tellRefusal(
        `${violatedDirective}: ${sample} (${sourceFile} at ${location.pathname})`,
      ),
    ),
  );
  return refused;
}

/**
 * Tries the ways from a string to HTML or a script in the page, as a mistake in our code would. Returns those that
 * were not refused.
 */
const waysThrough = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hostile = "<img src=x onerror=alert(1)>";
    const element = () => document.body.appendChild(document.createElement("div"));
    const ways: Record<string, () => unknown> = {
      innerHTML: () => (element().innerHTML = hostile),
      outerHTML: () => (element().outerHTML = hostile),
      insertAdjacentHTML: () => element().insertAdjacentHTML("beforeend", hostile),
      srcdoc: () => (document.createElement("iframe").srcdoc = hostile),
      DOMParser: () => new DOMParser().parseFromString(hostile, "text/html"),
      "document.write": () => document.write(hostile),
      "a script's address": () => (document.createElement("script").src = "/assets/other.js"),
      "a script's text": () => (document.createElement("script").text = "alert(1)"),
      "a policy of its own": () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy("mine", {}),
    };
    return Object.entries(ways).flatMap(([name, way]) => {
      try {
        way();
        return [name];
      } catch (problem) {
        return problem instanceof TypeError ? [] : [`${name}: ${String(problem)}`];
      }
    });
  });

test(
  "A33 a string becomes neither HTML nor a script on the site, in the portal, in the office and in the chat",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const tried: Record<string, string[]> = {};
    const attempt = async (path: string) => {
      await page.goto(path);
      tried[path] = await waysThrough(page);
    };
    for (const path of ["/", "/login", "/newslisting", "/nothing-here"]) await attempt(path);
    await restoreSession(page, await demoToken(api));
    await attempt("/dashboard");
    await enterOffice(page, api);
    await attempt("/operator");
    await new ChatPageModel(page, t).open(await demoChat(api));
    tried["the chat"] = await waysThrough(page);
    expect(Object.keys(tried)).toHaveLength(7);
    expect(Object.entries(tried).filter(([, ways]) => ways.length > 0)).toEqual([]);
  },
);

/** The script adds further scripts in the same way as Google's: by a policy with their name. */
const measuringScript = `if (!document.currentScript.src.endsWith("further.js")) {
  const own = trustedTypes.createPolicy("goog#html", { createScriptURL: (address) => address });
  const further = document.createElement("script");
  further.src = own.createScriptURL("https://www.googletagmanager.com/further.js");
  document.head.append(further);
}`;

test(
  "A33 articles, measured pages and the chat are shown without anything that their policy refuses",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const refused = await followRefusals(page);
    await new ChatPageModel(page, t).open(await demoChat(api));
    const { scriptUrls } = await recordEvents(page, measuringScript);
    await page.goto("/newslisting");
    await page.getByRole("button", { name: t("common:consent.grant") }).click();
    await expect
      .poll(() => scriptUrls)
      .toEqual([
        `https://www.googletagmanager.com/gtag/js?id=${measurementId}`,
        "https://www.googletagmanager.com/further.js",
      ]);
    // The browser renders this page, whereas after a reload the server would have rendered it.
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await page.waitForURL(/\/newsdeatils\/\d+$/);
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toBeVisible();
    const text = await article.locator("p").last().innerText();
    await page.reload();
    await expect(article.locator("p").last()).toHaveText(text);
    expect(refused).toEqual([]);
  },
);

test.describe("on this machine", () => {
  // The demo's mailbox is only available on this machine.
  test.use({ extraHTTPHeaders: {} });

  test(
    "A33 a mail stands in its frame as high as it is, and the editor reads and takes in HTML, without anything refused",
    { tag: "@one-language" },
    async ({ page, api, language }) => {
      const refused = await followRefusals(page);
      await restoreSession(page, await demoToken(api));
      await openScreen(page, "/simulator/mail");
      const frame = page.locator("iframe");
      await expect(frame.contentFrame().locator("body a").first()).toBeVisible();
      await expect
        .poll(() =>
          frame.evaluate((shown: HTMLIFrameElement) => {
            const { scrollHeight = 0 } = shown.contentDocument?.documentElement ?? {};
            return scrollHeight > 150 && shown.clientHeight >= scrollHeight;
          }),
        )
        .toBe(true);

      const token = await enterOffice(page, api);
      const { data } = await api.call<{ data: { id: number } }>("POST", "/api/operator/articles/", {
        token,
        json: {},
      });
      const path = `/operator/news/${data.id}`;
      await openScreen(page, path);
      const editor = page.getByRole("textbox", { name: language === "ar" ? /\(العربية\)$/ : /\(English\)$/ });
      await editor.last().click();
      await editor.last().evaluate((box) => {
        const clipboard = new DataTransfer();
        clipboard.setData(
          "text/html",
          '<h2 class="theirs">Pasted heading</h2><p>Pasted <b>text</b><u></u></p>',
        );
        box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: clipboard, bubbles: true }));
      });
      const pasted = "<h2>Pasted heading</h2><p>Pasted <strong>text</strong></p>";
      const readEditorHtml = () => editor.last().evaluate((box) => box.innerHTML);
      await expect.poll(readEditorHtml).toContain(pasted);
      const storedText = async () =>
        JSON.stringify(
          (await api.call<{ data: object }>("GET", `/api/operator/articles/${data.id}/`, { token })).data,
        );
      await expect.poll(storedText).toContain("Pasted heading");
      await openScreen(page, path);
      await expect.poll(readEditorHtml).toContain(pasted);
      expect(refused).toEqual([]);
    },
  );
});
