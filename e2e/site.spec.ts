import type { Page, Route } from "@playwright/test";
import { expect, test } from "./test.ts";

const name = { ar: "وكيل", en: "Wakil" } as const;

/** Returns what the browser receives before any script runs. */
async function fetchPage(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers: { accept: "text/html", ...headers } });
  const html = await response.text();
  return {
    status: response.status,
    root: /<html lang="(\w+)" dir="(\w+)"/.exec(html)?.slice(1).join(" "),
    body: /<body class="([^"]*)"|<body>/.exec(html)?.[1] ?? "",
  };
}

const readVisibleText = (page: Page) =>
  page.evaluate(() => ({
    root: `${document.documentElement.lang} ${document.documentElement.dir}`,
    rtl: document.body.classList.contains("rtl"),
  }));

test(
  "C001 C009 D09 the server sends Arabic unless the address or the cookie says English",
  { tag: "@one-language" },
  async ({ baseURL }) => {
    const arabic = { status: 200, root: "ar rtl", body: "rtl" };
    const english = { status: 200, root: "en ltr", body: "" };
    expect(await fetchPage(`${baseURL}/`, { "accept-language": "en-US,en;q=0.9" })).toEqual(arabic);
    expect(await fetchPage(`${baseURL}/login`, { cookie: "lang=en" })).toEqual(english);
    expect(await fetchPage(`${baseURL}/login?lang=ar`, { cookie: "lang=en" })).toEqual(arabic);
    expect(await fetchPage(`${baseURL}/login?lang=en`)).toEqual(english);
    expect(await fetchPage(`${baseURL}/login`, { cookie: "lang=fr" })).toEqual(arabic);
  },
);

test("C002 C003 C004 C005 C006 C007 the switch turns page, title and texts without a reload, and it lasts", async ({
  page,
  language,
}) => {
  const other = language === "ar" ? "en" : "ar";
  const state = {
    ar: { root: "ar rtl", rtl: true },
    en: { root: "en ltr", rtl: false },
  };
  await page.goto("/login");
  await expect(page).toHaveTitle(new RegExp(`^${name[language]} \\| `));
  expect(await readVisibleText(page)).toEqual(state[language]);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const heading = await page.getByRole("heading", { level: 1 }).innerText();
  await page.getByRole("banner").locator(`button[lang=${other}]:visible`).click();
  await expect(page).toHaveTitle(new RegExp(`^${name[other]} \\| `));
  expect(await readVisibleText(page)).toEqual(state[other]);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(heading);
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  await page.reload();
  expect(await readVisibleText(page)).toEqual(state[other]);
  await page.getByRole("banner").locator(`button[lang=${language}]:visible`).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  expect(await readVisibleText(page)).toEqual(state[language]);
});

test("D09 a language in the address wins over the stored one and becomes it", async ({ page, language }) => {
  const other = language === "ar" ? "en" : "ar";
  await page.goto(`/login?lang=${other}`);
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await page.goto("/privacy");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
});

test("C016 C017 C039 an unknown path is a 404 with a page that leads on, titled by its path", async ({
  page,
  t,
  language,
}) => {
  const answer = await page.goto("/foo-bar");
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(`${name[language]} | Foo-bar`);
  await expect(page.getByRole("heading", { level: 1, name: t("common:notFound.title") })).toBeVisible();
  await page
    .getByRole("navigation", { name: t("common:notFound.doors") })
    .getByRole("link", { name: t("common:home") })
    .click();
  await expect(page).toHaveURL("/");
});

test(
  "C015 D14 older paths lead to today's pages and keep their query",
  { tag: "@one-language" },
  async ({ page }) => {
    await page.goto("/privacy-policy?from=mail");
    await expect(page).toHaveURL("/privacy?from=mail");
    await page.goto("/ticket-dashboard");
    await expect(page).toHaveURL("/login?from=%2Ftickets");
  },
);

test(
  "C011 D12 a new page starts at its top with the focus on its heading",
  { tag: "@one-language" },
  async ({ page, t }) => {
    await page.goto("/privacy");
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("common:titles.terms") })
      .click();
    await expect(page).toHaveURL("/termsAndCondition");
    const heading = page.getByRole("heading", { level: 1, name: t("common:titles.terms") });
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  "C012 a page that is still on its way shows the spinner",
  { tag: "@one-language" },
  async ({ page, t }) => {
    await page.goto("/");
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/LegalPages-*.js", async (route) => {
      await isReleased;
      await route.continue();
    });
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("common:titles.privacy") })
      .click();
    await expect(page.getByRole("status").filter({ hasText: t("common:loading") })).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1, name: t("common:titles.privacy") })).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: t("common:loading") })).toHaveCount(0);
  },
);

/** Serves a script that throws. One that does not arrive is loaded again instead (e2e/late-parts.spec.ts). */
const failWhileRunning = (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body: 'throw new Error("a fault of this page")' });

