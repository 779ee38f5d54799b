import { violationsInBothThemes } from "./accessibility.ts";
import { addColleague, colleagueName, restoreSession, signUp } from "./business.ts";
import { expect, test } from "./test.ts";
import { locateToast } from "./page-queries.ts";

test(
  "an owner disables a colleague with the keyboard, whose page ends; then logs another device out",
  { tag: "@one-language" },
  async ({ page, browser, api, t }) => {
    const owner = await signUp(api);
    const colleague = await addColleague(api, owner);
    const context = await browser.newContext({ baseURL: api.url });
    const theirs = await context.newPage();
    await restoreSession(theirs, colleague, api.url);
    await theirs.goto("/tickets");
    await theirs.getByRole("heading", { level: 1 }).waitFor();

    await restoreSession(page, owner.token);
    await page.goto("/settings");
    const team = page.getByRole("list", { name: t("settings:team.title") });
    const row = team.getByRole("listitem").filter({ hasText: colleagueName });
    await row.getByRole("button", { name: t("settings:team.more", { name: colleagueName }) }).focus();
    await page.keyboard.press("Enter");
    for (const label of ["makeOwner", "makeManager", "disable", "remove"] as const)
      await expect(page.getByRole("menuitem", { name: t(`settings:team.${label}.label`) })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: t("settings:team.disable.label") })).toBeFocused();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog).toContainText(t("settings:team.disable.text"));
    await dialog.getByRole("button", { name: t("settings:team.disable.confirm") }).press("Enter");
    await expect(locateToast(page, t("settings:team.disable.done", { name: colleagueName }))).toBeVisible();
    await expect(row).toContainText(t("settings:team.disabled"));
    // The page they have open hears of it within seconds and leaves the portal.
    await expect(theirs).toHaveURL("/");
    await context.close();

    const { email, password } = owner;
    await api.call("POST", "/auth/login/", { json: { email, password } });
    await page.reload();
    const sessions = page.getByRole("list", { name: t("settings:sessions.title") });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    expect(await violationsInBothThemes(page)).toEqual([]);
    // As the server answers ten minutes after a log-in. The page goes on with the session's new token.
    const late = { status: 403, json: { code: "password_required", message: "" } };
    await page.route("**/api/sessions/*/", (route) => route.fulfill(late), { times: 1 });
    await sessions.getByRole("button").press("Enter");
    const question = page.getByRole("dialog", { name: t("settings:sessions.confirm.title") });
    await question.getByLabel(t("settings:sessions.confirm.password"), { exact: true }).fill(password);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await question.getByRole("button", { name: t("settings:sessions.confirm.submit") }).press("Enter");
    await expect(locateToast(page, t("settings:sessions.ended"))).toBeVisible();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await expect(sessions).toContainText(t("settings:sessions.current"));
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBe(owner.token);
    await page.reload();
    await expect(sessions).toContainText(t("settings:sessions.current"));
  },
);

test(
  "an owner closes the knowledge to agents with the keyboard: it leaves their open page, menu and address at once",
  { tag: "@one-language" },
  async ({ page, browser, api, t }) => {
    const owner = await signUp(api);
    const colleague = await addColleague(api, owner);
    const context = await browser.newContext({ baseURL: api.url });
    const theirs = await context.newPage();
    await restoreSession(theirs, colleague, api.url);
    await theirs.goto("/knowledge-base");
    const entry = theirs.getByRole("link", { name: t("common:titles.knowledge"), exact: true });
    await expect(entry).toBeVisible();

    await restoreSession(page, owner.token);
    await page.goto("/settings#roles");
    const permission = t("settings:roles.knowledge.name");
    const role = t("settings:roles.of.agent");
    const knowledge = page.getByRole("switch", { name: t("settings:roles.switch", { permission, role }) });
    await expect(knowledge).toBeChecked();
    await knowledge.focus();
    await page.keyboard.press("Space");
    await expect(knowledge).not.toBeChecked();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await expect(theirs.getByRole("heading", { name: t("portal:closed.reason") })).toBeVisible();
    await expect(entry).toHaveCount(0);
    await context.close();
    await page.reload();
    await expect(knowledge).not.toBeChecked();
  },
);

test(
  "C238 a member changes their name, crops a photo with the keyboard and sees it in the menu; then removes it",
  { tag: "@one-language" },
  async ({ page, api, t }) => {
    const owner = await signUp(api);
    await restoreSession(page, owner.token);
    await page.goto("/settings#profile");
    await page.getByRole("button", { name: t("settings:profile.rename") }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t("settings:profile.name")).fill("ريم الشهري");
    await page.keyboard.press("Enter");
    await expect(locateToast(page, t("settings:profile.renamed"))).toBeVisible();
    const account = page.getByRole("button", { name: "ريم الشهري" });
    await expect(account).toBeVisible();

    const mimeType = "image/png";
    const choose = page.getByLabel(t("settings:photo.choose"), { exact: true }).and(page.locator("input"));
    await choose.setInputFiles({ name: "text.png", mimeType, buffer: Buffer.from("no picture") });
    await expect(page.getByRole("alert").filter({ hasText: t("settings:photo.unreadable") })).toBeVisible();
    await choose.setInputFiles({ name: "me.png", mimeType, buffer: await page.screenshot() });
    await expect(dialog.getByRole("img", { name: t("settings:photo.preview") })).toBeVisible();
    const zoom = dialog.getByRole("slider", { name: t("settings:photo.zoom") });
    await zoom.focus();
    await page.keyboard.press("End");
    await expect(zoom).toHaveValue("4");
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole("button", { name: t("settings:photo.save") }).click();
    await expect(locateToast(page, t("settings:photo.saved"))).toBeVisible();
    await expect(account.locator("img")).toBeVisible();
    await page.getByRole("button", { name: t("settings:photo.remove") }).click();
    await expect(locateToast(page, t("settings:photo.removed"))).toBeVisible();
    await expect(account.locator("img")).toHaveCount(0);
  },
);
