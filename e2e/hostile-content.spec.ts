import type { Page } from "@playwright/test";
import { sanitizeMailHtml } from "#server/channels/email/sanitize-html.ts";
import { xssPayloads } from "#server/testing/xss-payloads.ts";
import { demoChat, demoToken, openChat, restoreSession, train } from "./business.ts";
import { ChatPageModel } from "./chat-page-model.ts";
import { officeAddresses, portalAddresses } from "./every-page.ts";
import {
  answerWithPayloads,
  canaryServer,
  findHarm,
  followHarm,
  openPage,
  payloadWriter,
  remoteContents,
  remoteText,
} from "./hostile-content.ts";
import { enterOffice, operatorToken } from "./operator-office.ts";
import { enterPortal, openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";
import { ticketFrom, whatsappShop } from "./whatsapp-shop.ts";

/**
 * Proves that the canary server works, and that a browser does send it requests without the product's protection.
 */
async function proveCanary(page: Page, canary: { url: string; hits: string[] }): Promise<void> {
  const contents = Object.entries(remoteContents(canary.url)).filter(
    ([kind]) => !["markdown", "address", "icon", "refresh"].includes(kind),
  );
  await page.setContent(`<!doctype html><body>${contents.map(([, html]) => html).join("\n")}</body>`);
  await expect.poll(() => canary.hits.length).toBeGreaterThanOrEqual(contents.length);
  await page.goto("about:blank");
  canary.hits.length = 0;
}

/** Waits until the page shows its texts; by then it has started all requests. */
const waitForText = async (page: Page, text: string): Promise<void> => {
  await page.getByText(text).first().waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
};

test(
  "A45 no answer, message, mail or article has a browser ask a foreign server for anything",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    await using canary = await canaryServer();
    await proveCanary(page, canary);
    const text = remoteText(canary.url);
    const requestsByPlace: Record<string, string[]> = {};
    const note = (place: string) => {
      requestsByPlace[place] = canary.hits.splice(0);
    };

    const business = await whatsappShop(api);
    const { token } = business;
    const json = { phrasings: ["كم مدة التوصيل إلى أبها؟"], answer: { ar: `يومان. ${text}`, en: null } };
    await api.call("POST", "/api/faqs/", { token, json });
    await train(api, token);
    const ticket = await ticketFrom(api, business, "noura", `سؤال من واتساب ${text}`);
    const chat = new ChatPageModel(page, t);
    await chat.open(await openChat(api, token));
    await chat.ask(`كم مدة التوصيل إلى أبها؟`);
    await chat.answered();
    await waitForText(page, `${canary.url}/address.png`);
    note("the agent's answer in the chat");
    await page.reload();
    await chat.ready();
    await waitForText(page, `${canary.url}/address.png`);
    note("the chat's history");

    await restoreSession(page, token);
    for (const path of ["/tickets", `/tickets/${ticket}`, "/knowledge-base/answers"]) {
      await openScreen(page, path);
      await waitForText(page, path === "/knowledge-base/answers" ? "أبها" : "سؤال من واتساب");
      note(path);
    }
    const { data: tickets } = await api.call<{ data: { id: string; channel: string }[] }>(
      "GET",
      "/api/tickets/",
      { token },
    );
    const other = tickets.find(({ id }) => id !== ticket);
    await openScreen(page, `/tickets/${other?.id}`);
    await waitForText(page, `${canary.url}/address.png`);
    note("the agent's answer in the inbox");

    const office = await operatorToken(api);
    const { data: article } = await api.call<{ data: { id: number; revision: number } }>(
      "POST",
      "/api/operator/articles/",
      { token: office, json: {} },
    );
    const title = `خبر ${article.id}`;
    const words = { title, title_arabic: title, description: title, description_arabic: title };
    const content = `<p>${title}</p>${text}`;
    const path = `/api/operator/articles/${article.id}/`;
    type Saved = { data: { revision: number } };
    const { data: saved } = await api.call<Saved>("PUT", path, {
      token: office,
      json: { revision: article.revision, cover_photo: "", content, content_arabic: content, ...words },
    });
    const { data: published } = await api.call<Saved>("POST", `${path}publish/`, {
      token: office,
      json: { revision: saved.revision },
    });
    for (const place of [`/newsdeatils/${article.id}`, "/newslisting"]) {
      await page.goto(place);
      await waitForText(page, title);
      note(place);
    }
    await enterOffice(page, api);
    await openScreen(page, `/operator/news/${article.id}`);
    note("the editor of articles");
    await api.call("POST", `${path}unpublish/`, {
      token: office,
      json: { revision: published.revision },
    });

    expect(Object.keys(requestsByPlace)).toHaveLength(9);
    expect(Object.entries(requestsByPlace).filter(([, hits]) => hits.length > 0)).toEqual([]);
  },
);

