// A picture of every page into screenshots/, to be looked at: both languages, light and dark; public pages on a phone, a
// tablet and a desk. `--public` leaves out what is behind the log-in.
// With E2E_URL of a product that runs already; otherwise one is started for it.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { demoOwner } from "#server/demo/business.ts";
import { type Language, languages } from "#shared/language.ts";
import { chromiumFlags, ensureChromium } from "./browser/chromium.ts";
import { startProduct } from "./browser/product.ts";

const folder = fileURLToPath(new URL("../screenshots/", import.meta.url));
const sitePages = {
  home: "/",
  aboutus: "/aboutus",
  pricing: "/pricing",
  contactus: "/contactus",
  news: "/newslisting",
  article: "/newsdeatils/1",
  "no-article": "/newsdeatils/0",
  privacy: "/privacy",
  terms: "/termsAndCondition",
  "sign-up": "/sign-up",
  login: "/login",
  "forgot-password": "/forgot-password",
  "forgot-password-error": "/forgot-password-error",
  "set-new-password": "/set-new-password/token",
  "email-alert": "/email-alert",
  "not-found": "/no-such-page",
  crash: "/privacy",
};
const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};

interface Look {
  language: Language;
  size: keyof typeof sizes;
  theme: "light" | "dark";
}

async function take(
  browser: Browser,
  url: string,
  pages: Record<string, string>,
  look: Look,
  token?: string,
): Promise<void> {
  const cookie = (name: string, value: string) => ({ name, value, url });
  const context = await browser.newContext({
    viewport: sizes[look.size],
    reducedMotion: "reduce",
    timezoneId: "Asia/Riyadh",
    ...(token && {
      storageState: {
        cookies: [],
        origins: [{ origin: url, localStorage: [{ name: "token", value: token }] }],
      },
    }),
  });
  await context.addCookies([cookie("lang", look.language), cookie("theme", look.theme)]);
  const page = await context.newPage();
  for (const [name, path] of Object.entries(pages)) {
    // The error page is shown when a page's script cannot be loaded.
    if (name === "crash") await page.route("**/assets/LegalPages-*.js", (route) => route.abort());
    await page.goto(url + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("load");
    await page.evaluate(() => document.fonts.ready);
    // Figures and lists appear after the heading; live streams never end, so the network is never idle.
    await page
      .locator("[aria-busy=true], [role=status]:has(svg)")
      .first()
      .waitFor({ state: "detached", timeout: 5000 })
      .catch(() => {});
    await wakeLazy(page);
    const file = `${name}.${look.language}.${look.size}${look.theme === "dark" ? ".dark" : ""}.png`;
    // The portal's lists scroll inside their frame on a phone; public pages are captured in full length.
    await page.screenshot({ path: `${folder}${file}`, fullPage: !token || look.size === "desk" });
  }
  await context.close();
}

/** Scrolls lazy parts and pictures into view, because they are not rendered before. */
async function wakeLazy(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < end; at += 600) {
    await page.evaluate((to) => scrollTo(0, to), at);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  const ask = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
  const { token } = await ask<{ token: string }>("/auth/login/", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: demoOwner.email, password: demoOwner.password }),
  });
  const headers = { authorization: `Bearer ${token}` };
  const chat = await ask<{ token: string } | null>("/api/chatbot/", { headers });
  const [ticket] = await ask<{ id: string }[]>("/api/tickets/?order=waiting&page_size=1", { headers });
  const [customer] = await ask<{ id: string }[]>("/api/customers/?page_size=1", { headers });
  const portalPages = {
    dashboard: "/dashboard",
    tickets: "/tickets",
    ticket: `/tickets/${ticket?.id}`,
    customers: "/customers",
    customer: `/customers/${customer?.id}`,
    knowledge: "/knowledge-base",
    answers: "/knowledge-base/answers",
    gaps: "/knowledge-base/gaps",
    quality: "/knowledge-base/quality",
    chatbot: "/chatbot",
    "how-to-start": "/how-to-start",
    about: "/about",
  };
  for (const language of languages)
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
      for (const theme of ["light", "dark"] as const) {
        await take(browser, url, { ...sitePages, chat: `/chat/${chat?.token}` }, { language, size, theme });
        if (size !== "tablet" && !process.argv.includes("--public"))
          await take(browser, url, portalPages, { language, size, theme }, token);
      }
      console.log(`pictures of every page: ${language}, ${size}`);
    }
}

const executablePath = ensureChromium();
if (!executablePath) process.exit(1);
mkdirSync(folder, { recursive: true });
const running = process.env["E2E_URL"];
const product = running ? undefined : await startProduct();
const browser = await chromium.launch({ executablePath, args: chromiumFlags });
try {
  await takeAll(browser, product?.url ?? running ?? "");
} finally {
  await browser.close();
  await product?.stop();
}
