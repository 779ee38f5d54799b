import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "#shared/language.ts";
import { Api } from "./api.ts";
import { type Shop, createTrainedShop } from "./business.ts";
import { texts, type Texts } from "./texts.ts";

export interface Options {
  /** The language of the project; pages open in it by cookie. */
  language: Language;
}

interface Fixtures {
  /** Calls the product's API as a script would. */
  api: Api;
  /** The product's texts in the language of the project: `t("auth:login.submit")`. */
  t: Texts;
  /** An address of this test's own, so that the limits per visitor see a visitor each. */
  visitor: string;
}

interface Shared {
  /** A trained business that all tests of a worker may write to in chats of their own. */
  shop: Shop;
}

/** A page that is painted but does not react yet: its script has not come. `Live` in web/ says when it has. */
const notLive = "html:not([data-live]) #root";

/** A page of ours that reacts, or one of somebody else. */
const isSettled = (page: Page): Promise<void> =>
  page.locator("html[data-live], html:not(:has(#root))").waitFor({ state: "attached" });

/**
 * Who acts before a page is live meets buttons that do nothing. Every way to a page waits here: the calls that open one
 * return when it is live, and before each action or assertion Playwright waits for a page that a link, a form or the
 * product itself has led to. A test that names another moment (`waitUntil`) wants the page as it is then.
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
    async ({}, use) => use(await createTrainedShop(new Api(process.env["E2E_URL"] ?? "", "ar", address()))),
    { scope: "worker", timeout: 180_000 },
  ],
  t: async ({ language }, use) => use(texts(language)),
  api: async ({ baseURL, language, visitor }, use) => use(new Api(baseURL ?? "", language, visitor)),
});

export { expect };