test("C057 C058 C059 C060 C061 D20 a page that cannot be drawn ends on the error screen, and trying again reloads", async ({
  page,
  t,
  language,
}) => {
  await page.route("**/assets/LegalPages-*.js", failWhileRunning);
  await page.goto("/privacy");
  const headlines =
    language === "en"
      ? [
          "Oops! An error occurred.",
          "Uh-oh! Something\u2019s broken.",
          "Unexpected error encountered.",
          "Looks like we hit a snag.",
          "Oops! Something went wrong.",
          "Well, that\u2019s embarrassing!",
        ]
      : ["a", "b", "c", "d", "e", "f"].map((key) => t(`common:crash.headlines.${key}`));
  // The server rendered the page, and the error screen replaces it once its script has failed.
  await expect(page.locator("details")).toBeVisible();
  const headline = await page.getByRole("heading", { level: 1 }).innerText();
  expect(headlines).toContain(headline);
  const [line, view, again] =
    language === "en"
      ? ["We encountered an unexpected issue.", "View Error Details", "Try Again"]
      : [t("common:crash.line"), t("common:crash.details"), t("common:crash.tryAgain")];
  await expect(page.getByText(line, { exact: true })).toBeVisible();

  const details = page.locator("details");
  await expect(details).not.toHaveAttribute("open");
  await details.getByText(view, { exact: true }).click();
  await expect(details.locator("pre")).toBeVisible();
  await expect(details).toContainText(t("common:crash.reference"));
  expect(await details.innerText(), "no stack for customers").not.toMatch(/\n\s+at /);
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(headline);

  await page.unroute("**/assets/LegalPages-*.js");
  await page.getByRole("button", { name: again, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: t("common:titles.privacy") })).toBeVisible();
});

test(
  "C062 C274 going back from the error screen is one step back and a reload after 500 ms",
  { tag: "@one-language" },
  async ({ page, t, language }) => {
    await page.goto("/login");
    await page.route("**/assets/LegalPages-*.js", failWhileRunning);
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: t("common:titles.privacy") })
      .click();
    const back = page.getByRole("button", {
      name: language === "en" ? "Go Back" : t("common:crash.goBack"),
      exact: true,
    });
    await expect(back).toBeVisible();
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await back.click();
    await expect(page).toHaveURL("/login");
    await page.clock.runFor(499);
    expect(await page.evaluate(() => "same" in window), "before 500 ms").toBe(true);
    const loaded = page.waitForEvent("load");
    await page.clock.runFor(1);
    await loaded;
    await page.clock.resume();
    expect(await page.evaluate(() => "same" in window), "loaded anew").toBe(false);
    await expect(page.getByRole("heading", { level: 1, name: t("auth:login.title") })).toBeVisible();
  },
);

test("C063 the error screen is written larger from right to left", async ({ page }) => {
  await page.route("**/assets/LegalPages-*.js", failWhileRunning);
  const size = async (language: string) => {
    await page.goto(`/privacy?lang=${language}`);
    const line = page.locator("h1 + p");
    await expect(line).toBeVisible();
    return line.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  };
  expect(await size("ar")).toBeGreaterThan(await size("en"));
});

test("C067 C068 the front page leads to sign-up and log-in, the logo home", async ({ page, t }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: t("landing:hero.title") })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("landing:hero.start") })
    .first()
    .click();
  await expect(page).toHaveURL("/sign-up");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("site:brandHome") })
    .click();
  await expect(page).toHaveURL("/");
  await page
    .getByRole("banner")
    .getByRole("link", { name: t("site:nav.login") })
    .click();
  await expect(page).toHaveURL("/login");
});

test("C069 on a small screen the links fold behind a menu button", async ({ page, t }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const banner = page.getByRole("banner");
  const link = banner.getByRole("link", { name: t("site:nav.login") });
  const menu = banner.getByRole("button", { name: t("site:nav.menu") });
  await expect(link).toBeHidden();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
  await expect(link).toBeVisible();
  await menu.click();
  await expect(link).toBeHidden();
});

test("C111 C112 the terms guarantee 80 percent with a margin of 20 and say how it is measured", async ({
  page,
  t,
}) => {
  await page.goto("/termsAndCondition");
  const guarantee = page.locator("section#accuracy");
  await expect(guarantee).toContainText("80%");
  await expect(guarantee).toContainText("20%");
  await expect(guarantee.getByRole("listitem")).toHaveCount(8);
  await page.getByRole("link", { name: t("terms:sections.9.title"), exact: true }).click();
  await expect(page).toHaveURL(/#accuracy$/);
  await expect(guarantee).toBeInViewport();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("common:titles.privacy") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("common:titles.privacy") })).toBeVisible();
});

test("C111 C113 the privacy policy lists what is collected and tells step by step how to have it deleted", async ({
  page,
  t,
}) => {
  await page.goto("/privacy");
  await expect(page.locator("section#collect").getByRole("listitem")).toHaveCount(6);
  const deletion = page.locator("section#delete");
  await expect(deletion.getByRole("heading", { name: t("privacy:sections.9.title") })).toBeVisible();
  await expect(deletion.getByRole("listitem")).toHaveCount(7);
  await expect(deletion.getByRole("link").first()).toHaveAttribute("href", "mailto:privacy@wakil.example");
  await expect(deletion).toContainText("30");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("navigation", { name: t("legal:contents") })).toBeHidden();
  await expect(deletion).toBeVisible();
});
