import { restoreSession, signUp } from "./business.ts";
import { enterOffice } from "./operator-office.ts";
import { locateToast } from "./page-queries.ts";
import { findScreenProblems } from "./screen-problems.ts";
import { openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";

test("an owner lets the company look into the portal, sees that it may, and ends it at once", async ({
  page,
  api,
  t,
  language,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const business = await signUp(api);
  await restoreSession(page, business.token);
  await openScreen(page, "/settings");
  const settings = page.locator("#support-access");
  await settings.getByRole("combobox", { name: t("settings:supportAccess.hours") }).selectOption("1");
  await settings.getByRole("button", { name: t("settings:supportAccess.grant") }).click();
  await expect(locateToast(page, t("settings:supportAccess.granted"))).toBeVisible();
  await expect(settings).toContainText(t("settings:supportAccess.notRead"));
  const banner = page.getByRole("region", { name: t("portal:supportAccess.label") });
  await expect(banner).toBeVisible();
  expect(await findScreenProblems(page, language, ["accessibility", "too wide"])).toEqual({});

  const context = await browser.newContext();
  const office = await context.newPage();
  await office.emulateMedia({ reducedMotion: "reduce" });
  await enterOffice(office, api);
  await openScreen(office, `/operator/organizations?q=${encodeURIComponent(business.email)}`);
  await office.getByRole("link", { name: business.name }).click();
  await office.getByRole("button", { name: t("operator:organizations.access.enter") }).click();
  await office.waitForURL(/\/dashboard$/);
  const region = office.getByRole("region", { name: t("portal:supportAccess.label") });
  await expect(region).toContainText(business.name);
  await openScreen(office, "/tickets");
  await expect(region).toBeVisible();
  expect(await findScreenProblems(office, language, ["accessibility", "too wide"])).toEqual({});

  await page.reload();
  await expect(settings).not.toContainText(t("settings:supportAccess.notRead"));
  await settings.getByRole("button", { name: t("settings:supportAccess.end") }).focus();
  await page.keyboard.press("Enter");
  await expect(locateToast(page, t("settings:supportAccess.ended"))).toBeVisible();
  await expect(banner).toHaveCount(0);
  // The operator's tab returns to the office, where they are still logged in.
  await office.reload();
  await office.waitForURL(/\/operator\/organizations\?ended=1$/);
  await expect(office.getByText(t("operator:organizations.access.ended"))).toBeVisible();
  await openScreen(page, "/settings/activity");
  const log = page.getByRole("list", { name: t("activity:list") });
  await expect(log).toContainText(t("activity:actions.supportAccess.read"));
  await expect(log).toContainText(t("activity:actions.supportAccess.enter"));
  await context.close();
});

test(
  "an operator leaves the portal for the office by the keyboard and stays logged in there",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const business = await signUp(api);
    await api.call("POST", "/api/support-access/", { token: business.token, json: { hours: 4 } });
    const token = await enterOffice(page, api);
    const { data } = await api.call<{ data: { id: string }[] }>(
      "GET",
      `/api/operator/organizations/?q=${encodeURIComponent(business.email)}`,
      { token },
    );
    await page.goto(`/operator/organizations/${data[0]?.id}`);
    await page.getByRole("button", { name: t("operator:organizations.access.enter") }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/dashboard$/);
    await page.getByRole("button", { name: t("portal:supportAccess.leave") }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/operator\/organizations\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: business.name })).toBeVisible();
  },
);
