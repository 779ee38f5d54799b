// Pictures of the pages into screenshots/, to be looked at: every page of the site, the portal and the operator's office
// in both languages and themes, on a phone, a tablet and a desk. Words on the command line choose pages by their names,
// options the rest: `npm run screenshots -- campaign settings --area=portal --language=ar --theme=dark --size=tablet`.
// With E2E_URL of a product that runs already; otherwise one is started for it.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { languages } from "#shared/language.ts";
import { chromiumFlags, ensureChromium } from "./browser/chromium.ts";
import { startProduct } from "./browser/product.ts";
import { choosePages, type Look, type ShownPage } from "./screenshots/choice.ts";
import { findPages, type Sessions } from "./screenshots/pages.ts";

const folder = fileURLToPath(new URL("../screenshots/", import.meta.url));
const sizes = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};
const maxHeight = 4000;
const themes = ["light", "dark"] as const;

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    area: { type: "string", multiple: true },
    language: { type: "string", multiple: true },
    theme: { type: "string", multiple: true },
    size: { type: "string", multiple: true },
  },
});
/** Returns the values that an option names, all of them without the option. */
const parseChoices = <Value extends string>(option: string[] | undefined, all: readonly Value[]): Value[] =>
  all.filter((value) => option?.includes(value) ?? true);

async function take(browser: Browser, url: string, pages: ShownPage[], look: Look, sessions: Sessions) {
  for (const area of new Set(pages.map((page) => page.area))) {
    const token = sessions[area];
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
    const cookie = (name: string, value: string) => ({ name, value, url });
    await context.addCookies([cookie("lang", look.language), cookie("theme", look.theme)]);
    const page = await context.newPage();
    for (const { name, path } of pages.filter((one) => one.area === area)) {
      // The error page is shown when a page's script fails while it runs.
      if (name === "crash")
        await page.route("**/assets/LegalPages-*.js", (route) =>
          route.fulfill({ contentType: "text/javascript", body: 'throw new Error("crash")' }),
        );
      await openPage(page, url + path);
      const file = [name.replaceAll(/\W+/g, "-"), look.language, look.size, look.theme].join(".");
      if (area !== "site") await growToContent(page, look.size);
      await page.screenshot({ path: `${folder}${area}.${file}.png`, fullPage: area === "site" });
    }
    await context.close();
  }
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
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
}

/**
 * Makes the window as high as the page, up to a limit, because in a picture of the full length the fixed bars of the
 * portal would stand in its middle.
 */
async function growToContent(page: Page, size: Look["size"]): Promise<void> {
  const { width, height } = sizes[size];
  await page.setViewportSize({ width, height });
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(length, height), maxHeight) });
}

/** Scrolls lazy parts and pictures into view, because they are not rendered before. */
async function wakeLazy(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let scrollTop = 0; scrollTop < end; scrollTop += 600) {
    await page.evaluate((to) => scrollTo(0, to), scrollTop);
    await page.waitForTimeout(60);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(300);
}

async function takeAll(browser: Browser, url: string): Promise<void> {
  const { pages: all, sessions } = await findPages(url);
  const pages = choosePages(all, words, values.area);
  if (pages.length === 0) throw new Error("no page has such a name");
  for (const language of parseChoices(values.language, languages))
    for (const size of parseChoices(values.size, Object.keys(sizes) as Look["size"][]))
      for (const theme of parseChoices(values.theme, themes)) {
        await take(browser, url, pages, { language, size, theme }, sessions);
        console.log(`pictures of ${pages.length} pages: ${language}, ${size}, ${theme}`);
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
