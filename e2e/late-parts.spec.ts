import type { Page } from "@playwright/test";
import { restoreSession, signUp } from "./business.ts";
import { openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";
import type { Texts } from "./texts.ts";

// A part of a page comes in a file of its own, which may not arrive.
const customersFile = /\/assets\/CustomersPage-[^/]*\.js/;

const openMenuEntry = (page: Page, t: Texts, name: "tickets" | "customers") =>
  page
    .getByRole("navigation")
    .getByRole("link", { name: t(`common:titles.${name}`) })
    .first()
    .click();

test(
  "a page that cannot be loaded says so in its place, and opens when the owner tries again",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await openScreen(page, "/dashboard");
    await page.route(customersFile, (route) => route.abort());
    await openMenuEntry(page, t, "customers");
    const problem = page.getByRole("alert").filter({ hasText: t("common:errors.loadTitle") });
    await expect(problem).toBeVisible();
    // The menu is still there, and another page opens without the message.
    await openMenuEntry(page, t, "tickets");
    await expect(page).toHaveURL(/\/tickets/);
    await expect(problem).toBeHidden();
    await openMenuEntry(page, t, "customers");
    await expect(problem).toBeVisible();
    await page.unroute(customersFile);
    await problem.getByRole("button", { name: t("common:tryAgain") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("common:titles.customers") })).toBeVisible();
  },
);

test(
  "a part that cannot be loaded without a connection is loaded by itself when the connection is back",
  { tag: "@one-language" },
  async ({ page, context, api, t }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await openScreen(page, "/dashboard");
    await context.setOffline(true);
    await openMenuEntry(page, t, "customers");
    const problem = page.getByRole("alert").filter({ hasText: t("common:errors.loadTitle") });
    await expect(problem).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: t("common:titles.customers") })).toBeVisible();
    await expect(problem).toBeHidden();
  },
);

test(
  "a file that a new deployment removed reloads the page once, and then says so in its place",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const { token } = await signUp(api);
    await restoreSession(page, token);
    await openScreen(page, "/dashboard");
    await page.route(customersFile, (route) => route.fulfill({ status: 404, body: "" }));
    let loads = 0;
    page.on("load", () => (loads += 1));
    await openMenuEntry(page, t, "customers");
    const problem = page.getByRole("alert").filter({ hasText: t("common:errors.loadTitle") });
    await expect(problem).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute(customersFile);
    await problem.getByRole("button", { name: t("common:tryAgain") }).click();
    await expect(page.getByRole("heading", { level: 1, name: t("common:titles.customers") })).toBeVisible();
  },
);
