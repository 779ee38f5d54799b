import type { Frame, Page } from "@playwright/test";
import { restoreSession, openChat, signUp } from "./business.ts";
import { shopSite } from "./shop-site.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

type Wakil = (name: string, value?: unknown) => void;
const wakil = (page: Page, name: string, value?: unknown) =>
  page.evaluate(
    ([call, argument]) => (window as unknown as { Wakil: Wakil }).Wakil(call as string, argument),
    [name, value] as const,
  );

/** Returns the chat's frame once it exists. It is in a closed shadow tree, which no selector reaches. */
const chatFrame = (page: Page): Frame | undefined =>
  page.frames().find((frame) => frame.url().includes("/chat/"));

async function openWidget(page: Page): Promise<Frame> {
  await expect.poll(() => chatFrame(page)?.url()).toBeTruthy();
  const frame = chatFrame(page)!;
  await frame.locator("[role=log][aria-busy=false]").waitFor();
  return frame;
}

/**
 * Returns everything that a visitor can notice about a page: markup, styles, names, scrolling. The widget's own
 * parts are left out.
 */
const portrait = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    copy.querySelector("wakil-widget")?.remove();
    for (const script of copy.querySelectorAll("script")) script.remove();
    const style = getComputedStyle(document.body);
    return {
      html: copy.outerHTML,
      sheets: document.styleSheets.length,
      adopted: document.adoptedStyleSheets.length,
      overflow: style.overflow,
      body: [style.margin, style.font, style.color].join(" "),
      width: document.documentElement.scrollWidth,
    };
  });

const paragraph = "<h1>متجر</h1><p>Hello <b>shop</b></p>";
const page15 = (snippet: string) =>
  ({
    "an ordinary page": { html: `<!doctype html><title>Shop</title>${paragraph}${snippet}` },
    "a page in Arabic": {
      html: `<!doctype html><html lang="ar" dir="rtl"><title>متجر</title><body>${paragraph}${snippet}`,
    },
    "a page in quirks mode": { html: `<title>Old</title><body bgcolor=white>${paragraph}${snippet}` },
    "styles that unset everything": {
      html: `<!doctype html><style>* { all: unset !important; display: block !important }</style>${paragraph}${snippet}`,
    },
    "styles that hide what they do not know": {
      html: `<!doctype html><style>:not(html, head, body, h1, p, b, script, style, title) { display: none !important; width: 0 !important; opacity: 0 !important }</style>${paragraph}${snippet}`,
    },
    "styles for every button and frame": {
      html: `<!doctype html><style>button, iframe { position: static !important; transform: scale(9); visibility: hidden !important }</style>${paragraph}${snippet}`,
    },
    "a strict policy with a nonce": {
      html: `<!doctype html><title>Strict</title>${paragraph}${snippet.replace("<script ", '<script nonce="r4nd0m" ')}`,
      policy: true,
    },
    "trusted types": {
      html: `<!doctype html><title>Trusted</title>${paragraph}${snippet}`,
      headers: { "content-security-policy": "require-trusted-types-for 'script'" },
    },
    "overwritten globals": {
      html: `<!doctype html><script>
        window.fetch = window.XMLHttpRequest = window.Promise = window.JSON = undefined;
        Array.prototype.forEach = Array.prototype.map = Array.prototype.includes = null;
        Object.assign = null; window.name = "taken"; window.open = null;
      </script>${paragraph}${snippet}`,
    },
    "a prototype with more on it": {
      html: `<!doctype html><script>
        Object.prototype.mine = function () {}; Array.prototype.last = function () {}; String.prototype.trim2 = 1;
      </script>${paragraph}${snippet}`,
    },
    "the snippet twice": { html: `<!doctype html><title>Twice</title>${paragraph}${snippet}${snippet}` },
    "the snippet in the head, before there is a body": {
      html: `<!doctype html><head><title>Head</title>${snippet}</head><body>${paragraph}`,
    },
    "a page that replaces all of itself": {
      html: `<!doctype html><title>App</title><div id=app></div>${snippet}<script>
        setTimeout(() => { document.body.replaceChildren(); document.body.innerHTML = ${JSON.stringify(paragraph)}; history.pushState({}, "", "/other"); }, 300);
        setTimeout(() => { document.querySelector("wakil-widget")?.remove(); }, 600);
      </script>`,
    },
    "blocked storage": {
      html: `<!doctype html><script>
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
      </script>${paragraph}${snippet}`,
    },
    "something above everything and a page that stops events": {
      html: `<!doctype html><style>#top { position: fixed; inset: 0 0 auto 0; height: 40px; z-index: 2147483647 }</style><div id=top></div><script>
        for (const kind of ["message", "keydown"]) addEventListener(kind, () => {}, true);
      </script>${paragraph}${snippet}`,
    },
  }) as Record<string, { html: string; headers?: Record<string, string>; policy?: true }>;

