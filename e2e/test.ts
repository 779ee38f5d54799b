import { test as base, expect, type Page } from "@playwright/test";
import type { Language } from "#shared/language.ts";
import { Api } from "./api.ts";
import { type Shop, trainedShop } from "./business.ts";
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

/** Pages are painted before their script has come; who clicks ahead of it meets a page that does nothing yet. */
const isLive = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const root = document.getElementById("root");
    // Links to what is to be fetched early stand before the page.
    const shown = root?.querySelector(":scope > :not(link)") ?? {};
    return !root || Object.keys(shown).some((key) => key.startsWith("__react"));
  });

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
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      // A test that names another moment wants the page as it is then.
      if (!options?.waitUntil && javaScriptEnabled) await expect.poll(() => isLive(page)).toBe(true);
      return response;
    };
    await use(page);
  },
  shop: [
    async ({}, use) => use(await trainedShop(new Api(process.env["E2E_URL"] ?? "", "ar", address()))),
    { scope: "worker", timeout: 180_000 },
  ],
  t: async ({ language }, use) => use(texts(language)),
  api: async ({ baseURL, language, visitor }, use) => use(new Api(baseURL ?? "", language, visitor)),
});

export { expect };
