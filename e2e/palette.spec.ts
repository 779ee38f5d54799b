import type { Page } from "@playwright/test";
import { demoAgent } from "#server/demo/business.ts";
import { violationsInBothThemes } from "./accessibility.ts";
import type { Api } from "./api.ts";
import { demoToken, restoreSession, signUp } from "./business.ts";
import { horizontalOverflow } from "./page-queries.ts";
import { expect, test } from "./test.ts";
import { texts } from "./texts.ts";

const palette = (page: Page) => page.getByRole("dialog");
const option = (page: Page, name: string) => palette(page).getByRole("option", { name, exact: true });

async function agentToken(api: Api): Promise<string> {
  const { email, password } = demoAgent;
  const { data } = await api.call<{ data: { token: string } }>("POST", "/auth/login/", {
    json: { email, password },
  });
  return data.token;
}

test(
  "C239 by keyboard alone the palette opens pages by their names in either language, the recent ones first",
  { tag: "@one-language" },
  async ({ page, t, api, language }) => {
    const other = texts(language === "ar" ? "en" : "ar");
    await restoreSession(page, (await signUp(api)).token);
    await page.goto("/settings");
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    await page.keyboard.press("Control+KeyK");
    const field = palette(page).getByRole("combobox");
    await expect(field).toBeFocused();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(palette(page)).toBeHidden();
    // This is the same key on an Arabic keyboard.
    await page.evaluate(() =>
      document.activeElement!.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ن", code: "KeyK", ctrlKey: true, bubbles: true }),
      ),
    );
    await expect(field).toBeFocused();
    await page.keyboard.type(other("common:titles.customers"));
    await expect(option(page, t("common:titles.customers"))).toHaveAttribute("data-focused", "true");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/customers");
    await expect(palette(page)).toBeHidden();
    await expect(heading).toBeFocused();
    await page.keyboard.press("Control+KeyK");
    const first = palette(page).getByRole("group").first();
    await expect(first).toHaveAccessibleName(t("palette:groups.recent"));
    await expect(first.getByRole("option")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
  },
);

test(
  "the palette's button opens it; customers and tickets are found as one types, and commands run",
  { tag: ["@phone", "@one-language"] },
  async ({ page, t, api }) => {
    const token = await demoToken(api);
    const { data } = await api.call<{ data: { id: string; name: string | null }[] }>(
      "GET",
      "/api/customers/?page_size=50",
      { token },
    );
    const customer = data.find(({ name }) => name)!;
    await restoreSession(page, token);
    await page.goto("/about");
    const open = page.getByRole("button", { name: t("portal:menu.search") }).filter({ visible: true });
    await open.click();
    const field = palette(page).getByRole("combobox");
    await field.pressSequentially(customer.name!);
    expect(await horizontalOverflow(page)).toBe(0);
    await palette(page)
      .getByRole("group", { name: t("palette:groups.customers") })
      .getByRole("option", { name: customer.name! })
      .first()
      .click();
    await expect(page).toHaveURL(/\/customers\/[\w-]{36}$/);
    await open.click();
    await field.fill("zzqqxx");
    await expect(palette(page).getByText(t("palette:nothing", { q: "zzqqxx" }))).toBeVisible();
    await field.fill(t("palette:actions.darkTheme"));
    await option(page, t("palette:actions.darkTheme")).click();
    await expect(palette(page)).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.keyboard.press("Control+KeyK");
    await expect(option(page, t("palette:actions.connect"))).toHaveCount(1);
    await restoreSession(page, await agentToken(api));
    await page.goto("/about");
    await open.click();
    await expect(option(page, t("palette:actions.newCampaign"))).toHaveCount(1);
    await expect(option(page, t("palette:actions.connect"))).toHaveCount(0);
  },
);

test(
  "C239 the question mark lists the shortcuts, G and a letter go somewhere, and switched off they do nothing",
  { tag: "@one-language" },
  async ({ page, t, api }) => {
    await restoreSession(page, (await signUp(api)).token);
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.keyboard.press("g");
    await page.keyboard.press("t");
    await expect(page).toHaveURL("/tickets");
    await page.keyboard.press("Shift+Slash");
    const list = page.getByRole("dialog", { name: t("palette:shortcuts.title") });
    await expect(list.getByText(t("palette:shortcuts.reply"), { exact: true })).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await list.getByRole("switch").uncheck({ force: true });
    await page.keyboard.press("Escape");
    await page.keyboard.press("Shift+Slash");
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await expect(list).toBeHidden();
    await page.keyboard.press("Control+KeyK");
    await expect(palette(page).getByRole("combobox")).toBeFocused();
    await expect(page).toHaveURL("/tickets");
  },
);
