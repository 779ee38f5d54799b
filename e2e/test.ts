import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "#shared/language.ts";
import { Api } from "./api.ts";
import { type Shop, createTrainedShop } from "./business.ts";
import { texts, type Texts } from "./texts.ts";

export interface Options {
  /** The language of the project, which pages read from a cookie. */
  language: Language;
}

interface Fixtures {
  /** Calls the product's API as a script would. */
  api: Api;
  /** The product's texts in the language of the project: `t("auth:login.submit")`. */
  t: Texts;
  /** A client address for this test alone, so that the limits per visitor count each test as a separate visitor. */
  visitor: string;
}

interface Shared {
  /** A trained business to which all tests of a worker and its successors may write, each in its own chat. */
  shop: Shop;
}

/**
 * Matches a page that is painted but does not react yet, because its script has not loaded. `Live` in web/ marks
 * when it has.
 */
const notLive = "html:not([data-live]) #root";

/** Waits for a page of the product to react, or for a page of another site. */
const isSettled = (page: Page): Promise<void> =>
  page.locator("html[data-live], html:not(:has(#root))").waitFor({ state: "attached" });

/**
 * Makes tests wait until a page is live, because its buttons do nothing before. The calls that open a page return
 * when it is live, and before each action or assertion Playwright waits for a page to which a link, a form or the
 * product itself has led. A test that names another moment (`waitUntil`) gets the page as it is then.
 */
async function waitForLive(page: Page): Promise<void> {
  await page.addLocatorHandler(page.locator(notLive), () => isSettled(page));
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    if (options?.waitUntil) await page.removeLocatorHandler(page.locator(notLive));
    const response = await goto(url, options);
    if (!options?.waitUntil) await isSettled(page);
    return response;
  };
  for (const name of ["reload", "goBack", "goForward"] as const) {
    const move = page[name].bind(page);
    page[name] = async (options) => {
      const response = await move(options);
      await isSettled(page);
      return response;
    };
  }
}

const part = () => Math.floor(Math.random() * 254) + 1;

const address = () => `10.${part()}.${part()}.${part()}`;

/**
 * Opens the shop that an earlier worker kept in this file, otherwise creates and keeps it. Each project has workers of
 * its own, and reading and training on the demo's files takes the server more than ten seconds. Workers that run at
 * the same time have different files, and Playwright removes them before the next run.
 */
async function openSharedShop(file: string): Promise<Shop> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Shop;
  const shop = await createTrainedShop(new Api(process.env["E2E_URL"] ?? "", "ar", address()));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(shop));
  return shop;
}

export const test = base.extend<Options & Fixtures, Shared>({
  language: ["ar", { option: true }],
  visitor: async ({}, use) => use(address()),
  extraHTTPHeaders: async ({ visitor }, use) => use({ "X-Forwarded-For": visitor }),
  storageState: async ({ baseURL, language }, use) => {
    const cookie = { name: "lang", value: language, domain: new URL(baseURL ?? "").hostname, path: "/" };
    await use({
      cookies: [{ ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: "Lax" }],
      origins: [],
    });
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) await waitForLive(page);
    await use(page);
  },
  shop: [
    async ({}, use, { parallelIndex, project }) =>
      use(await openSharedShop(join(project.outputDir, `shop-${parallelIndex}.json`))),
    { scope: "worker", timeout: 180_000 },
  ],
  t: async ({ language }, use) => use(texts(language)),
  api: async ({ baseURL, language, visitor }, use) => use(new Api(baseURL ?? "", language, visitor)),
});

export { expect };