test(
  "A45 a mail asks no foreign server, cleaned or, if cleaning should ever fail, as it came",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    await using canary = await canaryServer();
    await proveCanary(page, canary);
    await enterPortal(page, api);
    const html = `<p>قرب المحل</p>${remoteText(canary.url)}`;
    const mails = [sanitizeMailHtml({ html, attachments: [] }) ?? "", html];
    let mail = "";
    await page.route("**/api/messages/*/original/", async (route) => {
      await route.fulfill({ json: { data: { subject: "x", text: "x", html: mail } } });
    });
    await openScreen(page, "/tickets?channel=email");
    await page.getByRole("main").locator('a[href^="/tickets/"]').first().click();
    await page.waitForURL(/\/tickets\/[\w-]{10,}/);
    for (mail of mails) {
      await page.reload();
      await page
        .getByRole("button", { name: t("portal:original.open") })
        .first()
        .click();
      const frame = page.getByRole("dialog").frameLocator("iframe");
      await frame.getByText("قرب المحل").waitFor();
      // Loading is finished when every request has succeeded or was refused.
      await expect
        .poll(() =>
          page
            .getByRole("dialog")
            .locator("iframe")
            .evaluate((shownMail: HTMLIFrameElement) => shownMail.contentDocument?.readyState),
        )
        .toBe("complete");
      expect(canary.hits).toEqual([]);
    }
  },
);

/** A part of many payloads that a browser shows as text. */
const hostileMark = /alert\(1\)|hostile\.example|127\.0\.0\.1:\d+/;

/** Screens on which the demo always shows texts of businesses and people. */
const screensWithTexts = [
  "/dashboard",
  "/tickets",
  "/customers",
  "/knowledge-base/answers",
  "/settings",
  "/operator/organizations",
  "/operator/news",
  "/marketing-agent/campaigns",
];

/** Shows each screen with payloads in every text that the API returns. Returns the harm that they did. */
async function showAll(page: Page, screens: string[], canary: { url: string }): Promise<string[]> {
  const harm = followHarm(page);
  const payloads = [...xssPayloads, ...Object.values(remoteContents(canary.url))];
  await answerWithPayloads(page, payloadWriter(3, payloads));
  const found: string[] = [];
  let isLoaded = false;
  for (const path of screens) {
    if (isLoaded) await openPage(page, path);
    else await page.goto(path);
    isLoaded = true;
    await page.locator("h1").first().waitFor();
    if (screensWithTexts.includes(path))
      await page.waitForFunction(() => document.body.innerText.includes("alert(1)"));
    await page.waitForFunction(() => !document.querySelector("main [aria-busy=true]"));
    found.push(...(await findHarm(page)).map((what) => `${path}: ${what}`));
  }
  return [...harm, ...found];
}

test(
  "A40 A45 markup in any text of the portal, or in an agent's answer there, runs nothing and fetches nothing",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    await using canary = await canaryServer();
    const token = await demoToken(api);
    const screens = await portalAddresses(api, token);
    await restoreSession(page, token);
    expect(await showAll(page, screens, canary)).toEqual([]);

    await openPage(page, "/ask");
    await page.getByRole("textbox", { name: t("agents:ask.placeholder") }).fill("متى تفتحون؟");
    await page.keyboard.press("Enter");
    const log = page.getByRole("log", { name: t("agents:ask.log") });
    await log.getByText(hostileMark).first().waitFor();
    expect(await findHarm(page)).toEqual([]);
    await openPage(page, "/agents/support");
    const preview = page.getByRole("region", { name: t("portal:ask.title") });
    await preview.getByRole("textbox").fill("متى تفتحون؟");
    await preview.getByRole("button", { name: t("portal:ask.send"), exact: true }).click();
    await preview.getByText(hostileMark).first().waitFor();
    expect(await findHarm(page)).toEqual([]);
    // A dialog shows what is in its address.
    await openPage(
      page,
      `/knowledge-base/answers?write=${encodeURIComponent(xssPayloads.slice(0, 9).join(" "))}`,
    );
    await page.getByRole("dialog").waitFor();
    expect(await findHarm(page)).toEqual([]);
    expect(canary.hits).toEqual([]);
  },
);

test(
  "A40 A45 markup in any text of the operator's office or of a chat runs nothing and fetches nothing",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    await using canary = await canaryServer();
    const token = await enterOffice(page, api);
    const harm = await showAll(page, await officeAddresses(api, token), canary);
    await new ChatPageModel(page, t).open(await demoChat(api));
    expect([...harm, ...(await findHarm(page)), ...canary.hits]).toEqual([]);
  },
);
