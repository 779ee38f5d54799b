import { readFile } from "node:fs/promises";
import { violationsInBothThemes } from "./accessibility.ts";
import { addColleague, colleagueName, restoreSession, signUp } from "./business.ts";
import { Keyboard } from "./keyboard.ts";
import { enterOffice } from "./operator-office.ts";
import { locateToast, waitForMenuFocus } from "./page-queries.ts";
import { openScreen } from "./screens.ts";
import { expect, test } from "./test.ts";

test(
  "an owner sees who changed what and when, with the values before and after, filters it and saves it as a file",
  { tag: "@phone" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    const colleague = await addColleague(api, owner);
    const brand = (name: string) =>
      api.call("PUT", "/api/knowledge/brand/", { token: owner.token, json: { ar: name, en: name } });
    await brand("محمصة الشرق");
    await brand("محمصة الغرب");

    await restoreSession(page, owner.token);
    await openScreen(page, "/settings");
    await page.getByRole("link", { name: t("settings:activity.open") }).click();
    const log = page.getByRole("list", { name: t("activity:list") });
    const entries = log.locator("> li");
    const newest = entries.first();
    await expect(newest).toContainText(t("activity:actions.knowledge.setBrand"));
    await expect(newest).toContainText(owner.name);
    const newestTime = await newest.locator("time").getAttribute("datetime");
    expect(Math.abs(Date.now() - Date.parse(newestTime ?? ""))).toBeLessThan(3_600_000);
    await newest.locator("summary").click();
    await expect(newest.getByRole("term").first()).toHaveText(t("activity:fields.brand_ar"));
    await expect(newest.getByRole("definition").first()).toContainText("محمصة الشرق");
    await expect(newest.getByRole("definition").first()).toContainText("محمصة الغرب");
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.getByRole("button", { name: t("activity:check.label") }).click();
    const count = await entries.count();
    await expect(
      locateToast(page, t("activity:check.unbroken", { count, number: String(count) })),
    ).toBeVisible();

    await page
      .getByRole("button", { name: t("portal:filter.add", { name: t("activity:filters.person") }) })
      .click();
    await page.getByRole("menuitem", { name: colleagueName }).click();
    await expect(log).not.toContainText(t("activity:actions.knowledge.setBrand"));
    await expect(newest).toContainText(t("activity:actions.auth.logIn"));
    await expect(newest).toContainText(colleagueName);
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: t("activity:export") }).click();
    const file = await readFile(await (await saving).path(), "utf8");
    expect(file).toContain(t("activity:actions.auth.logIn"));
    expect(file).not.toContain(t("activity:actions.knowledge.setBrand"));

    await restoreSession(page, colleague);
    await openScreen(page, "/settings");
    await expect(page.getByRole("heading", { name: t("settings:sessions.title") })).toBeVisible();
    await expect(page.getByRole("link", { name: t("settings:activity.open") })).toHaveCount(0);
    await page.goto("/settings/activity");
    await expect(page.getByRole("heading", { name: t("activity:ownersOnly.title") })).toBeVisible();
  },
);

test(
  "by keyboard alone an owner opens an entry, narrows the log to a part of the portal and to days, and clears that",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    await api.call("PUT", "/api/knowledge/brand/", {
      token: owner.token,
      json: { ar: "محمصة الشرق", en: "East Roastery" },
    });
    await restoreSession(page, owner.token);
    await openScreen(page, "/settings/activity");
    const keyboard = new Keyboard(page);
    const entries = page.getByRole("list", { name: t("activity:list") }).locator("> li");
    await keyboard.tabTo(
      page.getByRole("button", { name: t("portal:filter.add", { name: t("activity:filters.area") }) }),
    );
    await keyboard.press("Enter");
    await waitForMenuFocus(page);
    const areas = page.getByRole("menuitem");
    const named = t("activity:areas.knowledge");
    for (const area of await areas.allTextContents()) {
      if (area === named) break;
      await keyboard.press("ArrowDown");
    }
    await keyboard.press("Enter");
    await expect(page).toHaveURL("/settings/activity?area=knowledge");
    await expect(entries).toHaveCount(1);
    await keyboard.tabTo(entries.locator("summary"));
    await keyboard.press("Enter");
    await expect(entries.getByRole("definition").first()).toContainText("محمصة الشرق");
    expect(keyboard.problems).toEqual([]);

    await page.getByLabel(t("activity:filters.to"), { exact: true }).fill("2020-01-01");
    await expect(page.getByRole("heading", { name: t("activity:noMatch.title") })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(t("activity:filters.to"), { exact: true })).toHaveValue("1/1/2020");
    await page.getByRole("button", { name: t("activity:filters.clear"), exact: true }).press("Enter");
    await expect(page).toHaveURL("/settings/activity");
    await expect(entries).not.toHaveCount(1);
    await expect(page.getByLabel(t("activity:filters.to"), { exact: true })).toHaveValue("");
  },
);

test("an operator sees what operators did, and of a business who did what without what was changed", async ({
  page,
  api,
  t,
}) => {
  const owner = await signUp(api);
  await api.call("PUT", "/api/knowledge/brand/", {
    token: owner.token,
    json: { ar: "محمصة الشرق", en: "East Roastery" },
  });
  await enterOffice(page, api);
  await openScreen(page, "/operator/operators");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("operator:titles.operatorActivity") })
    .press("Enter");
  const log = page.getByRole("list", { name: t("activity:list") });
  await expect(log.locator("> li").first()).toContainText(t("activity:actions.auth.logIn"));
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.goto("/operator/organizations");
  await page.getByRole("searchbox", { name: t("operator:organizations.find") }).fill(owner.email);
  await expect(page.getByRole("row").filter({ has: page.getByRole("link") })).toHaveCount(1);
  await page.getByRole("link", { name: owner.name }).press("Enter");
  await page
    .getByRole("main")
    .getByRole("link", { name: t("operator:titles.operatorActivity") })
    .press("Enter");
  await expect(
    page.getByRole("heading", { level: 1, name: t("activity:operator.organization", { name: owner.name }) }),
  ).toBeVisible();
  const newest = log.locator("> li").first();
  await expect(newest).toContainText(t("activity:actions.knowledge.setBrand"));
  await expect(newest).toContainText(owner.name);
  await expect(log).not.toContainText("محمصة الشرق");
  await expect(log.locator("details")).toHaveCount(0);
  await page.getByRole("button", { name: t("activity:check.label") }).press("Enter");
  const count = await log.locator("> li").count();
  await expect(
    locateToast(page, t("activity:check.unbroken", { count, number: String(count) })),
  ).toBeVisible();
});