for (const name of Object.keys(page15("")))
  test(
    `A49 C178 C181 the widget works on ${name}, and leaves the page as it was`,
    { tag: "@one-language" },
    async ({ page, shop, baseURL, t }) => {
      const snippet = `<script src="${baseURL}/widget.js" data-chat="${shop.chat}" async></script>`;
      const { html, headers, policy } = page15(snippet)[name]!;
      const bare = await shopSite(html.replaceAll(/<script [^>]*widget\.js[^>]*><\/script>/g, ""), headers);
      const site = await shopSite(
        html,
        policy
          ? {
              "content-security-policy": `default-src 'none'; script-src 'nonce-r4nd0m'; frame-src ${baseURL}; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`,
            }
          : headers,
      );
      const failures: string[] = [];
      page.on("pageerror", (error) => failures.push(error.message));
      try {
        await page.goto(bare.url);
        await page.waitForTimeout(name.includes("replaces") ? 800 : 0);
        const before = await portrait(page);

        const requestedPaths: string[] = [];
        page.on("request", (request) => {
          if (baseURL && request.url().startsWith(baseURL))
            requestedPaths.push(new URL(request.url()).pathname);
        });
        await page.goto(site.url);
        await expect(page.locator("wakil-widget")).toHaveCount(1);
        if (name.includes("replaces")) await page.waitForTimeout(900);
        await expect(page.locator("wakil-widget")).toHaveCount(1);
        expect(new Set(requestedPaths), "nothing but the loader before a click").toEqual(
          new Set(["/widget.js"]),
        );
        expect(await portrait(page)).toEqual(before);

        // Clicks where the bubble is: at the end of the page's direction, 20 px from both edges.
        const size = page.viewportSize()!;
        const rtl = await page.evaluate(() => getComputedStyle(document.documentElement).direction === "rtl");
        await page.mouse.click(rtl ? 50 : size.width - 50, size.height - 50);
        const frame = await openWidget(page);
        await expect(frame.getByRole("textbox")).toBeVisible();
        await frame.getByRole("textbox").fill("هل التوصيل مجاني؟");
        await frame.getByRole("textbox").press("Enter");
        await expect(frame.getByRole("log").getByText(/200/).last()).toBeVisible();

        await frame.getByRole("button", { name: new RegExp(`^(${t("chat:close")}|إغلاق|Close)$`) }).click();
        await expect(frame.getByRole("textbox")).toBeHidden();
        expect(await portrait(page)).toEqual(before);
        expect(failures).toEqual([]);
      } finally {
        bare.server.close();
        site.server.close();
      }
    },
  );

test(
  "C183 the page opens, closes, names its customer and turns the language",
  { tag: "@one-language" },
  async ({ page, api, shop, baseURL }) => {
    const snippet = `<script>window.Wakil = function () { (Wakil.q = Wakil.q || []).push(arguments) }; Wakil("language", "en");</script><script src="${baseURL}/widget.js" data-chat="${shop.chat}" data-color="#0b5f59" data-greeting="أهلًا بك" async></script>`;
    const site = await shopSite(`<!doctype html><title>Shop</title><p>Shop</p>${snippet}`);
    try {
      await page.goto(site.url);
      await expect(page.locator("wakil-widget")).toHaveCount(1);
      await wakil(page, "identify", {
        name: "ليلى القحطاني",
        email: "layla@example.com",
        phone: "0555550177",
      });
      await wakil(page, "open");
      const frame = await openWidget(page);
      await expect(frame.locator("html")).toHaveAttribute("lang", "en");
      await wakil(page, "language", "ar");
      await expect(frame.locator("html")).toHaveAttribute("dir", "rtl");
      await frame.getByRole("textbox").fill("هل التوصيل مجاني؟");
      await frame.getByRole("textbox").press("Enter");
      await expect(frame.getByRole("log").getByText(/200/).last()).toBeVisible();
      await expect
        .poll(async () => {
          const found = await api.call<{ data: { name: string | null; email: string | null }[] }>(
            "GET",
            `/api/customers/?q=${encodeURIComponent("ليلى القحطاني")}`,
            { token: shop.token },
          );
          return found.data.map(({ name }) => name);
        })
        .toContain("ليلى القحطاني");
      await wakil(page, "close");
      await expect(frame.getByRole("textbox")).toBeHidden();
    } finally {
      site.server.close();
    }
  },
);

