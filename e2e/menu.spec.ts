import { violationsInBothThemes } from "./accessibility.ts";
import { demoToken, restoreSession } from "./business.ts";
import { openAccountMenu } from "./page-queries.ts";
import { expect, test } from "./test.ts";

test("C239 C240 the menu names all sixteen parts of the product and leads to the guarded legal pages", async ({
  page,
  t,
  api,
  language,
}) => {
  await restoreSession(page, await demoToken(api));
  await page.goto("/dashboard");
  const menu = page.getByRole("complementary").first();
  for (const [part, path] of [
    ["dashboard", "/dashboard"],
    ["tickets", "/tickets"],
    ["customers", "/customers"],
    ["knowledge", "/knowledge-base"],
    ["agents", "/agents"],
    ["channels", "/channels"],
    ["campaigns", "/marketing-agent/campaigns"],
    ["microInfluencers", "/marketing-agent/micro-influencers"],
  ] as const)
    await expect(menu.getByRole("link", { name: t(`common:titles.${part}`) })).toHaveAttribute("href", path);
  await expect(menu.getByText(t("portal:menu.marketing"), { exact: true })).toBeVisible();
  const account = await openAccountMenu(page, t);
  for (const [part, path] of [
    ["subscription", "/subscription"],
    ["settings", "/settings"],
    ["howToStart", "/how-to-start"],
  ] as const)
    await expect(
      account.getByRole("link", { name: t(`common:titles.${part}`), exact: true }),
    ).toHaveAttribute("href", path);
  await expect(account.getByRole("link", { name: t("portal:menu.profile"), exact: true })).toHaveAttribute(
    "href",
    "/settings#profile",
  );
  await expect(account.getByRole("link", { name: t("portal:menu.support"), exact: true })).toHaveAttribute(
    "href",
    "/support",
  );
  await expect(account.getByRole("button", { name: t("common:language.switch") })).toBeVisible();
  await expect(account.getByRole("button", { name: t("portal:menu.logout"), exact: true })).toBeVisible();
  // The hidden buttons that close a popover are outside of its dialog, which axe reports as regions.
  const found = await violationsInBothThemes(page);
  expect(found.filter((line) => !line.includes("region: "))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: t("portal:menu.account") })).toBeFocused();
  for (const [name, path] of [
    ["about", "/about"],
    ["terms", "/terms"],
    ["privacy", "/privacypolicy"],
  ] as const) {
    await (
      await openAccountMenu(page, t)
    )
      .getByRole("link", { name: t(`portal:menu.${name}`), exact: true })
      .click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await (await openAccountMenu(page, t)).getByRole("button", { name: t("common:language.switch") }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "ar" ? "en" : "ar");
});

test(
  "C239 view profile leads to one's own part of the settings, from further down the same page too",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    await page.setViewportSize({ width: 1440, height: 600 });
    await restoreSession(page, await demoToken(api));
    await page.goto("/settings#profile");
    const profile = page.getByRole("heading", { level: 2, name: t("settings:profile.title"), exact: true });
    await expect(profile).toBeFocused();
    await page
      .getByRole("heading", { level: 2, name: t("settings:password.title"), exact: true })
      .scrollIntoViewIfNeeded();
    await expect(profile).not.toBeInViewport();
    await (await openAccountMenu(page, t)).getByRole("link", { name: t("portal:menu.profile") }).click();
    await expect(profile).toBeInViewport();
    await expect(profile).toBeFocused();
  },
);

test(
  "the portal's theme is chosen in the menu, shown at once and kept",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    await restoreSession(page, await demoToken(api));
    await page.goto("/about");
    const root = page.locator("html");
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await openAccountMenu(page, t);
    await page.getByRole("radio", { name: t("common:theme.light") }).check({ force: true });
    await expect(root).toHaveAttribute("data-theme", "light");
    const light = await paper();
    await page.getByRole("radio", { name: t("common:theme.dark") }).check({ force: true });
    await expect(root).toHaveAttribute("data-theme", "dark");
    expect(await paper()).not.toBe(light);
    await page.reload();
    await expect(root).toHaveAttribute("data-theme", "dark");
  },
);