test(
  "only the sites an owner names may show the chat, once any are named",
  { tag: "@one-language" },
  async ({ page, t, api, baseURL }) => {
    const business = await signUp(api);
    const chat = await openChat(api, business.token);
    const site = await shopSite(
      `<!doctype html><title>Shop</title><iframe src="${baseURL}/chat/${chat}"></iframe>`,
    );
    try {
      await page.goto(site.url);
      await expect(page.frameLocator("iframe").getByRole("textbox")).toBeVisible();

      await restoreSession(page, business.token);
      await page.goto("/chatbot");
      await page.getByLabel(t("chatbot:sites.label")).fill("not a site");
      await page.getByRole("button", { name: t("chatbot:sites.save"), exact: true }).click();
      await expect(page.getByText(t("errors:field.site_invalid"))).toBeVisible();
      await page.getByLabel(t("chatbot:sites.label")).fill("shop.example/about\nhttps://*.shop.example");
      await page.getByRole("button", { name: t("chatbot:sites.save"), exact: true }).click();
      await expect(locateToast(page, t("chatbot:sites.saved"))).toBeVisible();
      await expect(page.getByLabel(t("chatbot:sites.label"))).toHaveValue(
        "https://shop.example\nhttps://*.shop.example",
      );

      const refused = page.waitForEvent("console", (message) => /frame-ancestors/i.test(message.text()));
      await page.goto(site.url);
      await refused;
    } finally {
      site.server.close();
    }
  },
);

test(
  "A50 what other windows say to the shop's page or to the chat has no effect",
  { tag: "@one-language" },
  async ({ page, api, shop, baseURL }) => {
    const snippet = `<script>window.Wakil = function () { (Wakil.q = Wakil.q || []).push(arguments) }; Wakil("language", "ar");</script><script src="${baseURL}/widget.js" data-chat="${shop.chat}" async></script>`;
    const hostileMessages = [
      "close-chat-widget",
      { type: "close-chat-widget" },
      { type: "language-change", language: "en" },
      { type: "identify", customer: { name: "أحمد المنتحل", email: "mallory@elsewhere.example" } },
      { type: ["close-chat-widget"], language: {} },
      null,
      7,
      ["identify"],
    ];
    const sayAll = `for (const to of [parent, top, opener, ...Array.from({ length: parent.length }, (_, index) => parent[index])])
      for (const words of [...${JSON.stringify(hostileMessages)}, "x".repeat(10_000_000)]) to?.postMessage(words, "*");`;
    const stranger = await shopSite(
      `<!doctype html><title>Elsewhere</title><script>onmessage = ({ data }) => { if (data !== "speak") return; ${sayAll} parent.postMessage("said", "*"); };</script>`,
    );
    const site = await shopSite(
      `<!doctype html><title>Shop</title><p>Shop</p><iframe name="advertisement" src="${stranger.url.replace("localhost", "127.0.0.1")}"></iframe>${snippet}`,
    );
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    try {
      await page.goto(site.url);
      await expect(page.locator("wakil-widget")).toHaveCount(1);
      await wakil(page, "open");
      const frame = await openWidget(page);
      await page.evaluate((words) => {
        const nextMessage = new Promise((resolve) => {
          addEventListener("message", ({ data }) => data === "said" && resolve(true));
        });
        // The advertisement sends messages, and so does a script of the page in the page's own name.
        frames[0]!.postMessage("speak", "*");
        for (const each of words) postMessage(each, "*");
        return nextMessage;
      }, hostileMessages);
      await frame.getByRole("textbox").fill("هل التوصيل مجاني؟");
      await frame.getByRole("textbox").press("Enter");
      await expect(frame.getByRole("log").getByText(/200/).last()).toBeVisible();
      await expect(frame.locator("html")).toHaveAttribute("lang", "ar");
      const { data } = await api.call<{ data: unknown[] }>(
        "GET",
        `/api/customers/?q=${encodeURIComponent("المنتحل")}`,
        { token: shop.token },
      );
      expect(data).toEqual([]);
      expect(failures).toEqual([]);
      // The chat follows commands from the shop itself.
      await wakil(page, "language", "en");
      await expect(frame.locator("html")).toHaveAttribute("lang", "en");
    } finally {
      stranger.server.close();
      site.server.close();
    }
  },
);
